import ArgumentParser

/// What the parser's completions lack.
enum CompletionScript {
  /// A completion script whose `help` offers the commands, and then those of a command; any other text as it is.
  static func completingHelp(in script: String) -> String {
    let commands = CartoucheCommand.configuration.subcommands
    let topics = ([CartoucheCommand.self] + commands).compactMap { command -> (before: String, words: String)? in
      let names = command.configuration.subcommands.map { $0._commandName }
      let before = command == CartoucheCommand.self ? "" : command._commandName
      return names.isEmpty ? nil : (before, names.joined(separator: " "))
    }
    let cases = topics.map { "('\($0.before)') echo \($0.words);;" }.joined(separator: " ")
    if script.hasPrefix("#!/bin/bash"), let start = script.firstRange(of: "\n_cartouche_help() {")?.lowerBound {
      let words = "$(case \"${COMP_WORDS[*]:2:COMP_CWORD-2}\" in \(cases) esac)"
      return withoutGivenOptions(String(script[..<start]))
        + String(script[start...]).replacing(
          "_options -1\n", with: "_options -1\n    COMPREPLY+=($(compgen -W \"\(words)\" -- \"${cur}\"))\n")
    }
    if script.hasPrefix("#compdef") {
      let words = "$(case \"${words[2,CURRENT-1]}\" in \(cases) esac)"
      return script.replacing("'*:subcommands:'", with: "\"*:subcommands:(\(words))\"")
    }
    guard script.contains("__cartouche_should_offer_completions_for") else { return script }
    return topics.reduce(script) { script, topic in
      let line = topic.before.isEmpty ? "help" : "help \(topic.before)"
      // Without a word, only quotes give the comparison a left side.
      let isLine = "test \"$(string join \" \" (__cartouche_tokens -pc)[2..])\" = \"\(line)\""
      return script + "\ncomplete -c 'cartouche' -n '\(isLine)' -fa '\(topic.words)'"
    }
  }

  /// The script for Bash, which forgets given flags twice and given options never.
  private static func withoutGivenOptions(_ script: String) -> String {
    guard let start = script.firstRange(of: "if \"${not_found}\"")?.lowerBound,
      let end = script[start...].firstRange(of: "unset \"unparsed_words")?.lowerBound
    else { return script }
    let flags = String(script[start..<end])
    return script[..<start] + flags.replacing("non_repeating_flags", with: "non_repeating_options") + script[end...]
  }
}

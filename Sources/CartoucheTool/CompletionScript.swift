import ArgumentParser

/// What the parser's completions lack.
enum CompletionScript {
  /// A completion script whose `help` offers the commands; any other text as it is.
  static func completingHelp(in script: String) -> String {
    let commands = CartoucheCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    let words = commands.joined(separator: " ")
    if script.hasPrefix("#!/bin/bash"), let start = script.firstRange(of: "\n_cartouche_help() {")?.lowerBound {
      return String(script[..<start])
        + String(script[start...]).replacing(
          "_options -1\n", with: "_options -1\n    COMPREPLY+=($(compgen -W '\(words)' -- \"${cur}\"))\n")
    }
    if script.hasPrefix("#compdef") { return script.replacing("'*:subcommands:'", with: "'*:subcommands:(\(words))'") }
    guard script.contains("__cartouche_should_offer_completions_for") else { return script }
    return script + "\ncomplete -c 'cartouche' -n '__fish_seen_subcommand_from help' -fa '\(words)'"
  }
}

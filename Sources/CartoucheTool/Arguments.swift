import Messages

/// The command line as the parser needs it.
enum Arguments {
  /// The maximum number: the parser takes minutes for many more. `xargs` can divide longer lists of files.
  private static let maximumCount = 5_000

  /// Bytes that are not UTF-8 would be drawn as question marks.
  static func check() throws(Failure) {
    // Swift's runtime reads them there, and has not even the name of the program without it.
    guard CommandLine.argc > 0 else {
      throw Failure(code: .noInput, reason: "the arguments cannot be read: /proc is not mounted")
    }
    guard CommandLine.argc <= maximumCount + 1 else {
      throw .usage("\(CommandLine.argc - 1) arguments are too many; the maximum is \(maximumCount)")
    }
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      guard let text = String(validatingCString: argument) else {
        throw .usage("argument \(index) is not UTF-8: '\(Message.shortened(String(cString: argument)))'")
      }
      guard !text.hasTooManyMarks else {
        throw .usage("argument \(index) has a letter with more than \(String.maximumMarks) combining marks")
      }
    }
  }

  private static let missing = "Missing expected argument "

  /// What to say instead of a message that a required option is missing, where an argument nearly is that option.
  private static func misspelled(_ message: String, _ arguments: [String]) -> String? {
    guard message.hasPrefix(missing + "'--") else { return nil }
    let option = String(message.dropFirst(missing.count + 1).prefix { $0 != " " && $0 != "'" })
    let names = arguments.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
    let typed = names.first { name in
      name.hasPrefix("--") && (name.nearest(among: [option]) != nil || name.utf8.count > 3 && option.hasPrefix(name))
    }
    return typed.map { Message.unknown("option", $0, suggestion: option, known: []) }
  }

  /// A message of the parser in the words of all others, on one line, with long arguments in it shortened.
  ///
  /// - Parameter help: The command that prints the help about these arguments.
  static func readable(_ message: String, about arguments: [String], help: String) -> String {
    let line = message.split(separator: "\n").first.map(String.init) ?? ""
    if let misspelled = misspelled(line, arguments) { return misspelled }
    let text: String
    if line.hasPrefix(missing) {
      let command = help.dropFirst("cartouche ".count).dropLast(" --help".count)
      text = "'\(command)' needs \(line.dropFirst(missing.count).filter { $0 != "'" }); see \(help)"
    } else {
      let sentence = line.last == "." ? line.dropLast() : line[...]
      let rest = sentence.dropFirst().replacing(". Did you mean", with: "; did you mean")
      let own = sentence.prefix(1).lowercased() + rest
      let saysReason = own.hasSuffix("?") || own.hasPrefix("the value '") && own.contains("': ")
      text = saysReason ? own : "\(own); see \(help)"
    }
    let long = arguments.filter { $0.utf8.count > 120 && text.contains($0) }
    return TerminalText.plain(long.reduce(text) { $0.replacing($1, with: Message.shortened($1)) })
  }
}

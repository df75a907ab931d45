import Messages

/// The command line as the parser needs it.
enum Arguments {
  /// The maximum number: the parser takes minutes for many more. `xargs` can divide longer lists of files.
  private static let maximumCount = 5_000

  /// Bytes that are not UTF-8 would be drawn as question marks.
  static func check() throws(Failure) {
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

  /// What to say instead of a message that a required option is missing, where an argument nearly is that option.
  private static func misspelled(_ message: String, _ arguments: [String]) -> String? {
    let head = "Missing expected argument '"
    guard message.hasPrefix(head + "--") else { return nil }
    let option = String(message.dropFirst(head.count).prefix { $0 != " " && $0 != "'" })
    let names = arguments.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
    let typed = names.first { name in
      name.hasPrefix("--") && (name.nearest(among: [option]) != nil || name.utf8.count > 3 && option.hasPrefix(name))
    }
    return typed.map { Message.unknown("option", $0, suggestion: option, known: []) }
  }

  /// A message of the parser on one line, with long arguments in it shortened.
  static func readable(_ message: String, about arguments: [String]) -> String {
    let line = message.split(separator: "\n").first.map(String.init) ?? "see cartouche --help"
    if let misspelled = misspelled(line, arguments) { return misspelled }
    let long = arguments.filter { $0.utf8.count > 120 && line.contains($0) }
    return TerminalText.plain(long.reduce(line) { $0.replacing($1, with: Message.shortened($1)) })
  }
}

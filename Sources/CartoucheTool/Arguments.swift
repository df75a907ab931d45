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

  /// A message of the parser on one line, with long arguments in it shortened.
  static func readable(_ message: String, about arguments: [String]) -> String {
    let line = message.split(separator: "\n").first.map(String.init) ?? "see cartouche --help"
    let long = arguments.filter { $0.utf8.count > 120 && line.contains($0) }
    return TerminalText.plain(long.reduce(line) { $0.replacing($1, with: Message.shortened($1)) })
  }
}

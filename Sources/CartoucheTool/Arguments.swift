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

  /// The mark before a text that only looks like an option. No argument of a process can contain it.
  private static let mark = "\u{0}"

  /// Marks the negative numbers among the texts of a badge, which the parser would take for options:
  /// `cartouche hub -5`, `cartouche status change -3%`.
  static func prepared(_ arguments: [String]) -> [String] {
    guard ["pill", "hub", "status"].contains(arguments.first) else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments.enumerated().map { index, argument in
      // After an option is its value.
      let isText =
        0 < index && index < end
        && (index == 1 || !arguments[index - 1].hasPrefix("-") || isNegative(arguments[index - 1]))
      return isText && isNegative(argument) ? mark + argument : argument
    }
  }

  /// A text of a badge as it was written.
  static func restored(_ text: String) -> String { text.replacing(mark, with: "") }

  /// A message of the parser on one line, with long arguments in it shortened.
  static func readable(_ message: String, about arguments: [String]) -> String {
    let line = restored(message).split(separator: "\n").first.map(String.init) ?? "see cartouche --help"
    let long = arguments.filter { $0.utf8.count > 120 && line.contains($0) }
    return TerminalText.plain(long.reduce(line) { $0.replacing($1, with: Message.shortened($1)) })
  }

  /// A negative number with anything after its digits, such as a percent sign.
  private static func isNegative(_ text: String) -> Bool {
    guard text.hasPrefix("-") else { return false }
    let digits = text.dropFirst().utf8
    let first = digits.first == UInt8(ascii: ".") ? digits.dropFirst().first : digits.first
    return first.map { (0x30...0x39).contains($0) } ?? false
  }
}

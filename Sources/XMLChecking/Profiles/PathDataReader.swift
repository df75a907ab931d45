/// A position in path data that only moves forward, with the functions that all forms of path data share.
struct PathDataReader {
  typealias Problem = XMLDiagnostic.PathDataProblem

  private let data: ArraySlice<UInt8>
  private(set) var index: Int

  init(_ data: ArraySlice<UInt8>) {
    self.data = data
    index = data.startIndex
  }

  var peek: UInt8? { peek(after: 0) }

  func peek(after step: Int) -> UInt8? {
    index + step < data.endIndex ? data[index + step] : nil
  }

  mutating func skip(_ count: Int = 1) { index = min(index + count, data.endIndex) }

  mutating func skipSpaces() {
    while peek == UInt8(ascii: " ") { index += 1 }
  }

  var startsNumber: Bool {
    guard let byte = peek else { return false }
    return Self.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Whether the number here begins with its decimal point.
  var startsWithPoint: Bool { peek(after: peek == UInt8(ascii: "-") ? 1 : 0) == UInt8(ascii: ".") }

  /// Skips a plain number with at most six decimals. Returns whether there was one.
  mutating func skipNumber() -> Bool {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    let whole = skipDigits()
    if peek == UInt8(ascii: ".") {
      index += 1
      let decimals = skipDigits()
      if 1...6 ~= decimals { return true }
    } else if whole > 0 {
      return true
    }
    index = start
    return false
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = peek, Self.isDigit(byte) { index += 1 }
    return index - start
  }

  /// The fault if a number of `command` is missing.
  func missingArgument(of command: UInt8) -> Problem {
    guard let byte = peek, Self.argumentCount(of: byte) == nil else {
      return .incomplete(command: Self.character(command))
    }
    return unexpected
  }

  /// The fault of an unexpected character at this position.
  var unexpected: Problem {
    .unexpected(String(decoding: data[index...].prefix(32), as: UTF8.self).first ?? " ")
  }

  /// The number of numbers in one set of a command's arguments, in either case; nil if it is no command.
  static func argumentCount(of command: UInt8) -> Int? {
    switch command | 0x20 {
    case UInt8(ascii: "z"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "q"), UInt8(ascii: "s"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: nil
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}

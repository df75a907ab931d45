/// A position in path data that only moves forward, with the functions that all forms of path data share.
@safe
struct PathDataReader {
  typealias Problem = XMLDiagnostic.PartProblem

  private let data: UnsafeBufferPointer<UInt8>
  private let count: Int
  private(set) var index = 0

  /// - Parameter data: The bytes, which must outlive the reader.
  init(_ data: UnsafeBufferPointer<UInt8>) {
    unsafe self.data = data
    count = data.count
  }

  var isAtEnd: Bool { index >= count }

  /// The next byte; 0, which no document has, at the end.
  var peek: UInt8 { peek(after: 0) }

  func peek(after step: Int) -> UInt8 { index + step < count ? unsafe data[index + step] : 0 }

  mutating func skip(_ step: Int = 1) { index = min(index + step, count) }

  mutating func skipSpaces() {
    while peek == UInt8(ascii: " ") { index += 1 }
  }

  var startsNumber: Bool {
    let byte = peek
    return Self.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Whether the number here begins with its decimal point.
  var startsWithPoint: Bool { peek(after: peek == UInt8(ascii: "-") ? 1 : 0) == UInt8(ascii: ".") }

  /// Skips a plain number with at most six decimals. Returns whether there was one.
  mutating func skipNumber() -> Bool {
    let start = peek == UInt8(ascii: "-") ? index + 1 : index
    var end = endOfDigits(from: start)
    if end < count, unsafe data[end] == UInt8(ascii: ".") {
      let decimals = end + 1
      end = endOfDigits(from: decimals)
      guard 1...6 ~= end - decimals else { return false }
    } else if end == start {
      return false
    }
    index = end
    return true
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < count, unsafe Self.isDigit(data[end]) { end &+= 1 }
    return end
  }

  /// The fault if a number of `command` is missing.
  func missingArgument(of command: UInt8) -> Problem {
    guard !isAtEnd, Self.argumentCount(of: peek) == nil else {
      return .incomplete(command: Self.character(command))
    }
    return unexpected
  }

  /// The fault of an unexpected character at this position.
  var unexpected: Problem {
    .unexpected(unsafe String(decoding: data[index...].prefix(32), as: UTF8.self).first ?? " ")
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

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}

/// The text of a file, checked for a YAML parser.
struct SourceText: Sendable {
  /// The maximum size of a file in bytes: 16 MiB.
  static let maximumSize = 16 << 20

  /// The text, without a byte order mark.
  let text: String
  /// For each line as YAML counts them, which also ends lines at U+0085, U+2028 and U+2029: where an editor shows its
  /// beginning.
  private let lines: [SourcePosition]
  /// Characters that the text does not contain, for marks in a copy.
  let unusedCharacters: [Unicode.Scalar]

  /// Checks size, encoding and characters.
  init(_ bytes: [UInt8]) throws(SourceError) {
    let start = SourcePosition(line: 1, column: 1)
    guard bytes.count <= Self.maximumSize else {
      throw SourceError(at: start, problem: .tooLarge(bytes: bytes.count, maximum: Self.maximumSize))
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      var places = SourcePlaces(Array(content))
      throw SourceError(at: places.place(of: content.validUTF8Count), problem: .invalidUTF8)
    }

    var lines = [start]
    var position = start
    var isUsed = [Bool](repeating: false, count: Self.privateUse.count)
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard Self.isAllowed(scalar) else {
        throw SourceError(at: position, problem: .forbiddenCharacter(scalar.value))
      }
      if Self.privateUse.contains(scalar.value) { isUsed[Int(scalar.value - Self.privateUse.lowerBound)] = true }
      position.advance(past: scalar, after: last)
      if Self.endsLine(scalar) && !(scalar == "\n" && last == "\r") { lines.append(position) }
      last = scalar
    }
    self.text = text
    self.lines = lines
    unusedCharacters = zip(Self.privateUse, isUsed).lazy.filter { !$0.1 }.prefix(Self.wantedMarks)
      .compactMap { Unicode.Scalar($0.0) }
  }

  /// The position in an editor of what a YAML parser finds at `line` and `column`, both from 1.
  func position(line: Int, column: Int) -> SourcePosition {
    let start = lines[max(0, min(line, lines.count) - 1)]
    return SourcePosition(line: start.line, column: start.column + column - 1)
  }

  /// The private use area of the first plane, which no text needs.
  private static let privateUse: ClosedRange<UInt32> = 0xE000...0xF8FF
  private static let wantedMarks = 5

  /// The characters of YAML 1.1, section 5.1, as its usual parser takes them.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether a line ends at `scalar` as YAML counts lines; CR LF is one end.
  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension SourcePosition {
  /// Steps over a character, given the one before it.
  fileprivate mutating func advance(past scalar: Unicode.Scalar, after last: Unicode.Scalar?) {
    switch (last, scalar) {
    case ("\r", "\n"): break
    case (_, "\n"), (_, "\r"):
      line += 1
      column = 1
    default: column += 1
    }
  }
}

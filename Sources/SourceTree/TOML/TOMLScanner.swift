import Messages

/// Steps through the characters of TOML (version 1.0).
struct TOMLScanner {
  /// A part of a key, and where it is.
  struct Part {
    var name: String
    var position: SourcePosition
  }

  /// The maximum number of parts of a key.
  static let maximumParts = 64

  let source: SourceBytes
  private var offset = 0
  private var places: SourcePlaces

  init(_ source: SourceBytes, file: String?) {
    self.source = source
    places = SourcePlaces(source.bytes, file: file)
  }

  /// The next byte; nil at the end.
  var byte: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }
  private var following: UInt8? { offset + 1 < source.bytes.count ? source.bytes[offset + 1] : nil }

  /// The place of the next byte.
  mutating func position() -> SourcePosition { places.place(of: offset) }

  func fault(_ expected: String) -> SourceError {
    source.error(at: offset, .notTOML(message: "expected \(expected)"))
  }

  // MARK: Steps

  mutating func skip(_ text: String) -> Bool {
    guard source.bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  mutating func expect(_ text: String) throws(SourceError) {
    skipSpaces()
    guard skip(text) else { throw fault("'\(text)'") }
  }

  mutating func skipSpaces() {
    while byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// Steps over spaces, comments and the ends of lines.
  mutating func skipLines() throws(SourceError) {
    repeat {
      skipSpaces()
      try skipComment()
    } while skipLineEnd()
  }

  /// Steps over the rest of a line, in which only a comment may be.
  mutating func endLine() throws(SourceError) {
    skipSpaces()
    try skipComment()
    guard byte == nil || skipLineEnd() else { throw fault("the end of the line") }
  }

  private mutating func skipLineEnd() -> Bool { skip("\n") || skip("\r\n") }

  private mutating func skipComment() throws(SourceError) {
    guard byte == UInt8(ascii: "#") else { return }
    while let byte, byte != 0x0A, !(byte == 0x0D && following == 0x0A) {
      guard byte.isInLine else { throw fault("a comment without control characters") }
      offset += 1
    }
  }

  // MARK: Keys and words

  /// A key with its parts.
  mutating func key() throws(SourceError) -> [Part] {
    var parts: [Part] = []
    repeat {
      skipSpaces()
      guard parts.count < Self.maximumParts else {
        throw source.error(at: offset, .tooDeep(maximum: Self.maximumParts))
      }
      let position = position()
      parts.append(Part(name: try name(), position: position))
      skipSpaces()
    } while skip(".")
    return parts
  }

  private mutating func name() throws(SourceError) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string(hasLines: false) }
    let start = offset
    while let byte, byte.isBareKey { offset += 1 }
    guard offset > start else { throw fault("a key") }
    return source.text(start..<offset)
  }

  /// A value that is neither a list nor a table.
  mutating func text() throws(SourceError) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string(hasLines: true) }
    let start = offset
    skipWord()
    // A space can stand between a date and a time.
    if offset == start + 10, byte == 0x20, following?.isDigit == true, source.bytes[start + 4] == UInt8(ascii: "-") {
      offset += 1
      skipWord()
    }
    if let text = TOMLWord.text(source.bytes[start..<offset]) { return text }
    offset = start
    throw fault("a value: a text in quotation marks, a number, a date, true, false, a list or a table")
  }

  private mutating func skipWord() {
    while let byte, byte.isBareKey || "+.:".utf8.contains(byte) { offset += 1 }
  }

  // MARK: Texts

  /// A text in quotation marks.
  ///
  /// - Parameter hasLines: Whether three quotation marks begin a text of several lines.
  private mutating func string(hasLines: Bool) throws(SourceError) -> String {
    let quote = source.bytes[offset]
    offset += 1
    let isLong = hasLines && byte == quote && following == quote
    if isLong {
      offset += 2
      _ = skipLineEnd()
    }
    var text: [UInt8] = []
    while let byte {
      if byte == quote {
        // Up to two more quotation marks than those at the end belong to the text.
        let quotes = source.bytes[offset...].prefix(isLong ? 5 : 1).prefix { $0 == quote }
        offset += quotes.count
        if !isLong || quotes.count >= 3 {
          let string = String(decoding: text + quotes.dropLast(isLong ? 3 : 1), as: UTF8.self)
          // Escapes can write marks, too.
          if string.hasTooManyMarks { throw source.error(at: offset, .tooManyMarks(maximum: String.maximumMarks)) }
          return string
        }
        text += quotes
      } else if byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") {
        if try !skipEscapedLineEnd(isLong) { text += String(try escaped()).utf8 }
      } else if byte.isInLine || isLong && (byte == 0x0A || byte == 0x0D && following == 0x0A) {
        text.append(byte)
        offset += 1
      } else {
        break
      }
    }
    let end = String(repeating: Character(Unicode.Scalar(quote)), count: isLong ? 3 : 1)
    throw fault("\(end) at the end of a text")
  }

  /// Steps over a backslash at the end of a line, with all blanks after it.
  private mutating func skipEscapedLineEnd(_ isLong: Bool) throws(SourceError) -> Bool {
    guard isLong, following.map({ $0.isBlank }) == true else { return false }
    offset += 1
    skipSpaces()
    guard skipLineEnd() else { throw fault("the end of the line after '\\'") }
    repeat { skipSpaces() } while skipLineEnd()
    return true
  }

  private mutating func escaped() throws(SourceError) -> Unicode.Scalar {
    let length: Int
    switch following {
    case UInt8(ascii: "u"): length = 4
    case UInt8(ascii: "U"): length = 8
    case let letter?:
      guard let scalar = Self.escapes[letter] else { fallthrough }
      offset += 2
      return scalar
    case nil: throw fault("an escape such as \\n or \\u00e9")
    }
    let digits = source.bytes[(offset + 2)...].prefix(length)
    guard digits.count == length, digits.allSatisfy({ $0.isHexDigit }),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(number)
    else { throw fault("an escape such as \\n or \\u00e9") }
    offset += 2 + length
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\",
  ]
}

extension UInt8 {
  /// Whether this can be inside a line: it is no control character but the tab.
  fileprivate var isInLine: Bool { self >= 0x20 && self != 0x7F || self == 0x09 }

  /// Whether this can be in a key without quotation marks.
  fileprivate var isBareKey: Bool { isLetterOrDigit || self == 0x2D || self == 0x5F }
}

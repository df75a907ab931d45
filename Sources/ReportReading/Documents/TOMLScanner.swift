/// Steps through TOML (version 1.0).
struct TOMLScanner {
  /// The maximum number of parts of a key.
  static let maximumParts = 64

  let source: ReportSource
  private(set) var offset = 0

  init(_ source: ReportSource) { self.source = source }

  private var byte: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  func fault(_ expected: String) -> ReportError {
    source.error(at: offset, .notTOML(message: "expected \(expected)"))
  }

  mutating func skip(_ text: String) -> Bool {
    guard source.bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  mutating func expect(_ text: String) throws(ReportError) {
    skipSpaces()
    guard skip(text) else { throw fault("'\(text)'") }
  }

  mutating func skipSpaces() {
    while let byte, byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// Steps to the next key or table; false at the end of the file.
  mutating func skipToStatement() -> Bool {
    while let byte {
      if byte == UInt8(ascii: "#") { skipComment() } else if byte.isBlank { offset += 1 } else { return true }
    }
    return false
  }

  private mutating func skipComment() {
    while let byte, byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  /// Steps over the end of a line.
  mutating func endStatement() throws(ReportError) {
    skipSpaces()
    if byte == UInt8(ascii: "#") { skipComment() }
    guard byte.map({ $0 == 0x0A || $0 == 0x0D }) ?? true else { throw fault("the end of the line") }
  }

  // MARK: Keys and values

  /// A key with its parts.
  mutating func key() throws(ReportError) -> [String] {
    var parts: [String] = []
    repeat {
      skipSpaces()
      guard parts.count < Self.maximumParts else {
        throw source.error(at: offset, .tooDeep(maximum: Self.maximumParts))
      }
      parts.append(try part())
      skipSpaces()
    } while skip(".")
    return parts
  }

  private mutating func part() throws(ReportError) -> String {
    if byte == UInt8(ascii: "\"") { return try basicString() }
    if byte == UInt8(ascii: "'") { return try literalString() }
    let start = offset
    while let byte, byte.isBareKey { offset += 1 }
    guard offset > start else { throw fault("a key") }
    return source.text(start..<offset)
  }

  mutating func value() throws(ReportError) -> TOMLEntries.Value {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try string())
    case UInt8(ascii: "["):
      try skipNested()
      return .list
    case UInt8(ascii: "{"):
      try skipNested()
      return .table
    default:
      let start = offset
      while let byte, byte > 0x20, ![UInt8(ascii: "#"), UInt8(ascii: ",")].contains(byte) { offset += 1 }
      guard offset > start else { throw fault("a value") }
      return .word(source.text(start..<offset))
    }
  }

  /// Steps over a list or an inline table with all that it contains.
  private mutating func skipNested() throws(ReportError) {
    var closing: [UInt8] = []
    repeat {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        closing.append(source.bytes[offset] + 2)
        offset += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard byte == closing.last else { throw fault("'\(Character(Unicode.Scalar(closing.last ?? 0)))'") }
        closing.removeLast()
        offset += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try string()
      case UInt8(ascii: "#"): skipComment()
      case nil: throw fault("'\(Character(Unicode.Scalar(closing.last ?? 0)))'")
      default: offset += 1
      }
    } while !closing.isEmpty
  }

  // MARK: Strings

  private mutating func string() throws(ReportError) -> String {
    for quotes in ["\"\"\"", "'''"] where skip(quotes) {
      let start = offset
      while byte != nil {
        if quotes == "\"\"\"" && byte == UInt8(ascii: "\\") {
          offset += 2
        } else if skip(quotes) {
          // Up to two more quotation marks belong to the text.
          while byte == quotes.utf8.first { offset += 1 }
          return source.text(start..<max(start, offset - 3))
        } else {
          offset += 1
        }
      }
      throw fault(quotes)
    }
    return byte == UInt8(ascii: "'") ? try literalString() : try basicString()
  }

  private mutating func literalString() throws(ReportError) -> String {
    offset += 1
    let start = offset
    while let byte, byte != UInt8(ascii: "'"), byte >= 0x20 || byte == 0x09 { offset += 1 }
    guard byte == UInt8(ascii: "'") else { throw fault("\"'\" at the end of a text") }
    offset += 1
    return source.text(start..<offset - 1)
  }

  private mutating func basicString() throws(ReportError) -> String {
    offset += 1
    var text = ""
    var start = offset
    while let byte, byte != UInt8(ascii: "\""), byte >= 0x20 || byte == 0x09 {
      guard byte == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      text += source.text(start..<offset)
      text.unicodeScalars.append(try escaped())
      start = offset
    }
    guard byte == UInt8(ascii: "\"") else { throw fault("'\"' at the end of a text") }
    offset += 1
    return text + source.text(start..<offset - 1)
  }

  private mutating func escaped() throws(ReportError) -> Unicode.Scalar {
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "f"): "\u{C}",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\",
    ]
    let letter = offset + 1 < source.bytes.count ? source.bytes[offset + 1] : 0
    if let scalar = plain[letter] {
      offset += 2
      return scalar
    }
    let length = letter == UInt8(ascii: "u") ? 4 : letter == UInt8(ascii: "U") ? 8 : 0
    let end = offset + 2 + length
    if length > 0, end <= source.bytes.count, source.bytes[(offset + 2)..<end].allSatisfy(\.isHexDigit),
      let number = UInt32(source.text(offset + 2..<end), radix: 16), let scalar = Unicode.Scalar(number)
    {
      offset = end
      return scalar
    }
    throw fault("an escape such as \\n or \\u00e9")
  }
}

extension UInt8 {
  /// Whether this is a hexadecimal digit.
  var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }

  /// Whether this can be in a key without quotation marks.
  fileprivate var isBareKey: Bool {
    isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x2D || self == 0x5F
  }
}

/// Reads one JSON value (RFC 8259) into a tree of texts, lists and maps with their places. Numbers and the words `true`
/// and `false` are texts as written, but without exponents; `null` is no value.
package struct JSONReader: Sendable {
  private let bytes: [UInt8]
  private var index: Int
  private var position: SourcePosition

  /// The value in a text, in time linear in its bytes.
  ///
  /// - Parameter line: The number of the text's first line.
  /// - Throws: ``SourceError`` for a text that is not one JSON value, is nested deeper than 64 levels or is larger than
  ///   16 MiB.
  package static func read(_ bytes: [UInt8], line: Int = 1) throws(SourceError) -> SourceNode {
    let start = SourcePosition(line: line, column: 1)
    guard bytes.count <= SourceText.maximumSize else {
      throw SourceError(at: start, problem: .tooLarge(bytes: bytes.count, maximum: SourceText.maximumSize))
    }
    var reader = JSONReader(bytes: bytes, index: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, position: start)
    reader.skipSpace()
    guard reader.byte != nil else { throw reader.error(.emptyFile) }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.error(.severalDocuments) }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(SourceError) -> SourceNode {
    guard depth <= YAMLReader.maximumDepth else { throw error(.tooDeep(maximum: YAMLReader.maximumDepth)) }
    let start = position
    switch byte {
    case UInt8(ascii: "{"): return SourceNode(content: .map(try entries(depth: depth)), position: start)
    case UInt8(ascii: "["): return SourceNode(content: .list(try elements(depth: depth)), position: start)
    case UInt8(ascii: "\""): return SourceNode(content: .text(try string()), position: start)
    default: return SourceNode(content: try word(), position: start)
    }
  }

  private mutating func entries(depth: Int) throws(SourceError) -> [SourceEntry] {
    var entries: [SourceEntry] = []
    var lines: [String: Int] = [:]
    try sequence(until: UInt8(ascii: "}")) { reader throws(SourceError) in
      let start = reader.position
      guard reader.byte == UInt8(ascii: "\"") else {
        throw reader.error(.notJSON(expected: "a key in quotation marks"))
      }
      let key = try reader.string()
      if let first = lines.updateValue(start.line, forKey: key) {
        throw SourceError(at: start, problem: .duplicateKey(key: key, firstLine: first))
      }
      reader.skipSpace()
      guard reader.byte == UInt8(ascii: ":") else { throw reader.error(.notJSON(expected: "':'")) }
      reader.advance()
      reader.skipSpace()
      entries.append(SourceEntry(key: key, position: start, value: try reader.value(depth: depth + 1)))
    }
    return entries
  }

  private mutating func elements(depth: Int) throws(SourceError) -> [SourceNode] {
    var elements: [SourceNode] = []
    try sequence(until: UInt8(ascii: "]")) { reader throws(SourceError) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return elements
  }

  /// What is between brackets, with commas between.
  private mutating func sequence(
    until end: UInt8, _ element: (inout JSONReader) throws(SourceError) -> Void
  ) throws(SourceError) {
    advance()
    skipSpace()
    if byte == end { return advance() }
    while true {
      try element(&self)
      skipSpace()
      if byte == end { return advance() }
      guard byte == UInt8(ascii: ",") else {
        throw error(.notJSON(expected: "',' or '\(Character(Unicode.Scalar(end)))'"))
      }
      advance()
      skipSpace()
    }
  }

  private mutating func word() throws(SourceError) -> SourceNode.Content {
    let start = index
    let place = position
    while let byte, Self.isWord(byte) { advance() }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "null": return .nothing
    case "true", "false": return .text(text)
    default:
      guard let number = text.wholeMatch(of: /(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([-+]?[0-9]+))?/) else {
        throw SourceError(at: place, problem: .notJSON(expected: "a value"))
      }
      guard let exponent = number.4.flatMap({ Int($0) }), abs(exponent) <= Self.largestExponent else {
        return .text(text)
      }
      return .text(number.1 + Self.decimal(number.2, number.3 ?? "", exponent: exponent))
    }
  }

  /// The largest exponent of a `Double`.
  private static let largestExponent = 308

  /// The digits before and after a decimal point, with the point moved to the right by an exponent.
  private static func decimal(_ whole: Substring, _ fraction: Substring, exponent: Int) -> String {
    let digits = String(repeating: "0", count: max(0, 1 - exponent - whole.count)) + whole + fraction
    let point = max(1, whole.count + exponent)
    let padded = digits + String(repeating: "0", count: max(0, point - digits.count))
    let shown = padded.prefix(point).drop { $0 == "0" }
    var rest = padded.dropFirst(point)
    while rest.last == "0" { rest.removeLast() }
    return (shown.isEmpty ? "0" : shown) + (rest.isEmpty ? "" : "." + rest)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  // MARK: Strings

  private mutating func string() throws(SourceError) -> String {
    advance()
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error(.forbiddenCharacter(UInt32(byte))) }
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try escape()).utf8)
      } else {
        text.append(byte)
        advance()
      }
    }
    guard byte != nil else { throw error(.notJSON(expected: "'\"'")) }
    let end = position
    advance()
    guard let string = String(validating: text, as: UTF8.self) else {
      throw SourceError(at: end, problem: .invalidUTF8)
    }
    return string
  }

  private mutating func escape() throws(SourceError) -> Unicode.Scalar {
    let place = position
    advance()
    guard let letter = byte else { throw error(.notJSON(expected: "'\"'")) }
    advance()
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try unit()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      if (0xD800...0xDBFF).contains(unit), bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
        advance()
        advance()
        let low = try self.unit()
        if (0xDC00...0xDFFF).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
          return scalar
        }
      }
      throw SourceError(at: place, problem: .forbiddenCharacter(unit))
    default: throw SourceError(at: place, problem: .notJSON(expected: "an escape such as '\\n'"))
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit() throws(SourceError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error(.notJSON(expected: "four hexadecimal digits"))
      }
      value = value << 4 + UInt32(digit)
      advance()
    }
    return value
  }

  // MARK: Bytes

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    guard let byte else { return }
    index += 1
    let isLineEnd = byte == 0x0A || byte == 0x0D && self.byte != 0x0A
    if isLineEnd {
      position.line += 1
      position.column = 1
    } else if byte & 0xC0 != 0x80 && byte != 0x0D {
      // A byte that continues a character has no column of its own.
      position.column += 1
    }
  }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
  }

  private func error(_ problem: SourceProblem) -> SourceError { SourceError(at: position, problem: problem) }
}

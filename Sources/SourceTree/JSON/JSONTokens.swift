/// Steps through one JSON text (RFC 8259), token by token. It keeps only the open brackets, so that a report of any size
/// needs no more memory than its bytes.
package struct JSONTokens: Sendable {
  /// A part of the text.
  package struct Token: Sendable {
    /// What a token is. Objects and lists begin with a token of their own, and both end with `end`.
    package enum Kind: Sendable {
      case object, list, end, key, text, number, truth, null
    }

    /// What it is.
    package var kind: Kind
    /// Its bytes, including quotation marks.
    package var range: Range<Int>
    /// Whether it is a text in ASCII without escapes.
    var isPlain = false
  }

  private enum Place {
    case beforeValue, afterBracket, afterValue
  }

  /// The maximum number of nested lists and objects in reports and in files of data.
  package static let maximumReportDepth = 128

  let bytes: [UInt8]
  private var offset: Int
  private let line: Int
  private let maximumDepth: Int
  private var place = Place.beforeValue
  /// The brackets that end the open lists and objects.
  private var open: [UInt8] = []

  /// The tokens of the value at an offset.
  ///
  /// - Parameters:
  ///   - line: The number of the text's first line.
  ///   - maximumDepth: The maximum number of nested lists and objects.
  package init(_ bytes: [UInt8], at offset: Int = 0, line: Int = 1, maximumDepth: Int) {
    self.bytes = bytes
    self.offset = offset
    self.line = line
    self.maximumDepth = maximumDepth
  }

  /// The next token; nil after the value.
  ///
  /// - Throws: ``SourceError`` for a text that is not JSON, and for what follows the value.
  package mutating func next() throws(SourceError) -> Token? {
    skipBlanks()
    if place == .beforeValue { return try value() }
    guard let bracket = open.last else {
      guard byte == nil else { throw error(.severalDocuments) }
      return nil
    }
    if byte == bracket {
      open.removeLast()
      return token(.end, length: 1)
    }
    if place == .afterValue {
      try expect(UInt8(ascii: ","), "',' or '\(Character(Unicode.Scalar(bracket)))'")
      skipBlanks()
    }
    guard bracket == UInt8(ascii: "}") else { return try value() }
    guard byte == UInt8(ascii: "\"") else { throw error(.notJSON(expected: "a key in quotation marks")) }
    let key = try quoted(.key)
    skipBlanks()
    try expect(UInt8(ascii: ":"), "':'")
    place = .beforeValue
    return key
  }

  /// Steps over the rest of a list or an object whose first token was the last one, in a text that is known to be JSON.
  /// Of other values nothing remains.
  package mutating func skip(_ first: Token) {
    guard first.kind == .object || first.kind == .list else { return }
    var depth = 1
    var isQuoted = false
    while depth > 0, offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): if !isQuoted { depth += 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if !isQuoted { depth -= 1 }
      default: break
      }
      offset += 1
    }
    open.removeLast()
    place = .afterValue
  }

  private mutating func value() throws(SourceError) -> Token {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < maximumDepth else { throw error(.tooDeep(maximum: maximumDepth)) }
      // In ASCII, each closing bracket is the second character after the opening one.
      open.append(bytes[offset] + 2)
      let bracket = token(byte == UInt8(ascii: "{") ? .object : .list, length: 1)
      place = .afterBracket
      return bracket
    case UInt8(ascii: "\""): return try quoted(.text)
    case nil where open.isEmpty: throw error(.emptyFile)
    default: return try word()
    }
  }

  private mutating func quoted(_ kind: Token.Kind) throws(SourceError) -> Token {
    var end = offset + 1
    var isPlain = true
    while end < bytes.count {
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: "\""):
        var text = token(kind, length: end + 1 - offset)
        text.isPlain = isPlain
        return text
      case UInt8(ascii: "\\"):
        isPlain = false
        end = try escape(at: end).end
      case 0x20...:
        isPlain = isPlain && byte < 0x80
        end += 1
      default: throw error(.forbiddenCharacter(UInt32(byte)), at: end)
      }
    }
    throw error(.notJSON(expected: "'\"' at the end of a text"), at: end)
  }

  private mutating func word() throws(SourceError) -> Token {
    let word = bytes[offset...].prefix { $0.isInWord }
    if JSONNumber(word) != nil { return token(.number, length: word.count) }
    if word.elementsEqual("null".utf8) { return token(.null, length: word.count) }
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) { return token(.truth, length: word.count) }
    let isNumber = word.first.map { $0.isDigit || $0 == UInt8(ascii: "-") } ?? false
    throw error(.notJSON(expected: isNumber ? "a number such as 0 or -1.5" : "a value"))
  }

  // MARK: Bytes

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func token(_ kind: Token.Kind, length: Int) -> Token {
    let start = offset
    offset += length
    place = .afterValue
    return Token(kind: kind, range: start..<offset)
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private mutating func expect(_ expected: UInt8, _ description: @autoclosure () -> String) throws(SourceError) {
    guard byte == expected else { throw error(.notJSON(expected: description())) }
    offset += 1
  }

  func error(_ problem: SourceProblem, at offset: Int? = nil) -> SourceError {
    var places = SourcePlaces(bytes, line: line)
    return SourceError(at: places.place(of: offset ?? self.offset), problem: problem)
  }
}

extension UInt8 {
  /// Whether this is a digit of ASCII.
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether this is a hexadecimal digit.
  package var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }

  fileprivate var isInWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}

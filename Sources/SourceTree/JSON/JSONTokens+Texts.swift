import Messages

extension JSONTokens {
  /// What a token says: a text without quotation marks and escapes, anything else as written.
  package func text(of token: Token) throws(SourceError) -> String {
    guard token.kind == .key || token.kind == .text else { return String(decoding: bytes[token.range], as: UTF8.self) }
    var rest = bytes[token.range.lowerBound + 1..<token.range.upperBound - 1]
    if token.isPlain { return String(decoding: rest, as: UTF8.self) }
    var text: ArraySlice<UInt8> = []
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      let (scalar, end) = try escape(at: backslash)
      text += rest[..<backslash]
      text += String(scalar).utf8
      rest = rest[end...]
    }
    if !text.isEmpty { rest = text + rest }
    let string = String(decoding: rest, as: UTF8.self)
    // A string has other bytes in place of those that are not UTF-8.
    guard rest.allSatisfy({ $0 < 0x80 }) || string.utf8.elementsEqual(rest) else {
      throw error(.invalidUTF8, at: token.range.lowerBound + bytes[token.range].validUTF8Count)
    }
    guard !string.hasTooManyMarks else {
      throw error(.tooManyMarks(maximum: String.maximumMarks), at: token.range.lowerBound)
    }
    return string
  }

  /// The character of an escape, and the offset after it.
  func escape(at start: Int) throws(SourceError) -> (scalar: Unicode.Scalar, end: Int) {
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return ("\"", start + 2)
    case UInt8(ascii: "\\"): return ("\\", start + 2)
    case UInt8(ascii: "/"): return ("/", start + 2)
    case UInt8(ascii: "b"): return ("\u{8}", start + 2)
    case UInt8(ascii: "f"): return ("\u{C}", start + 2)
    case UInt8(ascii: "n"): return ("\n", start + 2)
    case UInt8(ascii: "r"): return ("\r", start + 2)
    case UInt8(ascii: "t"): return ("\t", start + 2)
    default: break
    }
    guard let unit = codeUnit(at: start) else {
      throw error(.notJSON(expected: "an escape such as '\\n' or '\\u00e9'"), at: start)
    }
    if let scalar = Unicode.Scalar(unit) { return (scalar, start + 6) }
    guard UTF16.isLeadSurrogate(unit), let second = codeUnit(at: start + 6), UTF16.isTrailSurrogate(second) else {
      throw error(.forbiddenCharacter(UInt32(unit)), at: start)
    }
    return (UTF16.decode(UTF16.EncodedScalar([unit, second])), start + 12)
  }

  /// The number of an escape such as `\u00e9`.
  private func codeUnit(at start: Int) -> UInt16? {
    guard bytes[start...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]), start + 6 <= bytes.count else {
      return nil
    }
    let digits = bytes[start + 2..<start + 6]
    return digits.allSatisfy { $0.isHexDigit } ? UInt16(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }
}

extension Sequence<UInt8> {
  /// The number of bytes before the first that is not UTF-8.
  package var validUTF8Count: Int {
    var iterator = makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var count = 0
    while case .valid(let encoded) = parser.parseScalar(from: &iterator) { count += encoded.count }
    return count
  }
}

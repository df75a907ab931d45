extension JSONScanner {
  /// The string that begins here.
  mutating func string() throws(ReportError) -> String {
    offset += 1
    let start = offset
    var text: [UInt8]?
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return text.map { String(decoding: $0, as: UTF8.self) } ?? source.text(start..<offset - 1)
      case UInt8(ascii: "\\"):
        if text == nil { text = Array(source.bytes[start..<offset]) }
        text?.append(contentsOf: String(Character(try escaped())).utf8)
      case 0..<0x20: throw fault("no control character in a text")
      default:
        text?.append(byte)
        offset += 1
      }
    }
    throw fault("'\"' at the end of a text")
  }

  /// The character of the escape that begins here.
  private mutating func escaped() throws(ReportError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let letter = byte
    offset += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let unit = codeUnit() {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if UTF16.isLeadSurrogate(unit), source.bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
          offset += 2
          if let second = codeUnit(), UTF16.isTrailSurrogate(second) {
            return UTF16.decode(UTF16.EncodedScalar([unit, second]))
          }
        }
      }
    default: break
    }
    offset = start
    throw fault("an escape such as \\n or \\u00e9")
  }

  private mutating func codeUnit() -> UInt16? {
    let end = offset + 4
    guard end <= source.bytes.count else { return nil }
    let digits = source.bytes[offset..<end]
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    offset = end
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Steps over a value of a document that was checked.
  mutating func skipValue() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return }
        depth -= 1
        offset += 1
      case UInt8(ascii: ","):
        guard depth > 0 else { return }
        offset += 1
      default: offset += 1
      }
    }
  }

  private mutating func skipString() {
    offset += 1
    while let byte, byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    offset += 1
  }
}

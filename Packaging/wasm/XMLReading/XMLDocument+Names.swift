/// A name with its prefix, which is empty if there is none.
struct XMLName {
  var prefix = ""
  var local: String
}

extension String {
  /// Whether the bytes are the same: XML does not compare by canonical equivalence.
  func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension XMLDocument {
  /// The longest name that it reads, in bytes.
  static let longestName = 50_000

  /// A name, with colons if that is allowed; nil if none is here.
  mutating func readName(colons: Bool = true) throws(XMLFault) -> String? {
    let start = input.offset
    while let byte = input.peek {
      guard byte >= 0x80 else {
        guard
          (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") && colons
            || input.offset > start
              && ((0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."))
        else { break }
        input.skip(1)
        continue
      }
      _ = try hasCharacter()
      let (code, length) = scalar
      guard
        Self.starts.contains(where: { $0.contains(code) })
          || input.offset > start && (code == 0xB7 || 0x300...0x36F ~= code || 0x203F...0x2040 ~= code)
      else { break }
      input.skip(length)
    }
    guard input.offset > start else { return nil }
    let name = input.bytes[start..<input.offset]
    guard name.count <= Self.longestName else {
      let isPlain = name.allSatisfy { $0 < 0x80 } && (input.peek ?? 0xFF) < 0x80
      throw fault("Name too long: \(colons ? "" : "NC")Name", at: isPlain ? start : nil)
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// What a name may begin with, beyond ASCII.
  private static let starts: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
    0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF,
  ]

  /// The next character, of two bytes or more.
  private var scalar: (code: UInt32, length: Int) {
    let first = input.peek ?? 0
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var code = UInt32(first) & (0x7F >> UInt32(length))
    for step in 1..<length { code = code << 6 | UInt32(input.peek(after: step) ?? 0) & 0x3F }
    return (code, length)
  }

  mutating func readQualifiedName() throws(XMLFault) -> XMLName? {
    guard let first = try readName(colons: false) else {
      guard input.peek == UInt8(ascii: ":"), let whole = try readName() else { return nil }
      throw fault("Failed to parse QName '\(whole)'")
    }
    guard input.peek == UInt8(ascii: ":") else { return XMLName(local: first) }
    input.skip(1)
    guard let second = try readName(colons: false) else { throw fault("Failed to parse QName '\(first):'") }
    if input.peek == UInt8(ascii: ":") { throw fault("Failed to parse QName '\(first):\(second):'") }
    return XMLName(prefix: first, local: second)
  }
}

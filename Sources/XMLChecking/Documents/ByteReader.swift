/// A position in bytes that only moves forward, up to the end.
struct ByteReader {
  let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  var peek: UInt8? { peek(after: 0) }

  func peek(after step: Int) -> UInt8? { offset + step < bytes.count ? bytes[offset + step] : nil }

  mutating func next() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func skip(_ count: Int) { offset = min(offset + count, bytes.count) }

  func starts(with text: String) -> Bool { matches(text, at: offset) }

  /// Moves to the next occurrence of a byte; false if there is none.
  mutating func skip(to byte: UInt8) -> Bool {
    while offset < bytes.count, bytes[offset] != byte { offset += 1 }
    return !isAtEnd
  }

  /// Moves to the end of the next occurrence of `text`, or to the end of the bytes.
  mutating func skipPast(_ text: String) {
    let first = text.utf8.first
    while offset < bytes.count {
      if bytes[offset] == first, matches(text, at: offset) { return skip(text.utf8.count) }
      offset += 1
    }
  }

  mutating func skipWhiteSpace() {
    while let byte = peek, byte.isXMLWhiteSpace { offset += 1 }
  }

  /// Reads a quoted value and returns the range inside the quotes; nil if there is no quote.
  @discardableResult
  mutating func skipQuoted() -> Range<Int>? {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    offset += 1
    let start = offset
    while let byte = peek, byte != quote { offset += 1 }
    let range = start..<offset
    skip(1)
    return range
  }

  /// Reads up to the next byte that ends a name in markup.
  mutating func skipName() -> Range<Int> {
    let start = offset
    while let byte = peek, !byte.endsName { offset += 1 }
    return start..<offset
  }

  private func matches(_ text: String, at start: Int) -> Bool {
    var index = start
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  /// A space, tab, line feed or carriage return.
  var isXMLWhiteSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// Whether the byte ends a name in markup.
  fileprivate var endsName: Bool {
    isXMLWhiteSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") || self == UInt8(ascii: "=")
  }
}

/// A start tag of a well-formed document in its source, for messages that point at its parts.
struct SourceTag {
  struct Attribute {
    /// The name as in the source.
    let name: String
    let offset: Int
    /// The bytes between the quotes.
    let value: Range<Int>
  }

  /// The offset of the `<`.
  let offset: Int
  /// The name as in the source.
  let name: String
  private(set) var attributes: [Attribute] = []
  private(set) var declarations: [Attribute] = []

  /// The tag that ends here, or begins here.
  init(endingAt end: Int, in bytes: [UInt8]) {
    // No value contains the sign.
    self.init(at: bytes[..<min(end, bytes.count)].lastIndex(of: UInt8(ascii: "<")) ?? 0, in: bytes)
  }

  init(at offset: Int, in bytes: [UInt8]) {
    self.offset = offset
    var reader = ByteReader(bytes, at: offset + 1)
    name = String(decoding: bytes[reader.skipName()], as: UTF8.self)
    while true {
      reader.skipWhiteSpace()
      guard let byte = reader.peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { return }
      let range = reader.skipName()
      let name = String(decoding: bytes[range], as: UTF8.self)
      reader.skipWhiteSpace()
      reader.skip(1)
      reader.skipWhiteSpace()
      let value = reader.skipQuoted() ?? reader.offset..<reader.offset
      let attribute = Attribute(name: name, offset: range.lowerBound, value: value)
      if name == "xmlns" || name.hasPrefix("xmlns:") {
        // The parser does not report the prefix that is always declared.
        if name != "xmlns:xml" { declarations.append(attribute) }
      } else {
        attributes.append(attribute)
      }
    }
  }

  /// The name without its prefix.
  var localName: String { name.split(separator: ":").last.map(String.init) ?? name }
}

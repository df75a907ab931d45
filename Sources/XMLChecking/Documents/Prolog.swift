/// The part before the root element, read before libxml2 sees the document. It is not trusted.
enum Prolog {
  /// A document type declaration.
  struct Doctype {
    /// The offset of its `<`.
    let offset: Int
    /// The offset of the `[` that opens an internal subset.
    let internalSubset: Int?
    /// The offset after its `>`; not valid if there is an internal subset.
    let end: Int
  }

  /// The document type declaration, if there is one before the first element.
  static func doctype(in bytes: [UInt8]) -> Doctype? {
    var reader = ByteReader(bytes)
    while !reader.isAtEnd {
      reader.skipWhiteSpace()
      // Most documents begin with the root.
      guard let next = reader.peek(after: 1), next == UInt8(ascii: "!") || next == UInt8(ascii: "?") else { return nil }
      if reader.starts(with: "<!DOCTYPE") { return doctype(at: &reader) }
      if reader.starts(with: "<!--") {
        reader.skip(4)
        reader.skipPast("-->")
      } else if reader.starts(with: "<?") {
        reader.skipPast("?>")
      } else {
        return nil
      }
    }
    return nil
  }

  private static func doctype(at reader: inout ByteReader) -> Doctype {
    let start = reader.offset
    while let byte = reader.next() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): while let inner = reader.next(), inner != byte {}
      case UInt8(ascii: "["): return Doctype(offset: start, internalSubset: reader.offset - 1, end: reader.offset)
      case UInt8(ascii: ">"): return Doctype(offset: start, internalSubset: nil, end: reader.offset)
      default: break
      }
    }
    return Doctype(offset: start, internalSubset: nil, end: reader.offset)
  }

  /// The range of the encoding name in the XML declaration.
  static func declaredEncoding(in bytes: [UInt8]) -> Range<Int>? {
    var reader = ByteReader(bytes)
    guard reader.starts(with: "<?xml") else { return nil }
    reader.skip(5)
    while let byte = reader.peek, byte != UInt8(ascii: "?"), byte != UInt8(ascii: ">") {
      guard reader.starts(with: "encoding") else {
        // Skip quoted values, because "encoding" inside one is no declaration.
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { reader.skipQuoted() } else { reader.skip(1) }
        continue
      }
      reader.skip(8)
      reader.skipWhiteSpace()
      guard reader.peek == UInt8(ascii: "=") else { return nil }
      reader.skip(1)
      reader.skipWhiteSpace()
      return reader.skipQuoted()
    }
    return nil
  }
}

/// A name of an element or an attribute, made once for all the places where it stands.
final class XMLName: Sendable {
  /// The name as in the source.
  let text: String
  /// The part before the first colon.
  let prefix: String
  /// The part after the last colon.
  let localName: String
  /// The place in the table of names, if it has one.
  let number: Int?

  init(_ bytes: ArraySlice<UInt8>, number: Int?) {
    text = String(decoding: bytes, as: UTF8.self)
    self.number = number
    guard let first = bytes.firstIndex(of: UInt8(ascii: ":")), let last = bytes.lastIndex(of: UInt8(ascii: ":")) else {
      prefix = ""
      localName = text
      return
    }
    prefix = String(decoding: bytes[..<first], as: UTF8.self)
    localName = String(decoding: bytes[(last + 1)...], as: UTF8.self)
  }

  /// The name of a text, which has none.
  static let none = XMLName([], number: nil)
}

/// The names of elements and attributes, each once. They occur many times, also in other documents.
final class NameTable {
  private var table = ByteTable(limit: 255)
  private var names: [XMLName] = []

  /// The name; without a number if there are too many names.
  func name(_ bytes: ArraySlice<UInt8>) -> XMLName {
    guard let number = table.insert(bytes) else { return XMLName(bytes, number: nil) }
    if number == names.count { names.append(XMLName(bytes, number: number)) }
    return names[number]
  }
}

/// The names of elements and attributes, each once. They occur many times, also in other documents.
final class NameTable {
  /// A name as in the source, and its parts.
  struct Name {
    let text: String
    /// The part before the first colon.
    let prefix: String
    /// The part after the last colon.
    let localName: String

    init(_ bytes: ArraySlice<UInt8>) {
      text = String(decoding: bytes, as: UTF8.self)
      guard let first = bytes.firstIndex(of: UInt8(ascii: ":")), let last = bytes.lastIndex(of: UInt8(ascii: ":"))
      else {
        prefix = ""
        localName = text
        return
      }
      prefix = String(decoding: bytes[..<first], as: UTF8.self)
      localName = String(decoding: bytes[(last + 1)...], as: UTF8.self)
    }
  }

  private var table = ByteTable(limit: 255)
  private var names: [Name] = []

  var isFull: Bool { table.isFull }

  /// The name, and its number; no number if there are too many names.
  func name(_ bytes: ArraySlice<UInt8>) -> (name: Name, number: Int?) {
    guard let number = table.insert(bytes) else { return (Name(bytes), nil) }
    if number == names.count { names.append(Name(bytes)) }
    return (names[number], number)
  }
}

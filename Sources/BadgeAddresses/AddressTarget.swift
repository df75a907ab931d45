import Messages
import SourceTree

/// The path and the query of an address, as they were sent.
struct AddressTarget {
  /// A word of the query.
  struct Word: Hashable {
    var name: String
    var value: String
    /// The column of its name in the address.
    var column: Int
  }

  /// A part of the path between slashes, decoded.
  struct Part: Hashable {
    var text: String
    /// The column of its first character in the address.
    var column: Int
  }

  private let address: [UInt8]
  private let pathEnd: Int
  /// The words of the query, in their order.
  var words: [Word]

  /// The maximum number of words in a query.
  private static let maximumWords = 256

  init(_ text: String) throws(BadgeAddressError) {
    address = Array(text.utf8.prefix { $0 != UInt8(ascii: "#") })
    guard address.count <= BadgeAddress.maximumBytes else { throw .tooLong }
    pathEnd = address.firstIndex(of: UInt8(ascii: "?")) ?? address.count
    var words: [Word] = []
    var start = pathEnd + 1
    while start < address.count, words.count < Self.maximumWords {
      let end = address[start...].firstIndex(of: UInt8(ascii: "&")) ?? address.count
      let sign = address[start..<end].firstIndex(of: UInt8(ascii: "=")) ?? end
      let value = Self.queryText(address[min(sign + 1, end)..<end])
      if start < end {
        words.append(
          Word(name: Self.queryText(address[start..<sign]), value: Self.dataURL(value) ?? value, column: start + 1))
      }
      start = end + 1
    }
    self.words = words
  }

  /// The whole path, decoded once.
  func path() throws(BadgeAddressError) -> [UInt8] { Array(try Self.pathText(address[..<pathEnd]).utf8) }

  /// The parts of the path between slashes, each decoded once: a slash in one is written as `%2F`.
  func parts() throws(BadgeAddressError) -> [Part] {
    var parts: [Part] = []
    var start = 1
    while start <= pathEnd {
      let end = address[start..<pathEnd].firstIndex(of: UInt8(ascii: "/")) ?? pathEnd
      parts.append(Part(text: try Self.pathText(address[start..<end]), column: start + 1))
      start = end + 1
    }
    return parts
  }

  /// Adds a word that applies if the query does not have it.
  mutating func add(_ name: String, _ value: String) { words.append(Word(name: name, value: value, column: 1)) }

  /// The first value of a word.
  subscript(_ name: String) -> String? { words.first { $0.name == name }?.value }

  // MARK: Escapes

  private static func pathText(_ bytes: ArraySlice<UInt8>) throws(BadgeAddressError) -> String {
    // Many write 95%-green, which Shields draws.
    let (decoded, isWhole) = Array(bytes).replacing("%-".utf8, with: "%25-".utf8)[...].percentDecoded()
    guard isWhole, let text = String(validating: decoded, as: UTF8.self) else { throw .badEscape }
    return text
  }

  /// A word of a query, where browsers leave what is no escape as it is.
  private static func queryText(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }.percentDecoded().bytes, as: UTF8.self)
  }

  /// A word that is an image as a data URL, which Shields takes without `data:`, too; nil for any other. The plus signs of
  /// its type and of Base64 were read as spaces.
  private static func dataURL(_ text: String) -> String? {
    let head = text.prefix(11).lowercased()
    guard head == "data:image/" || head.hasPrefix("image/"), let comma = text.firstIndex(of: ",") else { return nil }
    let type = text[..<comma].replacing(" xml", with: "+xml")
    let isBase64 = type.lowercased().hasSuffix(";base64")
    guard isBase64 || head == "data:image/" else { return nil }
    let data = text[comma...]
    return type + (isBase64 ? data.replacing(" ", with: "+").filter { !$0.isWhitespace } : String(data))
  }
}

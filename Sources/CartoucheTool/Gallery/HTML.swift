import Cartouche
import SourceTree

/// The parts of a page.
enum HTML {
  /// A text for an attribute or for the contents of an element, also where Markdown or a template language reads the page
  /// before a browser does.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(escapingPunctuation: text)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An address for an attribute.
  static func escaped(address: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(escapingAttribute: address)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path or the bytes of a file as part of an address: everything but letters, digits and a few marks as `%XX`.
  static func percentEncoded(_ bytes: some Sequence<UInt8>) -> String {
    bytes.percentEncoded(keeping: "/.-_~")
  }

  static func percentEncoded(_ path: String) -> String { percentEncoded(path.utf8) }

  /// A link for an address that neither Markdown nor a template language takes apart.
  static func percentEncoded(_ link: LinkDestination) -> String {
    link.address.utf8.percentEncoded(keeping: "-._~:/?#@!$&*+,;=%")
  }

  /// The same for an attribute. Extensions of Markdown read marks even there, such as `$` around a formula.
  static func escaped(_ link: LinkDestination) -> String {
    let plain = "%-./:=?_".unicodeScalars
    return percentEncoded(link).unicodeScalars.map { plain.contains($0) ? String($0) : escaped(String($0)) }.joined()
  }
}

extension String {
  /// The text on one line: white space of any kind and length as one space, and a replacement for characters that XML
  /// forbids, some of which end a line for reStructuredText.
  var onOneLine: String {
    replacingWhatXMLForbids().unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(
      separator: " ")
  }
}

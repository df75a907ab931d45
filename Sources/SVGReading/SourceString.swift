package import XMLChecking

typealias Element = XMLElements.Element

/// Namespaces with a meaning in XML.
package enum Namespace {
  package static let xlink = "http://www.w3.org/1999/xlink"
  package static let xhtml = "http://www.w3.org/1999/xhtml"
  package static let xml = "http://www.w3.org/XML/1998/namespace"
}

/// A text with its position in the file.
package struct SourceString {
  package var text: String
  package var offset: Int
  /// Whether offsets inside the text are also offsets in the file.
  var isVerbatim: Bool

  package init(_ attribute: XMLElements.Attribute) {
    text = attribute.value
    offset = attribute.valueOffset
    isVerbatim = attribute.isVerbatim
  }

  init(_ text: String, at offset: Int, isVerbatim: Bool) {
    self.text = text
    self.offset = offset
    self.isVerbatim = isVerbatim
  }

  /// The offset in the file of a byte of the text.
  func place(_ byte: Int) -> Int { isVerbatim ? offset + byte : offset }

  /// The part of this text between two of its bytes, without white space around it.
  ///
  /// - Parameter bytes: The bytes of the whole text, which are created once for all its parts.
  func part(_ range: Range<Int>, of bytes: ArraySlice<UInt8>) -> SourceString {
    var range = range
    while let first = range.first, bytes[first].isBlank { range = (first + 1)..<range.upperBound }
    while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
    return SourceString(
      String(decoding: bytes[range], as: UTF8.self), at: place(range.lowerBound), isVerbatim: isVerbatim)
  }

  /// This text without white space around it.
  var trimmed: SourceString { part(0..<text.utf8.count, of: Array(text.utf8)[...]) }
}

extension UInt8 {
  /// White space of XML and CSS.
  package var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
}

extension XMLElements.Element {
  /// The value of an attribute without a prefix.
  func attribute(_ name: String) -> SourceString? {
    attributes.first { $0.name == name && $0.namespace.isEmpty }.map { SourceString($0) }
  }

  /// The target of the element's `href`; the newer form has priority over the older one.
  var reference: SourceString? {
    attribute("href")
      ?? attributes.first { $0.name == "href" && $0.namespace == Namespace.xlink }.map { SourceString($0) }
  }
}

extension XMLTree {
  /// The document's elements with their contents, for targets that read documents; nil if there are more than `limit`.
  ///
  /// Linear in the document's size.
  package func elements(atMost limit: Int) -> XMLElements? {
    guard let elements = try? XMLElements(of: text, atMost: limit), elements.count <= limit else { return nil }
    return elements
  }
}

/// The elements of a well-formed document in document order, linked by index.
package struct XMLElements: Sendable {
  /// An attribute as the parser reports it.
  package struct Attribute: Sendable {
    /// The name without a prefix.
    package let name: String
    /// The name of the namespace; empty without a prefix.
    package let namespace: String
    /// The value with references replaced.
    package let value: String
    /// The offset of the name.
    package let offset: Int
    /// The offset of the value.
    package let valueOffset: Int
    /// Whether the value is the same text as in the source, so that a position inside it is known.
    package let isVerbatim: Bool
  }

  /// An element.
  package struct Element: Sendable {
    /// The name without a prefix.
    package let name: String
    /// The name of the namespace; empty if there is none.
    package let namespace: String
    /// The offset of its `<`.
    package let offset: Int
    /// The parent element; nil for the root.
    package let parent: Int?
    /// The attributes in the order of the source, without namespace declarations.
    package let attributes: [Attribute]
    /// The child elements, in order.
    package fileprivate(set) var children: [Int] = []
    /// The text directly inside the element, joined.
    package fileprivate(set) var text = ""
    /// The offset of the text, if it is one section of the source without references.
    package fileprivate(set) var textOffset: Int?

    /// Whether the element belongs to SVG. Icons copied from a page often have no namespace at all.
    package var isSVG: Bool { namespace == QualifiedName.Namespace.svg.rawValue || namespace.isEmpty }
  }

  private let all: [Element]
  private let bytes: [UInt8]

  /// The namespaces that are declared, with the offset of the value of each declaration.
  let declarations: [(name: String, offset: Int)]

  /// The targets of the processing instructions, such as `xml-stylesheet`, with the offset of the `<` of each.
  package let instructions: [(target: String, offset: Int)]

  /// The number of elements. The root is the first.
  package var count: Int { all.count }

  /// The element with this index in document order, from 0.
  package subscript(index: Int) -> Element { all[index] }

  /// The line and the column of a byte, counted as in ``XMLDiagnostic``.
  package func position(ofByte offset: Int) -> (line: Int, column: Int) {
    let position = TextPosition(of: offset, in: bytes)
    return (position.line, position.column)
  }

  /// The lines and columns of bytes in ascending order, in one pass for any number of bytes.
  package func positions(ofBytes offsets: [Int]) -> [(line: Int, column: Int)] {
    var position = TextPosition()
    return offsets.map { offset in
      position.advance(to: offset, in: bytes)
      return (position.line, position.column)
    }
  }

  /// Reads a document.
  ///
  /// - Parameter limit: The maximum number of elements; of more, one more is kept.
  /// - Throws: The first error of a document that is not well-formed.
  init(of text: SourceText, atMost limit: Int = .max) throws(XMLDiagnostic) {
    let parser = try LibXMLParser(telling: DocumentReading(elements: ElementCollector(limit)))
    try parser.read(text)
    let collector = parser.reading.elements ?? ElementCollector(0)
    bytes = text.bytes
    all = collector.all
    declarations = collector.declarations
    instructions = collector.instructions
  }
}

/// Collects the elements of a document.
struct ElementCollector {
  private let limit: Int
  var source: [UInt8] = []
  private var open: [Int?] = []
  fileprivate var all: [XMLElements.Element] = []
  fileprivate var declarations: [(name: String, offset: Int)] = []
  fileprivate var instructions: [(target: String, offset: Int)] = []

  init(_ limit: Int) { self.limit = limit }

  mutating func start(_ tag: StartTag) {
    guard all.count <= limit else { return open.append(nil) }
    let source = SourceTag(endingAt: tag.end, in: source)
    for (index, declaration) in source.declarations.prefix(tag.declarationCount).enumerated() {
      declarations.append((tag.declaration(index), declaration.value.lowerBound))
    }
    let attributes = source.attributes.prefix(tag.count).enumerated().map { index, place in
      let attribute = tag[index]
      return unsafe XMLElements.Attribute(
        name: StartTag.string(attribute.name), namespace: StartTag.string(attribute.namespace),
        value: attribute.text, offset: place.offset, valueOffset: place.value.lowerBound,
        isVerbatim: attribute.value.count == place.value.count)
    }
    let parent = open.last ?? nil
    if let parent { all[parent].children.append(all.count) }
    open.append(all.count)
    all.append(
      unsafe XMLElements.Element(
        name: StartTag.string(tag.name), namespace: StartTag.string(tag.namespace), offset: source.offset,
        parent: parent, attributes: attributes))
  }

  mutating func end() { open.removeLast() }

  mutating func text(_ text: [UInt8], from start: Int) {
    guard let element = open.last ?? nil else { return }
    let isFirst = all[element].text.isEmpty && all[element].textOffset == nil
    all[element].text += String(decoding: text, as: UTF8.self)
    all[element].textOffset = isFirst && source[start...].starts(with: text) ? start : nil
  }

  mutating func instruction(at offset: Int) {
    let target = source[(offset + 2)...].prefix { !$0.isXMLWhiteSpace && $0 != UInt8(ascii: "?") }
    instructions.append((String(decoding: target, as: UTF8.self), offset))
  }
}

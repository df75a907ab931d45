extension XMLTree {
  /// The document's elements with their contents, for targets that read documents; nil if there are more than `limit`.
  ///
  /// Linear in the document's size. The whole document is decoded at once.
  package func elements(atMost limit: Int) -> XMLElements? {
    let document = SourceScanner.scan(source)
    return document.nodes.count { $0.isElement } <= limit ? XMLElements(document) : nil
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
  }

  private var all: [Element] = []
  private let bytes: [UInt8]

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

  init(_ document: SourceDocument) {
    bytes = document.bytes
    instructions = document.instructions.map { offset in
      let target = document.bytes[(offset + 2)...].prefix { !$0.isXMLWhiteSpace && $0 != UInt8(ascii: "?") }
      return (String(decoding: target, as: UTF8.self), offset)
    }
    var numbers: [Int: Int] = [:]
    for (index, node) in document.nodes.enumerated() {
      let parent = node.parent.flatMap { numbers[$0] }
      if node.isElement {
        numbers[index] = all.count
        if let parent { all[parent].children.append(all.count) }
        all.append(
          Element(
            name: node.localName, namespace: document.namespaces[node.namespace], offset: node.offset, parent: parent,
            attributes: Self.attributes(of: node, in: document)))
      } else if let parent {
        let isFirst = all[parent].text.isEmpty && all[parent].textOffset == nil
        let text = document.text(of: node)
        all[parent].text += text
        all[parent].textOffset = isFirst && text.utf8.count == node.content.count ? node.content.lowerBound : nil
      }
    }
  }

  private static func attributes(of node: SourceDocument.Node, in document: SourceDocument) -> [Attribute] {
    document.attributes[node.attributes].filter { $0.namespace != NamespaceTable.xmlns }.map { attribute in
      let value = document.value(of: attribute)
      return Attribute(
        name: attribute.localName, namespace: document.namespaces[attribute.namespace], value: value,
        offset: attribute.offset,
        valueOffset: attribute.value.lowerBound, isVerbatim: value.utf8.count == attribute.value.count)
    }
  }
}

extension XMLTree {
  /// The document's elements with what stands in them, for targets that read a document instead of checking it; nil
  /// where there are more than `limit`.
  ///
  /// Linear in the document's size; the whole is decoded at once.
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
    /// The namespace's name; empty where there is no prefix.
    package let namespace: String
    /// The value with references replaced.
    package let value: String
    /// The byte at which the name stands.
    package let offset: Int
    /// The byte at which the value begins.
    package let valueOffset: Int
    /// Whether the value's bytes are those of the source, so that a place inside it can be pointed at.
    package let isVerbatim: Bool
  }

  /// An element.
  package struct Element: Sendable {
    /// The name without a prefix.
    package let name: String
    /// The namespace's name; empty where there is none.
    package let namespace: String
    /// The byte of its `<`.
    package let offset: Int
    /// The element around it; nil for the root.
    package let parent: Int?
    /// The attributes in the order of the source, namespace declarations left out.
    package let attributes: [Attribute]
    /// The elements right inside it, in order.
    package fileprivate(set) var children: [Int] = []
    /// The text right inside it, put together.
    package fileprivate(set) var text = ""
    /// The byte at which its text begins, where the text is one stretch of the source without references.
    package fileprivate(set) var textOffset: Int?
  }

  private var all: [Element] = []
  private let bytes: [UInt8]

  /// The targets of the processing instructions, such as `xml-stylesheet`, each with the byte of its `<`.
  package let instructions: [(target: String, offset: Int)]

  /// How many elements there are; the root is the first.
  package var count: Int { all.count }

  /// The element with that number in document order, counted from 0.
  package subscript(index: Int) -> Element { all[index] }

  /// The line and the column of a byte, counted as ``XMLDiagnostic`` counts them.
  package func position(ofByte offset: Int) -> (line: Int, column: Int) {
    let position = TextPosition(of: offset, in: bytes)
    return (position.line, position.column)
  }

  /// The lines and the columns of bytes in rising order, in one pass however many they are.
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
        let name = document.qualifiedName(of: node)
        numbers[index] = all.count
        if let parent { all[parent].children.append(all.count) }
        all.append(
          Element(
            name: name.local, namespace: name.namespace, offset: node.offset, parent: parent,
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
      let name = document.qualifiedName(of: attribute)
      let value = document.value(of: attribute)
      return Attribute(
        name: name.local, namespace: name.namespace, value: value, offset: attribute.offset,
        valueOffset: attribute.value.lowerBound, isVerbatim: value.utf8.count == attribute.value.count)
    }
  }
}

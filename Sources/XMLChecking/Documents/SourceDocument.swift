/// A well-formed document with the source positions of its parts, for messages that point at them.
///
/// The nodes are in one array in document order, linked by index, so that a large document needs no object for each
/// element. Comments are left out, because no rule concerns them.
struct SourceDocument {
  let bytes: [UInt8]
  var nodes: [Node] = []
  var attributes: [Attribute] = []
  var namespaces = NamespaceTable()
  var doctype: Prolog.Doctype?
  /// The offsets of processing instructions.
  var instructions: [Int] = []

  /// An element or a section of text.
  struct Node {
    /// The offset of an element's `<`, or of the first byte of text.
    let offset: Int
    let xmlName: XMLName
    /// An element's namespace, as an index into the table.
    let namespace: Int
    let parent: Int?
    /// The range of an element's attributes among all attributes.
    var attributes: Range<Int> = 0..<0
    /// The bytes between the tags, or of the text.
    var content: Range<Int>
    var isCharacterData = false
    var firstChild: Int?
    var lastChild: Int?
    var next: Int?

    var isElement: Bool { xmlName !== XMLName.none }
    /// An element's name as in the source; empty for text.
    var name: String { xmlName.text }
    /// The name without its prefix.
    var localName: String { xmlName.localName }

    /// Whether this is the element of SVG with the name.
    func isSVG(_ name: String) -> Bool { namespace == NamespaceTable.svg && localName == name }
  }

  struct Attribute {
    let offset: Int
    let xmlName: XMLName
    var namespace: Int
    /// The bytes between the quotes.
    let value: Range<Int>

    /// The name as in the source.
    var name: String { xmlName.text }
    /// The name without its prefix.
    var localName: String { xmlName.localName }
  }

  /// A node's children in order.
  func children(of index: Int) -> some Sequence<Int> {
    sequence(state: nodes[index].firstChild) { next -> Int? in
      guard let child = next else { return nil }
      next = self.nodes[child].next
      return child
    }
  }

  /// A namespace and a local name, which together identify an element or attribute.
  func qualifiedName(of node: Node) -> QualifiedName {
    QualifiedName(namespace: node.namespace, local: node.localName)
  }

  func qualifiedName(of attribute: Attribute) -> QualifiedName {
    QualifiedName(namespace: attribute.namespace, local: attribute.localName)
  }

  /// An attribute's value as the parser reports it: references replaced, white space changed to spaces.
  func value(of attribute: Attribute) -> String {
    decode(attribute.value, isAttribute: true)
  }

  /// The value of an unprefixed attribute of a node.
  func value(of name: String, on node: Node) -> String? {
    attributes[node.attributes].first { $0.name == name }.map(value(of:))
  }

  /// The text of a text node.
  func text(of node: Node) -> String {
    node.isCharacterData
      ? String(decoding: bytes[node.content], as: UTF8.self) : decode(node.content, isAttribute: false)
  }

  /// Whether the text of a text node is only white space.
  func isBlank(_ node: Node) -> Bool {
    bytes[node.content].allSatisfy(\.isXMLWhiteSpace) || text(of: node).utf8.allSatisfy(\.isXMLWhiteSpace)
  }
}

/// A name with its namespace, as an index into the document's table of namespaces.
///
/// Names in known namespaces are equal in every document.
struct QualifiedName: Hashable, Sendable {
  let namespace: Int
  let local: String

  static func svg(_ local: String) -> QualifiedName { QualifiedName(namespace: NamespaceTable.svg, local: local) }

  /// The name with the usual prefix of its namespace.
  var written: String {
    switch namespace {
    case NamespaceTable.none: local
    case NamespaceTable.xlink: "xlink:\(local)"
    default: "xml:\(local)"
    }
  }
}

/// Stores each namespace name of a document once, so that nodes have an index instead of a long string.
struct NamespaceTable {
  private var names = known
  private var indices: [String: Int] = [:]

  /// The namespaces with the same index in every table.
  static let known = [
    "", "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/", "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xlink",
  ]
  static let none = 0
  static let xml = 1
  static let xmlns = 2
  static let svg = 3
  static let xlink = 4

  subscript(index: Int) -> String { names[index] }

  mutating func index(of name: String) -> Int {
    if let index = Self.known.firstIndex(of: name) { return index }
    if let index = indices[name] { return index }
    names.append(name)
    indices[name] = names.count - 1
    return names.count - 1
  }
}

/// Reads the bytes of a document that libxml2 found well-formed into a ``SourceDocument``.
///
/// Its results depend on well-formedness, its safety does not: any other bytes also give some document.
struct SourceScanner {
  private var reader: ByteReader
  private var document: SourceDocument
  private let names: NameTable
  private var open: [Int] = []
  /// The namespaces of each prefix, innermost last. A table, because a hostile document may declare thousands.
  private var bindings: [String: [Int]] = [:]
  private var declared: [(prefix: String, depth: Int)] = []

  /// Reads a document.
  ///
  /// - Parameter names: The names of documents before, to which those of this one are added.
  static func scan(_ bytes: [UInt8], _ names: NameTable = NameTable()) -> SourceDocument {
    var scanner = SourceScanner(bytes, names)
    scanner.run()
    return scanner.document
  }

  private init(_ bytes: [UInt8], _ names: NameTable) {
    reader = ByteReader(bytes)
    document = SourceDocument(bytes: bytes)
    document.doctype = Prolog.doctype(in: bytes)
    self.names = names
  }

  private mutating func run() {
    while let byte = reader.peek {
      guard byte == UInt8(ascii: "<") else {
        readText()
        continue
      }
      switch reader.peek(after: 1) {
      case UInt8(ascii: "/"): readEndTag()
      case UInt8(ascii: "!"): readDeclaration()
      case UInt8(ascii: "?"): readInstruction()
      default: readStartTag()
      }
    }
  }

  private mutating func readDeclaration() {
    if reader.starts(with: "<!--") {
      reader.skip(4)
      reader.skipPast("-->")
    } else if reader.starts(with: "<![CDATA[") {
      readCharacterData()
    } else if let end = document.doctype?.end, end > reader.offset {
      reader.skip(end - reader.offset)
    } else {
      readStartTag()
    }
  }

  private mutating func readInstruction() {
    // The XML declaration looks like a processing instruction, but is none.
    if reader.offset > 0 || !reader.starts(with: "<?xml ") { document.instructions.append(reader.offset) }
    reader.skipPast("?>")
  }

  private mutating func readText() {
    let start = reader.offset
    while let byte = reader.peek, byte != UInt8(ascii: "<") { reader.skip(1) }
    appendText(start..<reader.offset, isCharacterData: false)
  }

  private mutating func readCharacterData() {
    reader.skip(9)
    let start = reader.offset
    reader.skipPast("]]>")
    appendText(start..<max(start, reader.offset - 3), isCharacterData: true)
  }

  private mutating func appendText(_ range: Range<Int>, isCharacterData: Bool) {
    guard let parent = open.last, !range.isEmpty else { return }
    var node = SourceDocument.Node(
      offset: range.lowerBound, xmlName: .none, namespace: NamespaceTable.none, parent: parent, content: range)
    node.isCharacterData = isCharacterData
    append(node)
  }

  private mutating func readEndTag() {
    let start = reader.offset
    reader.skipPast(">")
    guard let element = open.popLast() else { return }
    let first = document.nodes[element].content.lowerBound
    document.nodes[element].content = first..<max(start, first)
    closeScope()
  }

  private mutating func closeScope() {
    while let last = declared.last, last.depth > open.count {
      declared.removeLast()
      _ = bindings[last.prefix]?.popLast()
    }
  }

  private mutating func readStartTag() {
    let offset = reader.offset
    reader.skip(1)
    let name = names.name(document.bytes[reader.skipName()])
    let first = document.attributes.count
    readAttributes()
    let isEmpty = reader.peek == UInt8(ascii: "/")
    reader.skipPast(">")

    resolvePrefixes(in: first..<document.attributes.count)
    var node = SourceDocument.Node(
      offset: offset, xmlName: name, namespace: namespace(ofPrefix: name.prefix), parent: open.last,
      content: reader.offset..<reader.offset)
    node.attributes = first..<document.attributes.count
    let index = append(node)
    if isEmpty { closeScope() } else { open.append(index) }
  }

  private mutating func readAttributes() {
    while true {
      reader.skipWhiteSpace()
      guard let byte = reader.peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { return }
      let offset = reader.offset
      let name = names.name(document.bytes[reader.skipName()])
      reader.skipWhiteSpace()
      reader.skip(1)
      reader.skipWhiteSpace()
      let value = reader.skipQuoted() ?? reader.offset..<reader.offset
      let isDeclaration = name.prefix == "xmlns" || name.text == "xmlns"
      if isDeclaration { bind(name.prefix.isEmpty ? "" : name.localName, value) }
      let namespace = isDeclaration ? NamespaceTable.xmlns : NamespaceTable.none
      document.attributes.append(.init(offset: offset, xmlName: name, namespace: namespace, value: value))
    }
  }

  /// Sets the namespaces of attributes with a prefix, which may be declared after them.
  private mutating func resolvePrefixes(in range: Range<Int>) {
    for index in range {
      let attribute = document.attributes[index]
      guard attribute.namespace == NamespaceTable.none, !attribute.xmlName.prefix.isEmpty else { continue }
      document.attributes[index].namespace = namespace(ofPrefix: attribute.xmlName.prefix)
    }
  }

  @discardableResult
  private mutating func append(_ node: SourceDocument.Node) -> Int {
    let index = document.nodes.count
    document.nodes.append(node)
    guard let parent = node.parent else { return index }
    if let last = document.nodes[parent].lastChild {
      document.nodes[last].next = index
    } else {
      document.nodes[parent].firstChild = index
    }
    document.nodes[parent].lastChild = index
    return index
  }

  // MARK: Namespaces

  private mutating func bind(_ prefix: String, _ value: Range<Int>) {
    let name = document.decode(value, isAttribute: true)
    bindings[prefix, default: []].append(document.namespaces.index(of: name))
    declared.append((prefix, open.count + 1))
  }

  private func namespace(ofPrefix prefix: String) -> Int {
    if prefix == "xml" { return NamespaceTable.xml }
    return bindings[prefix]?.last ?? NamespaceTable.none
  }
}

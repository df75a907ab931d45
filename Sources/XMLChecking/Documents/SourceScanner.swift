/// Reads the bytes of a document that libxml2 found well-formed into a ``SourceDocument``.
///
/// Its results depend on well-formedness, its safety does not: any other bytes also give some document.
struct SourceScanner {
  private var reader: ByteReader
  private var document: SourceDocument
  private var open: [Int] = []
  /// The namespaces of each prefix, innermost last. A table, because a hostile document may declare thousands.
  private var bindings: [String: [Int]] = [:]
  private var declared: [(prefix: String, depth: Int)] = []

  static func scan(_ bytes: [UInt8]) -> SourceDocument {
    var scanner = SourceScanner(bytes)
    scanner.run()
    return scanner.document
  }

  private init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
    document = SourceDocument(bytes: bytes)
    document.doctype = Prolog.doctype(in: bytes)
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
      offset: range.lowerBound, name: "", localName: "", namespace: NamespaceTable.none, parent: parent, content: range)
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
    let name = text(reader.skipName())
    var raw: [(offset: Int, name: String, value: Range<Int>)] = []
    while true {
      reader.skipWhiteSpace()
      guard let byte = reader.peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { break }
      let start = reader.offset
      let attribute = text(reader.skipName())
      reader.skipWhiteSpace()
      reader.skip(1)
      reader.skipWhiteSpace()
      raw.append((start, attribute, reader.skipQuoted() ?? reader.offset..<reader.offset))
    }
    let isEmpty = reader.peek == UInt8(ascii: "/")
    reader.skipPast(">")

    for attribute in raw where attribute.name.hasPrefix("xmlns") { bind(attribute.name, attribute.value) }
    let first = document.attributes.count
    for (start, attribute, value) in raw {
      let (prefix, localName) = attribute.prefixAndLocalName
      let namespace = namespace(ofAttribute: attribute, prefix)
      document.attributes.append(
        .init(offset: start, name: attribute, localName: localName, namespace: namespace, value: value))
    }
    let (prefix, localName) = name.prefixAndLocalName
    var node = SourceDocument.Node(
      offset: offset, name: name.isEmpty ? "?" : name, localName: name.isEmpty ? "?" : localName,
      namespace: namespace(ofPrefix: prefix), parent: open.last, content: reader.offset..<reader.offset)
    node.attributes = first..<document.attributes.count
    let index = append(node)
    if isEmpty { closeScope() } else { open.append(index) }
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

  private mutating func bind(_ attribute: String, _ value: Range<Int>) {
    guard attribute == "xmlns" || attribute.hasPrefix("xmlns:") else { return }
    let name = document.decode(value, isAttribute: true)
    let prefix = attribute == "xmlns" ? "" : attribute.prefixAndLocalName.localName
    bindings[prefix, default: []].append(document.namespaces.index(of: name))
    declared.append((prefix, open.count + 1))
  }

  private func namespace(ofPrefix prefix: String) -> Int {
    if prefix == "xml" { return NamespaceTable.xml }
    return bindings[prefix]?.last ?? NamespaceTable.none
  }

  private func namespace(ofAttribute name: String, _ prefix: String) -> Int {
    if prefix.isEmpty { return name == "xmlns" ? NamespaceTable.xmlns : NamespaceTable.none }
    return prefix == "xmlns" ? NamespaceTable.xmlns : namespace(ofPrefix: prefix)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: document.bytes[range], as: UTF8.self)
  }
}

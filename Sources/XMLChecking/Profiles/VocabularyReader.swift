/// Reads a ``Vocabulary`` from a grammar's source.
struct VocabularyReader {
  private let grammar: SourceDocument
  private var definitions: [String: Int] = [:]
  private var vocabulary = Vocabulary()
  /// The vocabulary's index of each element pattern, by its position in the source.
  private var indices: [Int: Int] = [:]
  private var pending: [Int] = []
  /// The definitions in progress. They end the recursion if a grammar refers to itself without an element in between.
  private var reading: Set<String> = []

  static func read(_ grammar: SourceDocument) -> Vocabulary {
    var reader = VocabularyReader(grammar: grammar)
    reader.run()
    return reader.vocabulary
  }

  private init(grammar: SourceDocument) {
    self.grammar = grammar
    for (index, node) in grammar.nodes.enumerated() where node.name.localName == "define" {
      if let name = grammar.value(of: "name", on: node) { definitions[name] = index }
    }
  }

  private mutating func run() {
    guard let start = grammar.nodes.firstIndex(where: { $0.name.localName == "start" }) else { return }
    var ignored = Vocabulary.Element(name: QualifiedName(namespace: "", local: ""))
    vocabulary.start = content(of: start, isRequired: true, in: &ignored)
    while let source = pending.popLast(), let index = indices[source] {
      var element = vocabulary.elements[index]
      element.content = content(of: source, isRequired: true, in: &element)
      vocabulary.elements[index] = element
    }
  }

  /// The children of a pattern in sequence. Attributes among them are added to `element`.
  private mutating func content(of index: Int, isRequired: Bool, in element: inout Vocabulary.Element) -> ContentModel {
    .sequence(patterns(in: index).map { model(of: $0, isRequired: isRequired, in: &element) })
  }

  private func patterns(in index: Int) -> [Int] {
    let namespace = grammar.nodes[index].namespace
    return grammar.children(of: index).filter {
      grammar.nodes[$0].isElement && grammar.nodes[$0].namespace == namespace
    }
  }

  private mutating func model(of index: Int, isRequired: Bool, in element: inout Vocabulary.Element) -> ContentModel {
    switch grammar.nodes[index].name.localName {
    case "element": return elementModel(at: index)
    case "attribute":
      note(attribute: index, isRequired: isRequired, in: &element)
      return .nothing
    case "group": return content(of: index, isRequired: isRequired, in: &element)
    case "optional": return content(of: index, isRequired: false, in: &element).or(.nothing)
    case "zeroOrMore": return ContentModel.oneOrMore(content(of: index, isRequired: false, in: &element)).or(.nothing)
    case "oneOrMore": return .oneOrMore(content(of: index, isRequired: isRequired, in: &element))
    case "choice": return choice(index, in: &element)
    case "ref": return reference(index, isRequired: isRequired, in: &element)
    case "text": return .text
    case "empty": return .nothing
    case "notAllowed": return .impossible
    case "data", "value", "list": return .value(value(source(of: index), in: index))
    default:
      element.allowsOtherAttributes = true
      return .unknown
    }
  }

  private mutating func choice(_ index: Int, in element: inout Vocabulary.Element) -> ContentModel {
    let parts = patterns(in: index)
    if parts.allSatisfy({ ["data", "value"].contains(grammar.nodes[$0].name.localName) }) {
      return .value(value(source(of: index), in: index))
    }
    return .alternatives(parts.map { model(of: $0, isRequired: false, in: &element) })
  }

  private mutating func reference(_ index: Int, isRequired: Bool, in element: inout Vocabulary.Element) -> ContentModel
  {
    let name = grammar.value(of: "name", on: grammar.nodes[index]) ?? ""
    guard let definition = definitions[name], reading.insert(name).inserted else { return .unknown }
    defer { reading.remove(name) }
    return content(of: definition, isRequired: isRequired, in: &element)
  }

  private mutating func elementModel(at index: Int) -> ContentModel {
    if let known = indices[index] { return .element(known) }
    guard let name = name(of: index, inheritsNamespace: true) else { return .unknown }
    let position = vocabulary.elements.count
    vocabulary.elements.append(Vocabulary.Element(name: name))
    indices[index] = position
    pending.append(index)
    return .element(position)
  }

  private mutating func note(attribute index: Int, isRequired: Bool, in element: inout Vocabulary.Element) {
    guard let name = name(of: index, inheritsNamespace: false) else {
      element.allowsOtherAttributes = true
      return
    }
    let content = grammar.nodes[index].content
    let pattern = String(decoding: grammar.bytes[content], as: UTF8.self)
    let takesAnything = patterns(in: index).isEmpty
    let kind = takesAnything ? nil : value(pattern, in: index)
    element.attributes.append(.init(name: name, isRequired: isRequired, value: kind))
  }

  private func name(of index: Int, inheritsNamespace: Bool) -> QualifiedName? {
    guard let local = grammar.value(of: "name", on: grammar.nodes[index]) else { return nil }
    var ancestor: Int? = index
    while let current = ancestor {
      if let namespace = grammar.value(of: "ns", on: grammar.nodes[current]) {
        return QualifiedName(namespace: namespace, local: local)
      }
      ancestor = inheritsNamespace ? grammar.nodes[current].parent : nil
    }
    return QualifiedName(namespace: "", local: local)
  }

  // MARK: Values

  private mutating func value(_ pattern: String, in index: Int) -> Int {
    if let known = vocabulary.values.firstIndex(where: { $0.pattern == pattern }) { return known }
    vocabulary.values.append(.init(pattern: pattern, words: words(for: index)))
    return vocabulary.values.count - 1
  }

  private func source(of index: Int) -> String {
    let node = grammar.nodes[index]
    let end = node.content.upperBound
    // The end tag is three bytes longer than the name; an empty element has no end tag.
    let isEmpty = grammar.bytes.dropFirst(end).first != UInt8(ascii: "<") || node.content.isEmpty && !hasEndTag(node)
    let close = isEmpty ? end : end + node.name.utf8.count + 3
    return String(decoding: grammar.bytes[node.offset..<min(close, grammar.bytes.count)], as: UTF8.self)
  }

  private func hasEndTag(_ node: SourceDocument.Node) -> Bool {
    grammar.bytes.dropFirst(node.content.upperBound).starts(with: "</".utf8)
      && node.content.lowerBound >= 2 && grammar.bytes[node.content.lowerBound - 2] != UInt8(ascii: "/")
  }

  /// The description of a value in the grammar's documentation, or the values that it lists.
  private func words(for index: Int) -> String? {
    var index = index
    for _ in 0..<8 {
      let listed = grammar.children(of: index).first { grammar.nodes[$0].name.localName == "documentation" }
      if let listed { return text(in: listed) }
      let parts = patterns(in: index)
      if grammar.nodes[index].name.localName == "value" { return "'\(text(in: index))'" }
      let values = parts.filter { grammar.nodes[$0].name.localName == "value" }
      if !values.isEmpty { return values.map { "'\(text(in: $0))'" }.joined(separator: " or ") }
      guard let next = parts.first else { return nil }
      let name = grammar.value(of: "name", on: grammar.nodes[next])
      let isReference = grammar.nodes[next].name.localName == "ref"
      index = isReference ? name.flatMap { definitions[$0] } ?? next : next
    }
    return nil
  }

  private func text(in index: Int) -> String {
    grammar.children(of: index).map { grammar.text(of: grammar.nodes[$0]) }.joined()
  }
}

/// Reads a ``Vocabulary`` from a grammar's source.
///
/// Supported are element, attribute, group, choice, optional, zeroOrMore, oneOrMore, ref, text, empty, notAllowed, data
/// and value with plain names, and attributes that do not depend on each other or on content. Anything else is an
/// error, because it would not be checked.
struct VocabularyReader {
  private let grammar: SourceDocument
  private var definitions: [String: Int] = [:]
  private var vocabulary = Vocabulary()
  /// The vocabulary's index of each element pattern, by its position in the source.
  private var indices: [Int: Int] = [:]
  private var pending: [Int] = []
  /// The vocabulary's index of each kind of value, by the position of its pattern or definition in the source.
  private var kinds: [Int: Int] = [:]
  /// The definitions in progress. A grammar that refers to itself without an element in between never ends.
  private var reading: [Int] = []

  /// A pattern that is not supported, with its position in the source.
  struct Unsupported: Error {
    let offset: Int
    let name: String
  }

  /// Whether the attributes of a pattern are required, optional, or not supported because they depend on something.
  private enum Presence { case required, optional, dependent }

  static func read(_ grammar: SourceDocument) throws(Unsupported) -> Vocabulary {
    var reader = VocabularyReader(grammar: grammar)
    try reader.run()
    return reader.vocabulary
  }

  private init(grammar: SourceDocument) {
    self.grammar = grammar
    for (index, node) in grammar.nodes.enumerated() where node.localName == "define" {
      if let name = grammar.value(of: "name", on: node) { definitions[name] = index }
    }
  }

  private func unsupported(_ index: Int) -> Unsupported {
    Unsupported(offset: grammar.nodes[index].offset, name: grammar.nodes[index].name)
  }

  private mutating func run() throws(Unsupported) {
    guard let start = grammar.nodes.firstIndex(where: { $0.localName == "start" }) else {
      throw Unsupported(offset: 0, name: grammar.nodes.first?.name ?? "")
    }
    var root = Vocabulary.Element(QualifiedName(namespace: NamespaceTable.none, local: ""))
    vocabulary.start = try content(of: start, .dependent, in: &root)
    while let source = pending.popLast(), let index = indices[source] {
      var element = vocabulary.elements[index]
      element.content = try content(of: source, .required, in: &element)
      vocabulary.elements[index] = element
    }
  }

  /// The children of a pattern in sequence. Attributes among them are added to `element`.
  private mutating func content(
    of index: Int, _ presence: Presence, in element: inout Vocabulary.Element
  ) throws(Unsupported) -> ContentModel {
    var parts: [ContentModel] = []
    for part in patterns(in: index) { parts.append(try model(of: part, presence, in: &element)) }
    return .sequence(parts)
  }

  private func patterns(in index: Int) -> [Int] {
    let namespace = grammar.nodes[index].namespace
    var patterns: [Int] = []
    var next = grammar.nodes[index].firstChild
    while let child = next {
      if grammar.nodes[child].isElement, grammar.nodes[child].namespace == namespace { patterns.append(child) }
      next = grammar.nodes[child].next
    }
    return patterns
  }

  private mutating func model(
    of index: Int, _ presence: Presence, in element: inout Vocabulary.Element
  ) throws(Unsupported) -> ContentModel {
    switch grammar.nodes[index].localName {
    case "element": return try elementModel(at: index)
    case "attribute":
      try addAttribute(index, presence, to: &element)
      return .nothing
    case "group": return try content(of: index, presence, in: &element)
    case "optional": return try optional(index, presence, in: &element)
    case "zeroOrMore":
      return ContentModel.oneOrMore(try content(of: index, .dependent, in: &element)).or(.nothing)
    case "oneOrMore": return .oneOrMore(try content(of: index, .dependent, in: &element))
    case "choice": return try choice(index, in: &element)
    case "ref":
      return try following(index) { reader, definition throws(Unsupported) in
        try reader.content(of: definition, presence, in: &element)
      }
    case "text": return .text
    case "empty": return .nothing
    case "notAllowed": return .impossible
    case "data", "value": return .value(try kind(of: index, describedBy: index))
    default: throw unsupported(index)
    }
  }

  /// A pattern that may be missing: elements, or a single attribute.
  private mutating func optional(
    _ index: Int, _ presence: Presence, in element: inout Vocabulary.Element
  ) throws(Unsupported) -> ContentModel {
    let count = element.attributes.count
    let model = try content(of: index, presence == .required ? .optional : .dependent, in: &element)
    guard element.attributes.count > count else { return model.or(.nothing) }
    guard element.attributes.count == count + 1, case .nothing = model else { throw unsupported(index) }
    return .nothing
  }

  private mutating func choice(
    _ index: Int, in element: inout Vocabulary.Element
  ) throws(Unsupported) -> ContentModel {
    let parts = patterns(in: index)
    if parts.allSatisfy({ ["data", "value"].contains(grammar.nodes[$0].localName) }) {
      return .value(try kind(of: index, describedBy: index))
    }
    var models: [ContentModel] = []
    for part in parts { models.append(try model(of: part, .dependent, in: &element)) }
    return .alternatives(models)
  }

  /// The definition that a reference names.
  private func definition(of index: Int) throws(Unsupported) -> Int {
    let name = grammar.value(of: "name", on: grammar.nodes[index]) ?? ""
    guard let definition = definitions[name] else { throw unsupported(index) }
    return definition
  }

  /// Reads the definition that a reference names.
  private mutating func following<Result>(
    _ index: Int, _ read: (inout Self, _ definition: Int) throws(Unsupported) -> Result
  ) throws(Unsupported) -> Result {
    let definition = try definition(of: index)
    guard !reading.contains(definition) else { throw unsupported(index) }
    reading.append(definition)
    defer { reading.removeLast() }
    return try read(&self, definition)
  }

  private mutating func elementModel(at index: Int) throws(Unsupported) -> ContentModel {
    if let known = indices[index] { return .element(known) }
    let name = try name(of: index, inheritsNamespace: true)
    let position = vocabulary.elements.count
    vocabulary.elements.append(Vocabulary.Element(name))
    indices[index] = position
    pending.append(index)
    return .element(position)
  }

  private mutating func addAttribute(
    _ index: Int, _ presence: Presence, to element: inout Vocabulary.Element
  ) throws(Unsupported) {
    let parts = patterns(in: index)
    guard presence != .dependent, parts.count <= 1 else { throw unsupported(index) }
    var value: Int?
    if let part = parts.first, grammar.nodes[part].localName != "text" {
      value = try kind(of: part, describedBy: index)
    }
    let name = try name(of: index, inheritsNamespace: false)
    element.add(.init(name, isRequired: presence == .required, value: value))
  }

  private func name(of index: Int, inheritsNamespace: Bool) throws(Unsupported) -> QualifiedName {
    guard let local = grammar.value(of: "name", on: grammar.nodes[index]) else { throw unsupported(index) }
    var ancestor: Int? = index
    while let current = ancestor {
      if let name = grammar.value(of: "ns", on: grammar.nodes[current]) {
        guard let namespace = NamespaceTable.known.firstIndex(of: name) else { throw unsupported(current) }
        return QualifiedName(namespace: namespace, local: local)
      }
      ancestor = inheritsNamespace ? grammar.nodes[current].parent : nil
    }
    return QualifiedName(namespace: NamespaceTable.none, local: local)
  }

  // MARK: Values

  private mutating func kind(of index: Int, describedBy described: Int) throws(Unsupported) -> Int {
    if grammar.nodes[index].localName == "ref" {
      let definition = try definition(of: index)
      if let known = kinds[definition] { return known }
      let kind = try following(index) { reader, definition throws(Unsupported) in
        let parts = reader.patterns(in: definition)
        guard let part = parts.first, parts.count == 1 else { throw reader.unsupported(definition) }
        return try reader.kind(of: part, describedBy: definition)
      }
      kinds[definition] = kind
      return kind
    }
    if let known = kinds[index] { return known }
    let alternatives = try alternatives(at: index)
    kinds[index] = vocabulary.values.count
    vocabulary.values.append(.init(alternatives: alternatives, words: words(for: described)))
    return vocabulary.values.count - 1
  }

  private func alternatives(at index: Int) throws(Unsupported) -> [ValuePattern] {
    let node = grammar.nodes[index]
    switch node.localName {
    case "value" where grammar.value(of: "type", on: node) == nil: return [.word(text(in: index))]
    case "data" where grammar.value(of: "type", on: node) == "string": return [try textPattern(at: index)]
    case "choice":
      var all: [ValuePattern] = []
      for part in patterns(in: index) { all += try alternatives(at: part) }
      return all
    default: throw unsupported(index)
    }
  }

  private func textPattern(at index: Int) throws(Unsupported) -> ValuePattern {
    var expressions: [String] = []
    var minimumLength = 0
    for facet in patterns(in: index) {
      let value = text(in: facet)
      switch grammar.value(of: "name", on: grammar.nodes[facet]) {
      case "pattern": expressions.append(value)
      case "minLength": minimumLength = Int(value) ?? .max
      default: throw unsupported(facet)
      }
    }
    return .text(patterns: expressions, minimumLength: minimumLength)
  }

  /// The description of a value in the grammar's documentation, or the values that it lists.
  private func words(for index: Int) -> String? {
    let documentation = grammar.children(of: index).first { grammar.nodes[$0].localName == "documentation" }
    if let documentation { return text(in: documentation) }
    if grammar.nodes[index].localName == "value" { return "'\(text(in: index))'" }
    let values = patterns(in: index).filter { grammar.nodes[$0].localName == "value" }
    if values.isEmpty { return patterns(in: index).first.flatMap { words(for: $0) } }
    return values.map { "'\(text(in: $0))'" }.joined(separator: " or ")
  }

  private func text(in index: Int) -> String {
    grammar.children(of: index).map { grammar.text(of: grammar.nodes[$0]) }.joined()
  }
}

import XMLChecking

/// Reads a ``Vocabulary`` from a grammar's source.
///
/// Supported are element, attribute, group, choice, optional, zeroOrMore, oneOrMore, ref, text, empty, notAllowed, data
/// and value with plain names, and attributes with a kind of value that do not depend on each other or on content.
/// Anything else is an error, because it would not be checked.
struct VocabularyReader {
  private let grammar: XMLElements
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

  static func read(_ grammar: XMLElements) throws(Unsupported) -> Vocabulary {
    var reader = VocabularyReader(grammar: grammar)
    try reader.run()
    return reader.vocabulary
  }

  private init(grammar: XMLElements) {
    self.grammar = grammar
    for index in 0..<grammar.count where grammar[index].name == "define" {
      if let name = value("name", on: index) { definitions[name] = index }
    }
  }

  private func unsupported(_ index: Int) -> Unsupported {
    Unsupported(offset: grammar[index].offset, name: grammar[index].name)
  }

  private func value(_ name: String, on index: Int) -> String? {
    grammar[index].attributes.first { $0.name == name }?.value
  }

  private mutating func run() throws(Unsupported) {
    guard let start = (0..<grammar.count).first(where: { grammar[$0].name == "start" }) else { throw unsupported(0) }
    var document = vocabulary.document
    document.content = try content(of: start, .dependent, in: &document)
    vocabulary.document = document
    while let source = pending.popLast(), let index = indices[source] {
      var element = vocabulary.elements[index]
      element.content = try content(of: source, .required, in: &element)
      if case .value = element.text, element.content != .empty { throw unsupported(source) }
      vocabulary.elements[index] = element
    }
  }

  /// The children of a pattern in sequence. Attributes among them are added to `element`.
  private mutating func content(
    of index: Int, _ presence: Presence, in element: inout Vocabulary.Element
  ) throws(Unsupported) -> Expression {
    var parts: [Expression] = []
    for part in patterns(in: index) { parts.append(try model(of: part, presence, in: &element)) }
    return .sequence(parts)
  }

  private func patterns(in index: Int) -> [Int] {
    grammar[index].children.filter { grammar[$0].namespace == grammar[index].namespace }
  }

  private mutating func model(
    of index: Int, _ presence: Presence, in element: inout Vocabulary.Element
  ) throws(Unsupported) -> Expression {
    switch grammar[index].name {
    case "element": return try elementModel(at: index, in: &element)
    case "attribute":
      try addAttribute(index, presence, to: &element)
      return .empty
    case "group": return try content(of: index, presence, in: &element)
    case "optional": return try optional(index, presence, in: &element)
    case "zeroOrMore":
      return .many(try content(of: index, .dependent, in: &element))
    case "oneOrMore": return try content(of: index, .dependent, in: &element).repeated(1, nil)
    case "choice": return try choice(index, in: &element)
    case "ref":
      return try following(index) { reader, definition throws(Unsupported) in
        try reader.content(of: definition, presence, in: &element)
      }
    case "text":
      element.text = .any
      return .empty
    case "empty": return .empty
    case "notAllowed": return .none
    case "data", "value":
      element.text = .value(try kind(of: index, describedBy: index))
      return .empty
    default: throw unsupported(index)
    }
  }

  /// A pattern that may be missing: elements, or a single attribute.
  private mutating func optional(
    _ index: Int, _ presence: Presence, in element: inout Vocabulary.Element
  ) throws(Unsupported) -> Expression {
    let count = element.attributes.count
    let model = try content(of: index, presence == .required ? .optional : .dependent, in: &element)
    guard element.attributes.count > count else { return model.or(.empty) }
    guard element.attributes.count == count + 1, model == .empty else { throw unsupported(index) }
    return .empty
  }

  private mutating func choice(
    _ index: Int, in element: inout Vocabulary.Element
  ) throws(Unsupported) -> Expression {
    let parts = patterns(in: index)
    if parts.allSatisfy({ ["data", "value"].contains(grammar[$0].name) }) {
      element.text = .value(try kind(of: index, describedBy: index))
      return .empty
    }
    var choice = Expression.none
    for part in parts { choice = choice.or(try model(of: part, .dependent, in: &element)) }
    return choice
  }

  /// The definition that a reference names.
  private func definition(of index: Int) throws(Unsupported) -> Int {
    let name = value("name", on: index) ?? ""
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

  private mutating func elementModel(
    at index: Int, in parent: inout Vocabulary.Element
  ) throws(Unsupported) -> Expression {
    if indices[index] == nil {
      let name = try name(of: index, inheritsNamespace: true)
      indices[index] = vocabulary.elements.count
      vocabulary.elements.append(Vocabulary.Element(name: name))
      pending.append(index)
    }
    let number = UInt8(indices[index] ?? 0)
    parent.children.append(number)
    return .symbols([number])
  }

  private mutating func addAttribute(
    _ index: Int, _ presence: Presence, to element: inout Vocabulary.Element
  ) throws(Unsupported) {
    let parts = patterns(in: index)
    guard presence != .dependent, parts.count == 1 else { throw unsupported(index) }
    let value = try kind(of: parts[0], describedBy: index)
    let name = try name(of: index, inheritsNamespace: false)
    element.attributes.append(.init(name: name, isRequired: presence == .required, value: value))
  }

  private func name(of index: Int, inheritsNamespace: Bool) throws(Unsupported) -> Vocabulary.Name {
    guard let local = value("name", on: index) else { throw unsupported(index) }
    var ancestor: Int? = index
    while let current = ancestor {
      if let name = value("ns", on: current) {
        guard Vocabulary.namespaces[name] != nil else { throw unsupported(current) }
        return .init(namespace: name, local: local)
      }
      ancestor = inheritsNamespace ? grammar[current].parent : nil
    }
    return .init(namespace: "", local: local)
  }

  // MARK: Values

  private mutating func kind(of index: Int, describedBy described: Int) throws(Unsupported) -> Int {
    if grammar[index].name == "ref" {
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
    vocabulary.values.append(.init(alternatives: alternatives, description: description(of: described)))
    return vocabulary.values.count - 1
  }

  private func alternatives(at index: Int) throws(Unsupported) -> [ValuePattern] {
    switch grammar[index].name {
    case "value" where value("type", on: index) == nil: return [.word(text(in: index))]
    case "data" where value("type", on: index) == "string": return [try textPattern(at: index)]
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
      let text = text(in: facet)
      switch value("name", on: facet) {
      case "pattern": expressions.append(text)
      case "minLength": minimumLength = Int(text) ?? .max
      default: throw unsupported(facet)
      }
    }
    return .text(patterns: expressions, minimumLength: minimumLength)
  }

  /// The description of a value in the grammar's documentation, or the values that it lists.
  private func description(of index: Int) -> String? {
    let documentation = grammar[index].children.first { grammar[$0].name == "documentation" }
    if let documentation { return text(in: documentation) }
    if grammar[index].name == "value" { return "'\(text(in: index))'" }
    let values = patterns(in: index).filter { grammar[$0].name == "value" }
    if values.isEmpty { return patterns(in: index).first.flatMap { description(of: $0) } }
    return values.map { "'\(text(in: $0))'" }.joined(separator: " or ")
  }

  private func text(in index: Int) -> String { grammar[index].text }
}

/// The names of a vocabulary as numbers, so that a name in a document is looked up once and then compared as a number.
final class KnownNames {
  private let ids: [QualifiedName: Int]
  /// The number of each element's name.
  let elements: [Int]
  /// For each element, the rule of an attribute by the number of its name.
  private let rules: [[Rule?]]
  /// What is known about the names of documents, by their place in the table of names.
  private var known: [(namespace: Int, id: Int)] = []

  /// What is said about an attribute.
  struct Rule {
    let isRequired: Bool
    /// The kind of value; nil for any text.
    let value: Int?
    let isPathData: Bool
  }

  /// The number of a name that the vocabulary does not have.
  private static let unknown = -1

  init(of vocabulary: Vocabulary) {
    let names = vocabulary.elements.flatMap { [$0.name] + $0.attributes.map(\.name) }
    let ids = names.reduce(into: [QualifiedName: Int](minimumCapacity: 128)) { ids, name in
      if ids[name] == nil { ids[name] = ids.count }
    }
    self.ids = ids
    elements = vocabulary.elements.map { ids[$0.name] ?? Self.unknown }
    rules = vocabulary.elements.map { element in
      element.attributes.reduce(into: Array(repeating: nil, count: ids.count)) { rules, attribute in
        rules[ids[attribute.name] ?? 0] = Rule(
          isRequired: attribute.isRequired, value: attribute.value,
          isPathData: DocumentRules.isPathData(attribute.name, on: element.name))
      }
    }
  }

  func id(of node: SourceDocument.Node) -> Int { id(node.xmlName, node.namespace) }

  /// What is said about an attribute of an element; nil if the element does not have it.
  func attribute(_ attribute: SourceDocument.Attribute, of element: Int) -> Rule? {
    let id = id(attribute.xmlName, attribute.namespace)
    return id == Self.unknown ? nil : rules[element][id]
  }

  private func id(_ name: XMLName, _ namespace: Int) -> Int {
    // Other namespaces have other numbers in another document.
    guard namespace < NamespaceTable.known.count else { return Self.unknown }
    let number = name.number ?? .max
    if number < known.count, known[number].namespace == namespace { return known[number].id }
    let id = ids[QualifiedName(namespace: namespace, local: name.localName)] ?? Self.unknown
    if name.number != nil {
      while known.count <= number { known.append((-1, Self.unknown)) }
      known[number] = (namespace, id)
    }
    return id
  }
}

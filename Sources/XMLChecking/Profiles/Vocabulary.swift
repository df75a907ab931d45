/// The names of a grammar: the attributes and children of each of its elements.
///
/// It is read from the grammar itself, so it always agrees with it. It explains what libxml2 has refused and never
/// decides. Supported are element, attribute, group, choice, optional, zeroOrMore, oneOrMore, ref, text, empty,
/// notAllowed, data, value and list with plain names. Anything else counts as allowing everything.
struct Vocabulary: Sendable {
  struct Element: Sendable {
    let name: QualifiedName
    var attributes: [Attribute] = []
    var allowsOtherAttributes = false
    var content: ContentModel = .nothing
  }

  struct Attribute: Sendable {
    let name: QualifiedName
    let isRequired: Bool
    /// The kind of value; nil for any text.
    let value: Int?
  }

  /// A kind of value: its pattern in the grammar's source, and its description.
  struct ValueKind: Sendable {
    let pattern: String
    let words: String?
  }

  var elements: [Element] = []
  var values: [ValueKind] = []
  /// The model of a whole document.
  var start: ContentModel = .impossible

  /// The names of elements, without duplicates, in the order of the indices.
  func names(_ indices: [Int]) -> [String] {
    var seen: Set<String> = []
    return indices.map { elements[$0].name.local }.filter { seen.insert($0).inserted }
  }
}

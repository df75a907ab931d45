/// The names of a grammar: which attributes and children each of its elements has.
///
/// It is read from the grammar itself, so it cannot say anything else than the grammar says. It explains what libxml2
/// has refused and never decides. Understood are element, attribute, group, choice, optional, zeroOrMore, oneOrMore,
/// ref, text, empty, notAllowed, data, value and list with plain names; anything else counts as allowing everything.
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
    /// Which kind of value it takes; nil for any text.
    let value: Int?
  }

  /// A kind of value: the pattern as the grammar's source has it, and what it is in words.
  struct ValueKind: Sendable {
    let pattern: String
    let words: String?
  }

  var elements: [Element] = []
  var values: [ValueKind] = []
  /// The model of a whole document.
  var start: ContentModel = .impossible

  /// The names of elements, each once, in the order of the indices.
  func names(_ indices: [Int]) -> [String] {
    var seen: Set<String> = []
    return indices.map { elements[$0].name.local }.filter { seen.insert($0).inserted }
  }
}

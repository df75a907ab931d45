/// The elements of a grammar, with the attributes and the content of each.
///
/// It is made from the grammar itself, so it always agrees with it: those of the profiles when Cartouche is built, see
/// ``GrammarSource``. Names, attributes and values of a document are checked with it; its content is also checked by
/// libxml2, see ``ContentGrammar``.
struct Vocabulary: Sendable {
  struct Element: Sendable {
    let name: QualifiedName
    private(set) var attributes: [Attribute]
    private(set) var requiredCount: Int
    var content: ContentModel

    init(_ name: QualifiedName, _ attributes: [Attribute] = [], _ content: ContentModel = .nothing) {
      self.name = name
      self.attributes = attributes
      self.content = content
      requiredCount = attributes.count { $0.isRequired }
    }

    mutating func add(_ attribute: Attribute) {
      attributes.append(attribute)
      if attribute.isRequired { requiredCount += 1 }
    }
  }

  struct Attribute: Sendable {
    let name: QualifiedName
    let isRequired: Bool
    /// The kind of value; nil for any text.
    let value: Int?

    init(_ name: QualifiedName, isRequired: Bool, value: Int? = nil) {
      self.name = name
      self.isRequired = isRequired
      self.value = value
    }
  }

  /// A kind of value: the permitted values, and their description.
  struct ValueKind: Sendable {
    let alternatives: [ValuePattern]
    let words: String?
  }

  /// The model of a whole document.
  var start: ContentModel = .impossible
  var elements: [Element] = []
  var values: [ValueKind] = []

  /// The names of elements, without duplicates, in the order of the indices.
  func names(_ indices: [Int]) -> [String] {
    var seen: Set<String> = []
    return indices.map { elements[$0].name.local }.filter { seen.insert($0).inserted }
  }
}

/// One form of a value.
enum ValuePattern: Hashable, Sendable {
  /// Exactly this value, apart from white space around and between words.
  case word(String)
  /// Any text that matches all patterns (XML Schema Part 2, appendix F) and has enough characters.
  case text(patterns: [String], minimumLength: Int)
}

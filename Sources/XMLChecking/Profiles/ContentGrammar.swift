/// A grammar for libxml2 of some elements and their content, without attributes.
///
/// libxml2 tries every combination of the optional attributes of an element, which takes minutes for 18 of them, and it
/// compiles the pattern of a value again for each value. So names and values of attributes are checked with the
/// vocabulary, and libxml2 checks which elements and texts there are, and where.
enum ContentGrammar {
  /// The source of the grammar.
  ///
  /// - Parameter elements: For each element of the vocabulary, whether the grammar has it. A grammar of the elements
  ///   that a document has is enough for that document, and compiles much faster.
  static func source(of vocabulary: Vocabulary, elements: [Bool]) -> String {
    var text = "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\"><start>"
    text += vocabulary.start.limited(to: elements).relaxNG + "</start>"
    for (index, element) in vocabulary.elements.enumerated() where elements[index] {
      text += """
        <define name="e\(index)"><element name="\(element.name.local)" ns="\(NamespaceTable.known[element.name.namespace])">\
        \(element.content.limited(to: elements).relaxNG)</element></define>
        """
    }
    return text + "</grammar>"
  }
}

extension ContentModel {
  /// The model without the elements that a grammar does not have.
  fileprivate func limited(to elements: [Bool]) -> ContentModel {
    switch self {
    case .nothing, .impossible, .text, .value: return self
    case .element(let index): return elements[index] ? self : .impossible
    case .group(let first, let second): return first.limited(to: elements).then(second.limited(to: elements))
    case .choice(let first, let second): return first.limited(to: elements).or(second.limited(to: elements))
    case .oneOrMore(let inner):
      let inner = inner.limited(to: elements)
      if case .impossible = inner { return inner }
      return .oneOrMore(inner)
    }
  }

  /// The model in the syntax of RELAX NG.
  fileprivate var relaxNG: String {
    switch self {
    case .nothing: "<empty/>"
    case .impossible: "<notAllowed/>"
    case .text, .value: "<text/>"
    case .element(let index): "<ref name=\"e\(index)\"/>"
    case .group(let first, let second): "<group>\(first.relaxNG)\(second.relaxNG)</group>"
    case .choice(.oneOrMore(let inner), .nothing), .choice(.nothing, .oneOrMore(let inner)):
      "<zeroOrMore>\(inner.relaxNG)</zeroOrMore>"
    case .choice(let inner, .nothing), .choice(.nothing, let inner): "<optional>\(inner.relaxNG)</optional>"
    case .choice(let first, let second): "<choice>\(first.relaxNG)\(second.relaxNG)</choice>"
    case .oneOrMore(let inner): "<oneOrMore>\(inner.relaxNG)</oneOrMore>"
    }
  }
}

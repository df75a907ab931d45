import Messages

/// Checks documents against a vocabulary, and names every fault exactly.
///
/// Names and values occur again and again, so what is known about them is kept from one document to the next.
final class GrammarCheck {
  fileprivate let vocabulary: Vocabulary
  fileprivate let names: KnownNames
  private var matchers: [ValueMatcher?]

  /// What is known about a document after the check.
  struct Findings {
    var faults: [Fault] = []
    /// For each element of the vocabulary, whether the document has it.
    var elements: [Bool]
    /// The values and texts that were checked, in document order.
    var parts: [Part] = []
  }

  /// A value or a text of a document.
  enum Part {
    /// An attribute of a node, and the kind of its value; nil for any text.
    case attribute(Int, node: Int, kind: Int?)
    /// Text between elements, and the kind of value that it must be; nil for any text.
    case text(node: Int, kind: Int?)
  }

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    names = KnownNames(of: vocabulary)
    matchers = Array(repeating: nil, count: vocabulary.values.count)
  }

  /// - Throws: `badSchema` if a pattern for values is not valid.
  func findings(in document: SourceDocument) throws(XMLDiagnostic) -> Findings {
    var findings = Findings(elements: Array(repeating: false, count: vocabulary.elements.count))
    guard let root = document.nodes.firstIndex(where: \.isElement) else { return findings }
    let name = names.id(of: document.nodes[root])
    guard let element = vocabulary.start.first.first(where: { names.elements[$0] == name }) else {
      let node = document.nodes[root]
      let suggestion = node.localName.nearest(among: vocabulary.names(vocabulary.start.first))
      let kind = XMLDiagnostic.Kind.unknownElement(name: node.name, parent: nil, suggestion: suggestion)
      findings.faults.append(Fault(offset: node.offset, kind: kind))
      return findings
    }
    var walk = Walk(document: document, check: self, findings: findings)
    try walk.visit(root, as: element)
    return walk.findings
  }

  /// Whether a value, or the text of an element, is one of a kind.
  ///
  /// - Parameters:
  ///   - source: The bytes of the value in the source.
  ///   - value: What they mean. It is only needed for a value that was not accepted before.
  func accepts(
    _ source: ArraySlice<UInt8>, as kind: Int, _ value: () -> String
  ) throws(XMLDiagnostic) -> Bool {
    if let matcher = matchers[kind] { return matcher.accepts(source, value) }
    let matcher = try ValueMatcher(vocabulary.values[kind])
    matchers[kind] = matcher
    return matcher.accepts(source, value)
  }
}

/// One walk over a document.
private struct Walk {
  let document: SourceDocument
  let check: GrammarCheck
  var findings: GrammarCheck.Findings

  private var vocabulary: Vocabulary { check.vocabulary }

  mutating func visit(_ index: Int, as rule: Int) throws(XMLDiagnostic) {
    findings.elements[rule] = true
    try checkAttributes(of: index, as: rule)
    let content = check.vocabulary.elements[rule].content
    if let kind = content.valueKind {
      try checkText(of: index, as: kind)
    } else {
      try checkContent(of: index, against: content)
    }
  }

  private var isFull: Bool { findings.faults.count >= XMLTree.faultLimit }

  private mutating func report(_ offset: Int, _ kind: XMLDiagnostic.Kind) {
    findings.faults.append(Fault(offset: offset, kind: kind))
  }

  // MARK: Attributes

  private mutating func checkAttributes(of index: Int, as element: Int) throws(XMLDiagnostic) {
    var found = 0
    for place in document.nodes[index].attributes where document.attributes[place].namespace != NamespaceTable.xmlns {
      let attribute = document.attributes[place]
      guard let rule = check.names.attribute(attribute, of: element) else {
        reportUnknown(attribute, on: index, as: element)
        continue
      }
      if rule.isRequired { found += 1 }
      findings.parts.append(.attribute(place, node: index, kind: rule.value))
      // Path data has its own check, which reports the position in the data.
      guard let kind = rule.value, !rule.isPathData else { continue }
      let isValid = try check.accepts(document.bytes[attribute.value], as: kind) { document.value(of: attribute) }
      if isValid { continue }
      report(
        attribute.value.lowerBound,
        .badAttributeValue(
          attribute: attribute.name, value: document.value(of: attribute), element: document.nodes[index].name,
          expected: vocabulary.values[kind].words))
    }
    if found < vocabulary.elements[element].requiredCount { reportMissing(on: index, as: element) }
  }

  private mutating func reportMissing(on index: Int, as element: Int) {
    let node = document.nodes[index]
    let names = document.attributes[node.attributes].map { document.qualifiedName(of: $0) }
    for rule in vocabulary.elements[element].attributes where rule.isRequired && !names.contains(rule.name) {
      report(node.offset, .missingAttribute(name: rule.name.written, element: node.name))
    }
  }

  private mutating func reportUnknown(_ attribute: SourceDocument.Attribute, on index: Int, as element: Int) {
    let known = vocabulary.elements[element].attributes.map(\.name.written)
    let kind = XMLDiagnostic.Kind.unknownAttribute(
      name: attribute.name, element: document.nodes[index].name, suggestion: attribute.name.nearest(among: known))
    report(attribute.offset, kind)
  }

  // MARK: Content

  private mutating func checkText(of index: Int, as kind: Int) throws(XMLDiagnostic) {
    let node = document.nodes[index]
    var text = ""
    for child in document.children(of: index) {
      let inner = document.nodes[child]
      if inner.isElement {
        report(inner.offset, .unknownElement(name: inner.name, parent: node.name, suggestion: nil))
      } else {
        findings.parts.append(.text(node: child, kind: kind))
        text += document.text(of: inner)
      }
    }
    guard try !check.accepts(Array(text.utf8)[...], as: kind, { text }) else { return }
    report(node.offset, .badText(element: node.name, expected: vocabulary.values[kind].words))
  }

  private mutating func checkContent(of index: Int, against content: ContentModel) throws(XMLDiagnostic) {
    var model = content
    var isWhole = true
    var next = document.nodes[index].firstChild
    while let child = next, !isFull {
      next = document.nodes[child].next
      guard document.nodes[child].isElement else {
        if content.allowsText {
          findings.parts.append(.text(node: child, kind: nil))
        } else {
          checkIsBlank(child, in: index)
        }
        continue
      }
      let name = check.names.id(of: document.nodes[child])
      let (rest, rule) = model.derivative { check.names.elements[$0] == name }
      if case .impossible = rest {
        isWhole = false
        reportUnexpected(document.nodes[child], in: document.nodes[index], against: content)
      } else {
        model = rest
      }
      let known = rule ?? content.mentioned.first { check.names.elements[$0] == name }
      if let known { try visit(child, as: known) }
    }
    // After a child that does not fit, any missing element would be a guess.
    guard isWhole, !isFull, !model.mayEnd else { return }
    let node = document.nodes[index]
    report(node.offset, .incompleteContent(element: node.name, expected: vocabulary.names(model.first)))
  }

  private mutating func checkIsBlank(_ text: Int, in index: Int) {
    guard !document.isBlank(document.nodes[text]) else { return }
    report(textStart(document.nodes[text]), .badText(element: document.nodes[index].name, expected: nil))
  }

  private mutating func reportUnexpected(
    _ child: SourceDocument.Node, in parent: SourceDocument.Node, against content: ContentModel
  ) {
    let mentioned = content.mentioned
    if mentioned.contains(where: { check.names.elements[$0] == check.names.id(of: child) }) {
      return report(child.offset, .elementOutOfPlace(name: child.name, parent: parent.name))
    }
    let suggestion = child.localName.nearest(among: vocabulary.names(mentioned))
    report(child.offset, .unknownElement(name: child.name, parent: parent.name, suggestion: suggestion))
  }

  /// The offset of the first byte of text that is not white space.
  private func textStart(_ node: SourceDocument.Node) -> Int {
    document.bytes[node.content].firstIndex { !$0.isXMLWhiteSpace } ?? node.offset
  }
}

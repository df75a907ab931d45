import Messages

/// Checks documents against a vocabulary, and names every fault exactly.
///
/// Decisions about values are remembered, because most values occur many times.
struct GrammarCheck {
  private let vocabulary: Vocabulary
  private var matchers: [Int: ValueMatcher] = [:]
  private var verdicts: [ValueQuestion: Bool] = [:]

  private struct ValueQuestion: Hashable {
    let kind: Int
    let value: String
  }

  /// What is known about a document after the check.
  struct Findings {
    var faults: [Fault] = []
    /// For each element of the vocabulary, whether the document has it.
    var elements: [Bool]
  }

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// - Throws: `badSchema` if a pattern for values is not valid.
  mutating func findings(in document: SourceDocument) throws(XMLDiagnostic) -> Findings {
    var findings = Findings(elements: Array(repeating: false, count: vocabulary.elements.count))
    guard let root = document.nodes.firstIndex(where: \.isElement) else { return findings }
    let name = document.qualifiedName(of: document.nodes[root])
    guard let element = vocabulary.start.first.first(where: { vocabulary.elements[$0].name == name }) else {
      let suggestion = name.local.nearest(among: vocabulary.names(vocabulary.start.first))
      let kind = XMLDiagnostic.Kind.unknownElement(
        name: document.nodes[root].name, parent: nil, suggestion: suggestion)
      findings.faults.append(Fault(offset: document.nodes[root].offset, kind: kind))
      return findings
    }
    var walk = Walk(document: document, vocabulary: vocabulary, findings: findings)
    try walk.visit(root, as: element, &self)
    return walk.findings
  }

  fileprivate mutating func accepts(_ value: String, as kind: Int) throws(XMLDiagnostic) -> Bool {
    guard value.utf8.count <= Self.rememberedLength else { return try matcher(of: kind).accepts(value) }
    let question = ValueQuestion(kind: kind, value: value)
    if let verdict = verdicts[question] { return verdict }
    let verdict = try matcher(of: kind).accepts(value)
    if verdicts.count == Self.rememberedCount { verdicts.removeAll(keepingCapacity: true) }
    verdicts[question] = verdict
    return verdict
  }

  /// The longest value that is remembered, in bytes, and the number of values.
  private static let rememberedLength = 64
  private static let rememberedCount = 1_000

  private mutating func matcher(of kind: Int) throws(XMLDiagnostic) -> ValueMatcher {
    if let matcher = matchers[kind] { return matcher }
    let matcher = try ValueMatcher(vocabulary.values[kind])
    matchers[kind] = matcher
    return matcher
  }
}

/// One walk over a document.
private struct Walk {
  let document: SourceDocument
  let vocabulary: Vocabulary
  var findings: GrammarCheck.Findings

  mutating func visit(_ index: Int, as rule: Int, _ check: inout GrammarCheck) throws(XMLDiagnostic) {
    findings.elements[rule] = true
    let element = vocabulary.elements[rule]
    try checkAttributes(of: index, against: element, &check)
    if let kind = element.content.valueKind {
      try checkText(of: index, as: kind, &check)
    } else {
      try checkContent(of: index, against: element, &check)
    }
  }

  private var isFull: Bool { findings.faults.count >= XMLTree.faultLimit }

  private mutating func report(_ offset: Int, _ kind: XMLDiagnostic.Kind) {
    findings.faults.append(Fault(offset: offset, kind: kind))
  }

  // MARK: Attributes

  private mutating func checkAttributes(
    of index: Int, against element: Vocabulary.Element, _ check: inout GrammarCheck
  ) throws(XMLDiagnostic) {
    let node = document.nodes[index]
    var found = 0
    for attribute in document.attributes[node.attributes] where attribute.namespace != NamespaceTable.xmlns {
      let name = document.qualifiedName(of: attribute)
      guard let rule = element.attribute(name) else {
        reportUnknown(attribute, on: node, against: element)
        continue
      }
      if rule.isRequired { found += 1 }
      // Path data has its own check, which reports the position in the data.
      if DocumentRules.isPathData(name, on: element.name) { continue }
      guard let kind = rule.value else { continue }
      let value = document.value(of: attribute)
      guard try !check.accepts(value, as: kind) else { continue }
      let words = vocabulary.values[kind].words
      report(
        attribute.value.lowerBound,
        .badAttributeValue(attribute: attribute.name, value: value, element: node.name, expected: words))
    }
    if found < element.requiredCount { reportMissing(on: node, of: element) }
  }

  private mutating func reportMissing(on node: SourceDocument.Node, of element: Vocabulary.Element) {
    let names = document.attributes[node.attributes].map { document.qualifiedName(of: $0) }
    for rule in element.attributes where rule.isRequired && !names.contains(rule.name) {
      report(node.offset, .missingAttribute(name: rule.name.written, element: node.name))
    }
  }

  private mutating func reportUnknown(
    _ attribute: SourceDocument.Attribute, on node: SourceDocument.Node, against element: Vocabulary.Element
  ) {
    let suggestion = attribute.name.nearest(among: element.attributes.map(\.name.written))
    report(
      attribute.offset, .unknownAttribute(name: attribute.name, element: node.name, suggestion: suggestion))
  }

  // MARK: Content

  private mutating func checkText(of index: Int, as kind: Int, _ check: inout GrammarCheck) throws(XMLDiagnostic) {
    let node = document.nodes[index]
    var text = ""
    for child in document.children(of: index) {
      let inner = document.nodes[child]
      if inner.isElement {
        report(inner.offset, .unknownElement(name: inner.name, parent: node.name, suggestion: nil))
      } else {
        text += document.text(of: inner)
      }
    }
    guard try !check.accepts(text, as: kind) else { return }
    let words = vocabulary.values[kind].words
    report(node.offset, .badText(element: node.name, expected: words))
  }

  private mutating func checkContent(
    of index: Int, against element: Vocabulary.Element, _ check: inout GrammarCheck
  ) throws(XMLDiagnostic) {
    let node = document.nodes[index]
    var model = element.content
    var isWhole = true
    for child in document.children(of: index) {
      if isFull { return }
      let inner = document.nodes[child]
      guard inner.isElement else {
        if !element.content.allowsText, !document.isBlank(inner) {
          report(textStart(inner), .badText(element: node.name, expected: nil))
        }
        continue
      }
      let name = document.qualifiedName(of: inner)
      let (rest, rule) = model.derivative { vocabulary.elements[$0].name == name }
      if case .impossible = rest {
        isWhole = false
        reportMisfit(inner, name, in: node, against: element)
      } else {
        model = rest
      }
      let known = rule ?? element.content.mentioned.first { vocabulary.elements[$0].name == name }
      if let known { try visit(child, as: known, &check) }
    }
    // After a child that does not fit, any missing element would be a guess.
    guard isWhole, !model.mayEnd else { return }
    let expected = vocabulary.names(model.first)
    report(node.offset, .incompleteContent(element: node.name, expected: expected))
  }

  private mutating func reportMisfit(
    _ child: SourceDocument.Node, _ name: QualifiedName, in parent: SourceDocument.Node,
    against element: Vocabulary.Element
  ) {
    let mentioned = element.content.mentioned
    if mentioned.contains(where: { vocabulary.elements[$0].name == name }) {
      return report(child.offset, .elementOutOfPlace(name: child.name, parent: parent.name))
    }
    let suggestion = name.local.nearest(among: vocabulary.names(mentioned))
    report(child.offset, .unknownElement(name: child.name, parent: parent.name, suggestion: suggestion))
  }

  /// The offset of the first byte of text that is not white space.
  private func textStart(_ node: SourceDocument.Node) -> Int {
    document.bytes[node.content].firstIndex { !$0.isXMLWhiteSpace } ?? node.offset
  }
}

import Messages

/// Finds the exact faults of a document that the grammar refuses.
///
/// libxml2 stops at the first fault of an element and seldom names the attribute or the value. So the document is
/// compared with the grammar's vocabulary, and libxml2 checks each single value again.
final class Explainer: Sendable {
  private let vocabulary: Vocabulary
  private let values: ValueGrammar?

  init(grammar bytes: [UInt8]) {
    let source = SourceScanner.scan(bytes)
    vocabulary = VocabularyReader.read(source)
    values = try? ValueGrammar(grammar: source, kinds: vocabulary.values)
  }

  func faults(in document: SourceDocument) -> [Fault] {
    guard let root = document.nodes.firstIndex(where: \.isElement) else { return [] }
    let name = document.qualifiedName(of: document.nodes[root])
    guard let element = vocabulary.start.first.first(where: { vocabulary.elements[$0].name == name }) else {
      let suggestion = name.local.nearest(among: vocabulary.names(vocabulary.start.first))
      let kind = XMLDiagnostic.Kind.unknownElement(
        name: document.nodes[root].name, parent: nil, suggestion: suggestion)
      return [Fault(offset: document.nodes[root].offset, kind: kind)]
    }
    var walk = Walk(document: document, vocabulary: vocabulary, values: values)
    walk.visit(root, as: element)
    return walk.faults
  }
}

/// One walk over a document. The result for each value of a kind is remembered.
private struct Walk {
  let document: SourceDocument
  let vocabulary: Vocabulary
  let values: ValueGrammar?
  private(set) var faults: [Fault] = []
  private var verdicts: [ValueQuestion: Bool] = [:]

  private struct ValueQuestion: Hashable {
    let kind: Int
    let value: String
  }

  init(document: SourceDocument, vocabulary: Vocabulary, values: ValueGrammar?) {
    self.document = document
    self.vocabulary = vocabulary
    self.values = values
  }

  mutating func visit(_ index: Int, as rule: Int) {
    let element = vocabulary.elements[rule]
    checkAttributes(of: index, against: element)
    if let kind = element.content.valueKind {
      checkText(of: index, as: kind)
    } else {
      checkContent(of: index, against: element)
    }
  }

  private var isFull: Bool { faults.count >= XMLTree.faultLimit }

  private mutating func report(_ offset: Int, _ kind: XMLDiagnostic.Kind) {
    faults.append(Fault(offset: offset, kind: kind))
  }

  // MARK: Attributes

  private mutating func checkAttributes(of index: Int, against element: Vocabulary.Element) {
    let node = document.nodes[index]
    var missing = element.attributes.filter(\.isRequired).map(\.name)
    for attribute in document.attributes[node.attributes] where attribute.namespace != NamespaceTable.xmlns {
      let name = document.qualifiedName(of: attribute)
      missing.removeAll { $0 == name }
      guard let rule = element.attributes.first(where: { $0.name == name }) else {
        if !element.allowsOtherAttributes { reportUnknown(attribute, on: node, against: element) }
        continue
      }
      guard let kind = rule.value else { continue }
      let value = document.value(of: attribute)
      // Path data has its own check, which reports the position in the data.
      if DocumentRules.isPathData(name, on: document.qualifiedName(of: node)) { continue }
      guard !accepts(value, as: kind) else { continue }
      let words = vocabulary.values[kind].words
      report(
        attribute.value.lowerBound,
        .badAttributeValue(attribute: attribute.name, value: value, element: node.name, expected: words))
    }
    for name in missing {
      report(node.offset, .missingAttribute(name: written(name), element: node.name))
    }
  }

  private mutating func reportUnknown(
    _ attribute: SourceDocument.Attribute, on node: SourceDocument.Node, against element: Vocabulary.Element
  ) {
    let names = element.attributes.map { written($0.name) }
    let suggestion = attribute.name.nearest(among: names)
    report(
      attribute.offset, .unknownAttribute(name: attribute.name, element: node.name, suggestion: suggestion))
  }

  /// An attribute's name with the usual prefix of its namespace.
  private func written(_ name: QualifiedName) -> String {
    switch name.namespace {
    case "": name.local
    case QualifiedName.xlink: "xlink:\(name.local)"
    default: "xml:\(name.local)"
    }
  }

  private mutating func accepts(_ value: String, as kind: Int) -> Bool {
    guard let values else { return true }
    let question = ValueQuestion(kind: kind, value: value)
    if let verdict = verdicts[question] { return verdict }
    let verdict = values.accepts(value, as: kind)
    verdicts[question] = verdict
    return verdict
  }

  // MARK: Content

  private mutating func checkText(of index: Int, as kind: Int) {
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
    guard !accepts(text, as: kind) else { return }
    let words = vocabulary.values[kind].words
    report(node.offset, .badText(element: node.name, expected: words))
  }

  private mutating func checkContent(of index: Int, against element: Vocabulary.Element) {
    let node = document.nodes[index]
    var model = element.content
    var isWhole = true
    for child in document.children(of: index) {
      if isFull { return }
      let inner = document.nodes[child]
      guard inner.isElement else {
        let isBlank = document.text(of: inner).utf8.allSatisfy(\.isXMLWhiteSpace)
        if !isBlank, !element.content.allowsText {
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
      if let known { visit(child, as: known) }
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

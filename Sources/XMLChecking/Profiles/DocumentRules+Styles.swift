extension DocumentRules {
  /// Checks every style sheet; the grammar allows one. Returns the classes that it has rules for.
  func checkStyleSheets(
    in document: SourceDocument, _ targets: [String: Int], reporting faults: inout [Fault]
  ) -> Set<String> {
    let style = QualifiedName.svg("style")
    var classes: Set<String> = []
    var isFirst = true
    for (index, node) in document.nodes.enumerated() where node.isElement && document.qualifiedName(of: node) == style {
      if !isFirst {
        let parent = node.parent.map { document.nodes[$0].name } ?? ""
        faults.append(Fault(offset: node.offset, kind: .elementOutOfPlace(name: node.name, parent: parent)))
      }
      isFirst = false
      let (text, start) = Self.text(of: index, in: document)
      // The grammar reports an empty style sheet.
      guard !text.isEmpty else { continue }
      let findings = StyleSheetCheck.findings(in: text)
      classes.formUnion(findings.classes)
      func offset(_ place: Int) -> Int { start.map { $0 + place } ?? node.offset }
      if let (place, problem) = findings.problem {
        faults.append(Fault(offset: offset(place), kind: .badStyle(problem)))
      }
      for (property, id, place) in findings.references {
        let fault = check(id, of: property, on: node.name, at: offset(place), in: document, targets)
        if let fault { faults.append(fault) }
      }
    }
    return classes
  }

  /// The text inside an element, and its offset; nil if the source's bytes differ from the text.
  private static func text(of index: Int, in document: SourceDocument) -> (text: [UInt8], start: Int?) {
    let nodes = document.children(of: index).map { document.nodes[$0] }.filter { !$0.isElement }
    let text = Array(nodes.map { document.text(of: $0) }.joined().utf8)
    guard let only = nodes.first, nodes.count == 1, document.bytes[only.content].elementsEqual(text) else {
      return (text, nil)
    }
    return (text, only.content.lowerBound)
  }

  /// Checks that the style sheet has a rule for every class of an element.
  static func check(
    classNames attribute: SourceDocument.Attribute, on node: SourceDocument.Node, in document: SourceDocument,
    _ classes: Set<String>, reporting faults: inout [Fault]
  ) {
    var offset = attribute.value.lowerBound
    for name in document.value(of: attribute).split(separator: " ", omittingEmptySubsequences: false) {
      if !name.isEmpty, !classes.contains(String(name)) {
        let place = min(offset, attribute.value.upperBound)
        faults.append(Fault(offset: place, kind: .unknownClass(name: String(name), element: node.name)))
      }
      offset += name.utf8.count + 1
    }
  }
}

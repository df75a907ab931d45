/// The rules that no grammar can say: one id once, references that lead somewhere, path data that parses.
enum DocumentRules {
  /// Attributes that refer with `url(#id)`, and the elements that each may refer to.
  private static let references: [String: [String]] = [
    "fill": ["linearGradient", "radialGradient"],
    "stroke": ["linearGradient", "radialGradient"],
    "clip-path": ["clipPath"],
    "mask": ["mask"],
  ]

  static func faults(in document: SourceDocument) -> [Fault] {
    var faults: [Fault] = []
    if let doctype = document.doctype { faults.append(Fault(offset: doctype.offset, kind: .doctypeForbidden)) }
    faults += document.instructions.map { Fault(offset: $0, kind: .instructionForbidden) }
    let targets = identifiers(in: document, reporting: &faults)
    var masks: [String: [String]] = [:]
    var enclosing: [Int: String] = [:]
    for (index, node) in document.nodes.enumerated() where node.isElement {
      let name = document.qualifiedName(of: node)
      if name.local == "mask", let id = document.value(of: "id", on: node) {
        enclosing[index] = id
      } else if let parent = node.parent, let mask = enclosing[parent] {
        enclosing[index] = mask
      }
      for attribute in document.attributes[node.attributes] {
        if isPathData(document.qualifiedName(of: attribute), on: name) {
          check(pathData: attribute, on: node, in: document, reporting: &faults)
        } else if let reference = reference(attribute, in: document) {
          check(reference, attribute, on: node, in: document, targets, reporting: &faults)
          if attribute.name == "mask", let mask = enclosing[index] { masks[mask, default: []].append(reference) }
        }
      }
    }
    return faults + circles(in: masks, targets, document)
  }

  /// Whether an attribute is the outline of an SVG path.
  static func isPathData(_ attribute: QualifiedName, on element: QualifiedName) -> Bool {
    attribute.local == "d" && attribute.namespace.isEmpty && element.local == "path"
      && element.namespace == QualifiedName.svg
  }

  // MARK: Ids

  private static func identifiers(in document: SourceDocument, reporting faults: inout [Fault]) -> [String: Int] {
    var owners: [String: Int] = [:]
    var position = TextPosition()
    var lines: [String: Int] = [:]
    for (index, node) in document.nodes.enumerated() {
      for attribute in document.attributes[node.attributes] where attribute.name == "id" {
        let id = document.value(of: attribute)
        position.advance(to: attribute.offset, in: document.bytes)
        if let line = lines[id] {
          faults.append(Fault(offset: attribute.value.lowerBound, kind: .duplicateID(id: id, firstLine: line)))
        } else {
          (owners[id], lines[id]) = (index, position.line)
        }
      }
    }
    return owners
  }

  // MARK: References

  private static func reference(_ attribute: SourceDocument.Attribute, in document: SourceDocument) -> String? {
    guard references[attribute.name] != nil else { return nil }
    let value = document.value(of: attribute)
    guard value.hasPrefix("url(#"), value.hasSuffix(")"), value.utf8.count > 6 else { return nil }
    return String(value.dropFirst(5).dropLast())
  }

  private static func check(
    _ id: String, _ attribute: SourceDocument.Attribute, on node: SourceDocument.Node, in document: SourceDocument,
    _ targets: [String: Int], reporting faults: inout [Fault]
  ) {
    guard let target = targets[id] else {
      let kind = XMLDiagnostic.Kind.danglingReference(id: id, attribute: attribute.name, element: node.name)
      return faults.append(Fault(offset: attribute.value.lowerBound, kind: kind))
    }
    let found = document.nodes[target].name
    guard let expected = references[attribute.name], !expected.contains(found.localName) else { return }
    let kind = XMLDiagnostic.Kind.wrongReferenceKind(
      id: id, attribute: attribute.name, found: found, expected: expected)
    faults.append(Fault(offset: attribute.value.lowerBound, kind: kind))
  }

  /// Masks that can be reached from themselves; each is found by following only edges that are still unvisited.
  private static func circles(
    in masks: [String: [String]], _ targets: [String: Int], _ document: SourceDocument
  ) -> [Fault] {
    var state: [String: Bool] = [:]
    var faults: [Fault] = []
    for start in masks.keys.sorted() where state[start] == nil {
      var stack = [(id: start, next: 0)]
      state[start] = false
      while let top = stack.last {
        guard let followers = masks[top.id], top.next < followers.count else {
          state[top.id] = true
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let follower = followers[top.next]
        if state[follower] == nil {
          state[follower] = false
          stack.append((follower, 0))
        } else if state[follower] == false, let target = targets[follower] {
          faults.append(Fault(offset: document.nodes[target].offset, kind: .circularReference(id: follower)))
        }
      }
    }
    return faults
  }

  // MARK: Path data

  private static func check(
    pathData attribute: SourceDocument.Attribute, on node: SourceDocument.Node, in document: SourceDocument,
    reporting faults: inout [Fault]
  ) {
    let raw = document.bytes[attribute.value]
    // Behind a reference the bytes of the source are no longer those of the value.
    let isPlain = !raw.contains(UInt8(ascii: "&")) && !raw.contains { $0 < 0x20 }
    let data = isPlain ? raw : Array(document.value(of: attribute).utf8)[...]
    guard let (place, problem) = PathDataCheck.firstProblem(in: data) else { return }
    let offset = isPlain ? place : attribute.value.lowerBound
    faults.append(Fault(offset: offset, kind: .badPathData(problem: problem, element: node.name)))
  }
}

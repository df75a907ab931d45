/// The rules that a grammar cannot express: unique ids, valid references, valid path data.
struct DocumentRules: Sendable {
  /// Attributes that refer to elements with `url(#id)`, and the permitted elements of each. There are so few that a
  /// search is faster than a dictionary.
  private let references: [(attribute: String, elements: [String])]
  /// Whether only one form of path data is permitted, and no other namespace may be declared.
  let isPlain: Bool

  static let web = DocumentRules(
    references: [
      ("fill", ["linearGradient", "radialGradient"]),
      ("stroke", ["linearGradient", "radialGradient"]),
      ("clip-path", ["clipPath"]),
      ("mask", ["mask"]),
      ("filter", ["filter"]),
    ], isPlain: false)

  static let design = DocumentRules(references: [("fill", ["linearGradient"])], isPlain: true)

  static let designWithFilters = DocumentRules(
    references: [("fill", ["linearGradient"]), ("filter", ["filter"])], isPlain: true)

  func faults(in document: SourceDocument) -> [Fault] {
    var faults: [Fault] = []
    if let doctype = document.doctype { faults.append(Fault(offset: doctype.offset, kind: .doctypeForbidden)) }
    faults += document.instructions.map { Fault(offset: $0, kind: .instructionForbidden) }
    let targets = Self.identifiers(in: document, reporting: &faults)
    let classes = isPlain ? nil : checkStyleSheets(in: document, targets, reporting: &faults)
    var masks: [String: [String]] = [:]
    var enclosing: [Int: String] = [:]
    for (index, node) in document.nodes.enumerated() where node.isElement {
      if faults.count >= XMLTree.faultLimit { break }
      if node.localName == "mask", let id = document.value(of: "id", on: node) {
        enclosing[index] = id
      } else if let parent = node.parent, let mask = enclosing[parent] {
        enclosing[index] = mask
      }
      for attribute in document.attributes[node.attributes] {
        switch role(of: attribute) {
        case .none: break
        case .pathData where node.isSVG("path"): check(pathData: attribute, on: node, in: document, reporting: &faults)
        case .pathData: break
        case .reference:
          guard let reference = reference(attribute, in: document) else { continue }
          check(reference, of: attribute.name, on: node.name, at: attribute.value.lowerBound, in: document, targets)
            .map { faults.append($0) }
          if attribute.name == "mask", let mask = enclosing[index] { masks[mask, default: []].append(reference) }
        case .classNames:
          if let classes { Self.check(classNames: attribute, on: node, in: document, classes, reporting: &faults) }
        case .declaration:
          if isPlain, Self.isForeignDeclaration(attribute, isRoot: node.parent == nil, in: document) {
            let kind = XMLDiagnostic.Kind.unknownAttribute(name: attribute.name, element: node.name, suggestion: nil)
            faults.append(Fault(offset: attribute.offset, kind: kind))
          }
        }
      }
      if isPlain, node.isSVG("path") { faults += PlainPathRules.faults(of: node, in: document) }
      if node.isSVG("animate") || node.isSVG("animateTransform") {
        faults += AnimationRules.faults(of: node, in: document)
      }
    }
    return faults + Self.circles(in: masks, targets, document)
  }

  /// What an attribute has to do with the rules.
  enum Role { case none, pathData, reference, classNames, declaration }

  func role(of attribute: SourceDocument.Attribute) -> Role {
    if attribute.namespace == NamespaceTable.xmlns { return .declaration }
    switch attribute.name {
    case "d": return .pathData
    case "class": return .classNames
    default: return elements(referredToBy: attribute.name) == nil ? .none : .reference
    }
  }

  /// Whether an attribute is the outline of an SVG path.
  static func isPathData(_ attribute: QualifiedName, on element: QualifiedName) -> Bool {
    attribute.local == "d" && attribute.namespace == NamespaceTable.none && element == .svg("path")
  }

  /// Whether an attribute declares another namespace than SVG's on the root. An element that is then not in SVG's
  /// namespace is a separate fault.
  private static func isForeignDeclaration(
    _ attribute: SourceDocument.Attribute, isRoot: Bool, in document: SourceDocument
  ) -> Bool {
    guard attribute.namespace == NamespaceTable.xmlns else { return false }
    return attribute.name != "xmlns"
      || !isRoot && document.value(of: attribute) == NamespaceTable.known[NamespaceTable.svg]
  }

  // MARK: Ids

  private static func identifiers(in document: SourceDocument, reporting faults: inout [Fault]) -> [String: Int] {
    var owners: [String: Int] = [:]
    var hasDuplicates = false
    for (id, _, owner) in ids(in: document) {
      if owners[id] == nil { owners[id] = owner } else { hasDuplicates = true }
    }
    if hasDuplicates { reportDuplicates(in: document, &faults) }
    return owners
  }

  private static func reportDuplicates(in document: SourceDocument, _ faults: inout [Fault]) {
    var position = TextPosition()
    var lines: [String: Int] = [:]
    for (id, attribute, _) in ids(in: document) {
      position.advance(to: attribute.offset, in: document.bytes)
      if let line = lines[id] {
        faults.append(Fault(offset: attribute.value.lowerBound, kind: .duplicateID(id: id, firstLine: line)))
      } else {
        lines[id] = position.line
      }
    }
  }

  /// Every id with its attribute and the index of its node, in document order.
  private static func ids(
    in document: SourceDocument
  ) -> [(id: String, attribute: SourceDocument.Attribute, owner: Int)] {
    var ids: [(String, SourceDocument.Attribute, Int)] = []
    for owner in document.nodes.indices {
      for place in document.nodes[owner].attributes where document.attributes[place].xmlName.text == "id" {
        let attribute = document.attributes[place]
        ids.append((document.value(of: attribute), attribute, owner))
      }
    }
    return ids
  }

  // MARK: References

  private func elements(referredToBy attribute: String) -> [String]? {
    references.first { $0.attribute == attribute }?.elements
  }

  /// The id that an attribute refers to; nil if it refers to none.
  func reference(_ attribute: SourceDocument.Attribute, in document: SourceDocument) -> String? {
    guard elements(referredToBy: attribute.name) != nil else { return nil }
    let value = document.value(of: attribute)
    // In the embed profile, a colour may follow.
    guard value.hasPrefix("url(#"), let end = value.firstIndex(of: ")"), !isPlain || value.hasSuffix(")") else {
      return nil
    }
    let id = value[..<end].dropFirst(5)
    return id.isEmpty ? nil : String(id)
  }

  /// The fault of a reference; nil if it is valid.
  func check(
    _ id: String, of attribute: String, on element: String, at offset: Int, in document: SourceDocument,
    _ targets: [String: Int]
  ) -> Fault? {
    guard let target = targets[id] else {
      return Fault(offset: offset, kind: .danglingReference(id: id, attribute: attribute, element: element))
    }
    let found = document.nodes[target]
    guard let expected = elements(referredToBy: attribute), !expected.contains(found.localName) else { return nil }
    let kind = XMLDiagnostic.Kind.wrongReferenceKind(
      id: id, attribute: attribute, found: found.name, expected: expected)
    return Fault(offset: offset, kind: kind)
  }

  /// Masks that refer to themselves, directly or not. Each is found by following only unvisited edges.
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

  private func check(
    pathData attribute: SourceDocument.Attribute, on node: SourceDocument.Node, in document: SourceDocument,
    reporting faults: inout [Fault]
  ) {
    let raw = document.bytes[attribute.value]
    // After a reference, the bytes of the source differ from those of the value.
    let isVerbatim = !raw.contains(UInt8(ascii: "&")) && !raw.contains { $0 < 0x20 }
    let data = isVerbatim ? raw : Array(document.value(of: attribute).utf8)[...]
    let found = PathDataCheck.firstProblem(in: data, isPlain: isPlain)
    guard let (place, problem) = found else { return }
    let offset = isVerbatim ? place : attribute.value.lowerBound
    faults.append(Fault(offset: offset, kind: .badPathData(problem: problem, element: node.name)))
  }
}

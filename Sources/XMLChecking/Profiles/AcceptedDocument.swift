/// A document that was accepted, as a pattern for others.
///
/// The files of one build mostly differ in a few values and texts. Where all other bytes are the same, so are the
/// elements and attributes, and only these values and texts have to be checked again.
struct AcceptedDocument {
  private let bytes: [UInt8]
  /// What may differ, in document order.
  private let parts: [Part]
  /// The ids in document order.
  private let ids: [ArraySlice<UInt8>]
  /// The number of references to each id.
  private var references: [Int]
  /// The grammar of libxml2 for the elements of the document.
  let grammar: RelaxNGGrammar

  private struct Part {
    /// The bytes of a value between its quotes, or of a text.
    let range: Range<Int>
    let rule: Rule
    /// The kind of value; nil for any text.
    let kind: Int?
  }

  private enum Rule {
    case value
    /// A value that the rules read as a reference if it begins like one.
    case noReference
    case pathData
    /// The id with this number.
    case id(Int)
    /// A reference to the id with this number.
    case reference(Int)
  }

  /// The largest document that is kept as a pattern, in bytes.
  private static let sizeLimit = 1 << 16
  /// The maximum number of ids, since each is compared with all others.
  private static let idLimit = 16

  /// - Returns: nil for a document that is too large, or has too many ids.
  init?(
    _ document: SourceDocument, _ findings: GrammarCheck.Findings, _ rules: DocumentRules, _ grammar: RelaxNGGrammar
  ) {
    let ids = document.attributes.lazy.filter { $0.name == "id" }.map { document.bytes[$0.value] }
    guard document.bytes.count <= Self.sizeLimit, ids.count <= Self.idLimit, ids.allSatisfy(\.isPlainXML) else {
      return nil
    }
    bytes = document.bytes
    self.ids = Array(ids)
    let reader = PartReader(document: document, rules: rules, ids: self.ids)
    parts = findings.parts.compactMap(reader.part)
    references = Array(repeating: 0, count: self.ids.count)
    for case .reference(let number) in parts.lazy.map(\.rule) { references[number] += 1 }
    self.grammar = grammar
  }

  /// Decides what may differ in a document.
  private struct PartReader {
    let document: SourceDocument
    let rules: DocumentRules
    let ids: [ArraySlice<UInt8>]

    func part(_ part: GrammarCheck.Part) -> Part? {
      switch part {
      case .text(let node, let kind):
        guard mayDiffer(text: document.nodes[node], isValue: kind != nil) else { return nil }
        return Part(range: document.nodes[node].content, rule: .value, kind: kind)
      case .attribute(let place, let node, let kind):
        let attribute = document.attributes[place]
        guard let rule = rule(of: attribute, on: document.nodes[node]) else { return nil }
        return Part(range: attribute.value, rule: rule, kind: kind)
      }
    }

    private func mayDiffer(text: SourceDocument.Node, isValue: Bool) -> Bool {
      guard !text.isCharacterData, let parent = text.parent.map({ document.nodes[$0] }) else { return false }
      if parent.isSVG("style") { return false }
      return !isValue || parent.firstChild == parent.lastChild
    }

    /// What a new value must be; nil if the value must be the same.
    private func rule(of attribute: SourceDocument.Attribute, on node: SourceDocument.Node) -> Rule? {
      if node.isSVG("animate") || node.isSVG("animateTransform") { return nil }
      if rules.isPlain, node.isSVG("path"), attribute.name == "stroke" { return nil }
      switch rules.role(of: attribute) {
      case .none where attribute.name == "id": return number(of: document.bytes[attribute.value]).map { .id($0) }
      case .none: return .value
      case .pathData: return node.isSVG("path") ? .pathData : .value
      case .reference:
        guard let id = rules.reference(attribute, in: document) else { return .noReference }
        return number(of: Array(id.utf8)[...]).map { .reference($0) }
      case .classNames, .declaration: return nil
      }
    }

    /// The number of an id that may differ. A style sheet may refer to any.
    private func number(of id: ArraySlice<UInt8>) -> Int? {
      document.nodes.contains { $0.isSVG("style") } ? nil : ids.firstIndex(of: id)
    }
  }

  // MARK: Another document

  /// A part of another document that differs.
  private struct Change {
    let part: Part
    /// The bytes in the other document.
    let value: ArraySlice<UInt8>
  }

  /// Whether a document is the same but for values and texts that are also permitted. Nothing is known of others.
  ///
  /// It holds for well-formed documents, which libxml2 recognizes. Linear in the length.
  ///
  /// - Throws: `badSchema` if a pattern for values is not valid.
  func permits(_ other: [UInt8], _ check: GrammarCheck, isPlain: Bool) throws(XMLDiagnostic) -> Bool {
    guard let changes = changes(in: other), areConsistent(changes) else { return false }
    for change in changes {
      let value = change.value
      switch change.part.rule {
      case .value where change.part.kind == nil: continue
      case .noReference where Self.id(referredToBy: value) != nil: return false
      case .pathData:
        guard value.isPlainXML, PathDataCheck.firstProblem(in: value, isPlain: isPlain) == nil else { return false }
        continue
      case .value, .noReference, .id, .reference: break
      }
      guard value.isPlainXML, let kind = change.part.kind else { return false }
      guard try check.accepts(value, as: kind, { String(decoding: value, as: UTF8.self) }) else { return false }
    }
    return true
  }

  /// The parts that differ, in document order; nil if anything else differs.
  private func changes(in other: [UInt8]) -> [Change]? {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    var parts = parts[...]
    while true {
      let same = Self.commonPrefix(bytes[old...], other[new...])
      (old, new) = (old + same, new + same)
      if old == bytes.count, new == other.count { return changes }
      while let part = parts.first, part.range.upperBound < old { parts.removeFirst() }
      guard let part = parts.popFirst(), part.range.lowerBound <= old else { return nil }
      let start = new - (old - part.range.lowerBound)
      // The quote after a value, or the start of the tag after a text, is in neither.
      let delimiter = bytes[part.range.upperBound]
      while new < other.count, other[new] != delimiter { new += 1 }
      changes.append(Change(part: part, value: other[start..<new]))
      old = part.range.upperBound
    }
  }

  /// The number of bytes that two sequences of bytes begin with alike.
  private static func commonPrefix(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    unsafe one.withUnsafeBufferPointer { one in
      unsafe other.withUnsafeBufferPointer { other in
        let limit = min(one.count, other.count)
        var count = 0
        while count < limit, unsafe one[count] == other[count] { count += 1 }
        return count
      }
    }
  }

  /// Whether all ids are still different, and each reference is still to the same element.
  private func areConsistent(_ changes: [Change]) -> Bool {
    var ids = ids
    var stale = 0
    for case .id(let number) in changes.lazy.map(\.part.rule) { stale += references[number] }
    for change in changes {
      guard case .id(let number) = change.part.rule else { continue }
      guard change.value.isPlainXML else { return false }
      ids[number] = change.value
    }
    guard ids.indices.allSatisfy({ !ids[..<$0].contains(ids[$0]) }) else { return false }
    for change in changes {
      guard case .reference(let number) = change.part.rule else { continue }
      guard Self.id(referredToBy: change.value) == ids[number] else { return false }
      if ids[number] != self.ids[number] { stale -= 1 }
    }
    return stale == 0
  }

  /// The id after the start of a reference; nil for a value of another form.
  private static func id(referredToBy value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = "url(#".utf8
    return value.starts(with: start) ? value.dropFirst(start.count).prefix { $0 != UInt8(ascii: ")") } : nil
  }
}

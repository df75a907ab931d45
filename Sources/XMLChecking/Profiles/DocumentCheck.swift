import Messages

/// Checks a document while libxml2 reads it: one pass for the grammar and the rules, which names every fault exactly.
///
/// In a document without faults, no name or value becomes a string.
struct DocumentCheck {
  let grammar: Grammar
  let rules: DocumentRules
  /// The numbers of names in the parser that reads the documents.
  let names: NameNumbers

  let kinds = Grammar.kinds
  private(set) var source: [UInt8] = []
  private(set) var open: [OpenElement] = []
  private var faults: [Fault] = []
  private var faultCounts = [0, 0]
  // What is compared at the end of the document.
  var references = References()
  var styles = StyleSheets()

  init(_ schema: Schema, _ names: NameNumbers) {
    self.names = names
    grammar = schema.grammar
    rules = schema.rules
  }

  /// An element without its end tag yet.
  struct OpenElement {
    /// The number of its name.
    let name: UInt8
    /// The element of the grammar; unknown for one that may not stand here.
    var rule = Grammar.unknown
    /// The state of the content, or of the value that the text must be.
    var state: UInt8 = 0
    /// Whether all elements in it fitted.
    var isWhole = true
    /// Whether it has text.
    var hasText = false
    /// The offset of the end of its start tag.
    let tagEnd: Int
    /// The number of the id of the mask around it.
    var mask: Int?
  }

  mutating func begin(_ source: [UInt8]) {
    self.source = source
    open.removeAll(keepingCapacity: true)
    references.removeAll()
    styles = StyleSheets()
  }

  /// The faults of the document, after it was read.
  mutating func finish() -> [Fault] {
    if let doctype = Prolog.doctype(in: source) { report(.rules, doctype.offset, .doctypeForbidden) }
    return faults + references.faults(rules, in: source) + styles.faults(in: source)
  }

  // MARK: Faults

  mutating func report(_ finder: Fault.Finder, _ offset: Int, _ kind: XMLDiagnostic.Kind) {
    guard !isFull(finder) else { return }
    faultCounts[finder.rawValue] += 1
    faults.append(Fault(offset: offset, finder: finder, kind: kind))
  }

  /// Whether no more faults are looked for.
  func isFull(_ finder: Fault.Finder) -> Bool { faultCounts[finder.rawValue] >= XMLTree.faultLimit }

  func tag(of element: OpenElement) -> SourceTag { SourceTag(endingAt: element.tagEnd, in: source) }

  // MARK: Elements

  mutating func start(_ tag: StartTag) {
    var element = OpenElement(
      name: unsafe names.number(of: tag.name, in: tag.namespace), tagEnd: tag.end, mask: open.last?.mask)
    element.rule = rule(for: element)
    if element.rule != Grammar.unknown { element.state = grammar.elements[Int(element.rule)].start }
    if tag.hasPrefix, element.rule != Grammar.unknown {
      let tag = self.tag(of: element)
      report(.rules, tag.offset, .prefixForbidden(name: tag.name))
    }
    checkAttributes(of: tag, on: &element)
    if rules.role(of: element.name) == .style { beginStyleSheet(in: element) }
    open.append(element)
  }

  /// The element of the grammar; unknown if the element may not stand here and the grammar has none of its name.
  private mutating func rule(for element: OpenElement) -> UInt8 {
    guard !isFull(.grammar) else { return Grammar.unknown }
    let place = open.count - 1
    let state = place < 0 ? 0 : open[place].state
    if place >= 0 {
      guard open[place].rule != Grammar.unknown else { return Grammar.unknown }
      guard grammar.elements[Int(open[place].rule)].text < Grammar.valueText else {
        reportUnknown(element, among: nil)
        return Grammar.unknown
      }
    }
    if element.name != Grammar.unknown {
      let moves = grammar.states[Int(state)].moves
      let rule = moves[2 * Int(element.name)]
      if rule != 0 {
        if place >= 0 { open[place].state = moves[2 * Int(element.name) + 1] }
        return rule - 1
      }
    }
    guard place >= 0 else {
      reportUnknown(element, among: grammar.states[0].expected)
      return Grammar.unknown
    }
    open[place].isWhole = false
    let children = grammar.elements[Int(open[place].rule)].children
    guard let known = children.numbers.first(where: { grammar.elements[Int($0)].name == element.name }) else {
      reportUnknown(element, among: children)
      return Grammar.unknown
    }
    let tag = tag(of: element)
    report(.grammar, tag.offset, .elementOutOfPlace(name: tag.name, parent: self.tag(of: open[place]).name))
    return known
  }

  private mutating func reportUnknown(_ element: OpenElement, among elements: StaticString?) {
    let tag = tag(of: element)
    let parent = open.last.map { self.tag(of: $0).name }
    report(
      .grammar, tag.offset,
      .unknownElement(
        name: tag.name, parent: parent,
        suggestion: elements.flatMap { tag.localName.nearest(among: grammar.names(of: $0)) }))
  }

  mutating func end() {
    guard let element = open.popLast() else { return }
    if rules.role(of: element.name) == .style { checkStyleSheet(in: element) }
    if rules.role(of: element.name) == .text { checkWords(in: element) }
    guard element.rule != Grammar.unknown, !isFull(.grammar) else { return }
    let rule = grammar.elements[Int(element.rule)]
    if rule.text >= Grammar.valueText {
      let kind = kinds[Int(rule.text - Grammar.valueText)]
      guard !kind.accepts(element.state) else { return }
      let tag = tag(of: element)
      report(.grammar, tag.offset, .badText(element: tag.name, expected: kind.description))
    } else if element.isWhole, !grammar.states[Int(element.state)].mayEnd {
      let tag = tag(of: element)
      let expected = grammar.names(of: grammar.states[Int(element.state)].expected)
      report(.grammar, tag.offset, .incompleteContent(element: tag.name, expected: expected))
    }
  }

  // MARK: Texts

  /// A text has words, or a line with words along it.
  private mutating func checkWords(in element: OpenElement) {
    guard element.rule != Grammar.unknown, !isFull(.rules) else { return }
    let hasLine = element.state != grammar.elements[Int(element.rule)].start
    if element.hasText != hasLine { return }
    let tag = tag(of: element)
    report(.rules, tag.offset, .badText(element: tag.name, expected: "at least one character, or a 'textPath'"))
  }

  mutating func text(_ text: [UInt8], from start: Int) {
    guard let element = open.last else { return }
    open[open.count - 1].hasText = true
    if rules.role(of: element.name) == .style { styles.add(text, from: start, in: source) }
    guard element.rule != Grammar.unknown, !isFull(.grammar) else { return }
    switch grammar.elements[Int(element.rule)].text {
    case Grammar.anyText: return
    case Grammar.noText:
      guard !text.allSatisfy(\.isXMLWhiteSpace) else { return }
      let offset = source[start...].firstIndex { !$0.isXMLWhiteSpace } ?? start
      report(.grammar, offset, .badText(element: tag(of: element).name, expected: nil))
    case let kind:
      let kind = kinds[Int(kind - Grammar.valueText)]
      open[open.count - 1].state = unsafe text.withUnsafeBufferPointer {
        unsafe kind.state(after: $0, from: element.state)
      }
    }
  }

  mutating func instruction(at offset: Int) { report(.rules, offset, .instructionForbidden) }

  mutating func comment(at offset: Int) {
    let text = source[(offset + "<!--".utf8.count)...]
    guard text.starts(with: ">".utf8) || text.starts(with: "->".utf8) else { return }
    report(.rules, offset, .commentEndsInHTML)
  }
}

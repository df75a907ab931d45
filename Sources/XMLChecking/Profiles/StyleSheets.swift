/// The style sheets of a document, and the classes that its elements are of.
struct StyleSheets {
  /// The text of the style sheet that is read; nil outside of one.
  private var text: [UInt8]?
  /// The offset of the text in the source; nil if it is in several parts, or differs from the source.
  private var start: Int?
  private var hasSheet = false
  private var classes: Set<String> = []
  private var uses: [(names: String, place: References.Place)] = []

  /// Begins a style sheet. Returns whether it is the first one.
  mutating func begin() -> Bool {
    defer { hasSheet = true }
    (text, start) = ([], nil)
    return !hasSheet
  }

  mutating func add(_ part: [UInt8], from offset: Int, in source: [UInt8]) {
    start = text?.isEmpty == true && source[offset...].starts(with: part) ? offset : nil
    text?.append(contentsOf: part)
  }

  /// Ends a style sheet. Returns what it contains, and the offset of its text.
  mutating func end() -> (check: StyleSheetCheck, start: Int?)? {
    // The grammar reports an empty style sheet.
    guard let text, !text.isEmpty else { return nil }
    self.text = nil
    let check = StyleSheetCheck(text)
    classes.formUnion(check.classes)
    return (check, start)
  }

  mutating func add(classNames: String, at place: References.Place) { uses.append((classNames, place)) }

  /// The classes of elements that no style sheet has a rule for.
  func faults(in source: [UInt8]) -> [Fault] {
    uses.flatMap { names, place in
      let names = names.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard names.contains(where: { !$0.isEmpty && !classes.contains($0) }) else { return [Fault]() }
      let tag = SourceTag(endingAt: place.tagEnd, in: source)
      let value = tag.attributes[place.attribute].value
      var offset = value.lowerBound
      return names.compactMap { name in
        defer { offset += name.utf8.count + 1 }
        guard !name.isEmpty, !classes.contains(name) else { return nil }
        return Fault(offset: min(offset, value.upperBound), kind: .unknownClass(name: name, element: tag.name))
      }
    }
  }
}

extension DocumentCheck {
  mutating func beginStyleSheet(in element: OpenElement) {
    guard !styles.begin(), !rules.isPlain else { return }
    let tag = tag(of: element)
    let parent = open.last.map { self.tag(of: $0).name } ?? ""
    report(.rules, tag.offset, .elementOutOfPlace(name: tag.name, parent: parent))
  }

  mutating func checkStyleSheet(in element: OpenElement) {
    guard let (check, start) = styles.end(), !rules.isPlain else { return }
    let place = tag(of: element).offset
    func offset(_ index: Int) -> Int { start.map { $0 + index } ?? place }
    if let (index, problem) = check.problem { report(.rules, offset(index), .badStyle(problem)) }
    for (property, id, index) in check.references {
      let name = DocumentRules.number(of: .init(.none, property))
      references.add(id, of: name, at: .init(tagEnd: element.tagEnd, attribute: 0, offset: offset(index)))
    }
  }
}

/// The ids of a document and the references to them, which are compared at its end.
struct References {
  /// An attribute of a document.
  struct Place {
    /// The offset of the end of its tag.
    let tagEnd: Int
    /// Its number among the attributes of the tag.
    let attribute: Int
    /// The offset of a reference in a style sheet.
    var offset: Int?
  }

  private struct Identifier {
    let text: Range<Int>
    /// The number of the element's name.
    let element: UInt8
    let place: Place
  }

  private struct Reference {
    let text: Range<Int>
    /// The number of the attribute's name.
    let attribute: UInt8
    let place: Place
    /// The number of the id of the mask around it.
    let mask: Int?
  }

  /// The bytes of all ids and references.
  private var bytes: [UInt8] = []
  private var ids: [Identifier] = []
  private var references: [Reference] = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
  }

  private mutating func keep(_ text: some Collection<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return start..<bytes.count
  }

  /// Keeps an id, and returns its number.
  mutating func addID(_ value: UnsafeBufferPointer<UInt8>, of element: UInt8, at place: Place) -> Int {
    ids.append(Identifier(text: unsafe keep(value), element: element, place: place))
    return ids.count - 1
  }

  /// Keeps the reference of an attribute, if its value is one.
  mutating func add(
    _ value: UnsafeBufferPointer<UInt8>, of attribute: UInt8, at place: Place, inside mask: Int?, isPlain: Bool
  ) {
    // In the embed profile, a colour may follow.
    guard value.count > 5, unsafe value[0] == UInt8(ascii: "u"), unsafe value.starts(with: "url(#".utf8),
      let end = unsafe value.firstIndex(of: UInt8(ascii: ")")), end > 5,
      unsafe !isPlain || value.last == UInt8(ascii: ")")
    else { return }
    let text = unsafe keep(value[5..<end])
    references.append(Reference(text: text, attribute: attribute, place: place, mask: mask))
  }

  /// Keeps a reference of a style sheet.
  mutating func add(_ id: String, of property: UInt8, at place: Place) {
    references.append(Reference(text: keep(id.utf8), attribute: property, place: place, mask: nil))
  }

  // MARK: At the end

  func faults(_ rules: DocumentRules, in source: [UInt8]) -> [Fault] {
    var order = Array(ids.indices)
    var faults: [Fault] = []
    if order.count > 1 {
      order.sort { (compare(ids[$0].text, ids[$1].text), $0) < (0, $1) }
      faults = duplicates(order, in: source)
    }
    var masks: [String: [String]] = [:]
    for reference in references where faults.count < 2 * XMLTree.faultLimit {
      let owner = owner(of: reference.text, order)
      if let owner, rules.allows(reference.attribute, toReferTo: ids[owner].element) {
        if let mask = reference.mask, rules.role(of: ids[owner].element) == .mask {
          masks[string(ids[mask].text), default: []].append(string(reference.text))
        }
      } else if let fault = fault(of: reference, to: owner, rules, in: source) {
        faults.append(fault)
      }
    }
    return masks.isEmpty ? faults : faults + circles(in: masks, order, source)
  }

  private func string(_ text: Range<Int>) -> String { String(decoding: bytes[text], as: UTF8.self) }

  /// Below zero if the first comes before the second, zero if they are equal.
  private func compare(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    if one.count != other.count { return one.count - other.count }
    for index in one {
      let difference = Int(bytes[index]) - Int(bytes[index - one.lowerBound + other.lowerBound])
      if difference != 0 { return difference }
    }
    return 0
  }

  /// The number of the first id with a text.
  private func owner(of text: Range<Int>, _ order: [Int]) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if compare(ids[order[middle]].text, text) < 0 { low = middle + 1 } else { high = middle }
    }
    return low < order.count && compare(ids[order[low]].text, text) == 0 ? order[low] : nil
  }

  private func duplicates(_ order: [Int], in source: [UInt8]) -> [Fault] {
    var first = 0
    var pairs: [(first: Int, later: Int)] = []
    for place in order.indices.dropFirst() {
      if compare(ids[order[first]].text, ids[order[place]].text) == 0 {
        pairs.append((order[first], order[place]))
      } else {
        first = place
      }
    }
    var position = TextPosition()
    return pairs.sorted { $0.later < $1.later }.prefix(XMLTree.faultLimit).sorted { $0 < $1 }.map { first, later in
      position.advance(to: attribute(at: ids[first].place, in: source).offset, in: source)
      let kind = XMLDiagnostic.Kind.duplicateID(id: string(ids[later].text), firstLine: position.line)
      return Fault(offset: attribute(at: ids[later].place, in: source).value.lowerBound, kind: kind)
    }
  }

  private func tag(of place: Place, in source: [UInt8]) -> SourceTag { SourceTag(endingAt: place.tagEnd, in: source) }

  private func attribute(at place: Place, in source: [UInt8]) -> SourceTag.Attribute {
    tag(of: place, in: source).attributes[place.attribute]
  }

  private func fault(
    of reference: Reference, to owner: Int?, _ rules: DocumentRules, in source: [UInt8]
  ) -> Fault? {
    let tag = tag(of: reference.place, in: source)
    let name = Grammar.names[Int(reference.attribute)].written
    let offset = reference.place.offset ?? attribute(at: reference.place, in: source).value.lowerBound
    let id = string(reference.text)
    guard let owner else {
      return Fault(offset: offset, kind: .danglingReference(id: id, attribute: name, element: tag.name))
    }
    let found = self.tag(of: ids[owner].place, in: source)
    let expected = rules.elements(referredToBy: name)
    // An element of another namespace is a separate fault.
    guard !expected.contains(found.localName) else { return nil }
    let kind = XMLDiagnostic.Kind.wrongReferenceKind(id: id, attribute: name, found: found.name, expected: expected)
    return Fault(offset: offset, kind: kind)
  }

  /// Masks that refer to themselves, directly or not. Each is found by following only unvisited edges.
  private func circles(in masks: [String: [String]], _ order: [Int], _ source: [UInt8]) -> [Fault] {
    var state: [String: Bool] = [:]
    var circular: Set<String> = []
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
        } else if state[follower] == false {
          circular.insert(follower)
        }
      }
    }
    return order.filter { circular.remove(string(ids[$0].text)) != nil }.map { index in
      Fault(offset: tag(of: ids[index].place, in: source).offset, kind: .circularReference(id: string(ids[index].text)))
    }
  }
}

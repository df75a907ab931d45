/// A profile's grammar as tables, which Generate makes from Schemas/ when Cartouche is built.
///
/// Names, kinds of values and elements have numbers below 128, so that the tables are texts in ASCII: they are a part
/// of the program, and nothing is made of them when it runs.
struct Grammar: Sendable {
  /// What is said about an element.
  struct Element: Sendable {
    let name: UInt8
    /// The text in it: ``noText``, ``anyText``, or a kind of value and ``valueText``.
    let text: UInt8
    /// The first state of its content, or of its value.
    let start: UInt8
    /// The elements in it, in the order of the grammar.
    let children: StaticString
    /// The names of its required attributes.
    let required: StaticString
    /// The names of all its attributes, in the order of the grammar.
    let attributes: StaticString
    /// For each name, one more than the attribute's kind of value and whether it is required; zeros for no attribute.
    let kinds: StaticString
  }

  /// What may follow between the tags of an element.
  struct State: Sendable {
    let mayEnd: Bool
    /// The elements that may follow, in the order of the grammar.
    let expected: StaticString
    /// For each name of an element, one more than the number of that element and the state after it; zeros if it may not
    /// follow.
    let moves: StaticString
  }

  static let noText: UInt8 = 0
  static let anyText: UInt8 = 1
  static let valueText: UInt8 = 2

  /// The number of a name or an element that the grammar does not have.
  static let unknown = UInt8.max

  let elements: [Element]
  /// State 0 is before the root.
  let states: [State]
  /// The same elements and their content in RELAX NG, for libxml2.
  let content: StaticString

  /// The names of elements, as in a message, without duplicates.
  func names(of elements: StaticString) -> [String] {
    var seen: Set<UInt8> = []
    return elements.numbers.map { self.elements[Int($0)].name }.filter { seen.insert($0).inserted }
      .map { Self.names[Int($0)].local }
  }
}

extension StaticString {
  /// The number at a place in a table; 0 after its end.
  subscript(place: Int) -> UInt8 {
    unsafe place < utf8CodeUnitCount ? utf8Start[place] : 0
  }

  /// All numbers of a table.
  var numbers: [UInt8] { unsafe Array(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)) }
}

/// A name with its namespace.
struct QualifiedName: Hashable, Sendable {
  /// The namespaces that the profiles use.
  enum Namespace: String, CaseIterable {
    case none = ""
    case xml = "http://www.w3.org/XML/1998/namespace"
    case svg = "http://www.w3.org/2000/svg"
    case xlink = "http://www.w3.org/1999/xlink"
  }

  let namespace: Namespace
  let local: String

  init(_ namespace: Namespace, _ local: String) {
    self.namespace = namespace
    self.local = local
  }

  /// The name with the usual prefix of its namespace.
  var written: String {
    switch namespace {
    case .none, .svg: local
    case .xml: "xml:\(local)"
    case .xlink: "xlink:\(local)"
    }
  }
}

import Messages

/// Swift source of the tables that documents are checked with.
struct GrammarSource {
  /// The grammars of the profiles: the name of each and its file.
  static let grammars = [
    ("web", "web.rng"), ("embed", "embed.rng"), ("design", "design.rng"), ("designWithFilters", "design-filter.rng"),
  ]

  private let vocabularies: [(name: String, vocabulary: Vocabulary, content: String)]
  /// The names of all grammars, those of elements first, so that these have small numbers.
  private let names: [Vocabulary.Name]
  private let elementCount: Int
  /// The kinds of values of all grammars.
  private let kinds: [Vocabulary.ValueKind]

  /// - Parameter read: The bytes of the file of a grammar.
  /// - Throws: What `read` throws, and the fault of a grammar.
  init(_ read: (_ file: String) throws -> [UInt8]) throws {
    vocabularies = try Self.grammars.map { name, file in
      let grammar = try Self.grammar(file, read)
      return (name, try Vocabulary(relaxNG: grammar), Self.content(of: String(decoding: grammar, as: UTF8.self)))
    }
    let elements = vocabularies.flatMap(\.vocabulary.elements)
    let elementNames = Self.unique(elements.map(\.name))
    elementCount = elementNames.count
    names = elementNames + Self.unique(elements.flatMap { $0.attributes.map(\.name) })
    kinds = Self.unique(vocabularies.flatMap(\.vocabulary.values))
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// A grammar as a single file: the definitions of one that includes another replace those of the same name.
  static func grammar(_ file: String, _ read: (String) throws -> [UInt8]) throws -> [UInt8] {
    let bytes = try read(file)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let include = text.firstMatch(of: /<include href="([a-z-]+\.rng)">/),
      let last = text.firstRange(of: "</include>")
    else { return bytes }
    var base = String(decoding: try read(String(include.output.1)), as: UTF8.self)
    let definitions = text[include.range.upperBound..<last.lowerBound]
    let names = definitions.matches(of: /<define name="([a-z-]+)">/).map(\.output.1)
    base.replace(/(?s)<define name="([a-z-]+)">.*?<\/define>/) { names.contains($0.output.1) ? "" : $0.output.0 }
    base.replace("</grammar>", with: definitions + "</grammar>")
    return Array(base.utf8)
  }

  /// A grammar with its elements and their content alone.
  ///
  /// libxml2 tries every combination of the optional attributes of an element, which takes minutes for 18 of them, and
  /// it compiles the pattern of a value again for each value.
  private static func content(of grammar: String) -> String {
    grammar.replacing(/(?s)<\?.*?\?>|<!--.*?-->/, with: "")
      .replacing(/(?s)<attribute .*?<\/attribute>/, with: "<empty/>")
      .replacing(/(?s)<data .*?<\/data>/, with: "<text/>").replacing(/>\s+</, with: "><")
  }

  /// The file of the built-in grammars.
  func swift() throws -> String {
    let names = names.map {
      "    QualifiedName(.\(Vocabulary.namespaces[$0.namespace] ?? ""), \($0.local.literal)),\n"
    }
    let kinds = try kinds.map { kind in
      let automaton = try ValueAutomaton(kind)
      let description = kind.description.map(\.literal) ?? "nil"
      return
        "    ValueKind(description: \(description), width: \(automaton.width), table: \(Self.literal(automaton.table))),\n"
    }
    return """
      // swift-format-ignore-file
      // Made by Generate from Schemas/. Do not edit: run `make looks`.

      extension Grammar {
        static let names: [QualifiedName] = [
      \(names.joined())  ]

        static let kinds: [ValueKind] = [
      \(kinds.joined())  ]
      \(vocabularies.map { source(of: $1, name: $0, content: $2) }.joined())}

      """
  }

  private func source(of vocabulary: Vocabulary, name: String, content: String) -> String {
    let states = ContentStates(of: vocabulary)
    let elements = zip(vocabulary.elements, states.starts).map { element, start in
      """
          Element(name: \(number(of: element.name)), text: \(text(of: element, in: vocabulary)), start: \(start), \
      children: \(Self.literal(element.children)), \
      required: \(Self.literal(element.attributes.filter(\.isRequired).map { number(of: $0.name) })), \
      attributes: \(Self.literal(element.attributes.map { number(of: $0.name) })), \
      kinds: \(Self.literal(names.flatMap { rule(of: $0, on: element, in: vocabulary) }))),

      """
    }
    let rows = states.states.map { state in
      let moves = names[..<elementCount].flatMap { name in
        state.next.first { vocabulary.elements[Int($0.child)].name == name }.map { [Int($0.child) + 1, $0.state] } ?? [
          0, 0,
        ]
      }
      return """
            State(mayEnd: \(state.mayEnd), expected: \(Self.literal(state.next.map(\.child))), moves: \(Self.literal(moves))),

        """
    }
    return """

        static let \(name) = Grammar(
          elements: [
      \(elements.joined())    ],
          states: [
      \(rows.joined())    ],
          content: \(content.literal))

      """
  }

  private func number(of name: Vocabulary.Name) -> Int { names.firstIndex(of: name) ?? 0 }

  /// One more than the number of an attribute's kind of value, and whether it is required; zeros if there is none.
  private func rule(of name: Vocabulary.Name, on element: Vocabulary.Element, in vocabulary: Vocabulary) -> [Int] {
    guard let attribute = element.attributes.first(where: { $0.name == name }) else { return [0, 0] }
    return [number(of: attribute.value, in: vocabulary) + 1, attribute.isRequired ? 1 : 0]
  }

  private func number(of kind: Int, in vocabulary: Vocabulary) -> Int {
    kinds.firstIndex(of: vocabulary.values[kind]) ?? 0
  }

  /// 0 for no text, 1 for any, others for a kind of value.
  private func text(of element: Vocabulary.Element, in vocabulary: Vocabulary) -> Int {
    switch element.text {
    case .none: 0
    case .any: 1
    case .value(let kind): number(of: kind, in: vocabulary) + 2
    }
  }

  private static func literal(_ numbers: some Sequence<some BinaryInteger>) -> String {
    String(String.UnicodeScalarView(numbers.map { Unicode.Scalar(UInt8($0)) })).literal
  }
}

/// The states of the content of all elements: what may follow in an element. State 0 is before the root.
private struct ContentStates {
  struct State {
    let content: Expression
    /// The elements that may follow, in the order of the grammar, and the state after each.
    var next: [(child: UInt8, state: Int)] = []
    var mayEnd: Bool { content.acceptsEmpty }
  }

  private(set) var states: [State] = []
  /// The first state of each element.
  private(set) var starts: [Int] = []

  init(of vocabulary: Vocabulary) {
    _ = first(of: vocabulary.document)
    // A value is read by its own automaton, which begins in state 1.
    starts = vocabulary.elements.map { element in
      if case .value = element.text { return 1 }
      return first(of: element)
    }
  }

  private mutating func first(of element: Vocabulary.Element) -> Int {
    number(of: element.content, element.children)
  }

  private mutating func number(of content: Expression, _ children: [UInt8]) -> Int {
    if let known = states.firstIndex(where: { $0.content == content }) { return known }
    let number = states.count
    states.append(State(content: content))
    for child in children where !states[number].next.contains(where: { $0.child == child }) {
      let rest = content.derivative(child)
      guard rest != .none else { continue }
      states[number].next.append((child, self.number(of: rest, children)))
    }
    return number
  }
}

extension String {
  /// The text as a literal in ASCII.
  fileprivate var literal: String {
    let characters = unicodeScalars.map { $0 == "'" ? "'" : $0.escaped(asASCII: true) }
    return "\"" + characters.joined() + "\""
  }
}

/// The JSON schema of forms, draft 7: for completion and checks in editors.
package struct FormSchema: Sendable {
  /// Whether all keys that a map must have are required, because no other file can set them.
  private let requiresKeys: Bool

  /// Whether a text with a brace, which stands for another value, may be any value.
  private let takesExpressions: Bool

  /// A schema of maps that have all their keys, or may inherit some.
  package init(requiresKeys: Bool, takesExpressions: Bool = false) {
    self.requiresKeys = requiresKeys
    self.takesExpressions = takesExpressions
  }

  /// The definition of texts with a brace.
  package static let expression = CodeExpression.described(
    "A text with values from data, such as {cov.lines|percent}.",
    [("type", .string("string")), ("pattern", .string("\\{"))])

  /// The definition of texts that name a token.
  package static let token = CodeExpression.described(
    "The name of a design token, such as {color.brand.500}.",
    [("type", .string("string")), ("pattern", .string("^\\{[^{}]+\\}$"))])

  /// The schema of a file, with the definitions to which its parts refer.
  package static func document(
    title: String, description: String, _ parts: [(String, CodeExpression?)], definitions: [(String, CodeExpression)]
  ) -> String {
    let head: [(String, CodeExpression?)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("title", .string(title)),
      ("description", .string(description)),
    ]
    return CodeExpression.object(head + parts + [("definitions", .object(definitions))])
      .lines(prefix: "", indentation: 0).joined(separator: "\n") + "\n"
  }

  // MARK: Keys

  /// The keys of a map.
  package func properties(_ map: MapForm) -> [(String, CodeExpression)] {
    map.keys.map { key in
      var meaning = key.meaning
      if case .number(_, isLength: true) = key.form { meaning += " In points." }
      if let fallback = key.fallback { meaning += " Default: \(fallback)." }
      let expression = takesExpressions && !key.form.isText ? [CodeExpression.reference("expression")] : []
      let forms = alternatives(key.form) + expression + (key.isRequired ? [] : [.type("null")])
      return (key.name, .described(meaning, [("anyOf", .array(forms))]))
    }
  }

  private func alternatives(_ form: Form) -> [CodeExpression] {
    form.alternatives.flatMap { form in
      let isShort = if case .map(let map) = form { map.short != nil } else { false }
      return [value(form)] + (isShort ? [.type("string")] : [])
    }
  }

  private func value(_ form: Form) -> CodeExpression {
    switch form {
    case .number(let range, _): number("number", .number(range.lowerBound), .number(range.upperBound))
    case .integer(let range): number("integer", .number(range.lowerBound), .number(range.upperBound))
    case .word(let words): .object([("enum", .array(words.flatMap(spellings)))])
    case .flag: .type("boolean")
    case .text: .object([("type", .strings(["string", "number", "boolean"]))])
    case .family: .object([("type", .string("string")), ("pattern", .string("\\S"))])
    case .color: .reference("color")
    case .statusColor: .reference("statusColor")
    case .names(let form):
      .object([("type", .string("object")), ("additionalProperties", items(form))])
    case .list(let element, let minimum):
      .object([
        ("type", .string("array")), ("minItems", minimum > 0 ? .number(minimum) : nil), ("items", items(element)),
      ])
    case .map(let map): .reference(map.definition)
    case .any(let forms): .anyOf(forms.flatMap(alternatives))
    case .payload(_, let form): value(form)
    }
  }

  private func items(_ element: Form) -> CodeExpression {
    let forms = alternatives(element) + (takesExpressions && !element.isText ? [.reference("expression")] : [])
    return forms.count == 1 ? forms[0] : .anyOf(forms)
  }

  /// A word of digits is a number, too, for other readers of YAML.
  private func spellings(of word: String) -> [CodeExpression] {
    [.string(word)] + (Int(word).map { [.number($0)] } ?? [])
  }

  private func number(_ type: String, _ least: CodeExpression, _ most: CodeExpression) -> CodeExpression {
    .object([("type", .string(type)), ("minimum", least), ("maximum", most)])
  }

  // MARK: Definitions

  /// The maps inside a map, each once. Keys are required at least in elements of lists, which inherit none.
  package func definitions(
    of map: MapForm, _ known: inout Set<String>
  ) -> [(String, CodeExpression)] {
    var found: [(String, CodeExpression)] = []
    for (inner, isElement) in map.keys.flatMap({ $0.form.maps }) where known.insert(inner.definition).inserted {
      found += definitions(of: inner, &known)
      found.append((inner.definition, object(inner, requiresKeys: requiresKeys || isElement)))
    }
    return found
  }

  /// A map with these keys and no others.
  package func object(_ map: MapForm, requiresKeys: Bool) -> CodeExpression {
    let required = requiresKeys ? map.keys.filter { $0.isRequired }.map { $0.name } : []
    return .object([
      ("type", .string("object")), ("properties", .object(properties(map))),
      ("additionalProperties", .atom("false")), ("required", required.isEmpty ? nil : .strings(required)),
    ])
  }
}

extension Form {
  /// Whether any text is a value.
  fileprivate var isText: Bool {
    alternatives.contains { if case .text = $0 { true } else { false } }
  }

  /// The maps among the forms, and whether they are elements of lists.
  package var maps: [(map: MapForm, isElement: Bool)] {
    alternatives.flatMap { form -> [(map: MapForm, isElement: Bool)] in
      switch form {
      case .map(let map): [(map, false)]
      case .list(let element, _): element.maps.map { ($0.map, true) }
      default: []
      }
    }
  }
}

extension MapForm {
  /// The name of the map's type in words: `pill colors` for `PillLook.Colors`.
  package var title: String {
    let type = typeName
    let name = type.replacing("StateTable<", with: "").replacing(/>(\.Dark)?/, with: "").replacing("Look", with: "")
    let words = name.replacing(".", with: "").reduce(into: "") { words, character in
      words += character.isUppercase ? " " + character.lowercased() : "\(character)"
    }.dropFirst()
    guard type.hasPrefix("StateTable") else { return String(words) }
    return (type.hasSuffix("Dark") ? "some states of " : "states of ") + words
  }

  /// The name of the map in the schema.
  package var definition: String { title.replacing(" ", with: "-") }
}

extension CodeExpression {
  /// An object with the given entries.
  package static func object(_ entries: [(String, CodeExpression?)]) -> CodeExpression {
    .list(open: "{", entries.compactMap { key, value in value.map { ("\"\(key)\"", $0) } }, close: "}")
  }

  /// The schema of the values of a type.
  package static func type(_ name: String) -> CodeExpression { object([("type", .string(name))]) }

  /// The schema of values of which any one of some takes each.
  package static func anyOf(_ forms: [CodeExpression]) -> CodeExpression { object([("anyOf", .array(forms))]) }

  /// A list of texts.
  package static func strings(_ texts: [String]) -> CodeExpression { .array(texts.map { .string($0) }) }

  /// A reference to a definition.
  package static func reference(_ name: String) -> CodeExpression {
    object([("$ref", .string("#/definitions/\(name)"))])
  }

  /// A schema with a description.
  package static func described(_ text: String, _ keywords: [(String, CodeExpression?)]) -> CodeExpression {
    object([("description", .string(text.filter { $0 != "`" }))] + keywords)
  }
}

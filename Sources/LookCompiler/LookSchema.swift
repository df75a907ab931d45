import LookFiles
import LookModel
import SVGTree

/// The JSON schema of look files, draft 7, for completion and checks in editors.
struct LookSchema {
  /// The built-in looks of each kind, sorted.
  var names: [Look.Kind: [String]]

  var json: String {
    let kinds = Look.Kind.allCases
    var definitions = [("color", Self.color), ("statusColor", Self.statusColor)]
    var known: Set<String> = []
    for kind in kinds { definitions += Self.definitions(of: kind.form, &known) }
    definitions += kinds.map { ($0.rawValue, look($0)) }
    let branches = kinds.map { kind in
      CodeExpression.object([
        ("if", .object([("required", .strings(["kind"])), ("properties", .object([("kind", .constant(kind))]))])),
        ("then", .reference(kind.rawValue)),
      ])
    }
    let schema = CodeExpression.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("title", .string("Look of a Cartouche badge")),
      ("description", .string("How badges of one kind look. All lengths of a pill grow with its font.")),
      ("type", .string("object")), ("required", .strings(["kind"])),
      ("properties", .object([("kind", .described(LookReference.kind, [("enum", .strings(kinds.map(\.rawValue)))]))])),
      ("allOf", .array(branches)), ("definitions", .object(definitions)),
    ])
    return schema.lines(prefix: "", indentation: 0).joined(separator: "\n") + "\n"
  }

  /// The keys of a look. Required keys are required only if the look extends no other.
  private func look(_ kind: Look.Kind) -> CodeExpression {
    let names = CodeExpression.object([("enum", .strings(names[kind] ?? []))])
    let path = CodeExpression.object([("pattern", .string("^[^/].*/"))])
    let common: [(String, CodeExpression)] = [
      ("kind", .constant(kind)), ("summary", .described(LookReference.summary, [("type", .string("string"))])),
      ("extends", .described(LookReference.extends, [("type", .string("string")), ("anyOf", .array([names, path]))])),
    ]
    return .object([
      ("properties", .object(common + Self.properties(kind.form))), ("additionalProperties", .atom("false")),
      ("if", .object([("required", .strings(["extends"]))])), ("else", Self.whole(kind.form, also: ["summary"])),
    ])
  }

  // MARK: Keys

  private static func properties(_ map: MapForm) -> [(String, CodeExpression)] {
    map.keys.map { key in
      var meaning = key.meaning
      if case .number(_, isLength: true) = key.form { meaning += " In points." }
      if let fallback = key.fallback { meaning += " Default: \(fallback)." }
      let forms = alternatives(key.form) + (key.isRequired ? [] : [.object([("type", .string("null"))])])
      return (key.name, .described(meaning, [("anyOf", .array(forms))]))
    }
  }

  private static func alternatives(_ form: Form) -> [CodeExpression] {
    switch form {
    case .any(let forms): forms.flatMap(alternatives)
    case .payload(_, let form): alternatives(form)
    default: [value(form)]
    }
  }

  private static func value(_ form: Form) -> CodeExpression {
    switch form {
    case .number(let range, _): number("number", .number(range.lowerBound), .number(range.upperBound))
    case .integer(let range): number("integer", .number(range.lowerBound), .number(range.upperBound))
    case .word(let words): .object([("enum", .array(words.flatMap(spellings)))])
    case .family: .object([("type", .string("string")), ("pattern", .string("\\S"))])
    case .color: .reference("color")
    case .statusColor: .reference("statusColor")
    case .namedColors: .object([("type", .string("object")), ("additionalProperties", .reference("color"))])
    case .list(let element, let minimum):
      .object([
        ("type", .string("array")), ("minItems", minimum > 0 ? .number(minimum) : nil), ("items", value(element)),
      ])
    case .map(let map): .reference(map.definition)
    case .any(let forms): .object([("anyOf", .array(forms.flatMap(alternatives)))])
    case .payload(_, let form): value(form)
    }
  }

  /// A word of digits is a number, too, for other readers of YAML.
  private static func spellings(of word: String) -> [CodeExpression] {
    [.string(word)] + (Int(word).map { [.number($0)] } ?? [])
  }

  private static func number(_ type: String, _ least: CodeExpression, _ most: CodeExpression) -> CodeExpression {
    .object([("type", .string(type)), ("minimum", least), ("maximum", most)])
  }

  // MARK: Definitions

  /// The maps inside a map, each once. Required keys are required only in elements of lists, because in any other map
  /// they may be inherited.
  private static func definitions(of map: MapForm, _ known: inout Set<String>) -> [(String, CodeExpression)] {
    var definitions: [(String, CodeExpression)] = []
    for (inner, isElement) in map.keys.flatMap(\.form.maps) where known.insert(inner.definition).inserted {
      definitions += self.definitions(of: inner, &known)
      let required = CodeExpression.strings(inner.keys.filter(\.isRequired).map(\.name))
      let definition = CodeExpression.object([
        ("type", .string("object")), ("properties", .object(properties(inner))),
        ("additionalProperties", .atom("false")), ("required", isElement ? required : nil),
      ])
      definitions.append((inner.definition, definition))
    }
    return definitions
  }

  /// The required keys of a look that extends no other; nil for none.
  private static func whole(_ map: MapForm, also keys: [String] = []) -> CodeExpression? {
    let required = keys + map.keys.filter(\.isRequired).map(\.name)
    let inner = map.keys.flatMap { key in
      key.form.maps.filter { !$0.isElement }.compactMap { whole($0.map) }.map { (key.name, $0) }
    }
    guard !required.isEmpty || !inner.isEmpty else { return nil }
    return .object([
      ("required", required.isEmpty ? nil : .strings(required)), ("properties", inner.isEmpty ? nil : .object(inner)),
    ])
  }

  private static let color = CodeExpression.described(
    "A CSS colour name, #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl() or hsla(). Put one that begins with # between quotation marks.",
    [
      ("type", .string("string")),
      (
        "anyOf",
        .array([
          .object([("enum", .strings(ColorNames.sorted))]),
          .object([("pattern", .string("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))]),
          .object([("pattern", .string("^([Rr][Gg][Bb]|[Hh][Ss][Ll])[Aa]?\\(.+\\)$"))]),
        ])
      ),
    ])

  private static let statusColor = CodeExpression.described(
    "A name of the palette or of the look's own colours, hexadecimal digits without #, or any colour.",
    [
      (
        "anyOf",
        .array([
          .object([("enum", .strings(StatusPalette.modern.names))]), .reference("color"),
          .object([("type", .strings(["string", "number"]))]),
        ])
      )
    ])
}

extension Form {
  /// The maps among the forms, and whether they are elements of lists.
  var maps: [(map: MapForm, isElement: Bool)] {
    switch self {
    case .map(let map): [(map, false)]
    case .list(let element, _): element.maps.map { ($0.map, true) }
    case .any(let forms): forms.flatMap(\.maps)
    case .payload(_, let form): form.maps
    case .number, .integer, .word, .family, .color, .statusColor, .namedColors: []
    }
  }
}

extension CodeExpression {
  fileprivate static func object(_ entries: [(String, CodeExpression?)]) -> CodeExpression {
    .list(open: "{", entries.compactMap { key, value in value.map { ("\"\(key)\"", $0) } }, close: "}")
  }

  fileprivate static func strings(_ texts: [String]) -> CodeExpression { .array(texts.map { .string($0) }) }

  fileprivate static func constant(_ kind: Look.Kind) -> CodeExpression { object([("const", .string(kind.rawValue))]) }

  fileprivate static func reference(_ name: String) -> CodeExpression {
    object([("$ref", .string("#/definitions/\(name)"))])
  }

  /// A schema with a description.
  fileprivate static func described(_ text: String, _ keywords: [(String, CodeExpression?)]) -> CodeExpression {
    object([("description", .string(text.filter { $0 != "`" }))] + keywords)
  }
}

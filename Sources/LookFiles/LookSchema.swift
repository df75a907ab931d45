import KeyTables
package import LookModel

/// The JSON schema of look files, draft 7, for completion and checks in editors.
package struct LookSchema {
  package static let kind = "Which badges the look is for."
  package static let summary = "What the look is, in a few words."
  package static let extends =
    "The look that this one starts from: a built-in one by name, or a file beside this one as ./name.yml. Then the file contains only what differs; a key without a value removes that of the other look."
  /// The built-in looks of each kind, sorted.
  private let names: [Look.Kind: [String]]

  /// The schema with the names of built-in looks, in any order.
  package init(_ looks: [(kind: Look.Kind, name: String)]) {
    names = Dictionary(grouping: looks, by: \.kind).mapValues { $0.map(\.name).sorted() }
  }

  /// The schema as the text of a file.
  package var json: String {
    let kinds = Look.Kind.allCases
    let writer = FormSchema(requiresKeys: false, takesExpressions: true)
    var definitions = FormSchema.colors + [("expression", FormSchema.token)]
    var known: Set<String> = []
    for kind in kinds { definitions += writer.definitions(of: kind.form, &known) }
    definitions += kinds.map { ($0.rawValue, look($0, writer)) }
    let branches = kinds.map { kind in
      CodeExpression.object([
        ("if", .object([("required", .strings(["kind"])), ("properties", .object([("kind", .constant(kind))]))])),
        ("then", .reference(kind.rawValue)),
      ])
    }
    return FormSchema.document(
      title: "Look of a Cartouche badge",
      description: "How badges of one kind look. All lengths of a pill grow with its font.",
      [
        ("type", .string("object")), ("required", .strings(["kind"])),
        ("properties", .object([("kind", .described(Self.kind, [("enum", .strings(kinds.map(\.rawValue)))]))])),
        ("allOf", .array(branches)),
      ], definitions: definitions)
  }

  /// The keys of a look. Required keys are required only if the look extends no other.
  private func look(_ kind: Look.Kind, _ writer: FormSchema) -> CodeExpression {
    let names = CodeExpression.object([("enum", .strings(names[kind] ?? []))])
    let path = CodeExpression.object([("pattern", .string("^[^/].*/"))])
    let common: [(String, CodeExpression)] = [
      ("kind", .constant(kind)), ("summary", .described(Self.summary, [("type", .string("string"))])),
      ("extends", .described(Self.extends, [("type", .string("string")), ("anyOf", .array([names, path]))])),
    ]
    return .object([
      ("properties", .object(common + writer.properties(kind.form))), ("additionalProperties", .atom("false")),
      ("if", .object([("required", .strings(["extends"]))])), ("else", Self.whole(kind.form, also: ["summary"])),
    ])
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
}

extension CodeExpression {
  fileprivate static func constant(_ kind: Look.Kind) -> CodeExpression { object([("const", .string(kind.rawValue))]) }
}

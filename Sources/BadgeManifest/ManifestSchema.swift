import KeyTables
import LookFiles

/// The JSON schema of manifests, draft 7, for completion and checks in editors.
package enum ManifestSchema {
  private static let file = "The path of the file below the output folder. It ends in .svg."
  package static let defaults =
    "The keys that entries have by default, also by kind of badge. A key of an entry replaces the default. What does not apply to an entry is ignored."
  package static let index = "The name of an HTML page that shows all badges."
  package static let gallery = "What the page that shows all badges says above them."
  package static let data = "Files and other sources whose values entries show, by their names."
  package static let tokens =
    "Files of design tokens that looks name as {color.brand} and entries as {tokens.color.brand}: a path, several, or a map of those for light and for dark pages. A file such as tokens.dark.json is for dark pages."
  package static let badges = "The entries: badges, each with its file."

  /// The schema as the text of a file.
  package static var json: String {
    let writer = FormSchema(requiresKeys: true, takesExpressions: true)
    // Values from data are those of entries.
    let plain = FormSchema(requiresKeys: true)
    var known: Set<String> = []
    var definitions = FormSchema.colors
    for kind in EntryKind.allCases {
      definitions += writer.definitions(of: kind.form, &known)
      definitions.append((kind.rawValue, writer.object(kind.form, requiresKeys: true)))
    }
    definitions.append(("expression", FormSchema.expression))
    definitions += writer.definitions(of: EntryData.form, &known)
    definitions += plain.definitions(of: Gallery.form, &known)
    definitions.append(("entry", entry(writer)))
    let sources = CodeExpression.anyOf([.reference(DataDeclaration.form.definition), .type("string")])
    let properties: [(String, CodeExpression)] = [
      ("data", .described(data, [("type", .strings(["object", "null"])), ("additionalProperties", sources)])),
      ("tokens", .described(tokens, [("anyOf", .array(tokenForms))])), ("defaults", defaults(writer)),
      ("index", .described(index, [("type", .strings(["string", "null"]))])),
      (
        "gallery",
        .described(gallery, [("anyOf", .array([plain.object(Gallery.form, requiresKeys: true), .type("null")]))])
      ), ("badges", .described(badges, [("type", .string("array")), ("items", .reference("entry"))])),
    ]
    return FormSchema.document(
      title: "Manifest of Cartouche badges", description: "The badges of a site, each with its file.",
      [
        ("type", .string("object")), ("required", .strings(["badges"])), ("properties", .object(properties)),
        ("additionalProperties", .atom("false")),
      ], definitions: definitions)
  }

  private static var tokenForms: [CodeExpression] {
    let path = CodeExpression.type("string")
    let paths = CodeExpression.object([("type", .string("array")), ("minItems", .number(1)), ("items", path)])
    let files = CodeExpression.anyOf([path, paths])
    let schemes = CodeExpression.object([("light", files), ("dark", files)])
    let map: [(String, CodeExpression)] = [
      ("type", .string("object")), ("properties", schemes), ("additionalProperties", .atom("false")),
    ]
    return [path, paths, .object(map), .type("null")]
  }

  private static func entry(_ writer: FormSchema) -> CodeExpression {
    let kinds = EntryKind.allCases.map { $0.rawValue }
    let own = [("file", CodeExpression.described(file, [("type", .string("string"))]))]
    let maps = kinds.map { ($0, CodeExpression.anyOf([.reference($0), .type("null")])) }
    let keys = own + writer.properties(EntryData.form) + writer.properties(EntrySettings.form) + maps
    let needed = (kinds + EntryData.presets).map { kind in
      CodeExpression.object([("required", .strings([kind]))])
    }
    return .object([
      ("type", .string("object")), ("required", .strings(["file"])), ("properties", .object(keys)),
      ("additionalProperties", .atom("false")), ("anyOf", .array(needed)),
    ])
  }

  private static func defaults(_ writer: FormSchema) -> CodeExpression {
    let maps = EntryKind.allCases.map { kind in
      (kind.rawValue, CodeExpression.anyOf([writer.object(kind.form, requiresKeys: false), .type("null")]))
    }
    let keys = writer.properties(EntryData.defaultForm) + writer.properties(EntrySettings.form) + maps
    return .described(
      defaults,
      [
        ("type", .strings(["object", "null"])), ("properties", .object(keys)),
        ("additionalProperties", .atom("false")),
      ])
  }
}

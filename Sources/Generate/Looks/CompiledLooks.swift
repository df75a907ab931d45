import Foundation
import KeyTables
import LookFiles
import LookModel

/// The Swift files that hold the built-in looks, and name their templates.
struct CompiledLooks {
  private let templates: [Template]

  /// Looks of all kinds, in any order.
  init(_ templates: [Template]) throws(CompilerError) {
    self.templates = templates.sorted { first, second in
      (first.file.look.kind.rawValue, first.file.look.name) < (second.file.look.kind.rawValue, second.file.look.name)
    }
    var identifiers: Set<String> = ["builtin"]
    for template in self.templates where !identifiers.insert(template.identifier).inserted {
      throw .duplicateName(template.file.look.name)
    }
  }

  /// The texts of all files that are made from the templates and the tables of looks, by their paths in a folder.
  static func texts(from folder: URL) throws -> [String: String] {
    let templates = try Template.all(in: folder.appending(path: "Templates"))
    let looks = try CompiledLooks(templates)
    return [
      "Sources/Cartouche/BuiltinLooks.swift": looks.swift,
      "Sources/Cartouche/LookChecks.swift": RangeChecks.swift,
      "Sources/Cartouche/Cartouche.docc/LookKeys.md": KeyArticle.markdown,
      "Sources/CartoucheTool/Templates.swift": looks.texts,
      "Packaging/wasm/LookText+Lines.swift": looks.json,
      "Templates/look.schema.json": LookSchema(templates.map { ($0.file.look.kind, $0.file.look.name) }).json,
    ]
  }

  /// What is at the beginning of each file.
  static let head = [
    "// swift-format-ignore-file",
    "// Made by Generate from Templates/ and from the tables in LookFiles. Do not edit: run `make looks`.", "",
  ]

  /// The looks as constants.
  var swift: String {
    var lines =
      Self.head + ["public import LookModel", "import PathGeometry", "import SVGTree", "import Typesetting", ""]
    for kind in Look.Kind.allCases { lines += constants(of: kind) + [""] }
    lines += ["extension BuiltinLook {", "  /// The looks of every kind, by kind and name."]
    let looks = templates.map { template in
      CodeExpression.list(
        open: "BuiltinLook(",
        [
          (nil, .atom(".\(template.file.look.kind)(.\(template.identifier))")),
          ("summary", .string(template.file.summary)),
        ], close: ")")
    }
    lines += CodeExpression.array(looks).lines(prefix: "public static let all: [BuiltinLook] = ", indentation: 2)
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The templates by name, which the package manager embeds in the command.
  var texts: String {
    let cases = templates.map { template -> String in
      let name = template.file.look.name
      return "    case \"\(name)\": PackageResources.\(name.replacing("-", with: "_"))_yml"
    }
    let lines =
      Self.head + [
        "enum Templates {", "  /// The template of a built-in look, by name.",
        "  static func bytes(of name: String) -> [UInt8] {", "    switch name {",
      ] + cases + ["    default: []", "    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// The looks as JSON, for the core in WebAssembly, which reads no YAML and has few looks as constants.
  var json: String {
    let looks = templates.map { template in
      let file = template.file
      return "    ##\"\(file.look.kind.rawValue) \(file.look.name) \(file.written(isWhole: false).json)\"##,"
    }
    let lines =
      Self.head + [
        "extension LookText {", "  /// The kind and the name of each built-in look, and the look as JSON.",
        "  static let lines: [StaticString] = [",
      ] + looks + ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  private func constants(of kind: Look.Kind) -> [String] {
    let templates = templates.filter { $0.file.look.kind == kind }
    let type = "\(kind.rawValue.prefix(1).uppercased())\(kind.rawValue.dropFirst())Look"
    var lines = ["extension \(type) {"]
    let code = LookCode()
    for template in templates {
      let summary = template.file.summary.split(whereSeparator: \.isNewline).joined(separator: " ")
      lines.append("  /// \(summary.prefix(1).uppercased())\(summary.dropFirst()).")
      lines += code.call(template.file.look).lines(
        prefix: "public static let \(template.identifier) = ", indentation: 2)
      lines.append("")
    }
    lines.append("  /// All looks of this kind that come with Cartouche, by name.")
    lines += CodeExpression.array(templates.map { .atom($0.identifier) }).lines(
      prefix: "public static let builtin: [\(type)] = ", indentation: 2)
    return lines + ["}"]
  }
}

extension YAMLValue {
  /// The value as JSON. The texts of looks have no control characters.
  fileprivate var json: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let text): text
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .map(let entries): "{" + entries.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

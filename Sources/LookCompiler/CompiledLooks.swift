import LookFiles
import LookModel

/// A template that has been read.
struct Template {
  var file: LookFile
  /// The template's bytes as text.
  var text: String

  /// Reads a template that lies at `kind/name.yml`; `resolver` knows those that it may extend.
  init(
    bytes: [UInt8], kind: String, name: String, resolver: LookResolver = LookResolver()
  ) throws(CompilerError) {
    let path = "\(kind)/\(name).yml"
    guard Self.isName(name) else { throw .badName(path: path) }
    do {
      file = try LookFile(parsing: bytes, name: name, at: .named(name), resolver: resolver)
    } catch {
      throw .source(path: path, error)
    }
    guard file.look.kind.rawValue == kind else { throw .wrongFolder(path: path, kind: file.look.kind.rawValue) }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The name of the constant: `badge-hub` is `badgeHub`.
  var identifier: String {
    let words = file.look.name.split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { name, word in
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// Words of small letters and digits with hyphens between them, a letter first: a name that is also an identifier.
  private static func isName(_ name: String) -> Bool {
    let words = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return name.utf8.first.map { letters.contains($0) } == true
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { letters.contains($0) || digits.contains($0) } }
  }
}

/// Why templates cannot be compiled.
enum CompilerError: Error, Hashable {
  /// A template is not what a look file must be.
  case source(path: String, SourceError)
  /// The name of a file that cannot be a look's.
  case badName(path: String)
  /// A look lies among those of another kind.
  case wrongFolder(path: String, kind: String)
  /// Two looks have one name, or names that become one constant's.
  case duplicateName(String)
}

/// The Swift file that holds all built-in looks.
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

  /// The whole file.
  var swift: String {
    var lines = [
      "// swift-format-ignore-file",
      "// Made from the templates by LookCompiler. Change a template and make the looks again instead of this file.",
      "",
      "public import LookModel",
      "import PathGeometry",
      "import SVGTree",
      "import Typesetting",
      "",
    ]
    for kind in Look.Kind.allCases { lines += constants(of: kind) + [""] }
    lines += ["extension BuiltinLook {", "  /// The looks of every kind, by kind and name."]
    lines.append("  public static let all: [BuiltinLook] = [")
    for template in templates { lines += entry(template) }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  private func constants(of kind: Look.Kind) -> [String] {
    let templates = templates.filter { $0.file.look.kind == kind }
    let type = "\(kind.rawValue.prefix(1).uppercased())\(kind.rawValue.dropFirst())Look"
    var lines = ["extension \(type) {"]
    for template in templates {
      let summary = template.file.summary.split(whereSeparator: \.isNewline).joined(separator: " ")
      lines.append("  /// \(summary.prefix(1).uppercased())\(summary.dropFirst()).")
      lines += SwiftExpression(template.file.look).lines(
        prefix: "public static let \(template.identifier) = ", indentation: 2)
      lines.append("")
    }
    lines.append("  /// All looks of this kind that come with Cartouche, by name.")
    lines += SwiftExpression.array(templates.map { .atom($0.identifier) }).lines(
      prefix: "public static let builtin: [\(type)] = ", indentation: 2)
    return lines + ["}"]
  }

  private func entry(_ template: Template) -> [String] {
    let look = template.file.look
    let fence = Self.fence(for: template.text)
    let head = SwiftExpression.call(
      "BuiltinLook",
      [
        ("name", .string(look.name)), ("kind", .atom(".\(look.kind.rawValue)")),
        ("summary", .string(template.file.summary)),
      ])
    // Nothing before the lines of the text, so that it is the file's own.
    return ["    " + head.line.dropLast() + ",", "      text: \(fence)\"\"\"", template.text, "\"\"\"\(fence)),"]
  }

  /// As many number signs as a literal needs that may hold anything the text holds.
  private static func fence(for text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "#", count: longest + 1)
  }
}

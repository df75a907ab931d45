import Foundation
import Testing

/// What users of the libraries can write is in lists, so that a change of it is seen in review.
@Suite("The public declarations")
struct PublicDeclarationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let sources = folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The modules of the products.
  private static let modules = [
    "PathGeometry", "Typesetting", "SVGTree", "LookModel", "Cartouche", "HarfBuzzShaping", "CairoDrawing",
    "BadgeExport", "XMLChecking", "BadgeManifest", "LookFiles", "SourceTree", "BadgeAddresses",
    "FileReading", "CartoucheTesting",
  ]

  @Test("are those of the module's list; RECORD_DECLARATIONS=1 writes it", arguments: modules)
  func listed(module: String) throws {
    let declarations = try Self.declarations(of: module)
    let list = Self.folder.appending(path: "PublicDeclarations/\(module).txt")
    if ProcessInfo.processInfo.environment["RECORD_DECLARATIONS"] != nil {
      try (declarations.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
    }
    let listed = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(!declarations.isEmpty)
    let difference = declarations.difference(from: listed)
    #expect(
      difference.isEmpty, "new: \(difference.insertions.map(\.text)), gone: \(difference.removals.map(\.text))")
  }

  /// The declarations of a module, each in one line after the types around it. The formatter keeps the indentation that
  /// this reads.
  private static func declarations(of module: String) throws -> [String] {
    let folder = sources.appending(path: module).path(percentEncoded: false)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return try files.flatMap { file in
      try declarations(in: String(contentsOfFile: folder + "/" + file, encoding: .utf8))
    }.sorted()
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "internal", "final", "static", "indirect", "mutating",
  ]
  private static let hidden: Set<Substring> = ["package", "private", "fileprivate", "internal"]
  private static let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "extension"]
  /// What a public enumeration or protocol makes public.
  private static let members: Set<Substring> = ["case", "func", "var", "init", "subscript", "associatedtype"]

  private static func declarations(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var types: [(indent: Int, name: Substring, isOpen: Bool)] = []
    var found: [String] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let body = line.dropFirst(indent)
      guard !body.isEmpty, !body.hasPrefix("//") else { continue }
      types.removeAll { $0.indent >= indent && body != "{" && !body.hasPrefix(")") }
      let words = body.prefix(100).split(separator: " ", maxSplits: 6).map { $0.prefix { $0 != "(" && $0 != ":" } }
      let head = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
      let isPublic = words.drop { $0.hasPrefix("@") }.first == "public" && head.first != "import"
      let isMember =
        types.last.map { $0.isOpen && indent == $0.indent + 2 } == true && members.contains(head.first ?? "")
        && hidden.isDisjoint(with: words.prefix(words.count - head.count))
      if isPublic || isMember {
        let names = types.map { $0.name + "." }.joined()
        found.append(names + Self.signature(from: index, in: lines))
      }
      if let kind = head.first, kinds.contains(kind), let name = head.dropFirst().first {
        types.append((indent, name, isPublic && (kind == "enum" || kind == "protocol")))
      }
    }
    return found
  }

  /// A declaration in one line, without its body.
  private static func signature(from index: Int, in lines: [Substring]) -> String {
    var text = ""
    var depth = 0
    for line in lines[index...] {
      let part = line.drop { $0 == " " }
      text += (text.isEmpty || text.hasSuffix("(") ? "" : " ") + part
      for character in part { depth += "([".contains(character) ? 1 : ")]".contains(character) ? -1 : 0 }
      if depth == 0 { break }
    }
    let body = text.firstRange(of: " {")?.lowerBound ?? text.endIndex
    return String(text[..<body])
  }
}

extension CollectionDifference<String> {
  fileprivate var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }
}

extension CollectionDifference<String>.Change {
  fileprivate var text: String {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}

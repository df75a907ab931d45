import KeyTables
import LineDrawing
import LookFiles

/// The formats in which the values of a look are written.
enum TokenFormat: String, CaseIterable {
  /// A file of design tokens.
  case json
  /// Variables of CSS.
  case css

  /// The values of a look as the text of a file.
  ///
  /// - Parameter isDark: Whether it has only what differs on dark pages. CSS always has both.
  func text(of file: LookFile, named name: String, isDark: Bool) -> String {
    let light = LookTokenWriter.tokens(of: file, named: name, isDark: false)
    var known: [[String]: String] = [:]
    for token in light { known[token.path] = token.css }
    let dark = LookTokenWriter.tokens(of: file, named: name, isDark: true).filter { known[$0.path] != $0.css }
    switch self {
    case .json: return Self.json(isDark ? dark : light, summary: file.summary)
    case .css: return Self.css(light, dark)
    }
  }

  private static func json(_ tokens: [WrittenToken], summary: String) -> String {
    let head: [(String, CodeExpression?)] = [
      ("$schema", .atom("\"https://www.designtokens.org/schemas/2025.10/format.json\"")),
      ("$description", .atom(JSONLine.quoted(summary))),
    ]
    return CodeExpression.object(head + groups(tokens[...], depth: 0)).lines(prefix: "", indentation: 0)
      .joined(separator: "\n") + "\n"
  }

  /// The tokens in their groups; those of a group follow each other.
  private static func groups(_ tokens: ArraySlice<WrittenToken>, depth: Int) -> [(String, CodeExpression?)] {
    var entries: [(String, CodeExpression?)] = []
    var rest = tokens
    while let first = rest.first {
      let name = first.path[depth]
      let group = rest.prefix { $0.path[depth] == name }
      rest = rest.dropFirst(group.count)
      let isToken = first.path.count == depth + 1
      entries.append(
        (
          name,
          .object(
            isToken ? [("$type", .atom("\"\(first.type)\"")), ("$value", first.json)] : groups(group, depth: depth + 1))
        ))
    }
    return entries
  }

  private static func css(_ light: [WrittenToken], _ dark: [WrittenToken]) -> String {
    func rule(_ tokens: [WrittenToken], _ indentation: String) -> [String] {
      [indentation + ":root {"] + tokens.map { "\(indentation)  \($0.variable): \($0.css);" } + [indentation + "}"]
    }
    var lines = rule(light, "")
    if !dark.isEmpty { lines += ["", "@media (prefers-color-scheme: dark) {"] + rule(dark, "  ") + ["}"] }
    return lines.joined(separator: "\n") + "\n"
  }
}

import BadgeManifest
import Cartouche
import SourceTree
import Testing

@Suite("A null in a manifest is a missing value")
struct NullTests {
  private static let nulls = ["null", "~", "Null", "NULL", ""]

  /// Badges with every key that may be left out, each on a line of its own.
  private static let badges = [
    ["pill:", "text: a"]
      + [
        "maxCharacters", "look", "lookFile", "moved", "on", "host", "at", "overlap", "growth", "keepInside", "state",
        "fill",
        "textColor", "font", "direction", "animation", "border", "halo", "gloss", "shadow", "insetShadow",
      ],
    ["hub:", "count: 3"]
      + [
        "form", "limit", "showZero", "scaled", "locale", "grouping", "titlePattern", "look", "lookFile", "state",
        "fill",
        "on", "moved", "at",
      ],
    ["cell:", "position: top", "width: 9", "height: 9"] + ["look", "lookFile", "state", "fill", "insetShadow"],
    ["status:", "message: a"]
      + [
        "label", "color", "darkColor", "labelColor", "darkLabelColor", "palette", "textColor", "thresholds", "logo",
        "link", "messageLink", "progress", "width", "minWidth", "font", "style", "edition", "fill", "look", "lookFile",
        "messages",
      ],
    [
      "table:", "width: 99", "rows: [{summary: a, detail: NULL, state: NULL, pill: NULL, hub: NULL}]", "look",
      "lookFile",
    ],
  ]

  private static func text(_ lines: [String], null: String?) -> String {
    let body = lines.dropFirst().compactMap { line -> String? in
      if line.contains(":") { return "    " + line.replacing("NULL", with: null ?? "") }
      return null.map { "    \(line): \($0)" }
    }
    return "badges:\n- file: a.svg\n  \(lines[0])\n" + body.joined(separator: "\n") + "\n"
  }

  @Test("behind every key of a badge that may be left out", arguments: Self.badges, Self.nulls)
  func keysOfBadges(lines: [String], null: String) throws {
    let plain = try #require(try manifest(Self.text(lines, null: nil)).entries.first).badge
    let nulled = try #require(try manifest(Self.text(lines, null: null)).entries.first).badge
    #expect(try nulled.svg(for: .web) == plain.svg(for: .web))
  }

  @Test("behind every key of an entry, of the defaults and of the file", arguments: nulls)
  func settings(null: String) throws {
    let keys = [
      "profile", "precision", "scale", "idPrefix", "colorScheme", "outlineText", "expandStrokes", "nonzero",
      "alignWidths", "animations", "exports", "shadows", "merge", "bounds",
    ].map { "  \($0): \(null)\n" }.joined()
    let text =
      "index: \(null)\ndefaults:\n\(keys)badges:\n- file: a.svg\n\(keys)  title: \(null)\n  hub: \(null)\n  pill: {text: a}\n"
    let entry = try #require(try manifest(text).entries.first)
    #expect(try manifest(text).index == nil)
    #expect(entry.profile == .web && entry.badge.options.title == nil)
    #expect(try manifest("defaults: \(null)\nbadges: []").entries.isEmpty)
  }

  @Test(
    "behind a key that must be there is told at its place",
    arguments: [
      ("pill: {text: NULL}", 3, 16, "text"), ("hub: {count: NULL}", 3, 16, "count"),
      ("status: {label: a, message: NULL}", 3, 31, "message"),
      ("cell: {position: NULL, width: 1, height: 1}", 3, 20, "position"),
      ("table: {width: 9, rows: NULL}", 3, 27, "rows"),
    ])
  func required(badge: String, line: Int, column: Int, key: String) throws {
    for null in Self.nulls where !null.isEmpty {
      let text = "badges:\n- file: a.svg\n  " + badge.replacing("NULL", with: null)
      let error = try #require(throws: SourceError.self) { try manifest(text) }
      #expect(error.line == line && error.column == column && error.path.last == key)
      guard case .missingKey(key, _) = error.problem else { throw error }
    }
  }

  @Test("reads so in JSON, too")
  func json() throws {
    let text = """
      {"index": null, "badges": [{"file": "a.svg", "title": null, "status": {"label": null, "message": "null"}}]}
      """
    let badge = try #require(try manifest(text).entries.first).badge
    #expect(try badge.svg(for: .web) == StatusBadge("", "null").svg(for: .web))
    #expect(throws: SourceError.self) { try manifest(text.replacing("\"null\"", with: "null")) }
  }

  @Test("a manifest in JSON has the badges and places of the same text as YAML")
  func jsonPlaces() throws {
    let text = """
      {"defaults": {"scale": 2},
       "badges": [
        {"file": "é.svg", "status": {"label": "a\\u00e9\\n", "message": "1.50", "progress": 0.5, "fill": ["red", "blue"]}},
        {"file": "b.svg", "title": null, "hub": {"count": 12, "showZero": true}}
      ]}
      """
    let json = try manifest(text)
    // What does not begin with a brace is read as YAML.
    let yaml = try manifest("\n" + text)
    #expect(json.entries.map(\.file) == yaml.entries.map(\.file))
    for (first, second) in zip(json.entries, yaml.entries) {
      #expect(try first.badge.svg(for: .web) == second.badge.svg(for: .web))
      #expect(first.line + 1 == second.line && first.column == second.column)
      #expect(first.filePosition.column == second.filePosition.column)
    }
    // Also what is not JSON.
    #expect(try manifest("{badges: [{file: a.svg, pill: {text: a}}]}").entries.count == 1)
    #expect(throws: SourceError.self) { try manifest("{\"badges\": [], \"badges\": []}") }
  }

  @Test("a list without badges is a manifest without files")
  func empty() throws {
    #expect(try manifest("badges: []").entries.isEmpty)
    #expect(try manifest("{\"index\": \"a.html\", \"badges\": []}").index == "a.html")
    #expect(throws: SourceError.self) { try manifest("badges: null") }
  }

  @Test("an empty title is refused", arguments: ["''", "' '", "\"\\t\""])
  func title(text: String) throws {
    let error = try #require(throws: SourceError.self) {
      try manifest("badges: [{file: a.svg, title: \(text), pill: {text: a}}]")
    }
    #expect(error.problem == .emptyText(key: "title") && error.column == 31)
  }
}

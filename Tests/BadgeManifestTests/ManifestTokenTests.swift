import BadgeManifest
import Cartouche
import Foundation
import LookFiles
import SchemaReading
import SourceTree
import Testing

@Suite("Design tokens of manifests")
struct ManifestTokenTests {
  private static let files = [
    "tokens.json": """
    {
      "color": {"$type": "color", "action": {"$value": "#1166CC"}, "ink": {"$value": "white"}},
      "space": {"$type": "dimension", "m": {"$value": "6px"}},
      "outline": {"$type": "border", "$value": {"color": "{color.ink}", "width": "2px", "style": "solid"}},
      "inner": {"$type": "shadow", "$value": {"color": "black", "offsetX": "0px", "offsetY": "3px", "blur": "4px", "inset": true}}
    }
    """,
    "tokens.dark.json": ##"{"color": {"action": {"$value": "#99CCFF"}, "ink": {"$value": "black"}}}"##,
    "own.yml": """
    kind: pill
    extends: digdog
    padding: "{space.m}"
    states: {normal: {fill: "{color.action}", text: "{color.ink}"}}
    """,
  ]

  private static func pill(_ text: String, at index: Int = 0) throws -> Pill {
    try #require(try manifest(text, files: files).entries[index].badge as? Pill)
  }

  @Test(
    "A manifest names its files of tokens in three forms",
    arguments: [
      "[tokens.json, tokens.dark.json]", "{light: tokens.json, dark: [tokens.dark.json]}",
      "[tokens.dark.json, 'tokens.j*']",
    ])
  func forms(tokens: String) throws {
    let look = try Self.pill("tokens: \(tokens)\nbadges: [{file: a.svg, pill: {text: a, lookFile: own.yml}}]").look
    let schema = try JSONSchema(
      Data(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
          path: "../../Templates/manifest.schema.json")))
    #expect(try schema.accepts(YAMLReader.read(Array("tokens: \(tokens)\nbadges: []".utf8))))
    #expect(look.padding == 6)
    #expect(look.colors.normal == .init(fill: "#1166CC", text: .color(.white)))
    #expect(look.colors.dark.normal == .init(fill: "#99CCFF", text: .color(.black)))
  }

  @Test("The example is drawn, follows the page, and holds to the schemas")
  func example() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    func read(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
    var files: [String: String] = [:]
    for name in ["tag.yml", "tokens.json", "tokens.dark.json"] { files[name] = try read("Examples/tokens/\(name)") }
    let text = try read("Examples/tokens/badges.yml")
    let entries = try manifest(text, files: files).entries
    #expect(
      try entries.map { try $0.badge.svg(for: $0.profile).contains("prefers-color-scheme") } == [
        true, true, false, false,
      ])
    for (schema, text) in [("manifest", text), ("look", try read("Examples/tokens/tag.yml"))] {
      let schema = try JSONSchema(Data(read("Templates/\(schema).schema.json").utf8))
      #expect(try schema.accepts(YAMLReader.read(Array(text.utf8))))
    }
  }

  @Test("An entry has the value of a token as text, as colour, and as the map that its key takes")
  func entries() throws {
    let pill = try Self.pill(
      """
      tokens: tokens.json
      badges:
        - file: a.svg
          pill:
            text: "m is {tokens.space.m}, {tokens.color.action}"
            fill: ["{tokens.color.action}", red]
            textColor: "{tokens.color.ink}"
            border: "{tokens.outline}"
            insetShadow: "{tokens.inner}"
      """)
    #expect(pill.text == "m is 6, #1166CC")
    #expect(pill.style.fill == .linearGradient(from: "#1166CC", to: "red"))
    #expect(pill.style.text == .color(.white))
    #expect(pill.style.border == Border(color: .white, width: 2, line: .solid))
    #expect(pill.style.insetShadow == InsetShadow(color: .black, blur: 4, offset: 3))
  }

  @Test("Defaults have the value of a token as the map that its key takes")
  func defaults() throws {
    let text = "tokens: tokens.json\ndefaults: {pill: {border: '{tokens.outline}', insetShadow: '{tokens.shadows}'}}\n"
    let shadows =
      #"{"shadows": {"$type": "shadow", "$value": ["{inner}", {"color": "red", "offsetX": "0px", "offsetY": "0px", "#
      + #""blur": "0px"}]}, "#
    let files = ["tokens.json": shadows + (Self.files["tokens.json"] ?? "").dropFirst()]
    let entries = try manifest(text + "badges: [{file: a.svg, pill: {text: a}}]", files: files).entries
    let pill = try #require(entries.first?.badge as? Pill)
    #expect(pill.style.border == Border(color: .white, width: 2, line: .solid))
    #expect(pill.style.insetShadow == InsetShadow(color: .black, blur: 4, offset: 3))
  }

  @Test("A badge for dark pages has the tokens for these, and of a pair the second file does")
  func dark() throws {
    func fills(_ scheme: String, _ file: String = "a.svg") throws -> [Paint?] {
      let text = """
        tokens: [tokens.json, tokens.dark.json]
        defaults: {hub: {fill: "{tokens.color.action}"}}
        badges: [{file: a.svg, \(scheme) hub: {count: 3}}]
        """
      return try manifest(text, files: Self.files).entries.map { ($0.badge as? Hub)?.style.fill }
    }
    #expect(try fills("") == ["#1166CC"])
    #expect(try fills("colorScheme: dark,") == ["#99CCFF"])
    #expect(try fills("colorScheme: pair,") == ["#1166CC", "#99CCFF"])
    let status = try manifest(
      """
      tokens: [tokens.json, tokens.dark.json]
      badges:
        - file: a.svg
          colorScheme: auto
          status: {message: a, color: "{tokens.color.action}", darkColor: "{tokens.color.action}"}
      """, files: Self.files
    ).statusBadges["a.svg"]
    #expect(status?.messages[0].color == .paint(.color("#1166CC")))
    #expect(status?.messages[0].darkColor == .paint(.color("#99CCFF")))
  }

  @Test("A pair whose files have other tokens gives no warning that they are alike")
  func pair() throws {
    let text = """
      tokens: [tokens.json, tokens.dark.json]
      badges: [{file: a.svg, colorScheme: pair, hub: {count: 3, fill: "{tokens.color.action}"}}]
      """
    let entries = try manifest(text, files: Self.files).entries
    #expect(entries.allSatisfy { $0.requests.withoutEffect(on: $0.badge, shaper: BuiltinShaper()).isEmpty })
  }

  @Test("Both files of a pair have the same value, also where the data has one of that name")
  func valueOfPair() throws {
    let text = """
      tokens: [tokens.json, tokens.dark.json]
      badges:
      - {each: d.csv, file: a.svg, colorScheme: pair, status: {value: "{value|ratio}", color: "{tokens.color.action}"}}
      """
    let files = Self.files.merging(["d.csv": "value\n0.875\n"]) { first, _ in first }
    #expect(try manifest(text, files: files).texts == [": 88%", ": 88%"])
  }

  @Test("Tokens and data are both values of an entry, and filters apply to both")
  func data() throws {
    let files = Self.files.merging(["d.json": #"[{"n": "x", "tokens": "own"}]"#]) { first, _ in first }
    let text = """
      tokens: tokens.json
      badges: [{each: d.json, file: "{n}.svg", status: {label: "{n}", message: "{tokens.space.m|round(1)}"}}]
      """
    #expect(try manifest(text, files: files).texts == ["x: 6.0"])
    // Without tokens, the name is that of a value.
    let plain = "badges: [{each: d.json, file: a.svg, status: {label: a, message: \"{tokens}\"}}]"
    #expect(try manifest(plain, files: files).texts == ["a: own"])
  }

  @Test(
    "A name of no token is an error at its place",
    arguments: [
      (
        "{file: a.svg, pill: {text: a, fill: '{tokens.color.akcent}'}}",
        "badges.yml:2:46: error: there is no token 'color.akcent'\n"
      ),
      (
        "{file: a.svg, pill: {text: a, fill: '{tokens.color.acton}'}}",
        "badges.yml:2:46: error: there is no token 'color.acton'; did you mean 'tokens.color.action'?\n"
      ),
      (
        "{file: a.svg, pill: {text: a, fill: '{tokens.space.m}'}}",
        "badges.yml:2:46: error: the token 'space.m' has the type dimension; color or gradient is needed here\n"
      ),
      (
        "{file: a.svg, pill: {text: 'a {tokens.outline}'}}",
        "badges.yml:2:37: error: 'tokens.outline' is not a token with a single value\n"
      ),
      ("{file: a.svg, pill: {text: '{tokens}'}}", "badges.yml:2:37: error: '' cannot be the name of a token"),
    ])
  func names(entry: String, expected: String) {
    let text = "tokens: tokens.json\nbadges: [\(entry)]"
    #expect(message(text, files: Self.files).hasPrefix(expected), "\(message(text, files: Self.files))")
  }

  @Test(
    "What is wrong with the files of tokens is an error at its place",
    arguments: [
      ("tokens: none.json", "badges.yml:1:9: error: 'none.json' does not exist, or cannot be read\n"),
      ("tokens: ../tokens.json", "badges.yml:1:9: error: '../tokens.json' does not exist, or cannot be read\n"),
      ("tokens: []", "badges.yml:1:9: error: at least 1 element is needed\n"),
      ("tokens: {lihgt: a}", "badges.yml:1:10: error: unknown key 'lihgt'; did you mean 'light'?\n"),
      ("tokens: list.json", "list.json:1:1: error: expected keys with values, not a list\n"),
      ("tokens: broken.json", "broken.json:1:13: error: not JSON: expected"),
      ("tokens: http://example.org/a.json", "badges.yml:1:9: error: 'http://example.org/a.json': nothing is fetched"),
      ("data: {tokens: list.json}", "badges.yml:1:8: error: 'tokens' cannot be the name of data"),
    ])
  func badFiles(head: String, expected: String) {
    let files = ["list.json": "[1]", "broken.json": #"{"a": {"b": "#]
    let text = head + "\nbadges: [{file: a.svg, pill: {text: a}}]"
    #expect(message(text, files: files).hasPrefix(expected), "\(message(text, files: files))")
  }

  @Test("A look of a manifest without tokens that names one is an error in the look")
  func noTokens() {
    let found = message("badges: [{file: a.svg, pill: {text: a, lookFile: own.yml}}]", files: Self.files)
    #expect(found.hasPrefix("own.yml:3:10: error: the token 'space.m' is not known, as there are no tokens"))
  }
}

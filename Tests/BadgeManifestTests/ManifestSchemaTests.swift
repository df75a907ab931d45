import BadgeManifest
import Cartouche
import Foundation
import KeyTables
import LookFiles
import SchemaReading
import SourceTree
import Testing

/// What editors check manifests by must be what the reader takes.
@Suite("The schema of manifests")
struct ManifestSchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func schema() throws -> JSONSchema {
    try JSONSchema(Data(contentsOf: root.appending(path: "Templates/manifest.schema.json")))
  }

  private static func accepts(_ text: String, _ schema: JSONSchema) throws -> Bool {
    try schema.accepts(YAMLReader.read(Array(text.utf8)))
  }

  @Test("takes the example and what the articles show")
  func example() throws {
    let text = try String(contentsOf: Self.root.appending(path: "Examples/badges.yml"), encoding: .utf8)
    #expect(text.hasPrefix("# yaml-language-server: $schema=../Templates/manifest.schema.json\n"))
    #expect(try Self.accepts(text, Self.schema()))
  }

  @Test("what the gallery says takes no values from data, as the reader takes none")
  func gallery() throws {
    let schema = try Self.schema()
    for (gallery, isGood) in [
      ("{title: '{a}', showcase: [{title: a, badges: [a.svg]}]}", true), ("{showcase: '{a}'}", false),
      ("{showcase: ['{a}']}", false), ("{showcase: [{title: a, badges: '{a}'}]}", false),
    ] {
      #expect(try Self.accepts("badges: []\ngallery: \(gallery)", schema) == isGood, "\(gallery)")
    }
  }

  /// The smallest map of each kind, with the keys that others need.
  private static let bases: [EntryKind: String] = [
    .pill: "text: a, host: 96x96", .hub: "count: 5, host: 96x96", .cell: "position: top, width: 99, height: 44",
    .status: "message: 5", .table: "width: 300, rows: [a]",
  ]

  /// Values of a form that the reader takes, and some that it does not.
  private static func samples(_ key: KeyForm) -> (good: [String], bad: [String]) {
    switch key.name {
    case "colors": return (["{a: red, else: success}", "'else=red'"], ["[a]", "{a: [b, c, {}]}"])
    case "thresholds": return (["5=red"], [])
    case "lookFile": return ([], ["[a]"])
    case "logo": return ([], ["[a]", "{zzz: 1}"])
    case "host", "on": return (["9x9", "{size: 9x9}", "{width: 9, height: 5}"], ["[a]", "{zzz: 1}"])
    case "overlap": return (["circular", "0.5", "-.5", "'4,-2'", "{x: 1, y: 2}"], ["[a]"])
    case "progress": return (["0.5", "70%"], ["[a]"])
    case "reserve": return (["99", "99+"], ["[a]", "{zzz: 1}"])
    case "locale": return (["de"], ["[a]"])
    case "titlePattern": return (["a|b", "{other: a}"], ["[a]", "{zzz: a}"])
    case "idPrefix": return (["a-"], ["[a]"])
    case "look", "style", "edition": return ([], ["zzz", "[a]"])
    default: return samples(key.form)
    }
  }

  private static func samples(_ form: Form) -> (good: [String], bad: [String]) {
    switch form {
    case .number(let range, _):
      ([range.lowerBound, min(range.upperBound, 99)].map { "\($0)" }, ["x", "\(range.upperBound + 1)"])
    case .integer(let range): (["\(max(1, range.lowerBound))"], ["x", "1.5"])
    case .word(let words): (words, ["zzz", "[a]"])
    case .flag: (["true", "false"], ["yes", "1"])
    case .text: (["a", "5"], ["[a]", "{a: b}"])
    case .family: (["a"], ["[a]"])
    case .color: (["red"], ["[red]", "zzz"])
    case .statusColor: (["red"], ["{a: b}"])
    case .list(let element, let minimum):
      (
        samples(element).good.prefix(1).map {
          "[\([String](repeating: $0, count: max(1, minimum)).joined(separator: ", "))]"
        }, ["{a: b}"]
      )
    case .map(let map): (map.short.map { ["'\($0.example)'"] } ?? [], ["{zzz: 1}", "[a]"])
    case .any(let forms): (forms.flatMap { samples($0).good }, ["{zzz: 1}"])
    case .payload(_, let form): samples(form)
    case .names: ([], [])
    }
  }

  @Test("has the default of a key only where the badge is the same with it and without", arguments: EntryKind.allCases)
  func defaults(kind: EntryKind) throws {
    let base = try #require(Self.bases[kind])
    func drawn(_ keys: String) throws -> String { try badge("\(kind.rawValue): {\(keys)}").svg(for: .web) }
    #expect(kind.form["look"]?.fallback != nil)
    for key in kind.form.keys where !base.contains(key.name) {
      guard let fallback = key.fallback else { continue }
      #expect(try drawn("\(base), \(key.name): \(fallback)") == drawn(base), "\(key.name)")
    }
  }

  @Test("takes the values of every key that the reader takes, and no others", arguments: EntryKind.allCases)
  func values(kind: EntryKind) throws {
    let schema = try Self.schema()
    let base = try #require(Self.bases[kind])
    var count = 0
    for key in kind.form.keys where key.name != "messages" && key.name != "rows" {
      let replaced = key.name == "on" ? "host:" : key.name + ":"
      let others = base.split(separator: ", ").filter { !$0.hasPrefix(replaced) }
      let (good, bad) = Self.samples(key)
      for (value, isGood) in good.map({ ($0, true) }) + bad.map({ ($0, false) }) {
        let entry = (others + ["\(key.name): \(value)"]).joined(separator: ", ")
        let text = "badges: [{file: a.svg, \(kind.rawValue): {\(entry)}}]"
        #expect(((try? manifest(text)) != nil) == isGood, "\(text)")
        #expect(try Self.accepts(text, schema) == isGood, "\(text)")
        let inDefaults = "defaults: {\(kind.rawValue): {\(key.name): \(value)}}\nbadges: []"
        #expect(((try? manifest(inDefaults)) != nil) == isGood, "\(inDefaults)")
        #expect(try Self.accepts(inDefaults, schema) == isGood, "\(inDefaults)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test(
    "refuses what the reader refuses",
    arguments: [
      "badges: {}", "badge: []", "{}", "badges: [a]", "badges: [{file: a.svg}]", "badges: [{pill: {text: a}}]",
      "badges: [{file: a.svg, pill: {}}]", "badges: [{file: a.svg, pil: {text: a}}]",
      "badges: [{file: a.svg, pill: {text: a, count: 1}}]", "{badges: [], defaults: {file: a}}",
      "{badges: [], defaults: {pill: {count: 1}}}", "badges: [{file: a.svg, precision: 7, pill: {text: a}}]",
      "badges: [{file: a.svg, status: {messages: [{color: red}]}}]",
      "badges: [{file: a.svg, table: {width: 99, rows: [{detail: a}]}}]",
    ])
  func refusals(text: String) throws {
    #expect(throws: SourceError.self) { try manifest(text) }
    #expect(try !Self.accepts(text, Self.schema()))
  }
}

import BadgeManifest
import Cartouche
import LookFiles
import SourceTree
import Testing

@Suite("Defaults of manifests")
struct DefaultsTests {
  private func drawn(_ defaults: String, _ entry: String) throws -> String {
    let entries = try manifest("defaults: {\(defaults)}\nbadges: [{file: a.svg, \(entry)}]").entries
    let found = try #require(entries.first)
    #expect(found.warnings.isEmpty)
    return try found.badge.svg(for: .web)
  }

  @Test(
    "have any key of an entry, also by kind of badge",
    arguments: [
      ("status: {style: flat-square, palette: accessible}", "status: {label: a, message: b, color: green}"),
      ("title: words", "pill: {text: a}"), ("pill: {look: mail, font: {size: 20}}", "pill: {text: a}"),
      ("hub: {limit: 9, showZero: true}", "hub: {count: 12}"), ("hub: {count: 5}", "hub: {}"),
      ("cell: {width: 90, height: 44, look: grouped}", "cell: {position: top}"),
      ("table: {width: 200, direction: rtl}", "table: {rows: [a=1, b]}"),
      ("pill: {on: 96x96, at: top}", "pill: {text: a}"), ("pill: {host: 96x96, at: top}", "pill: {text: a}"),
    ])
  func kinds(defaults: String, entry: String) throws {
    let body = entry.dropFirst(entry.prefix { $0 != "{" }.count + 1).dropLast()
    let kind = entry.prefix { $0 != ":" }
    let isKind = defaults.hasPrefix(kind + ":")
    let own = defaults.dropFirst(defaults.prefix { $0 != "{" }.count + 1).dropLast()
    let whole =
      isKind ? "\(kind): {\([body, own].filter { !$0.isEmpty }.joined(separator: ", "))}" : "\(defaults), \(entry)"
    #expect(try drawn(defaults, entry) == drawn("", whole))
    #expect(try drawn("", whole) == (try badge(whole.replacing(", \(kind):", with: "\n  \(kind):"))).svg(for: .web))
  }

  @Test(
    "are replaced by the keys of an entry, and ignored where these exclude them or nothing shows them",
    arguments: [
      ("status: {style: social, fill: red}", "status: {message: b, look: plastic, color: blue}"),
      ("status: {color: red, progress: 0.5}", "status: {messages: [{text: a}, {text: b}]}"),
      ("status: {thresholds: 5=red}", "status: {message: a, color: blue}"),
      ("status: {width: 90}", "status: {message: a, minWidth: 99}"),
      ("status: {darkColor: red, link: /a}", "status: {message: a}"),
      ("status: {fill: red}", "status: {message: a, style: social}"),
      ("pill: {at: top, overlap: circular, moved: \"1,2\"}", "pill: {text: a}"),
      ("pill: {halo: \"knockout,2\"}", "pill: {text: a}"),
      ("pill: {lookFile: none.yml}", "pill: {text: a, look: mail}"),
      ("pill: {look: bootstrap, fill: red}", "pill: {text: a, look: mail, fill: blue}"),
      ("status: {border: \"white,2\"}, alignWidths: x", "pill: {text: a}"),
      ("colorScheme: auto, pill: {state: selected}", "hub: {count: 1}"),
    ])
  func replaced(defaults: String, entry: String) throws {
    let without = defaults.hasPrefix("colorScheme") ? "colorScheme: auto" : ""
    let expected = entry.contains("message: a}") && defaults.contains("link") ? "status: {message: a, link: /a}" : entry
    #expect(try drawn(defaults, entry) == drawn(without, expected))
  }

  @Test("give way to a width when badges are aligned by default")
  func alignment() throws {
    let text = "defaults: {alignWidths: a}\nbadges: [{file: a.svg, status: {message: a, width: 90}}, "
    let entries = try manifest(text + "{file: b.svg, status: {message: a}}, {file: c.svg, status: {message: abcd}}]")
      .entries
    let widths = try entries.map { try $0.badge.document().size.width }
    #expect(widths[0] == 90 && widths[1] == widths[2] && widths[1] < 90)
  }

  @Test(
    "have their faults at their place",
    arguments: [
      ("pill: {txt: a}", 19, "unknown key 'txt'; did you mean 'text'?"), ("pill: a", 18, "expected keys with values"),
      ("pill: {text: a, state: on}", 35, "unknown state 'on'"), ("hub: {state: on}", 25, "unknown state 'on'"),
      ("status: {color: bleu}", 28, "unknown colour 'bleu'"), ("cell: {look: mail}", 25, "'mail' is"),
      ("table: {rows: [{}]}", 27, "a row needs the key 'summary'"), ("hub: {at: to}", 22, "unknown anchor 'to'"),
      ("file: a.svg", 12, "unknown key 'file'"),
    ])
  func faults(defaults: String, column: Int, message: String) {
    let error = #expect(throws: SourceError.self) {
      try manifest("defaults: {\(defaults)}\nbadges: [{file: a.svg, pill: {text: b}}]")
    }
    #expect(error?.line == 1 && error?.column == column && error?.problem.description.hasPrefix(message) == true)
  }

  @Test("of a kind without entries are read, apart from keys with expressions, where a manifest has data")
  func besideData() throws {
    func read(_ defaults: String) throws -> Manifest {
      try manifest("defaults: {\(defaults)}\nbadges: [{each: [1, 2], file: '{item}.svg', pill: {text: '{item}'}}]")
    }
    #expect(try read("hub: {count: '{item}', limit: 9}, table: {rows: ['{item}']}").entries.count == 2)
    let error = #expect(throws: SourceError.self) { try read("hub: {count: '{item}', limit: nine}") }
    #expect(error?.problem == .notANumber(text: "nine") && error?.column == 42)
  }

  @Test("beside the badges are read without entries, too")
  func settingsWithoutEntries() {
    for (text, place) in [
      ("defaults: {scale: '{s}'}\n", "1:19: error: '{s}' is not"),
      ("data: {}\ndefaults: {title: '{x'}\n", "2:20: error: "), ("defaults: {title: '{x'}\n", ""),
      ("data: {}\ndefaults: {scale: '{s}'}\n", ""),
    ] {
      let error = message(text + "badges: []")
      #expect(place.isEmpty ? error.isEmpty : error.hasPrefix("badges.yml:" + place), "\(error)")
    }
  }

  @Test("may use a colour of the look of an entry, and are refused if no entry of their kind has one")
  func colorOfLook() throws {
    let look = Array("kind: status\nextends: flat\ncolors: {house: '#123456'}".utf8)
    func read(_ entry: String) throws -> Manifest {
      let text = "defaults: {status: {color: house}}\nbadges: [{file: a.svg, \(entry)}]"
      return try Manifest(parsing: Array(text.utf8), resolver: .builtin { _ in look })
    }
    #expect(try read("status: {message: a, lookFile: own.yml}").entries[0].badge.svg(for: .web).contains("#123456"))
    #expect(throws: SourceError.self) { try read("pill: {text: a}") }
  }
}

import BadgeManifest
import Cartouche
import Foundation
import SourceTree
import Testing

@Suite("Faults of manifests")
struct ManifestFaultTests {
  static func error(
    _ line: Int, _ column: Int, _ path: String, _ problem: SourceProblem
  ) -> SourceError {
    let keys = path.isEmpty ? [] : path.split(separator: ".").map(String.init)
    return SourceError(at: SourcePosition(line: line, column: column), path: keys, problem: problem)
  }

  private static let dataKeys = ["coverage", "each", "endpoint", "lint", "requires", "tests", "version"]
  private static let entryKeys =
    (dataKeys + [
      "alignWidths", "animations", "bounds", "cell", "colorScheme", "digits", "expandStrokes", "exports", "file", "hub",
      "idPrefix", "merge", "metric", "missing", "nonzero", "outlineText", "pill", "precision", "profile", "scale",
      "shadows", "status", "table", "title",
    ]).sorted()
  private static let styleKeys = [
    "animation", "border", "direction", "fill", "font", "gloss", "halo", "insetShadow", "shadow", "state", "textColor",
  ]
  private static let hubKeys =
    ([
      "count", "form", "grouping", "limit", "locale", "look", "lookFile", "scaled", "showZero", "titlePattern",
    ] + styleKeys).sorted()
  private static let placeKeys = ["at", "growth", "host", "keepInside", "moved", "on", "overlap"]
  private static let kinds = ["pill", "hub", "cell", "status", "table"]
  private static let states = ["normal", "highlighted", "selected", "disabled"]

  @Test(
    "a fault outside the badges is told with its place and the keys that lead there",
    arguments: [
      ("- a", error(1, 1, "", .wrongForm(expected: [.map], found: .list))),
      ("index: a.html", error(1, 1, "", .missingKey(key: "badges", context: "manifest"))),
      ("badges: {}", error(1, 9, "badges", .wrongForm(expected: [.list], found: .map))),
      ("badges:\n", error(1, 8, "badges", .missingKey(key: "badges", context: "manifest"))),
      (
        "badge: []",
        error(
          1, 1, "badge",
          .unknownKey(
            key: "badge", context: "manifest", suggestion: "badges",
            expected: ["badges", "data", "defaults", "gallery", "index", "tokens"]))
      ),
      (
        "<<: {}",
        error(
          1, 1, "<<",
          .unknownKey(
            key: "<<", context: "manifest", suggestion: nil,
            expected: ["badges", "data", "defaults", "gallery", "index", "tokens"]))
      ),
      (
        "defaults: {file: a}",
        error(
          1, 12, "defaults.file",
          .unknownKey(
            key: "file", context: "defaults", suggestion: nil,
            expected: entryKeys.filter { !(["file"] + dataKeys).contains($0) }))
      ),
      (
        "defaults: {profile: wep}",
        error(
          1, 21, "defaults.profile",
          .unknownValue(text: "wep", what: "profile", suggestion: "web", expected: ["web", "embed", "design"]))
      ),
      ("defaults: {precision: 7}", error(1, 23, "defaults.precision", .numberOutOfRange(text: "7", allowed: 0...6))),
      ("defaults: {idPrefix: 1a}", error(1, 22, "defaults.idPrefix", .badIDPrefix(text: "1a"))),
      (
        "defaults: {scale: 0}", error(1, 19, "defaults.scale", .numberOutOfRange(text: "0", allowed: 0.001...1_000_000))
      ),
      (
        "index: a.svg",
        error(1, 8, "index", .badFileName(name: "a.svg", fault: .lacksExtension(".html")))
      ),
      ("badges: [a]", error(1, 10, "badges.1", .wrongForm(expected: [.map], found: .text))),
    ])
  func outside(_ text: String, expected: SourceError) {
    #expect(throws: expected) { try manifest(text) }
  }

  @Test(
    "a fault of a badge is told with its place and the keys that lead there",
    arguments: [
      ("hub: {count: 1}", error(2, 3, "badges.1", .missingKey(key: "file", context: "badge"))),
      (
        "file: a.svg",
        error(
          2, 3, "badges.1",
          .missingKind(
            context: "badge", expected: kinds + ["coverage", "tests", "version", "requires", "endpoint", "lint"]))
      ),
      (
        "{file: a.svg, hub: {count: 1}, pill: {text: a}}",
        error(
          2, 34, "badges.1.pill", .severalKinds(context: "badge", found: ["hub", "pill"], expected: kinds))
      ),
      (
        "{file: a.svg, hup: {count: 1}}",
        error(2, 17, "badges.1.hup", .unknownKey(key: "hup", context: "badge", suggestion: "hub", expected: entryKeys))
      ),
      ("{file: a.svg, pill: {}}", error(2, 23, "badges.1.pill", .missingKey(key: "text", context: "pill"))),
      (
        "{file: a.svg, pill: {text: }}",
        error(2, 30, "badges.1.pill.text", .missingKey(key: "text", context: "pill"))
      ),
      (
        "{file: a.svg, pill: {text: a, count: 1}}",
        error(
          2, 33, "badges.1.pill.count",
          .unknownKey(
            key: "count", context: "pill", suggestion: nil,
            expected: (["look", "lookFile", "maxCharacters", "text"] + placeKeys + styleKeys).sorted()))
      ),
      (
        "{file: a.svg, pill: {text: a, look: digdogg}}",
        error(
          2, 39, "badges.1.pill.look",
          .unknownLook(
            name: "digdogg", kind: "pill", suggestion: "digdog", belongsTo: nil,
            expected: PillLook.builtin.map(\.name)))
      ),
      (
        "{file: a.svg, pill: {text: a, look: grouped}}",
        error(
          2, 39, "badges.1.pill.look",
          .unknownLook(
            name: "grouped", kind: "pill", suggestion: nil, belongsTo: "cell",
            expected: PillLook.builtin.map(\.name)))
      ),
      (
        "{file: a.svg, pill: {text: a, state: pressed}}",
        error(
          2, 40, "badges.1.pill.state",
          .unknownValue(text: "pressed", what: "state", suggestion: nil, expected: states))
      ),
      (
        "{file: a.svg, pill: {text: a, fill: redd}}",
        error(2, 39, "badges.1.pill.fill", .unknownColor(text: "redd", suggestion: "red"))
      ),
      (
        "{file: a.svg, pill: {text: a, textColor: knockuot}}",
        error(2, 44, "badges.1.pill.textColor", .unknownColor(text: "knockuot", suggestion: "knockout"))
      ),
      (
        "{file: a.svg, pill: {text: a, insetShadow: {blur: -1}}}",
        error(2, 53, "badges.1.pill.insetShadow.blur", .numberOutOfRange(text: "-1", allowed: 0...1_000_000))
      ),
      (
        "{file: a.svg, hub: {form: count}}", error(2, 22, "badges.1.hub", .missingKey(key: "count", context: "hub"))
      ),
      (
        "{file: a.svg, hub: {count: 1, growth: both}}",
        error(2, 41, "badges.1.hub.growth", .missingKey(key: "host", context: "hub"))
      ),
      (
        "{file: a.svg, hub: {count: 1, on: {width: 1, height: 1}, overlap: circulr}}",
        error(
          2, 69, "badges.1.hub.overlap",
          .unknownValue(
            text: "circulr", what: "overlap", suggestion: "circular", expected: ["rectangular", "circular"]))
      ),
      (
        "{file: a.svg, hub: {count: 1, on: {width: 1, height: 1}, overlap: 11}}",
        error(2, 69, "badges.1.hub.overlap", .numberOutOfRange(text: "11", allowed: -10...10))
      ),
      (
        "{file: a.svg, hub: {count: 1, locale: qq}}",
        error(
          2, 41, "badges.1.hub.locale", .refused(ForeignProblem(BadgeError.unknownLocale("qq"))))
      ),
      (
        "{file: a.svg, hub: {count: 1, titlePattern: \"{n}\"}}",
        error(
          2, 47, "badges.1.hub.titlePattern",
          .refused(ForeignProblem(BadgeError.unknownPlaceholder(name: "n"))))
      ),
      (
        "{file: a.svg, hub: {count: 1, titlePattern: {one: a}}}",
        error(2, 47, "badges.1.hub.titlePattern", .missingKey(key: "other", context: "title pattern"))
      ),
      (
        "{file: a.svg, hub: {count: 1, showZero: yes}}",
        error(
          2, 43, "badges.1.hub.showZero",
          .unknownValue(text: "yes", what: "flag", suggestion: nil, expected: ["true", "false"]))
      ),
      (
        "{file: a.svg, pill: {text: a, halo: {width: 2}}}",
        error(2, 39, "badges.1.pill.halo", .missingKey(key: "color", context: "halo"))
      ),
      ("{file: a.svg, hub: {}}", error(2, 22, "badges.1.hub", .missingKey(key: "count", context: "hub"))),
      ("{file: a.svg, hub: {count: 1.5}}", error(2, 30, "badges.1.hub.count", .notAnInteger(text: "1.5"))),
      ("{file: a.svg, hub: {count: 1.01}}", error(2, 30, "badges.1.hub.count", .notAnInteger(text: "1.01"))),
      (
        "{file: a.svg, hub: {count: 99999999999999999999}}",
        error(2, 30, "badges.1.hub.count", .integerTooLarge(text: "99999999999999999999"))
      ),
      ("{file: a.svg, hub: {count: many}}", error(2, 30, "badges.1.hub.count", .notANumber(text: "many"))),
      ("{file: a.svg, hub: {count: 1.2.3}}", error(2, 30, "badges.1.hub.count", .notANumber(text: "1.2.3"))),
      (
        "{file: a.svg, hub: {count: 1, at: top}}",
        error(2, 37, "badges.1.hub.at", .missingKey(key: "host", context: "hub"))
      ),
      (
        "{file: a.svg, hub: {count: 1, on: {width: 1, height: 1}, at: top-left}}",
        error(
          2, 64, "badges.1.hub.at",
          .unknownValue(
            text: "top-left", what: "anchor", suggestion: nil, expected: Anchor.allCases.map(\.rawValue)))
      ),
      (
        "{file: a.svg, hub: {count: 1, on: {width: 1}}}",
        error(2, 37, "badges.1.hub.on", .missingKey(key: "height", context: "host"))
      ),
      (
        "{file: a.svg, cell: {position: centre, width: 1, height: 1}}",
        error(
          2, 34, "badges.1.cell.position",
          .unknownValue(
            text: "centre", what: "position", suggestion: nil, expected: ["single", "top", "middle", "bottom"]))
      ),
      (
        "{file: a.svg, cell: {position: top, width: wide, height: 1}}",
        error(2, 46, "badges.1.cell.width", .notANumber(text: "wide"))
      ),
      (
        "{file: a.svg, table: {width: 1, rows: []}}",
        error(2, 41, "badges.1.table.rows", .tooFewElements(minimum: 1))
      ),
      (
        "{file: a.svg, table: {width: 1, rows: [{summary: a, pill: {text: a}, hub: {count: 1}}]}}",
        error(
          2, 72, "badges.1.table.rows.1.hub",
          .severalKinds(context: "row", found: ["pill", "hub"], expected: ["pill", "hub"]))
      ),
      (
        "{file: a.svg, table: {width: 1, rows: [{summary: a, hub: {count: 1, at: top}}]}}",
        error(
          2, 71, "badges.1.table.rows.1.hub.at",
          .unknownKey(
            key: "at", context: "hub in a row", suggestion: nil,
            expected: hubKeys))
      ),
    ])
  func inBadges(_ entry: String, expected: SourceError) {
    #expect(throws: expected) { try manifest("badges:\n- \(entry)\n") }
  }

  @Test("a manifest cut off at any byte is read or refused")
  func truncation() throws {
    let text = """
      defaults: {profile: web, precision: 3}
      index: i.html
      badges:
        - file: é.svg
          pill: {text: "🙂*", fill: [red, "#fff"], font: {family: A, size: 3}, insetShadow: {blur: 1}}
        - {file: b.svg, hub: {count: 12, on: {width: 9, height: 9}, at: top, border: {color: red, width: 1}}}
        - file: c/d.svg
          title: |
            two
            lines
          table: {width: 99, rows: [{summary: a, detail: b, pill: {text: c}}]}
        - {file: e.svg, cell: {position: top, width: 1, height: 2}}
      """
    let bytes = Array(text.utf8)
    #expect(try Manifest(parsing: bytes).entries.count == 4)
    for count in bytes.indices {
      do {
        _ = try Manifest(parsing: Array(bytes[..<count]))
      } catch {
        #expect((1...13).contains(error.line) && error.column >= 1, "\(error)")
      }
    }
  }
}

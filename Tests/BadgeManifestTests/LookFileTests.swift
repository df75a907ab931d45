import BadgeManifest
import Cartouche
import Foundation
import LookFiles
import SourceTree
import Testing

@Suite("Look files in manifests")
struct ManifestLookFileTests {
  /// What was asked for, in order.
  private final class Reads: @unchecked Sendable {
    var paths: [String] = []
  }

  private static let files = [
    "site/looks/own.yml": "kind: pill\nextends: ./base.yml\npadding: 3",
    "site/looks/base.yml": "kind: pill\nextends: mail\nheight: 30",
    "site/looks/hub.yml": "kind: hub\nextends: badge-hub\ndiameter: 40",
    "site/looks/cell.yml": "kind: cell\nextends: grouped\nradius: 3",
    "site/looks/bad.yml": "kind: pill\nextends: mail\nheigth: 30",
    "site/looks/worse.yml": "kind: pill\nextends: ./bad.yml",
  ]

  private static func read(_ text: String, _ reads: Reads = Reads()) throws(SourceError) -> Manifest {
    let resolver = LookResolver.builtin { path in
      reads.paths.append(path)
      return files[path].map { Array($0.utf8) }
    }
    return try Manifest(parsing: Array(text.utf8), path: "site/badges.yml", resolver: resolver)
  }

  private static func failure(_ badge: String) -> SourceError? {
    do {
      _ = try read("badges:\n- file: a.svg\n  \(badge)")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A key without a value beside a comment that is meant, or beside quoted text, removes what is below it",
    arguments: [
      "letterpress: #no shadow in our design", "letterpress: #TODO", "letterpress: null #f00", "letterpress: # #f00",
      "letterpress:", "'letterpress': #bug", "font: {families: ['A, #100 font'], size: 10, weight: null}",
    ])
  func meantComments(line: String) throws {
    let look = "kind: pill\nsummary: own\nextends: mail\n\(line)\n"
    let file = try LookFile(parsing: Array(look.utf8), name: "own", resolver: .builtin())
    let pill = try #require(PillLook(file.look))
    #expect((pill.letterpress == nil) == line.contains("letterpress"))
  }

  @Test("every kind of badge, in a row too, takes its look from a file beside the manifest, with what that extends")
  func kinds() throws {
    let manifest = try Self.read(
      """
      badges:
      - {file: a.svg, pill: {text: a, lookFile: looks/own.yml}}
      - {file: b.svg, hub: {count: 1, lookFile: ./looks/hub.yml}}
      - {file: c.svg, cell: {position: top, width: 9, height: 9, lookFile: looks/cell.yml}}
      - file: d.svg
        table:
          width: 300
          lookFile: looks/cell.yml
          rows: [{summary: a, pill: {text: a, lookFile: looks/own.yml}}, {summary: b, hub: {count: 1, lookFile: looks/hub.yml}}]
      """)
    let pill = try #require(manifest.entries[0].badge as? Pill)
    #expect(pill.look.height == 30 && pill.look.padding == 3 && pill.look.colors == PillLook.mail.colors)
    #expect((manifest.entries[1].badge as? Hub)?.look.diameter == 40)
    #expect((manifest.entries[2].badge as? Cell)?.look.radius == 3)
    let table = try #require(manifest.entries[3].badge as? Table)
    #expect(table.look.radius == 3 && table.look.background == CellLook.grouped.background)
    #expect(table.rows.map { $0.accessory.map { $0 == .pill(pill) } } == [true, false])
  }

  @Test("a file that many badges name is read once")
  func once() throws {
    let reads = Reads()
    let badges = (0..<100).map { "- {file: \($0).svg, pill: {text: a, lookFile: looks/own.yml}}\n" }.joined()
    _ = try Self.read("badges:\n" + badges, reads)
    #expect(reads.paths == ["site/looks/own.yml", "site/looks/base.yml"])
  }

  @Test(
    "a look file that cannot be used is told where it is named",
    arguments: [
      ("pill: {text: a, lookFile: ¦none.yml}", SourceProblem.unreadableFile(path: "site/none.yml"), "lookFile"),
      ("pill: {text: a, lookFile: ¦../own.yml}", .unreadableFile(path: "site/../own.yml"), "lookFile"),
      ("pill: {text: a, lookFile: ¦/etc/passwd}", .unreadableFile(path: "/etc/passwd"), "lookFile"),
      ("pill: {text: a, lookFile: ¦''}", .badFileName(name: "", fault: .empty), "lookFile"),
      ("pill: {text: a, lookFile: ¦looks/}", .badFileName(name: "looks/", fault: .folder), "lookFile"),
      ("pill: {text: a, lookFile: ¦[a]}", .wrongForm(expected: [.text], found: .list), "lookFile"),
      (
        "pill: {text: a, look: mail, lookFile: ¦looks/own.yml}",
        .exclusiveKeys(context: "pill", keys: ["look", "lookFile"]), "lookFile"
      ),
      (
        "pill: {text: a, lookFile: ¦looks/hub.yml}",
        .unknownLook(name: "looks/hub.yml", kind: "pill", suggestion: nil, belongsTo: "hub", expected: []), "lookFile"
      ),
    ])
  func refusals(marked: String, problem: SourceProblem, key: String) throws {
    let column = try #require(marked.firstIndex(of: "¦")).utf16Offset(in: marked) + 3
    let expected = SourceError(
      at: SourcePosition(line: 3, column: column), path: ["badges", "1", "pill", key], problem: problem)
    #expect(Self.failure(marked.replacing("¦", with: "")) == expected)
  }

  @Test("a fault in a look file is told with its file and its place there", arguments: ["bad", "worse"])
  func faults(name: String) throws {
    let error = try #require(Self.failure("pill: {text: a, lookFile: looks/\(name).yml}"))
    #expect(error.position == SourcePosition(line: 3, column: 1, file: "site/looks/bad.yml"))
    #expect(error.path == ["heigth"])
  }

  @Test("without a resolver no file is read")
  func noFiles() {
    let text = "badges: [{file: a.svg, pill: {text: a, lookFile: a.yml}}]"
    #expect(throws: SourceError.self) { try Manifest(parsing: Array(text.utf8)) }
  }

  @Test("a manifest sets the colour scheme of all badges or of one")
  func colorScheme() throws {
    let manifest = try Self.read(
      """
      defaults: {colorScheme: dark}
      badges:
      - {file: a.svg, pill: {text: a}}
      - {file: b.svg, colorScheme: light, hub: {count: 1}}
      """)
    #expect(manifest.entries.map(\.badge.options.colorScheme) == [.dark, .light])
  }
}

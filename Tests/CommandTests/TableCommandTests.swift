import Cartouche
import Foundation
import Testing
import XMLChecking

@Suite("cartouche table")
struct TableCommandTests {
  @Test("draws the table that the library draws, its rows as texts, as texts with a badge, and as in a manifest")
  func rows() throws {
    let result = try Command.run(
      "table", "--width", "320", "Inbox=3", "a=b=", "Sent", "{summary: Drafts, detail: two lines, state: selected}",
      "{summary: Archive, hub: {count: 128, limit: 99}}")
    let table = Table(width: 320) {
      Row("Inbox").badge(Pill("3"))
      Row("a=b").badge(Pill(""))
      Row("Sent")
      Row("Drafts", detail: "two lines").state(.selected)
      Row("Archive").badge(Hub(128).limit(99))
    }
    #expect(result.errors.isEmpty)
    #expect(try result.output == table.svg(for: .web))
  }

  @Test("takes the options that a table has in a manifest, and draws the same", arguments: CellLook.builtin.map(\.name))
  func manifest(look: String) throws {
    let folder = try TemporaryFolder()
    let rows = [
      "{summary: Inbox, detail: 3 unread, pill: {text: '3', look: mail}}", "{summary: Sent, state: disabled}",
    ]
    let entry =
      "{file: a.svg, title: Mail, scale: 2, table: {width: 280, look: \(look), direction: rtl, rows: [\(rows.joined(separator: ", "))]}}"
    try folder.write("badges: [\(entry)]", to: "badges.yml")
    #expect(try Command.run("build", "badges.yml", "-o", "out", in: folder.url).status == 0)
    let drawn = try Command.run(
      ["table", "--width", "280", "--look", look, "--title", "Mail", "--scale", "2", "--direction", "rtl"] + rows,
      in: folder.url)
    #expect(try drawn.output == folder.read("out/a.svg"))
    let checked = try Command.run(
      ["table", "--width", "280", "--look", look, "--profile", "design", "--allow-substitute", "-o", "b.svg"] + rows,
      in: folder.url)
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(try Command.run("check", "--profile", "design", "b.svg", in: folder.url).status == 0)
  }

  @Test(
    "refuses what it cannot draw, in its own words, with exit 64",
    arguments: [
      (["--width", "30", "a=b"], "error: table width 30 is out of range (42 to 1000000)\n"),
      (["--width", "0", "a"], "error: 0 is out of range (0.001 to 1000000)\n"),
      (["--width", "wide", "a"], "error: 'wide' is not a plain number\n"),
      (["--width", "99", "--look", "mail", "a"], "error: 'mail' is a look for a pill, not for a cell\n"),
      (
        ["--width", "99", "a", "{summary: a, pil: {text: b}}"],
        """
        error: unknown key 'pil'; did you mean 'pill'?
          cartouche table --width 99 a {summary: a, pil: {text: b}}
                                                    ^

        """
      ),
      (["--width", "99", "{summary: a, state: choosen}"], "error: unknown state 'choosen'"),
      (["--width", "99", "{"], "error: not YAML: "),
      (["--width", "99"], "error: 'table' needs <rows>; see cartouche table --help\n"),
    ])
  func refused(arguments: [String], message: String) throws {
    let result = try Command.run(["table"] + arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }

  @Test("a table is as wide as its margins and its widest badge need, whatever the look and the rows")
  func leastWidth() throws {
    for look in CellLook.builtin {
      for texts in [["1"], ["1", "a long badge"], ["", "12"], ["x"]] {
        let rows = texts.map { Row("a").badge(Pill($0)) }
        let error = #expect(throws: BadgeError.self) { try Table(width: 1, rows: rows).look(look).svg(for: .web) }
        let message = try #require(error).description
        let bounds = try #require(message.wholeMatch(of: /table width 1 is out of range \((.+) to (.+)\)/))
        let least = try #require(Double(bounds.1))
        let most = try #require(Double(bounds.2))
        #expect(throws: Never.self) { try Table(width: least + 0.001, rows: rows).look(look).svg(for: .web) }
        #expect(throws: BadgeError.outOfRange(.tableWidth, value: least - 0.01, allowed: least...most)) {
          try Table(width: least - 0.01, rows: rows).look(look).svg(for: .web)
        }
      }
    }
  }
}

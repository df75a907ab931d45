import BadgeManifest
import Cartouche
import LookFiles
import Testing

@Suite("Keys that would change nothing")
struct NoEffectTests {
  private static let status = "status badge"

  @Test(
    "are refused at their place",
    arguments: [
      ("pill: {text: a, moved: {x: 1}}", 26, .missingKey(key: "on", context: "pill")),
      ("hub: {count: 1, moved: {x: 1}}", 26, .missingKey(key: "on", context: "hub")),
      ("hub: {count: 1, halo: {color: knockout, width: 2}}", 19, noEffect("halo", .noHostDrawing)),
      (
        "pill: {text: a, on: {width: 9, height: 9}, halo: {color: knockout, width: 2}}", 46,
        noEffect("halo", .noHostDrawing)
      ),
      (
        "table: {width: 99, rows: [{summary: a, hub: {count: 1, halo: {color: knockout, width: 2}}}]}", 58,
        noEffect("halo", .noHostDrawing)
      ),
      (
        "pill: {text: a, look: ant-ribbon, on: {width: 9, height: 9}, keepInside: true}", 64,
        noEffect("keepInside", .ribbon)
      ),
      ("pill: {text: a, look: ant-status, textColor: knockout}", 37, noEffect("textColor", .dot)),
      ("status: {message: a, style: social, color: red}", 39, noEffect("color", .bubbles)),
      ("status: {style: social, messages: [{text: a, progress: 1}]}", 48, noEffect("progress", .bubbles)),
      ("status: {message: a, darkColor: red}", 24, noEffect("darkColor", .lightGround)),
      ("status: {messages: [{text: a, darkColor: red}]}", 33, noEffect("darkColor", .lightGround)),
      ("status: {message: a, link: /a, messageLink: /b}", 24, noEffect("link", .noLabel)),
      (
        "status: {message: a, fill: red, color: red}", 30, .exclusiveKeys(context: status, keys: ["color", "fill"])
      ),
      (
        "status: {fill: red, messages: [{text: a, color: red}]}", 18,
        .exclusiveKeys(context: status, keys: ["color", "fill"])
      ),
      (
        "status: {messages: [{text: 5, color: red}], thresholds: 1=red}", 59,
        .exclusiveKeys(context: status, keys: ["color", "thresholds"])
      ),
      (
        "status: {message: 5, fill: red, thresholds: 1=red}", 30,
        .exclusiveKeys(context: status, keys: ["fill", "thresholds"])
      ),
      (
        "status: {message: a, width: 90, minWidth: 99}", 45,
        .exclusiveKeys(context: status, keys: ["width", "minWidth"])
      ),
      ("status: {messages: [{color: red}]}", 23, .missingKey(key: "text", context: "message")),
      ("{alignWidths: a, pill: {text: a}}", 4, noEffect("alignWidths", .otherKind)),
      (
        "{alignWidths: a, status: {message: a, width: 90}}", 48,
        .exclusiveKeys(context: status, keys: ["alignWidths", "width"])
      ),
    ] as [(String, Int, SourceProblem)])
  func refused(_ text: String, column: Int, problem: SourceProblem) throws {
    // An entry in braces is what is between them.
    let entry = text.hasPrefix("{") ? "- {file: a.svg, \(text.dropFirst())" : "- file: a.svg\n  \(text)"
    let shift = text.hasPrefix("{") ? "- {file: a.svg, ".count - "  {".count : 0
    let error = #expect(throws: SourceError.self) { try manifest("badges:\n\(entry)") }
    #expect(error?.problem == problem)
    #expect(error?.line == (text.hasPrefix("{") ? 2 : 3))
    #expect(error?.column == column + shift)
  }

  private static func noEffect(_ key: String, _ reason: NoEffectReason) -> SourceProblem {
    .noEffect(key: key, because: reason)
  }

  @Test("are taken where they have an effect, and as defaults for all entries")
  func taken() throws {
    let text = """
      defaults: {alignWidths: a, colorScheme: auto}
      badges:
        - {file: a.svg, pill: {text: a}}
        - {file: b.svg, alignWidths: "false", pill: {text: a}}
        - {file: c.svg, status: {message: a, darkColor: red}}
        - {file: d.svg, alignWidths: "false", status: {message: a, width: 90}}
        - {file: e.svg, status: {label: a, message: a, link: /a, messageLink: /b}}
      """
    #expect(try manifest(text).entries.count == 5)
  }
}

@Suite("States and schemes that change nothing")
struct BadgeRequestTests {
  @Test("are known with their places, those of rows as well")
  func requests() throws {
    let text = """
      defaults: {colorScheme: auto}
      badges:
        - {file: a.svg, colorScheme: dark, pill: {text: a, look: bootstrap, state: selected}}
        - {file: b.svg, pill: {text: a, state: disabled}}
        - {file: c.svg, hub: {count: 0, state: selected}}
        - file: d.svg
          table:
            width: 200
            rows:
              - {summary: a, state: selected}
              - {summary: b, state: normal}
      """
    func changes(_ entry: ManifestEntry) throws -> [String] {
      try entry.requests.map { request in
        let position = try #require(request.position)
        let kind = if case .state = request.kind { "state" } else { "scheme" }
        let changes = try request.changes(entry.badge, shaper: BuiltinShaper())
        return "\(kind) \(position.line):\(position.column) \(changes)"
      }
    }
    let entries = try manifest(text).entries
    #expect(try changes(entries[0]) == ["state 3:71 false", "scheme 3:19 false"])
    #expect(try changes(entries[1]) == ["state 4:35 true"])
    #expect(try changes(entries[2]) == ["state 5:35 true"])
    #expect(try changes(entries[3]) == ["state 10:24 true"])
  }

  @Test("of a row in a look without a picture for the state are told of the row")
  func rows() throws {
    var look = CellLook.ambiance
    look.fill.highlighted = nil
    look.row.summary.color.highlighted = nil
    var table = Table(width: 200, rows: [Row("a").state(.selected)]).look(look)
    var plain = table
    plain.rows[0].state = .normal
    #expect(try table.document() == plain.document())
    table.rows[0].accessory = .pill(Pill("3"))
    plain.rows[0].accessory = .pill(Pill("3"))
    #expect(try table.document() != plain.document())
  }
}

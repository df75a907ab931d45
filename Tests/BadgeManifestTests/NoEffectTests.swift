import BadgeManifest
import Cartouche
import SourceTree
import Testing

@Suite("Keys that would change nothing")
struct NoEffectTests {
  private static let status = "status badge"

  @Test("bounds and merge have no effect on web pages and pixels, which is worth a word where they are switched on")
  func switchedOff() throws {
    for (value, count) in [("true", 2), ("false", 0)] {
      let entry = "{file: a.svg, bounds: \(value), merge: \(value), pill: {text: a}}"
      #expect(try manifest("badges: [\(entry)]").entries[0].warnings.count == count)
    }
    for (export, count) in [("png", 2), ("pdf", 1), ("imageset", 0)] {
      let entry = "{file: a.svg, bounds: true, merge: true, exports: \(export), pill: {text: a}}"
      #expect(try manifest("badges: [\(entry)]").entries[0].warnings.count == count)
    }
  }

  @Test("a pair without colours for dark pages is worth a word where the entry asks for it, and not the defaults")
  func pairs() throws {
    func count(_ defaults: String, _ own: String) throws -> Int {
      let text = "defaults: {\(defaults)}\nbadges: [{file: a.svg, \(own)status: {message: m}}]"
      let entries = try manifest(text).entries
      #expect(entries.map(\.file) == ["a.svg", "a-dark.svg"])
      return entries.flatMap { $0.requests.withoutEffect(on: $0.badge, shaper: BuiltinShaper()) }.count
    }
    #expect(try count("colorScheme: pair", "") == 0 && count("", "colorScheme: pair, ") == 1)
  }

  @Test(
    "are refused at their place if they exclude each other, or if another key is missing",
    arguments: [
      ("pill: {text: a, moved: {x: 1}}", 26, .missingKey(key: "host", context: "pill")),
      ("hub: {count: 1, moved: {x: 1}}", 26, .missingKey(key: "host", context: "hub")),
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
        "status: {message: 5, fill: red, thresholds: 1=red}", 47,
        .exclusiveKeys(context: status, keys: ["fill", "thresholds"])
      ),
      (
        "status: {message: a, width: 90, minWidth: 99}", 45,
        .exclusiveKeys(context: status, keys: ["width", "minWidth"])
      ),
      ("status: {messages: [{color: red}]}", 23, .missingKey(key: "text", context: "message")),
      (
        "{alignWidths: a, status: {message: a, width: 90}}", 48,
        .exclusiveKeys(context: status, keys: ["alignWidths", "width"])
      ),
    ] as [(String, Int, SourceProblem)])
  func refused(_ text: String, column: Int, problem: SourceProblem) throws {
    let error = #expect(throws: SourceError.self) { try manifest(Self.manifestText(text)) }
    #expect(error?.problem == problem)
    #expect(error?.position == Self.position(in: text, column: column))
  }

  @Test(
    "are ignored with a warning at their place",
    arguments: [
      ("hub: {count: 1, halo: {color: knockout, width: 2}}", 19, noEffect("halo", .noHostDrawing)),
      ("hub: {count: 1, halo: \"knockout,2\"}", 19, noEffect("halo", .noHostDrawing)),
      ("hub: {count: 1, fill: \"#f008\", animation: pulse}", 34, noEffect("animation", .translucentPulse)),
      ("pill: {text: a, look: shadcn-outline, animation: pulse}", 41, noEffect("animation", .translucentPulse)),
      ("pill: {text: a, on: {size: 9x9, color: red}}", 35, noEffect("color", .noHostDrawing)),
      ("hub: {count: 1, on: {width: 9, height: 9, color: red}}", 45, noEffect("color", .noHostDrawing)),
      (
        "pill: {text: a, on: {width: 9, height: 9}, halo: {color: knockout, width: 2}}", 46,
        noEffect("halo", .noHostDrawing)
      ),
      (
        "pill: {text: a, look: ant-ribbon, on: {width: 9, height: 9}, keepInside: true}", 64,
        noEffect("keepInside", .ribbon)
      ),
      ("pill: {text: a, look: ant-ribbon, on: {width: 9, height: 9}, at: top}", 64, noEffect("at", .ribbon)),
      ("pill: {text: a, on: 99x99, at: center, overlap: 0.2}", 42, noEffect("overlap", .middle)),
      ("hub: {count: 1, on: 99x99, at: center, overlap: 0.2}", 42, noEffect("overlap", .middle)),
      ("hub: {form: dot, textColor: red}", 20, noEffect("textColor", .noCount)),
      ("hub: {look: mui-dot, count: 1, font: Verdana}", 34, noEffect("font", .noCount)),
      ("hub: {form: blank, limit: 9}", 22, noEffect("limit", .noCount)),
      ("hub: {form: dot, locale: ar}", 20, noEffect("locale", .noCount)),
      ("hub: {form: dot, grouping: true}", 20, noEffect("grouping", .noCount)),
      ("hub: {form: dot, reserve: 99}", 20, noEffect("reserve", .noCount)),
      ("hub: {form: dot, on: 9x9, growth: both}", 29, noEffect("growth", .noCount)),
      (
        "table: {width: 99, rows: [{summary: a, hub: {form: dot, limit: 9}}]}", 59, noEffect("limit", .noCount)
      ),
      ("pill: {text: a, look: ant-status, textColor: knockout}", 37, noEffect("textColor", .dot)),
      ("status: {message: a, style: social, color: red}", 39, noEffect("color", .bubbles)),
      ("status: {style: social, messages: [{text: a, progress: 1}]}", 48, noEffect("progress", .bubbles)),
      ("status: {message: a, darkColor: red}", 24, noEffect("darkColor", .lightPages)),
      ("status: {messages: [{text: a, darkColor: red}]}", 33, noEffect("darkColor", .lightPages)),
      ("status: {message: a, link: /a, messageLink: /b}", 24, noEffect("link", .noLabel)),
      ("status: {message: a, border: none at all}", 24, noEffect("border", .kind(status))),
      ("cell: {position: top, width: 9, height: 9, textColor: red}", 46, noEffect("textColor", .kind("cell"))),
      ("table: {width: 99, rows: [{summary: a}], fill: red}", 44, noEffect("fill", .kind("table"))),
      (
        "table: {width: 99, rows: [{summary: a, hub: {count: 1, halo: {color: knockout, width: 2}}}]}", 58,
        noEffect("halo", .noHostDrawing)
      ),
      (
        "hub: {count: 1, titlePattern: zero=no|one=a|other=b}", 33,
        noEffect("zero", .unusedForm(in: "en", having: ["one", "other"]))
      ),
      (
        "hub: {count: 1, locale: ja, titlePattern: {one: a, other: b}}", 46,
        noEffect("one", .unusedForm(in: "ja", having: ["other"]))
      ),
      ("{alignWidths: a, pill: {text: a}}", 4, noEffect("alignWidths", .kind("pill"))),
    ] as [(String, Int, SourceProblem)])
  func warned(_ text: String, column: Int, problem: SourceProblem) throws {
    let entry = try #require(try manifest(Self.manifestText(text)).entries.first)
    #expect(entry.warnings.map(\.problem) == [problem])
    #expect(entry.warnings.map(\.position) == [Self.position(in: text, column: column)])
    #expect(throws: Never.self) { try entry.badge.svg(for: .web) }
  }

  @Test("are drawn as without them")
  func drawnWithout() throws {
    for (text, key) in [
      ("hub: {count: 1, halo: {color: knockout, width: 2}}", ", halo: {color: knockout, width: 2}"),
      ("hub: {count: 1, fill: \"#f008\", animation: pulse}", ", animation: pulse"),
      ("pill: {text: a, look: ant-status, textColor: knockout}", ", textColor: knockout"),
      ("pill: {text: a, look: ant-ribbon, on: 99x99, at: top}", ", at: top"),
      ("pill: {text: a, on: 99x99, at: center, overlap: 0.2}", ", overlap: 0.2"),
      ("hub: {count: 12345, on: 99x99, at: center, overlap: circular}", ", overlap: circular"),
      (
        "hub: {form: dot, titlePattern: '{count} post|{count} posts', locale: de}",
        ", titlePattern: '{count} post|{count} posts', locale: de"
      ),
      (
        "hub: {form: dot, reserve: 99, font: {size: 90}, textColor: red}",
        ", reserve: 99, font: {size: 90}, textColor: red"
      ),
      ("hub: {form: blank, limit: 9, locale: ar, on: 9x9, growth: leading}", ", limit: 9, locale: ar"),
      ("status: {message: a, style: social, color: red, progress: 0.5}", ", color: red, progress: 0.5"),
      ("status: {message: a, link: /a, messageLink: /b}", ", link: /a"),
      (
        "table: {width: 99, rows: [{summary: a, hub: {count: 1, halo: {color: knockout, width: 2}}}]}",
        ", halo: {color: knockout, width: 2}"
      ),
    ] {
      #expect(try badge(text).svg(for: .web) == badge(text.replacing(key, with: "")).svg(for: .web), "\(text)")
    }
  }

  /// A manifest with one entry. An entry in braces is what is between them.
  private static func manifestText(_ text: String) -> String {
    "badges:\n" + (text.hasPrefix("{") ? "- {file: a.svg, \(text.dropFirst())" : "- file: a.svg\n  \(text)")
  }

  private static func position(in text: String, column: Int) -> SourcePosition {
    let shift = text.hasPrefix("{") ? "- {file: a.svg, ".count - "  {".count : 0
    return SourcePosition(line: text.hasPrefix("{") ? 2 : 3, column: column + shift)
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
        - {file: f.svg, hub: {count: 20, form: dot, titlePattern: "one={count}|other={count}|over=many", limit: 9}}
        - {file: g.svg, hub: {count: 1, look: fluent-presence, textColor: red}}
        - {file: h.svg, hub: {count: 1, on: 20x20, at: center, overlap: circular}}
        - {file: i.svg, hub: {count: 1234, on: 99x99, at: center, growth: leading}}
        - {file: j.svg, pill: {text: a, look: ant-ribbon, on: 99x99, at: bottom}}
        - {file: k.svg, hub: {count: 1, locale: ru, titlePattern: one=a|few=b|many=c|other=d}}
        - {file: l.svg, hub: {count: 1, locale: fr, titlePattern: one=a|many=c|other=d}}
        - {file: m.svg, hub: {count: 1, titlePattern: a|b}}
      """
    let entries = try manifest(text).entries
    #expect(entries.count == 13)
    for entry in entries { #expect(entry.warnings.isEmpty, "\(entry.file)") }
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

  @Test("are told of a font that is larger than its hub, with the largest that is not")
  func largeFont() throws {
    func told(_ hub: String) throws -> [String] {
      let entry = try #require(try manifest("badges: [{file: a.svg, hub: \(hub)}]").entries.first)
      return entry.requests.withoutEffect(on: entry.badge, shaper: BuiltinShaper()).map { request in
        "\(request.position?.column ?? 0) " + request.kind.changesNothing { $0 }
      }
    }
    let message = "the count is higher than the hub; a font of up to 41.7 points fits"
    #expect(try told("{count: 3, font: {size: 42}}") == ["40 " + message])
    #expect(try told("{count: 3, font: {size: 42}, on: 20x20}") == ["40 " + message])
    #expect(try told("{count: 3, font: {size: 41.7}}").isEmpty)
    #expect(try told("{count: 0, font: {size: 60}}").isEmpty)
    #expect(try told("{form: dot, font: {size: 60}}").isEmpty)
    let run = try BuiltinShaper().shape("3", in: Font(["Helvetica"], size: 41.7))
    #expect(run.capHeight <= 30 && run.capHeight > 29.9)
  }

  @Test("of a row, which are compared beside its neighbours, are those of the whole table", arguments: CellLook.builtin)
  func neighbours(look: CellLook) throws {
    func table(_ states: [String]) throws -> ManifestEntry {
      let rows = states.map { "{summary: a, pill: {text: \"3\"}, state: \($0)}" }.joined(separator: ", ")
      let text = "badges: [{file: a.svg, table: {look: \(look.name), width: 200, rows: [\(rows)]}}]"
      return try #require(try manifest(text).entries.first)
    }
    let states = ["selected", "selected", "highlighted", "disabled", "highlighted", "selected"]
    for count in 1...states.count {
      let whole = try table(Array(states.prefix(count)))
      #expect(whole.requests.count == count)
      for (index, request) in whole.requests.enumerated() {
        var others = Array(states.prefix(count))
        others[index] = "normal"
        let differs = try whole.badge.document() != table(others).badge.document()
        #expect(try request.changes(whole.badge, shaper: BuiltinShaper()) == differs, "\(count) \(index)")
      }
    }
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

@Suite("Keys for dark pages, where there are none")
struct LightPageTests {
  @Test("leave a blank label as wide as it is there", arguments: [StatusStyle.flat, .flatSquare, .plastic, .social])
  func widths(style: StatusStyle) throws {
    let widths = try ["light", "auto", "dark"].map { scheme in
      let status = "status: {message: passing, darkLabelColor: red, style: \(style.rawValue)}"
      return try badge("colorScheme: \(scheme)\n  \(status)").layout(with: BuiltinShaper()).frame.width
    }
    #expect(Set(widths).count == 1, "\(widths)")
  }
}

import BadgeManifest
import Cartouche
import SourceTree
import Testing

@Suite("Missing values of manifests")
struct MissingValueTests {
  /// Ways in which a value can be missing, with data that lacks it.
  private static let ways: [(files: [String: String], reason: String)] = [
    ([:], "there is no file d.json"), (["d.json": "{}"], "there is no value for 'a'"),
    (["d.json": #"{"a": null}"#], "there is no value for 'a'"), (["d.json": #"{"b": 1}"#], "did you mean 'b'?"),
  ]

  private static func text(
    _ missing: String, _ kind: String = "status: {label: x, message: '{d.a}', color: blue}"
  ) -> String {
    "data: {d: d.json}\ndefaults: {missing: \(missing)}\nbadges:\n- {file: a.svg, \(kind)}\n- {file: b.svg, pill: {text: b}}"
  }

  @Test("are an error that names the badge and the file", arguments: 0..<4)
  func error(way: Int) {
    let (files, reason) = Self.ways[way]
    let error = message(Self.text("error"), files: files)
    #expect(
      error.hasPrefix("badges.yml:4:") && error.contains("'a.svg' has no value: ") && error.contains(reason), "\(error)"
    )
    #expect(error.contains("d.json"))
    #expect(message(Self.text("null"), files: files) == error)
  }

  @Test("are drawn as 'unknown' in grey, keep the old file or draw nothing", arguments: 0..<4)
  func others(way: Int) throws {
    let files = Self.ways[way].files
    for word in ["unknown", "keep"] {
      let found = try manifest(Self.text(word), files: files)
      let badge = try #require(found.entries[0].badge as? StatusBadge)
      #expect(found.texts == ["x: unknown"] && badge.messages[0].color == .named("inactive"))
      #expect(found.entries[0].isMissing && found.entries[0].keepsOldFile == (word == "keep"))
      #expect(found.missing.count == 1 && !found.entries[1].isMissing)
    }
    let skipped = try manifest(Self.text("skip"), files: files)
    #expect(skipped.entries.map(\.file) == ["b.svg"] && skipped.missing.count == 1)
  }

  @Test(
    "are a matter of each kind of badge",
    arguments: [
      ("pill: {text: '{d.a}', look: mail}", true), ("pill: {text: x, fill: '{d.a}'}", true),
      ("hub: {count: '{d.a}'}", false),
      ("cell: {position: top, width: '{d.a}', height: 9}", false), ("table: {width: 99, rows: ['{d.a}']}", false),
      ("title: '{d.a}', status: {message: x}", true), ("title: 'x {value}', status: {value: '{d.a}'}", true),
      ("status: {value: '{d.a}', label: 'x {value}', link: 'https://e.org/{value}'}", true),
      ("title: 'Coverage {value}', coverage: {file: no.xml}", true),
      ("status: {label: '{d.a}', value: 3, thresholds: '5=red'}", true),
    ])
  func kinds(kind: String, isShown: Bool) throws {
    let text = Self.text("unknown", kind)
    guard isShown else {
      for missing in ["unknown", "keep"] {
        let error = message(Self.text(missing, kind), files: ["d.json": "{}"])
        #expect(
          error.contains("'missing: \(missing)' is for status badges and pills, which can say 'unknown'"), "\(error)")
      }
      return #expect(try manifest(Self.text("skip", kind), files: ["d.json": "{}"]).entries.count == 1)
    }
    let entry = try #require(try manifest(text, files: ["d.json": "{}"]).entries.first)
    let title = try entry.badge.document(shaper: BuiltinShaper()).title
    #expect(title?.contains("unknown") == true, "\(title ?? "")")
  }

  @Test("leave out the keys of the defaults that name them")
  func defaults() throws {
    let text = """
      data: {d: d.json}
      defaults: {missing: unknown, title: 'T {d.a}', status: {link: 'https://e.org/{d.b}', font: '{d.f}'}}
      badges: [{file: a.svg, status: {label: x, message: ok}}]
      """
    let found = try manifest(text, files: ["d.json": #"{"a": "y", "f": "Arial"}"#])
    let badge = try #require(found.entries[0].badge as? StatusBadge)
    #expect(badge.messages[0].text == "unknown" && badge.label.link == nil && badge.font != FontChoice())
    #expect(badge.options.title == "T y")
    #expect(message(text.replacing("unknown", with: "error"), files: ["d.json": "{}"]).contains("'a.svg' has no value"))
  }

  @Test("leave out the texts that name the value of the badge, which it does not have then")
  func noValue() throws {
    let keys = "file: a.svg, title: 'now {value}', status: {value: '{v}', message: '{w}'}"
    let found = try manifest("badges: [{each: [{v: 5}], missing: unknown, \(keys)}]")
    #expect(found.texts == [": unknown"] && found.entries[0].badge.options.title == nil)
  }

  @Test("of reports are never 0 % or 100 %, and malformed reports are always an error")
  func reports() throws {
    for content in [
      #"{"total": {"lines": {"total": 0, "covered": 0}}}"#, #"{"total": {}}"#, #"{"total": {"lines": null}}"#,
    ] {
      let text = Self.text("unknown", "coverage: d")
      #expect(try manifest(text, files: ["d.json": content]).texts == ["coverage: unknown"])
      #expect(message(Self.text("error", "coverage: d"), files: ["d.json": content]).contains("'a.svg' has no value"))
    }
    for missing in ["error", "unknown", "keep", "skip"] {
      let malformed = #"{"total": {"lines": {"total": 1, "covered": 2}}}"#
      let error = message(Self.text(missing, "coverage: d"), files: ["d.json": malformed])
      #expect(error.contains("d.json:1:45: error: 2 of 1 lines cannot be covered"), "\(error)")
      #expect(
        message(Self.text(missing, "coverage: d"), files: ["d.json": "{"]).contains("d.json:1:2: error: not JSON"))
    }
  }

  @Test("a name that a report does not have is missing at its expression, with the names that there are")
  func names() throws {
    let xml = #"<coverage lines-valid="4" lines-covered="3" branches-valid="2" branches-covered="1"/>"#
    let files = ["c.xml": xml, "p.json": #"{"version": "1.0", "name": "x"}"#]
    func text(_ expression: String, _ missing: String) -> String {
      "data: {cov: c.xml, p: p.json}\nbadges: [{file: a.svg, missing: \(missing), status: {message: \"a {\(expression)}\"}}]"
    }
    for (name, end) in [("functions", ""), ("linse", "; did you mean 'lines'?"), ("lines.total", "")] {
      #expect(
        message(text("cov.\(name)|percent", "error"), files: files).hasPrefix(
          "badges.yml:2:62: error: 'a.svg' has no value: cov has no value '\(name)'; it has total, lines, branches and "
            + "combined\(end)\n"), "\(message(text("cov.\(name)", "error"), files: files))")
      let found = try manifest(text("cov.\(name)", "unknown"), files: files)
      #expect(found.texts == [": unknown"] && found.missing.map(\.column) == [64])
    }
    #expect(
      message(text("p.nmae", "error"), files: files).contains("there is no value for 'nmae'; did you mean 'name'?"))
    #expect(message(text("cov.lines", "error"), files: ["c.xml": "<coverage"]).contains("c.xml:1:"))
  }

  @Test("logos of endpoint files are not drawn, with a warning")
  func endpoints() throws {
    let file = #"{"schemaVersion": 1, "label": "a", "message": "b", "namedLogo": "github", "logoSvg": "<svg/>"}"#
    let found = try manifest("data: {e: e.json}\nbadges: [{file: a.svg, endpoint: e}]", files: ["e.json": file])
    #expect(
      found.entries[0].warnings.map(\.problem.description)
        == ["namedLogo", "logoSvg"].map {
          "'\($0)' of the endpoint is not drawn; 'logo' names an SVG or PNG file"
        })
  }

  @Test("a time of a test that is no number is left out with a warning, where the time is shown")
  func times() throws {
    func found(_ times: [String], _ message: String) throws -> Manifest {
      let xml = "<testsuite>" + times.map { "<testcase time='\($0)'/>" }.joined() + "</testsuite>"
      let text = "data: {t: t.xml}\nbadges: [{file: a.svg, status: {label: a, message: '\(message)'}}]"
      return try manifest(text, files: ["t.xml": xml])
    }
    let grouped = try found(["1,005.2", "0.2", ""], "{t.time|duration}")
    #expect(grouped.texts == ["a: 16m45s"] && grouped.entries[0].warnings.isEmpty)
    let bad = try found(["1.5", "soon", "never"], "{t.time|round(1)}")
    #expect(bad.texts == ["a: 1.5"])
    #expect(
      bad.entries[0].warnings.map(\.problem.description)
        == ["the time 'soon' of a test in t is not a number of seconds, and is left out"])
    #expect(try found(["1.5", "soon"], "{t.passed}").entries[0].warnings.isEmpty)
  }

  @Test("a missing list has no badges, unless that is an error")
  func lists() throws {
    let kind = "each: d, status: {message: '{item}'}"
    #expect(message(Self.text("error", kind)).contains("there is no file d.json"))
    for word in ["unknown", "keep", "skip"] {
      #expect(try manifest(Self.text(word, kind)).entries.map(\.file) == ["b.svg"])
    }
  }

  @Test("a report about something else is an error", arguments: ["coverage", "tests", "version", "endpoint", "lint"])
  func subjects(preset: String) {
    let content = ["version": "<testsuite><testcase/></testsuite>"][preset] ?? #"{"version": "1.0", "name": "x"}"#
    let name = preset == "version" ? "d.xml" : "d.json"
    let text = "data: {d: \(name)}\nbadges: [{file: a.svg, \(preset): d}]"
    #expect(
      message(text, files: [name: content]).contains("error: expected"), "\(message(text, files: [name: content]))")
    #expect(
      message("data: {dd: a.json}\nbadges: [{file: a.svg, \(preset): d}]").contains(
        "unknown data 'd'; did you mean 'dd'?"))
    #expect(
      message("data: {d: a.json}\nbadges: [{file: a.svg, \(preset): d, pill: {text: a}}]").contains(
        "a badge is one thing"))
  }

  @Test("reading goes on after an entry with an error if it is to")
  func keepsGoing() throws {
    let text = "badges:\n- {file: a.svg, pill: {}}\n- {file: b.svg, pill: {text: b}}\n- {file: b.svg, pill: {text: c}}"
    let found = try manifest(text, keepsGoing: true)
    #expect(found.entries.map(\.file) == ["b.svg"] && found.faults.map(\.line) == [2, 4])
    #expect(throws: SourceError.self) { try manifest(text) }
  }

  @Test("reading goes on after an element of a list with an error, and a mistake of the entry is one error")
  func keepsGoingInLists() throws {
    let entry = "{each: l, file: '{n}.svg', pill: {text: x, look: mail}, title: '{t}', scale: '{s}'}"
    let list = #"""
      [{"n": "a", "t": "x", "s": 1}, {"n": "b", "t": "x", "s": -1}, {"n": "/c", "t": "x", "s": 1},
       {"n": "d", "s": 1}, {"n": "e", "t": "x", "s": 1}]
      """#
    let found = try manifest("data: {l: l.json}\nbadges: [\(entry)]", files: ["l.json": list], keepsGoing: true)
    #expect(found.entries.map(\.file) == ["a.svg", "e.svg"] && !found.isComplete)
    #expect(found.faults.count == 3 && found.faults[2].message(in: nil).contains("'d.svg' has no value"))
    let inPlace = "badges: [{each: [red, nocolor, blue], file: '{item}.svg', status: {message: x, color: '{item}'}}]"
    #expect(try manifest(inPlace, keepsGoing: true).entries.map(\.file) == ["red.svg", "blue.svg"])
    let reports = "badges: [{each: {files: d/c*}, file: '{match}.svg', coverage: '{path}'}]"
    let xml = #"<coverage lines-valid="4" lines-covered="3"/>"#
    let covered = try manifest(reports, files: ["d/ca": xml, "d/cb": "<coverage", "d/cc": xml], keepsGoing: true)
    #expect(covered.entries.map(\.file) == ["a.svg", "c.svg"] && covered.faults.map(\.file) == ["d/cb"])
    let wrong = "badges: [{each: [1, 2, 3], file: '{item}.svg', pill: {text: x, look: none}}]"
    #expect(try manifest(wrong, keepsGoing: true).faults.count == 1)
  }

  @Test("the first hundred errors have their line, so that thousands take no longer to show")
  func manyErrors() throws {
    let entries = (0..<150).map { "- {file: \($0).svg, status: {message: '{x}'}}" }
    let found = try manifest("data: {}\nbadges:\n" + entries.joined(separator: "\n"), keepsGoing: true)
    #expect(found.faults.map(\.line) == Array(3...152))
    #expect(found.faults.map { $0.snippet != nil } == (0..<150).map { $0 < 100 })
    #expect(found.faults[99].column == 38 && found.faults[100].column == 37)
  }
}

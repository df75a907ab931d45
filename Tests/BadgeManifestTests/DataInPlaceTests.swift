import BadgeManifest
import Cartouche
import SourceTree
import Synchronization
import Testing

@Suite("Data that an entry names itself")
struct DataInPlaceTests {
  private static let summary =
    #"{"total": {"lines": {"total": 3, "covered": 2}, "branches": {"total": 8, "covered": 7}}}"#
  private static let junit = "<testsuite><testcase/><testcase><skipped/></testcase></testsuite>"

  @Test("an entry names a file, a pattern, several files or Git without a declaration")
  func paths() throws {
    let files = [
      "c.json": Self.summary, "reports/a.xml": Self.junit, "reports/b.xml": Self.junit,
      "package.json": #"{"version": "2.0.0"}"#, "none": Self.summary,
    ]
    let text = #"""
      badges:
        - {file: a.svg, coverage: c.json}
        - {file: b.svg, coverage: c.json, metric: branches, status: {message: "{value|percent(1)} or {{}}"}}
        - {file: c.svg, tests: "reports/*"}
        - {file: d.svg, version: package.json}
        - {file: e.svg, version: git}
        - {file: f.svg, coverage: {file: [x.json, ./none], as: istanbul}}
        - {file: g.svg, coverage: ./none, missing: unknown}
        - {file: h.svg, coverage: gone.json, missing: unknown}
      """#
    let manifest = try manifest(text, files: files, tag: "v3.1.0")
    #expect(
      manifest.texts == [
        "coverage: 67%", "coverage: 87.5% or {}", "tests: 2 passed, 2 skipped", "version: v2.0.0", "version: v3.1.0",
        "coverage: 67%", "coverage: 67%", "coverage: unknown",
      ])
    #expect(manifest.entries[2].origins == ["reports/a.xml", "reports/b.xml"])
    #expect(manifest.entries[0].origins == ["c.json"] && manifest.entries[4].origins == ["git"])
    #expect(manifest.entries.last?.isMissing == true)
  }

  @Test("a declared name goes before a path and before Git")
  func names() throws {
    let files = ["a.json": #"{"version": "1.0.0"}"#]
    let text = "data: {git: a.json}\nbadges: [{file: a.svg, version: git}]"
    #expect(try manifest(text, files: files, tag: "v9").texts == ["version: v1.0.0"])
  }

  @Test("the lines of code and of its tests that are not blank are values, with their ratio")
  func lines() throws {
    let files = ["s/a.py": "x = 1\n\n \t\r\n# y\r\n", "s/b.py": "\n", "t/a.py": "a\nb\nc", "none": " \n"]
    let data = "data: {r: {code: [s/*, s/a.py], test: t/a.py}, n: {code: s/*, test: none}, m: {code: x, test: s/*}}\n"
    let badges = [
      "status: {label: '{r.code} {r.test}', message: '{r.ratio}'}", "status: {message: '{n.ratio}'}, missing: unknown",
      "status: {message: '{m.ratio}'}, missing: unknown",
    ].enumerated().map { "- {file: \($0).svg, \($1)}\n" }
    let text = data + "badges:\n" + badges.joined()
    let found = try manifest(text, files: files)
    #expect(found.texts == ["2 3: 1:1.5", ": unknown", ": unknown"])
    #expect(found.entries[0].origins == ["s/a.py", "s/b.py", "t/a.py"])
    #expect(
      found.missing.map(\.problem.description).map {
        $0.contains("there is no line in none") || $0.contains("no file x")
      }
        == [true, true])
    for (entry, reason) in [
      ("status: {message: '{r.x}'}", "'x'"), ("coverage: r", "'r' is not a report"),
      ("each: r, status: {message: m}", "'r' is not a list"),
      ("status: {message: '{r}'}", "must be a text or a number"),
    ] {
      let refused = #expect(throws: SourceError.self) {
        try manifest(data + "badges: [{file: a.svg, \(entry)}]", files: files)
      }
      #expect(refused?.problem.description.contains(reason) == true, "\(refused?.description ?? "")")
    }
    #expect(throws: SourceError.self) { try manifest("data: {r: {code: s/*}}\nbadges: []", files: files) }
    // Tests beside the code are no code.
    let beside = "badges: [{file: a.svg, status: {message: '{r.code} {r.test}'}, missing: unknown}]"
    #expect(
      try manifest("data: {r: {code: [s/*, t/*], test: t/*}}\n" + beside, files: files).texts == [": 2 3"])
    let same = try manifest("data: {r: {code: t/a.py, test: t/*}}\n" + beside, files: files)
    #expect(same.missing.map { $0.problem.description.contains("all files of 'code' are") } == [true])
    let negated = try manifest("data: {r: {code: [s/*, '!s/b*'], test: t/*}}\n" + beside, files: files)
    #expect(negated.missing.map { $0.problem.description.contains("no pattern begins with '!'") } == [true])
  }

  @Test("files are looked for once, also for badges that name the numbers of their lines")
  func searches() throws {
    let searches = Mutex<[String]>([])
    let access = DataAccess { pattern throws(DataAccess.Failure) in
      searches.withLock { $0.append(pattern) }
      return [pattern]
    } read: { _ throws(DataAccess.Failure) in
      [0x61]
    }
    let badges = "{file: a.svg, pill: {text: '{r.code}'}}, {file: b.svg, pill: {text: '{r.ratio}'}}"
    let text = "data: {r: {code: a.py, test: b.py}}\nbadges: [\(badges)]"
    let found = try Manifest(parsing: Array(text.utf8), data: access)
    #expect(found.entries.map(\.origins) == [["a.py", "b.py"], ["a.py", "b.py"]])
    #expect(searches.withLock { $0 } == ["b.py", "a.py"])
  }

  @Test("a report in place is read as a whole: a place in it is refused, for every kind of report")
  func placeInReport() throws {
    for kind in ["version", "coverage", "tests", "lint", "endpoint"] {
      let refused = #expect(throws: SourceError.self) {
        try manifest(
          "badges: [{file: a.svg, \(kind): {file: v.json, at: pkg}}]",
          files: ["v.json": #"{"version": "1.0.0", "pkg": {"version": "2.0.0"}}"#])
      }
      #expect(refused?.problem.description.hasPrefix("'v.json' is not a report: 'at' names a value, 'pkg'") == true)
    }
  }

  @Test("what has no values of its own, and a name with a point, have messages that say what to write")
  func pointsInNames() throws {
    for (message, reason) in [
      ("{value.passed}", "'value' is not a map, but a text; a report that 'data' names has numbers"),
      ("{a.b}", "did you mean '\"a.b\"'?"),
    ] {
      let refused = #expect(throws: SourceError.self) {
        try manifest(
          "data: {'x': v.json}\nbadges: [{file: a.svg, version: v.json, status: {message: '\(message)'}}]",
          files: ["v.json": #"{"version": "1.0.0"}"#], values: ["a.b": "main"])
      }
      #expect(refused?.problem.description.contains(reason) == true, "\(refused?.description ?? "")")
    }
  }

  @Test("each goes over the elements of a file, over files and over paths")
  func lists() throws {
    var files = ["tags.json": #"{"tags": [{"name": "Go"}]}"#]
    for (name, version) in [("core", "1.0.0"), ("web/ui", "0.2.0")] {
      files["p/\(name)/package.json"] = #"{"version": "\#(version)"}"#
    }
    let text = #"""
      badges:
        - {each: {file: tags.json, at: tags}, file: "{name|slug}.svg", status: {message: "{name}"}}
        - {each: {files: "p/*"}, file: "v/{match|slug}.svg", version: "{path}", status: {label: "{folder} {name}"}}
        - {each: [p/core, p/web/ui], file: "w/{item}.svg", version: "{item}/package.json", status: {label: "{index}"}}
        - {each: [p/none], file: "x.svg", version: "{item}/package.json", missing: skip}
      """#
    let manifest = try manifest(text, files: files)
    #expect(
      manifest.entries.map(\.file) == [
        "go.svg", "v/core-package-json.svg", "v/web-ui-package-json.svg", "w/p/core.svg", "w/p/web/ui.svg",
      ])
    #expect(
      manifest.texts == [
        ": Go", "p/core package.json: v1.0.0", "p/web/ui package.json: v0.2.0", "1: v1.0.0", "2: v0.2.0",
      ])
    #expect(manifest.entries[1].origins == ["p/core/package.json"] && manifest.missing.count == 1)
  }

  @Test(
    "a mistake in one of two entries with the same files is an error at its own text",
    arguments: [
      ("b{match}.svg', hub: {count: '{match}'}", "hub: {count: '", "'x' is not a plain number"),
      ("b{match}.svg', version: 'q/{match}.json'", "version: '", "'bx.svg' has no value: there is no file q/x.json"),
      ("a{match}.svg', pill: {text: a}", "file: '", "'ax.svg' is already written in line 2"),
      (
        "b{match}.svg', pill: {text: '{no}'}", "text: '",
        "'bx.svg' has no value: line 3:10: there is no value for 'no'"
      ),
    ])
  func sameFiles(keys: String, place: String, expected: String) throws {
    let entry = "- {each: {files: 'p/*'}, file: '"
    let line = entry + keys + "}"
    let error = message(
      "badges:\n\(entry)a{match}.svg', pill: {text: '{match}'}}\n\(line)", files: ["p/x": "", "p/y": ""])
    let end = try #require(line.firstRange(of: place)).upperBound.utf16Offset(in: line)
    #expect(error.hasPrefix("badges.yml:3:\(end): error: \(expected)"), "\(error)")
  }

  @Test("a mistake in an element of a list in the manifest is an error at the element")
  func elements() {
    let error = message("badges: [{each: [{n: 1}, {n: x}], file: '{index}.svg', hub: {count: '{n}'}}]")
    #expect(error.hasPrefix("badges.yml:1:30: error: 'x' is not a plain number"), "\(error)")
  }

  @Test(
    "what the wildcards of a pattern stand for is a value",
    arguments: [
      ("packages/*/c.xml", "packages/core/c.xml", "core"), ("r/**/*.xml", "r/a/b.xml", "a/b"),
      ("r/**/c.xml", "r/c.xml", ""), ("**/c.xml", "c.xml", ""), ("t-?.xml", "t-1.xml", "1"),
      ("c.xml", "c.xml", "c.xml"),
      ("*/ä*/c.xml", "ü/äö/c.xml", "ü/äö"),
    ])
  func matches(pattern: String, path: String, match: String) throws {
    let access = DataAccess(find: { _ throws(DataAccess.Failure) in [path] })
    let text = "badges: [{each: {files: '\(pattern)'}, file: a.svg, title: '={match}', pill: {text: a}}]"
    #expect(try Manifest(parsing: Array(text.utf8), data: access).entries[0].badge.options.title == "=" + match)
  }

  @Test(
    "a mistake is an error at its place",
    arguments: [
      ("{file: a.svg, coverage: cov}", "1:34", "unknown data 'cov'"),
      ("{file: a.svg, coverage: a.xml}", "1:34", "'a.svg' has no value: there is no file a.xml"),
      ("{file: a.svg, coverage: a/}", "1:34", "'a/' "), ("{file: a.svg, coverage: \"a\\n.xml\"}", "1:34", "control"),
      ("{file: a.svg, coverage: {file: a, git: describe}}", "1:34", "one of file, files and git"),
      ("{file: a.svg, coverage: {fil: a}}", "1:35", "did you mean 'file'?"),
      ("{file: a.svg, coverage: {files: a.xml}}", "1:34", "'a.xml' is not a source of values, but a list of files"),
      ("{file: a.svg, coverage: '{x}.xml'}", "1:36", "unknown value 'x'"),
      ("{file: a.svg, each: {files: 'x/*'}, pill: {text: a}}", "1:30", "there is no file x/*"),
      ("{file: a.svg, each: {git: describe}, pill: {text: a}}", "1:30", "'git' is not a list"),
      ("{file: a.svg, each: {code: a.c, test: b.c}, pill: {text: a}}", "1:30", "'a.c' is not a list"),
      ("{file: a.svg, each: t, pill: {text: a}}", "1:30", "unknown data 't'"),
    ])
  func mistakes(entry: String, place: String, expected: String) {
    let error = message("badges: [\(entry)]")
    #expect(error.hasPrefix("badges.yml:\(place): error: ") && error.contains(expected), "\(error)")
  }

  @Test(
    "a path that data names is in the folder of the manifest",
    arguments: ["../c.json", "/c.json", "a/../../c.json", "{c}.json"])
  func hostilePaths(path: String) {
    let files = ["l.json": #"[{"p": "\#(path)"}]"#, path: Self.summary]
    for pattern in ["{p}", "./{p}", "{item.p}"] {
      let error = message("badges: [{each: l.json, file: a.svg, coverage: '\(pattern)'}]", files: files)
      let place = pattern == "./{p}" ? "; the value is in l.json:1:8\n" : "l.json:1:8: error: "
      #expect(error.contains(place) == !path.hasPrefix("{"), "\(error)")
    }
    let text = "data: {l: l.json}\nbadges: [{each: [x], file: a.svg, coverage: '{item}/{l.0.p}'}]"
    #expect(message(text, files: files).contains("leads out of the folder") == path.contains(".."))
  }
}

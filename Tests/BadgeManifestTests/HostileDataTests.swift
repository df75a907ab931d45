import BadgeManifest
import Cartouche
import Foundation
import SourceTree
import Testing

@Suite("Hostile data")
struct HostileDataTests {
  private static func rows(_ names: [String], _ entry: String) -> (text: String, files: [String: String]) {
    let rows = names.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: "\n")
    return ("data: {l: l.csv}\nbadges:\n- {each: l, \(entry)}", ["l.csv": "name\n" + rows + "\n"])
  }

  @Test(
    "a name from data leaves the output folder in no way",
    arguments: [
      "../a", "../../etc/a", "/etc/a", "a/../../b", "a\\..\\b", "a\u{0}b", "a\nb", "con", ".git/hooks/a", "a:b",
      ".cartouche-1/a", "a/", "a./b", String(repeating: "a", count: 300), "x\u{202E}/../..",
    ])
  func names(name: String) {
    let (text, files) = Self.rows([name], "file: '{name}.svg', pill: {text: a}")
    let error = #expect(throws: SourceError.self) { try manifest(text, files: files) }
    #expect(error?.description.contains("; the value is in l.csv:2:1\n") == true, "\(error?.description ?? "")")
  }

  @Test(
    "values are no markup, and no expressions",
    arguments: ["<script>x</script>", "{name}", "{{name}}", "{l.0.name|slug}", "]]>", "&lt;"])
  func markup(name: String) throws {
    let (text, files) = Self.rows(
      [name], "file: '{index}.svg', title: 'of {name}', status: {label: '{name}', message: '{name}'}")
    let entry = try #require(try manifest(text, files: files).entries.first)
    let badge = try #require(entry.badge as? StatusBadge)
    #expect(badge.label.text == name && badge.messages[0].text == name && badge.options.title == "of \(name)")
    let picture = try entry.badge.svg(for: .web)
    #expect(!picture.contains("<script") && picture.contains("</svg>"))
  }

  @Test("a value in a title pattern adds no form to it", arguments: ["a|b", "{count}", "other=x", "}"])
  func patterns(name: String) throws {
    let (text, files) = Self.rows([name], "file: '{index}.svg', hub: {count: 3, titlePattern: '{count} of {name}'}")
    #expect(message(text, files: files).contains("cannot be in a title pattern"))
    let (good, plain) = Self.rows(
      ["b c"], "file: '{index}.svg', hub: {count: 3, titlePattern: 'one of {name}|{count} of {name}'}")
    let badge = try #require(try manifest(good, files: plain).entries.first).badge
    #expect(try badge.document(shaper: BuiltinShaper()).title == "3 of b c")
  }

  @Test(
    "a link from data has an allowed scheme", arguments: ["javascript:alert(1)", "data:text/html,x", "JaVaScRiPt:x"])
  func links(name: String) {
    let (text, files) = Self.rows([name], "file: '{index}.svg', status: {message: x, link: '{name}'}")
    #expect(message(text, files: files).contains("l.csv:2:1: error: "))
  }

  @Test(
    "a picture that data names is in the folder of the manifest",
    arguments: ["../secret.svg", "/etc/a.svg", "a/../../b.svg"])
  func pictures(name: String) {
    for key in ["status: {message: x, logo: '{name}'}", "hub: {count: 1, on: {icon: '{name}', size: 9x9}}"] {
      let (text, files) = Self.rows([name], "file: '{index}.svg', \(key)")
      let icon = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>"#
      #expect(
        message(text, files: files.merging([name: icon]) { $1 }).contains("leads out of the folder"))
    }
  }

  @Test(
    "a picture or a look that a report names, or a value of the defaults, is in the folder of the manifest",
    arguments: [
      "endpoint: e.json, status: {logo: '{value}'}", "status: {message: m, logo: '{e.message}'}",
      "status: {message: m, lookFile: '{e.message}'}", "version: package.json, status: {logo: '{value}'}",
      "status: {message: m, logo: '{p}'}", "requires: package.json, status: {logo: '{value}'}",
      "status: {label: x, logo: '{value}'}",
    ])
  func picturesOfReports(entry: String) {
    let files = [
      "e.json": #"{"schemaVersion": 1, "label": "x", "message": "../a.svg"}"#, "../a.svg": "<svg/>",
      "package.json": #"{"name": "x", "version": "1/../../a.svg", "engines": {"node": ">=1/../../a.svg"}}"#,
    ]
    let data = "data: {e: {file: e.json, as: endpoint}, p: package.json, d: e.json}\n"
    let defaults = entry.contains("label") ? "defaults: {status: {value: '{d.message}'}}\n" : ""
    let error = message(data + defaults + "badges: [{file: a.svg, \(entry)}]", files: files)
    #expect(error.contains("leads out of the folder"), "\(error)")
  }

  @Test(
    "two badges with the same file are an error that names both rows",
    arguments: [["a", "A"], ["ß", "SS"], ["é", "e\u{301}"]])
  func duplicates(names: [String]) {
    let (text, files) = Self.rows(names, "file: '{name}.svg', pill: {text: a}")
    let error = message(text, files: files)
    #expect(
      error.hasPrefix("badges.yml:3:19: error: '\(names[1]).svg' is already written in line 2 of l.csv; "), "\(error)")
    #expect(error.contains("; the value is in l.csv:3:1\n"), "\(error)")
  }

  @Test("the place in the data is said behind what is probably meant")
  func meantWords() {
    for (entry, end) in [
      ("color: 'gr{name}s', message: m", "did you mean 'grey'? (the value is in l.csv:2:1)"),
      ("look: 'my{name}.yml', message: m", "a look of your own is 'lookFile: myey.yml'; the value is in l.csv:2:1"),
    ] {
      let (text, files) = Self.rows(["ey"], "file: a.svg, status: {\(entry)}")
      let error = message(text, files: files)
      #expect(error.contains(end + "\n"), "\(error)")
    }
  }

  @Test("an error of a text with more than a value from data is at the text, and names the place in the data")
  func mixed() {
    let (text, files) = Self.rows(["a"], "file: '{name}.svg', status: {message: m}")
    let error = message(text + "\n- {each: l, file: '{name}.svg', status: {message: m}}", files: files)
    #expect(
      error.hasPrefix("badges.yml:4:19: error: 'a.svg' is already written in line 3; the value is in l.csv:2:1\n"),
      "\(error)")
    for (entry, column, reason) in [
      ("file: 'sub/../{name}.svg', pill: {text: a}", 19, "'sub/../a.svg' leads out of the output folder"),
      ("file: a.svg, status: {message: m, messageLink: 'javascript:{name}'}", 60, "a link begins with"),
      ("file: a.svg, status: {messages: [{text: m, color: '{name}b'}]}", 63, "unknown colour 'ab'"),
      ("file: a.svg, coverage: {file: '../{name}.json'}", 43, "'../a.json' leads out of the folder"),
    ] {
      let (text, files) = Self.rows(["a"], entry)
      let error = message(text, files: files)
      #expect(error.hasPrefix("badges.yml:3:\(column): error: \(reason)"), "\(error)")
      #expect(error.contains("; the value is in l.csv:2:1\n"), "\(error)")
    }
    for (defaults, column, reason) in [
      ("status: {color: '{name}b'}", 28, "unknown colour 'ab'"), ("idPrefix: '{name} b'", 22, "'a b' "),
      ("exports: [png, '{name}b']", 27, "unknown"), ("status: {value: '{name} b', thresholds: '5=red'}", 28, "'a b' "),
    ] {
      let (text, files) = Self.rows(["a"], "file: a.svg, status: {message: m}")
      let error = message("defaults: {\(defaults)}\n" + text, files: files)
      #expect(error.hasPrefix("badges.yml:1:\(column): error: \(reason)"), "\(error)")
      #expect(error.contains("; the value is in l.csv:2:1\n"), "\(error)")
    }
    let (whole, rows) = Self.rows(["a"], "file: a.svg, hub: {count: '{name}'}")
    #expect(message(whole, files: rows).hasPrefix("l.csv:2:1: error: 'a' is not a plain number"))
  }

  @Test("a picture in whose path data has a part is in the folder of the manifest")
  func partsOfPaths() {
    for name in ["../secret", "../../b"] {
      let (text, files) = Self.rows([name], "file: '{index}.svg', status: {message: x, logo: './{name}.svg'}")
      #expect(message(text, files: files).contains("leads out of the folder"))
    }
  }

  @Test(
    "a mistake in data is an error at its place",
    arguments: [
      ("l.json", "[{\"a\": }]", "l.json:1:8: error: not JSON"),
      ("l.json", "[{\"a\": 1},\n {\"a\": [1]}]", "l.json:2:8: error: 'a' must be a text or a number, not a list"),
      ("l.json", "{\"a\": 1, \"a\": 2}", "l.json:1:10: error: the key 'a' is already in line 1"),
      ("l.json", "3", "l.json:1:1: error: the file must be a list"),
      ("l.csv", "a,b\n1\n", "l.csv:2:1: error: not CSV: expected 2 fields, not 1"),
      ("l.csv", "a,a\n1,2\n", "l.csv:1:3: error: the key 'a'"),
      ("l.csv", "a\n\"1\n", "l.csv:2:1: error: not CSV"),
      ("l.jsonl", "{\"a\": 1}\n{\"a\": \n", "l.jsonl:2:7: error: not JSON"),
      ("l.yaml", "- a: 1\n- {a: &x 2}", "l.yaml:2:7: error: anchors"),
      ("l.toml", "a = \n", "l.toml:1:5: error: not TOML"),
      ("l.json", "\u{FF}", "l.json:1:1: error: "), ("l.csv", "a\nx\n\"\n", "l.csv:3:1: error: not CSV"),
    ])
  func mistakes(name: String, content: String, expected: String) {
    let text = "data: {l: \(name)}\nbadges:\n- {each: l, file: '{index}.svg', status: {message: '{a}'}}"
    let error = message(text, files: [name: content])
    #expect(error.hasPrefix(expected), "\(error)")
    #expect(!message(text, files: [name: content]).isEmpty)
  }

  @Test(
    "a mistake in the declaration of data is an error at its place",
    arguments: [
      ("data: {value: a.json}", "1:8", "cannot be the name of data"),
      ("data: {a.b: a.json}", "1:8", "cannot be the name"),
      ("data: {a: {file: a.json, git: describe}}", "1:11", "one of file, files and git"),
      ("data: {a: {as: json}}", "1:11", "one of file, files and git"),
      ("data: {a: {file: a.json, as: jsn}}", "1:30", "unknown format 'jsn'; did you mean 'json'?"),
      ("data: {a: {file: a.json, at: a..b}}", "1:11", "'a..b' is not a path"),
      ("data: {a: {file: a.json, at: '$..[?(@.constructor)]'}}", "1:11", "is not a path"),
      ("data: {a: {fil: a.json}}", "1:12", "did you mean 'file'?"),
      ("data: [a]", "1:7", "expected keys with values"), ("data: {a: {file: []}}", "1:18", "at least 1 element"),
      ("data: {a: {git: describ}}", "1:17", "unknown question 'describ'; did you mean 'describe'?"),
      ("data: {a: null}", "1:11", "expected keys with values, not nothing"),
    ])
  func declarations(data: String, place: String, expected: String) {
    let error = message("\(data)\nbadges: []")
    #expect(error.hasPrefix("badges.yml:\(place): error: ") && error.contains(expected), "\(error)")
  }

  @Test("values together have no more combining marks on a letter than one text may have")
  func marks() {
    let files = ["d.json": "{\"k\": \"" + String(repeating: "\u{323}\u{301}", count: 500) + "\"}"]
    func error(_ text: String) -> String {
      message("data: {d: d.json}\nbadges:\n- {file: a.svg, status: {message: 'a\(text)'}}", files: files)
    }
    #expect(error("{d.k}") == "" && error("{d.k} {d.k}") == "")
    #expect(error("{d.k}{d.k}").hasPrefix("badges.yml:3:35: error: a letter has more than 1000 combining marks"))
  }

  @Test("one manifest has 50,000 badges and 256 MiB of data at most, and one more is an error")
  func limits() throws {
    #expect(DataAccess().maximumBadges == 50_000 && DataAccess().maximumBytes == 256 << 20)
    let text = "data: {l: l.csv, m: m.csv}\nbadges:\n- {each: l, file: '{a}.svg', pill: {text: a}}\n"
    let rows = "a\n" + (1...10).map { "\($0)\n" }.joined()
    let files = ["l.csv": rows, "m.csv": rows]
    let bytes = files["l.csv"]?.utf8.count ?? 0
    #expect(try manifest(text, files: files, limits: (10, bytes)).entries.count == 10)
    #expect(throws: SourceError.self) { try manifest(text, files: files, limits: (9, bytes)) }
    #expect(throws: SourceError.self) { try manifest(text, files: files, limits: (10, bytes - 1)) }
    #expect(throws: SourceError.self) {
      try manifest(text + "- {file: x.svg, pill: {text: a}}", files: files, limits: (10, bytes))
    }
    #expect(throws: SourceError.self) {
      try manifest(text + "- {each: m, file: 'm{a}.svg', pill: {text: a}}", files: files, limits: (20, bytes))
    }
    let both = text + "- {each: m, file: 'm{a}.svg', pill: {text: a}}"
    #expect(try manifest(both, files: files, limits: (20, 2 * bytes)).entries.count == 20)
  }

  @Test("the badges of a manifest have 16 MiB at most, with the values, lists and defaults that each of them has")
  func sizes() throws {
    #expect(DataAccess().maximumSize == 16 << 20)
    let long = String(repeating: "a", count: 1_000)
    let files = ["l.json": "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]", "d.json": "{\"k\": \"\(long)\"}"]
    let many = (0..<10).map { "- {file: \($0).svg, status: {message: '{d.k}'}}\n" }.joined()
    let plain = (0..<10).map { "- {file: \($0).svg, status: {message: a}}\n" }.joined()
    let data = "data: {l: l.json, d: d.json}\n"
    for (text, isLong) in [
      ("badges:\n- {each: l, file: '{item}.svg', status: {message: '\(long)'}}", true),
      ("badges:\n- {each: l, file: '{item}.svg', table: {width: 99, rows: [{summary: \(long)}]}}", true),
      ("badges:\n\(many)", true), ("defaults: {status: {label: '{d.k}'}}\nbadges:\n\(plain)", true),
      ("defaults: {title: \(long)}\nbadges:\n\(plain)", true),
      ("defaults: {title: '{{\(long)'}\nbadges:\n\(plain)", true), ("badges:\n\(plain)", false),
      ("badges:\n- {each: l, file: '{item}.svg', status: {message: a}}", false),
    ] {
      func read(_ size: Int) throws(SourceError) { _ = try manifest(data + text, files: files, maximumSize: size) }
      #expect(throws: Never.self, "\(text)") { try read(isLong ? 12_000 : 9_000) }
      guard isLong else { continue }
      let error = #expect(throws: SourceError.self, "\(text)") { try read(9_000) }
      #expect(error?.description.contains("have more than 9000 bytes, with all values") == true)
    }
  }
}

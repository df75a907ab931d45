import BadgeManifest
import Cartouche
import LookFiles
import SourceTree
import Synchronization
import Testing

@Suite("Data of manifests")
struct DataTests {
  private static let summary =
    #"{"total": {"lines": {"total": 3, "covered": 2}, "branches": {"total": 8, "covered": 7}}}"#
  private static let junit = "<testsuite><testcase/><testcase><skipped/></testcase></testsuite>"

  @Test("a badge names each file of its data once")
  func origins() throws {
    let text = "data: {cov: c.json}\nbadges: [{file: a.svg, title: '{cov.lines}', coverage: cov}]"
    #expect(try manifest(text, files: ["c.json": Self.summary]).entries.map(\.origins) == [["c.json"]])
    // The names look the same, and have other bytes.
    let names = "data: {p: \u{E9}.json, q: e\u{301}.json}\nbadges: [{file: a.svg, pill: {text: '{p.n}{q.n}'}}]"
    #expect(try manifest(names, files: ["\u{E9}.json": #"{"n": 1}"#]).entries.map(\.origins.count) == [2])
  }

  @Test("the manifest of the design builds what it says")
  func design() throws {
    let files = [
      "coverage/coverage-summary.json": Self.summary, "reports/a.xml": Self.junit, "reports/b.xml": Self.junit,
      "data/tags.json": #"[{"name": "Swift & SVG", "count": 12}, {"name": "Go", "count": 1}]"#,
      "ci.json": #"{"jobs": [{"name": "mac os", "conclusion": "failure"}, {"name": "win", "conclusion": null}]}"#,
    ]
    let text = #"""
      data:
        cov:   {file: [coverage.xml, coverage/coverage-summary.json]}
        tests: {file: "reports/*", as: junit}
        git:   {git: describe}
        tags:  data/tags.json
        ci:    {file: ci.json, at: jobs}
      defaults: {missing: unknown, status: {style: flat-square, palette: accessible}}
      badges:
        - {file: coverage.svg, coverage: cov}
        - {file: branches.svg, coverage: cov, metric: branches, digits: 1, status: {label: branches}}
        - {file: tests.svg, tests: tests}
        - {file: version.svg, version: git}
        - file: lint.svg
          status: {label: lint, value: "{cov.lines}", message: "{value|percent(1)}", thresholds: "50=red,80=yellow,95=green,else=inactive"}
        - each: ci
          file: "ci/{name|slug}.svg"
          status: {label: "{name}", message: "{conclusion}", colors: {success: success, failure: critical, else: inactive}}
        - each: tags
          file: "tag/{name|slug}.svg"
          hub: {count: "{count}", titlePattern: "{count} post|{count} posts"}
      """#
    let manifest = try manifest(text, files: files, tag: "v1.4.0")
    #expect(
      manifest.texts == [
        "coverage: 67%", "branches: 87.5%", "tests: 2 passed, 2 skipped", "version: v1.4.0", "lint: 66.7%",
        "mac os: failure", "win: unknown",
      ])
    #expect(
      manifest.entries.map(\.file).suffix(4) == ["ci/mac-os.svg", "ci/win.svg", "tag/swift-svg.svg", "tag/go.svg"])
    let badges = manifest.statusBadges
    #expect(badges["lint.svg"]?.messages[0].color == .named("yellow"))
    #expect(badges["ci/mac-os.svg"]?.messages[0].color == .named("critical"))
    #expect(badges["ci/win.svg"]?.messages[0].color == .named("inactive"))
    #expect(badges.values.allSatisfy { $0.look == StatusStyle.flatSquare.look(in: .modern) })
    let hubs = manifest.entries.compactMap { $0.badge as? Hub }
    #expect(hubs.map(\.count) == [12, 1])
    #expect(try hubs.map { try $0.document(shaper: BuiltinShaper()).title } == ["12 posts", "1 post"])
    #expect(manifest.entries.filter(\.isMissing).map(\.file) == ["ci/win.svg"])
    #expect(manifest.entries[0].origins == ["coverage/coverage-summary.json"])
    #expect(
      manifest.entries[2].origins == ["reports/a.xml", "reports/b.xml"] && manifest.entries[3].origins == ["git"])
    #expect(
      manifest.entries.suffix(4).flatMap(\.origins) == ["ci.json", "ci.json", "data/tags.json", "data/tags.json"])
  }

  @Test("texts beside a badge name its value in any order, and those of the defaults name values, too")
  func order() throws {
    let text = """
      data: {d: d.json, cov: c.json}
      defaults: {title: "{d.v} {{x}}"}
      badges:
        - {file: a.svg, title: "T {value}", status: {message: "{value}", value: "{d.v}"}}
        - {file: b.svg, title: "T {value}", coverage: cov, status: {value: "{d.v}"}}
        - {file: c.svg, status: {message: m}}
      """
    let found = try manifest(text, files: ["d.json": #"{"v": 7}"#, "c.json": Self.summary])
    #expect(found.entries.map(\.badge.options.title) == ["T 7", "T 7", "7 {x}"])
    let literal = "defaults: {title: '{d.v} {{x}}'}\nbadges: [{file: c.svg, pill: {text: m}}]"
    #expect(try manifest(literal, files: [:]).entries[0].badge.options.title == "{d.v} {{x}}")
  }

  @Test("where an element or a source has the name 'value', texts before the badge name that one")
  func otherValue() throws {
    let text = """
      data: {e: e.json}
      defaults: {missing: unknown}
      badges:
        - {each: e, file: "{value}.svg", title: "{value}", status: {label: "{value}", message: "{value|percent}", value: "{value|ratio}"}}
        - {each: e, file: "m{value}.svg", status: {label: "{value}", message: "{x}"}}
      """
    let found = try manifest(text, files: ["e.json": #"[{"value": 0.5}]"#])
    #expect(found.entries.map(\.file) == ["0.5.svg", "m0.5.svg"] && found.texts == ["50%: 50%", "0.5: unknown"])
    #expect(found.entries[0].badge.options.title == "0.5")
  }

  @Test("an expression without a text leaves out a link, in the defaults too")
  func noLink() throws {
    let link = "link: '{u|default()}'"
    for (defaults, own) in [("", ", \(link)"), ("defaults: {status: {\(link)}}\n", "")] {
      let text = "data: {d: d.json}\n\(defaults)badges: [{each: d, file: '{n}.svg', status: {message: x\(own)}}]"
      let found = try manifest(text, files: ["d.json": #"[{"n": 1, "u": null}, {"n": 2, "u": "https://e.org/"}]"#])
      let links = found.entries.compactMap { ($0.badge as? StatusBadge)?.label.link }
      #expect(try found.entries.count == 2 && links == [LinkDestination(parsing: "https://e.org/")])
    }
  }

  @Test("a key that an entry leaves out is not that of the defaults, also where its value is missing")
  func leftOut() throws {
    let keys = "link: 'https://e.org/{value}', messageLink: 'https://e.org/', logo: linux"
    let text = """
      data: {d: d.json}
      defaults: {title: all, missing: unknown, status: {\(keys)}}
      badges:
        - {file: a.svg, status: {message: m, link: "{d.z|default()}", messageLink: "{d.z|default()}", logo: "{d.z|default()}"}}
        - {file: b.svg, title: "Build {d.z}", status: {message: m, link: "{d.z}", messageLink: "https://{d.z}/", logo: "{d.z}"}}
      """
    let found = try manifest(text, files: ["d.json": #"{"z": null}"#])
    #expect(found.entries.map(\.badge.options.title) == ["all", nil])
    #expect(found.entries.map(\.isMissing) == [false, true])
    for badge in found.statusBadges.values {
      #expect(badge.label.link == nil && badge.messages[0].link == nil && badge.logo == nil)
    }
  }

  @Test("values are named at any depth of the defaults, and braces that stand for themselves are read there")
  func nestedDefaults() throws {
    let text = """
      data: {d: d.json}
      defaults: {title: "a }}", pill: {border: {color: "{d.c}", width: 2}}}
      badges: [{file: a.svg, pill: {text: b}}]
      """
    let entry = try #require(try manifest(text, files: ["d.json": ##"{"c": "#123456"}"##]).entries.first)
    #expect((entry.badge as? Pill)?.style.border?.color == "#123456" && entry.badge.options.title == "a }")
  }

  @Test("thresholds of the defaults colour coverage, and nothing that a report colours by words")
  func defaultThresholds() throws {
    let text = """
      data: {cov: c.json, tests: t.xml}
      defaults: {missing: unknown, status: {thresholds: "50=red,80=blue,90=green"}}
      badges:
        - {file: a.svg, coverage: cov}
        - {file: b.svg, coverage: cov, status: {color: orange}}
        - {file: c.svg, coverage: cov, status: {thresholds: "70=pink,100=green"}}
        - {file: d.svg, tests: tests}
        - {file: e.svg, coverage: gone.json}
      """
    let found = try manifest(text, files: ["c.json": Self.summary, "t.xml": Self.junit])
    let colors = found.entries.compactMap { ($0.badge as? StatusBadge)?.messages[0].color }
    #expect(colors == ["blue", "orange", "pink", "success", "inactive"])
  }

  @Test(
    "each makes a badge of every element, in every language of lists",
    arguments: [
      ("l.json", #"[{"a": "x", "n": 1}, {"a": "y", "n": 2}]"#), ("l.yaml", "- {a: x, n: 1}\n- {a: y, n: 2}"),
      ("l.csv", "a,n\nx,1\n\"y\",2\n"), ("l.jsonl", "{\"a\": \"x\", \"n\": 1}\n\n{\"a\": \"y\", \"n\": 2}\n"),
      ("l.ndjson", "{\"a\": \"x\", \"n\": 1}\r\n{\"a\": \"y\", \"n\": 2}"),
      ("l.json", #"{"x": {"a": "x", "n": 1}, "y": {"a": "y", "n": 2}}"#), ("l.yml", "x: {a: x, n: 1}\ny: {a: y, n: 2}"),
    ])
  func lists(name: String, text: String) throws {
    let found = try manifest(
      "data: {l: \(name)}\nbadges:\n- {each: l, file: '{a}-{index}.svg', status: {label: '{a}', message: '{n}'}}",
      files: [name: text])
    #expect(found.texts == ["x: 1", "y: 2"])
    #expect(found.entries.map(\.file) == ["x-1.svg", "y-2.svg"])
  }

  @Test("the tables of an array of TOML, a list at a path, a list of texts and a list in the manifest are lists")
  func otherLists() throws {
    let toml = "[[job]]\nname = 'x'\nn = 1\n[[job]]\nname = 'y'\nn = 2\n"
    let text = "data: {l: {file: l.toml, at: job}}\nbadges:\n- {each: l, file: '{n}.svg', status: {message: '{name}'}}"
    #expect(try manifest(text, files: ["l.toml": toml]).texts == [": x", ": y"])
    let lists = "[a]\nl = [{name = 'x', n = 1}, {name = \"\"\"\ny\"\"\", n = 2}]\nwhen = 2026-03-01 12:00:00\n"
    #expect(try manifest(text.replacing("at: job", with: "at: a.l"), files: ["l.toml": lists]).texts == [": x", ": y"])
    let tags =
      "data: {l: {file: l.toml, at: a.tags}, a: l.toml}\nbadges:\n"
      + "- {each: l, file: '{item}.svg', status: {message: '{item} {a.a.when|date(%d.%m.%Y)}'}}"
    let values = "[a]\ntags = ['x', 'y']\nwhen = 2026-03-01 12:00:00\n"
    #expect(try manifest(tags, files: ["l.toml": values]).texts == [": x 01.03.2026", ": y 01.03.2026"])
    let words =
      "data: {l: {file: l.json, at: a.0}}\nbadges:\n- {each: l, file: '{item}.svg', status: {message: '{item}'}}"
    #expect(try manifest(words, files: ["l.json": #"{"a": [["x", "y"]]}"#]).texts == [": x", ": y"])
    let inline =
      "badges:\n- {each: [{a: 1}, {b: y}, {b: null}], file: '{index}.svg', status: {message: '{b|default(none)}'}}"
    #expect(try manifest(inline).texts == [": none", ": y", ": none"])
    let keys = "data: {l: l.json}\nbadges:\n- {each: l, file: '{key|slug}.svg', hub: {count: '{item}'}}"
    let hubs = try manifest(keys, files: ["l.json": #"{"A b": 3, "c": 4}"#]).entries
    #expect(hubs.map(\.file) == ["a-b.svg", "c.svg"])
  }

  @Test(
    "a list with null, elements with several values, and data that is a number and no list, are named as what they are")
  func singleValues() throws {
    let list = message("badges: [{each: [a, null], file: '{index}.svg', pill: {text: '{item}'}}]")
    #expect(list.contains("'2.svg' has no value: line 1:21: there is no value\n"), "\(list)")
    for (data, each) in [("", "[{x: 1}]"), ("data: {d: d.json}\n", "d")] {
      let text = data + "badges: [{each: \(each), file: a.svg, pill: {text: '{item}'}}]"
      let error = message(text, files: ["d.json": #"[{"x": 1}]"#])
      #expect(error.contains("error: 'item' must be a text or a number, not keys with values"), "\(error)")
    }
    let number = message("data: {d: d.json}\nbadges: [{each: d, file: a.svg, pill: {text: a}}]", files: ["d.json": "5"])
    #expect(number.contains("d.json:1:1: error: the file must be a list, not a single value"), "\(number)")
  }

  @Test(
    "data with several values, of which a text names none, is an error at the text that names the first one",
    arguments: [
      ("d.json", #"{"a": 1}"#, "a"), ("d.json", "[[3], 4]", "0.0"), ("d.yaml", "b: {c: x}\n", "b.c"),
      ("d.toml", "t = 1", "t"),
      ("d.csv", "n,m\n1,2\n", "0.n"), ("d.jsonl", "{\"x\": 1}\n{\"x\": 2}\n", "0.x"),
      ("d.json", #"{"a b": 1}"#, "\"a b\""),
    ])
  func namelessValues(name: String, content: String, first: String) {
    for source in [name, "{file: \(name), as: \(name.dropFirst(2))}", "{file: 'd.*'}"] {
      for expression in ["{d}", "{d|default(x)}"] {
        let text = "data: {d: \(source)}\nbadges:\n- {file: a.svg, pill: {text: 'x \(expression)'}}"
        let error = message(text, files: [name: content])
        #expect(
          error.hasPrefix("badges.yml:3:34: error: 'd' has several values; name one, such as {d.\(first)}\n"),
          "\(error)")
      }
    }
    #expect(
      message("data: {d: d.json}\nbadges: [{file: a.svg, pill: {text: '{d}'}}]", files: ["d.json": "{}"]).contains(
        "error: 'd' has no values\n"))
  }

  @Test("a file of a single value has it without a name where its language is named, and is of no known format if not")
  func singleValue() throws {
    let text = "data: {d: {file: d.json, as: json}}\nbadges: [{file: a.svg, status: {message: '{d}'}}]"
    #expect(try manifest(text, files: ["d.json": "5"]).texts == [": 5"])
    #expect(
      message(text.replacing(", as: json", with: ""), files: ["d.json": "5"]).contains(
        "d.json:1:1: error: the format is unknown"))
  }

  @Test("values of several files are those of each element, and no text shows them")
  func severalFiles() throws {
    let files = ["l/1": #"[{"a": 1}]"#, "l/2": #"[{"a": 2}]"#]
    let text = "data: {l: {file: 'l/*'}}\nbadges:\n"
    for expression in ["{l}", "{l.0.a}"] {
      let error = message(text + "- {file: a.svg, pill: {text: '\(expression)'}}", files: files)
      #expect(
        error.hasPrefix("badges.yml:3:32: error: 'l' is 2 files, and a text shows values of one file"), "\(error)")
    }
    #expect(
      try manifest(text + "- {each: l, file: '{a}.svg', status: {message: '{a}'}}", files: files).texts
        == [": 1", ": 2"])
    // One file of many that is no report is named.
    let reports = ["l/1": Self.summary, "l/2": #"{"a": 2}"#]
    #expect(
      message(text + "- {file: a.svg, pill: {text: '{l.lines}'}}", files: reports).hasPrefix(
        "l/2:1:1: error: the format is unknown"))
  }

  @Test("spaces around the names of columns do not count, and names in one column ask for commas")
  func columns() throws {
    let text =
      "data: {l: l.csv}\nbadges: [{each: l, file: a.svg, status: {label: '{name}', message: '{count|default(-)}'}}]"
    #expect(try manifest(text, files: ["l.csv": "name, count ,\" x\"\nGo,5,\n"]).texts == ["Go: 5"])
    for separator in [";", "\t", "; ", "|"] {
      let file = "name\(separator)count\nGo\(separator)5\n"
      let error = message(text, files: ["l.csv": file])
      #expect(error.contains("there is no value for 'name'; 'name\(separator == "\t" ? "" : separator)"), "\(error)")
      #expect(error.contains("is one column, as the columns of CSV have commas between them"), "\(error)")
    }
    #expect(!message(text, files: ["l.csv": "nam\nGo\n"]).contains("commas"))
  }

  @Test(
    "an empty list draws nothing",
    arguments: [
      ("l.json", "[]"), ("l.json", "{}"), ("l.csv", "a,b\n"), ("l.yml", "[]"), ("l.jsonl", ""), ("l.ndjson", "\n \n"),
    ])
  func emptyLists(name: String, text: String) throws {
    let found = try manifest(
      "data: {l: \(name)}\nbadges:\n- {each: l, file: '{a|default(x)}.svg', status: {message: a}}",
      files: [name: text])
    #expect(found.entries.isEmpty)
    #expect(try manifest("badges:\n- {each: [], file: a.svg, status: {message: a}}").entries.isEmpty)
    #expect(try manifest("badges: []").entries.isEmpty)
  }

  @Test("values have a path, a file of values is no report unless it must be, and the caller sets values")
  func values() throws {
    let files = [
      "p.json": #"{"version": "1.2", "a": {"b.c": [1, {"d": true}]}}"#,
      "c.lcov": "SF:a\nDA:1,1\nDA:2,0\nend_of_record\n",
    ]
    let text = #"""
      data: {p: p.json, c: c.lcov}
      badges:
      - {file: a.svg, status: {label: "{p.version}", message: '{p.a."b.c".1.d}'}}
      - {file: b.svg, status: {label: "{c.lines|round(1)}", message: "{release} {{p}} }"}}
      - {file: c.svg, version: p}
      """#
    #expect(
      try manifest(text, files: files, values: ["release": "{p}"]).texts == [
        "1.2: true", "50.0: {p} {p} }", "version: v1.2",
      ])
  }

  @Test("braces are text without data and each, and doubled with them")
  func braces() throws {
    #expect(try manifest("badges: [{file: a.svg, status: {label: '{a}', message: '{{b}}'}}]").texts == ["{a}: {{b}}"])
    #expect(
      try manifest("data: {}\nbadges: [{file: a.svg, status: {label: '}', message: '{{b}}'}}]").texts == ["}: {b}"])
    let error = message("badges: [{file: a.svg, status: {label: '{a}', message: x}}]", values: ["a": "b"])
    #expect(error.contains("no text can have the values of a"))
  }

  @Test("defaults take values from data, too")
  func defaults() throws {
    let text = """
      data: {c: c.json}
      defaults: {status: {label: "{c.name|default(job)}", message: "{value|percent}", thresholds: "50=red,100=green"}}
      badges: [{file: a.svg, status: {value: "{c.n}"}}, {file: b.svg, status: {label: own, value: "12"}}]
      """
    let found = try manifest(text, files: ["c.json": #"{"n": 99.7}"#])
    #expect(found.texts == ["job: 99%", "own: 12%"])
    #expect(found.statusBadges["b.svg"]?.messages[0].color == .named("red"))
  }
}

@Suite("Data in defaults")
struct DataInDefaultsTests {
  @Test("a title pattern of the defaults keeps its count")
  func titlePattern() throws {
    let text = "defaults: {hub: {titlePattern: '{count} post|{count} posts'}}\nbadges: [{file: a.svg, hub: {count: 3}}]"
    for head in ["", "data: {}\n"] {
      let badge = try #require(try manifest(head + text).entries.first).badge
      #expect(try badge.document(shaper: BuiltinShaper()).title == "3 posts")
    }
  }

  @Test("the keys beside the badge take values from data in the defaults as in an entry")
  func settings() throws {
    let keys = "alignWidths: '{g}', scale: '{n}', colorScheme: '{s}', profile: embed, idPrefix: '{p}', exports: ['{e}']"
    let each = "each: [{n: 2, g: x, s: auto, p: q, e: png}, {n: 3, g: y, s: dark, p: r, e: pdf}]"
    let badge = "status: {label: '{n}', message: '{n}'}"
    let found = try manifest("defaults: {\(keys)}\nbadges: [{\(each), file: '{n}.svg', \(badge)}]").entries
    let own = try manifest("badges: [{\(each), file: '{n}.svg', \(keys), \(badge)}]").entries
    #expect(found.map(\.badge.options.scale) == [2, 3] && found.map(\.files) == own.map(\.files))
    #expect(found.map(\.badge.options.colorScheme) == [.automatic, .dark])
    for (found, own) in zip(found, own) {
      #expect(found.profile == own.profile && found.badge.options == own.badge.options)
      #expect(try found.badge.svg(for: found.profile) == own.badge.svg(for: own.profile))
    }
    let error = message("defaults: {scale: '{n}'}\nbadges: [{file: a.svg, pill: {text: a}}]")
    #expect(error.hasPrefix("badges.yml:1:19: error: '{n}' is not a plain number"), "\(error)")
  }

  @Test("groups of the defaults that data names line up each by itself")
  func groups() throws {
    let each = "each: [{m: a, g: x}, {m: abcdef, g: x}, {m: abcdefghijkl, g: y}]"
    let text =
      "defaults: {alignWidths: '{g}'}\nbadges: [{\(each), file: '{m}.svg', status: {label: l, message: '{m}'}}]"
    let widths = try manifest(text).entries.map { try $0.badge.document().size.width }
    #expect(widths[0] == widths[1] && widths[1] < widths[2])
  }

  @Test("texts name a value of the defaults wherever they are")
  func value() throws {
    let text = """
      defaults: {title: "T {value}", status: {label: "l {value}", value: "{state}", colors: {up: green, else: red}}}
      badges: [{each: [{state: up}, {state: down}], file: "{value}.svg", status: {message: "is {value}"}}]
      """
    let found = try manifest(text)
    #expect(found.texts == ["l up: is up", "l down: is down"] && found.entries.map(\.file) == ["up.svg", "down.svg"])
    #expect(found.entries.map(\.badge.options.title) == ["T up", "T down"])
    #expect(found.statusBadges["up.svg"]?.messages[0].color == .named("green"))
    let percent = """
      data: {d: d.json}
      defaults: {status: {value: "{d.v|percent}"}}
      badges: [{file: a.svg, status: {message: "{value}"}}, {file: b.svg, status: {value: "7", message: "{value}"}}]
      """
    let warned = try manifest(percent, files: ["d.json": #"{"v": 0.5}"#])
    #expect(warned.texts == [": 1%", ": 7"] && warned.entries.map(\.warnings.count) == [1, 0])
  }

  @Test("a value of the defaults is made once, and its mistakes are at their place in the data")
  func valueOnce() throws {
    func text(_ status: String) -> String {
      "data: {d: d.csv}\ndefaults: {status: {\(status)}}\nbadges: [{each: d, file: a.svg, status: {label: '{name}'}}]"
    }
    let files = ["d.csv": "name,value\na,0.875\n"]
    #expect(try manifest(text("value: '{value|ratio}'"), files: files).texts == ["a: 88%"])
    #expect(try manifest(text("value: '{value} ms'"), files: files).texts == ["a: 0.875 ms"])
    let error = message(text("value: '{value}', thresholds: '5=red'"), files: ["d.csv": "name,value\na,b\n"])
    #expect(error.hasPrefix("d.csv:2:3: error: "), "\(error)")
  }

  @Test("braces that are text and look like values give a warning in the defaults as in an entry")
  func literalBraces() throws {
    for (head, text) in [("", "{t}"), ("data: {}\n", "{{value}}")] {
      let keys = "status: {message: m}"
      let own = try manifest(head + "badges: [{file: a.svg, title: '\(text)', \(keys)}]").warnings
      let found = try manifest(head + "defaults: {title: '\(text)'}\nbadges: [{file: a.svg, \(keys)}]").warnings
      #expect(found.map(\.problem) == own.map(\.problem) && found.map(\.path) == [["defaults", "title"]])
    }
  }
}

@Suite("Values and colours of status badges")
struct StatusValueTests {
  private static func color(_ keys: String) throws -> StatusColor? {
    let badge = try badge("status: {\(keys)}")
    return (badge as? StatusBadge)?.messages[0].color
  }

  @Test("a value chooses the colour, and is the message unless there is one")
  func values() throws {
    #expect(try Self.color("message: a lot, value: 49.9, thresholds: '50=red,80=green'") == .named("red"))
    #expect(try Self.color("value: 80%, thresholds: '50=red,80=green'") == .named("green"))
    #expect(try (badge("status: {value: 80%}") as? StatusBadge)?.messages[0].text == "80%")
    #expect(try Self.color("message: 3, thresholds: '5=red,8=green'") == .named("red"))
    #expect(try (badge("status: {value: null, message: x}") as? StatusBadge)?.messages[0].text == "x")
  }

  @Test(
    "colours by words have a map and a short form",
    arguments: [
      "{passed: success, failed: critical, else: inactive}", "'passed=success, failed=critical ,else=inactive'",
    ])
  func colors(colors: String) throws {
    for (word, color) in [("passed", "success"), ("failed", "critical"), ("Passed", "inactive"), ("", "inactive")] {
      #expect(try Self.color("message: '\(word)', colors: \(colors)") == .named(color))
      #expect(try Self.color("message: other, value: '\(word)', colors: \(colors)") == .named(color))
    }
  }

  @Test(
    "what has no colour is an error at its place",
    arguments: [
      (
        "message: pased, colors: {passed: success}", "pased",
        "there is no colour for 'pased', and none for 'else'; did you mean 'passed'?"
      ),
      ("value: zzz, message: y, thresholds: '5=red'", "zzz", "zzz"),
      ("message: x, colors: {a: reed}", "reed", "unknown colour 'reed'"),
      ("message: x, colors: a", "a}", "'a' is not a value such as success=green,else=grey"),
      ("message: x, colors: 'a=red,a=blue'", "'a=red", "there are two colours for 'a'"),
      ("message: x, color: red, colors: {a: red}", "{a: red", "only one of"),
    ])
  func errors(keys: String, place: String, expected: String) throws {
    let line = "  status: {\(keys)}"
    let error = #expect(throws: SourceError.self) { try manifest("badges:\n- file: a.svg\n\(line)") }
    let column = try #require(line.firstRange(of: place)).lowerBound.utf16Offset(in: line) + 1
    #expect(error?.line == 3 && error?.column == column, "\(error?.description ?? "")")
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test(
    "a file is read once, however many sources, lists and badges it is in, and once more if it can be a report",
    arguments: [
      (#"{"a": [{"b": 1}, {"b": 2}], "c": 3}"#, 1), (#"{"a": [{"b": 1}], "c": null}"#, 2), (#"{"a": "#, 2), ("", 2),
    ])
  func reads(content: String, expected: Int) throws {
    let reads = Mutex(0)
    let data = DataAccess(
      find: { pattern throws(DataAccess.Failure) in [pattern] },
      read: { _ throws(DataAccess.Failure) in
        reads.withLock { $0 += 1 }
        return Array(content.utf8)
      })
    let badges = (1...20).map { "- {file: '\($0).svg', status: {message: '{x.c|default(none)}{y.c|default(none)}'}}\n" }
    let lists = (1...5).map { "- {each: z, file: '\($0)-{index}.svg', status: {message: '{b}'}}\n" }
    let text = "data: {x: d.json, y: d.json, z: {file: d.json, at: a}}\nbadges:\n" + (badges + lists).joined()
    _ = try Manifest(parsing: Array(text.utf8), data: data, keepsGoing: true)
    #expect(reads.withLock { $0 } == expected)
  }
}

import Foundation
import PictureReading
import Testing

@Suite("Reports and options of builds")
struct BuildOptionTests {
  private static let manifest = """
    badges:
      - {file: a.svg, status: {label: a, message: "1"}}
      - {file: d/b.svg, colorScheme: pair, status: {label: "b & <c>", message: "2", color: red, darkColor: blue}}
      - {file: e.svg, hub: {count: 0}}
      - {file: f.svg, colorScheme: auto, status: {label: f, message: x, color: red, darkColor: blue}}

    """

  private static func build(_ folder: TemporaryFolder, _ options: String...) throws -> Command.Result {
    try Command.run(["build", "m.yml", "-o", "out", "--report", "r.json"] + options, in: folder.url)
  }

  private static func folder(_ text: String = manifest) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "m.yml")
    return folder
  }

  private struct Report: Decodable {
    struct Badge: Decodable, Equatable {
      var file: String
      var dark: String?
      var exports: [String]?
      var digests: [String]?
      var width: Double
      var height: Double
      var alt: String
      var sha256: String
      var empty: Bool
      var darkAware: Bool
      var state: String
      var source: [String]
      var html: String
    }

    var badges: [String: Badge]
    var removed: [String]
  }

  private static func report(_ folder: TemporaryFolder) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(folder.read("r.json").utf8))
  }

  private static func digest(_ file: String, in folder: TemporaryFolder) throws -> String {
    String(
      try Command.shell("(sha256sum '\(file)' 2>/dev/null || shasum -a 256 '\(file)') | cut -c1-64", in: folder.url)
        .output.prefix(64))
  }

  @Test("a report has every badge with its file, size, text, digest, state and HTML")
  func report() throws {
    let folder = try Self.folder()
    #expect(try Self.build(folder).output == "out: 4 badges, 5 files written, 0 unchanged\n")
    let badges = try Self.report(folder).badges
    #expect(badges.keys.sorted() == ["a", "d/b", "e", "f"])
    let plain = try #require(badges["a"])
    #expect(plain.file == "a.svg" && plain.dark == nil && plain.height == 20 && plain.alt == "a: 1" && !plain.empty)
    #expect(plain.html == "<img src=\"a.svg\" alt=\"a&#58; 1\" width=\"34\" height=\"20\">" && plain.state == "written")
    let pair = try #require(badges["d/b"])
    #expect(pair.dark == "d/b-dark.svg" && pair.darkAware && pair.alt == "b & <c>: 2")
    #expect(
      pair.html.hasPrefix("<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"d/b-dark.svg\"><img "))
    #expect(
      pair.html.contains("alt=\"b &amp; &lt;c&gt;&#58; 2\"") && !plain.darkAware && badges["f"]?.darkAware == true)
    #expect(badges["e"]?.empty == true && badges["e"]?.alt == "")
    for badge in badges.values { #expect(try Self.digest("out/\(badge.file)", in: folder) == badge.sha256) }
    #expect(try folder.read("out/d/b.svg") != folder.read("out/d/b-dark.svg"))
  }

  @Test(
    "the digest is SHA-256 for texts of every length around a block",
    arguments: [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000])
  func digests(length: Int) throws {
    // The file has the text as its label, and other lengths by its padding.
    let text = String(repeating: "x", count: length)
    let folder = try Self.folder("badges: [{file: a.svg, title: 'x\(text)', pill: {text: a}}]")
    _ = try Self.build(folder)
    #expect(try Self.report(folder).badges["a"]?.sha256 == Self.digest("out/a.svg", in: folder))
  }

  @Test("a pair of equal files does not follow the page, and counts as one badge")
  func equalPair() throws {
    let folder = try Self.folder(
      "badges: [{file: a.svg, colorScheme: pair, pill: {text: a, fill: red, textColor: white}}]")
    #expect(try Self.build(folder).output == "out: 1 badge, 2 files written, 0 unchanged\n")
    let badge = try #require(try Self.report(folder).badges["a"])
    #expect(badge.dark == "a-dark.svg" && !badge.darkAware)
    #expect(try Command.run("gallery", "m.yml", "-o", "page", in: folder.url).output.contains("1 badge, written"))
  }

  @Test("a picture of an icon without a count is not empty, and needs no name")
  func icons() throws {
    let folder = try Self.folder("badges: [{file: a.svg, hub: {count: 0, on: {icon: i.svg}}}]")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0h8v8z'/></svg>", to: "i.svg")
    for _ in 1...2 {
      #expect(try Self.build(folder).status == 0)
      let badge = try #require(try Self.report(folder).badges["a"])
      #expect(!badge.empty && badge.alt == "" && badge.width == 8)
    }
    #expect(try Command.run("snippets", "r.json", in: folder.url).output == "![](a.svg)\n")
  }

  @Test("a badge without a text is not empty, and has no name, whether it is drawn or kept")
  func blankBadges() throws {
    let folder = try Self.folder(
      "data: {d: d.json}\nbadges: [{file: a.svg, missing: keep, status: {message: '{d.n}'}}]")
    try folder.write("{\"n\": \" \"}", to: "d.json")
    #expect(try Self.build(folder).status == 0)
    for state in ["written", "kept"] {
      let badge = try #require(try Self.report(folder).badges["a"])
      #expect(badge.state == state && !badge.empty && badge.alt == "" && badge.width == 11)
      // A report is not written for another state alone.
      for name in ["d.json", "r.json"] { try? FileManager.default.removeItem(at: folder.url.appending(path: name)) }
      #expect(try Self.build(folder).status == 0)
    }
  }

  @Test("the folder of a report is made, also where the manifest has no badge")
  func newFolders() throws {
    let folder = try Self.folder()
    func build(_ report: String) throws -> Command.Result {
      try Command.run("build", "m.yml", "-o", "out", "--report", report, in: folder.url)
    }
    #expect(try build("data/new/r.json").status == 0)
    #expect(try folder.files.contains("data/new/r.json"))
    let refused = try build("m.yml/r.json")
    #expect(refused.status == 73 && refused.message.hasPrefix("m.yml/r.json: error: cannot write: "))
    try folder.write("badges: []", to: "m.yml")
    #expect(try build("other/r.json").status == 0)
    #expect(try folder.files.contains("other/r.json"))
  }

  @Test("a report whose HTML is another one, such as that of an older version, is written again")
  func otherHTML() throws {
    let folder = try Self.folder()
    _ = try Self.build(folder)
    let report = try folder.read("r.json")
    try folder.write(report.replacing("a&#58; 1", with: "[x](onload=y)"), to: "r.json")
    #expect(try Self.build(folder, "--check").output == "stale: r.json\n")
    #expect(try Self.build(folder).output == "out: 4 badges, 0 files written, 5 unchanged\n")
    #expect(try folder.read("r.json") == report.replacing("\"written\"", with: "\"unchanged\""))
  }

  @Test("a report is written last, and only if a badge changed")
  func unchanged() throws {
    let folder = try Self.folder()
    _ = try Self.build(folder)
    let before = try folder.read("r.json")
    let date = try Self.date(folder)
    #expect(try Self.build(folder).output == "out: 4 badges, 0 files written, 5 unchanged\n")
    #expect(try folder.read("r.json") == before && Self.date(folder) == date)
    try folder.write(Self.manifest.replacing("\"1\"", with: "\"3\""), to: "m.yml")
    _ = try Self.build(folder)
    let states = try Self.report(folder).badges.mapValues(\.state)
    #expect(states == ["a": "written", "d/b": "unchanged", "e": "unchanged", "f": "unchanged"])
    // A build that fails leaves the report as it is.
    let good = try folder.read("r.json")
    try folder.write("badges: [{file: z.svg, status: {message: x, width: 1}}]", to: "m.yml")
    #expect(try Self.build(folder).status == 65)
    #expect(try folder.read("r.json") == good)
  }

  private static func date(_ folder: TemporaryFolder) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "r.json").path())[.modificationDate]
      as? Date
  }

  @Test("prune removes what the previous report lists and no entry has, and nothing else")
  func prune() throws {
    let folder = try Self.folder()
    _ = try Self.build(folder)
    try folder.write("mine", to: "out/mine.svg")
    try folder.write("mine", to: "out/d/other.txt")
    try folder.write("badges: [{file: a.svg, status: {label: a, message: '1'}}]", to: "m.yml")
    #expect(try Self.build(folder).output == "out: 1 badge, 0 files written, 1 unchanged\n")
    #expect(try folder.files.contains("out/e.svg"))
    // That report named only one badge: what was left before stays for good.
    try folder.write(Self.manifest, to: "m.yml")
    _ = try Self.build(folder)
    try folder.write("badges: [{file: A.svg, status: {label: a, message: '1'}}]", to: "m.yml")
    let result = try Self.build(folder, "--prune")
    #expect(result.output == "out: 1 badge, 1 file written, 0 unchanged, 5 removed\n", "\(result.errors)")
    #expect(try folder.files == ["m.yml", "out/A.svg", "out/d/other.txt", "out/mine.svg", "r.json"])
    #expect(try Self.report(folder).removed == ["a.svg", "d/b.svg", "d/b-dark.svg", "e.svg", "f.svg"])
    #expect(try Self.build(folder, "--prune").output == "out: 1 badge, 0 files written, 1 unchanged\n")
  }

  @Test("the size in a report is that of the file, also where a scale has rounding errors")
  func scaledSizes() throws {
    let folder = try Self.folder("badges: [{file: a.svg, scale: 0.7, cell: {position: top, width: 90, height: 20}}]")
    #expect(try Self.build(folder).status == 0)
    #expect(try folder.read("out/a.svg").contains(#"width="63" height="14""#))
    #expect(try folder.read("r.json").contains(#""width":63,"height":14,"#))
  }

  @Test("prune removes the page of all badges that the manifest has no more, unless somebody changed it")
  func prunedPage() throws {
    for (page, options) in [("index: all.html\n", [String]()), ("index: b.html\n", []), ("", []), ("", ["edit"])] {
      let folder = try Self.folder("index: all.html\n" + Self.manifest)
      _ = try Self.build(folder)
      #expect(try Self.build(folder, "--prune", "--check").status == 0)
      if options == ["edit"] { try folder.write("mine", to: "out/all.html") }
      try folder.write(page + Self.manifest, to: "m.yml")
      let isLeft = page.contains("all") || options == ["edit"]
      #expect(try Self.build(folder, "--check").output.contains("superfluous: all.html") == !isLeft)
      #expect(try Self.build(folder, "--prune").status == 0)
      #expect(try folder.files.contains("out/all.html") == isLeft, "\(page)")
      #expect(try Self.report(folder).removed == (isLeft ? [] : ["all.html"]))
    }
    let folder = try Self.folder("index: all.html\n" + Self.manifest)
    _ = try Self.build(folder)
    // The same page, so that its digest does not keep it.
    try folder.write(folder.read("out/all.html"), to: "secret.html")
    try folder.write(folder.read("r.json").replacing("\"all.html", with: "\"../secret.html"), to: "r.json")
    try folder.write(Self.manifest, to: "m.yml")
    _ = try Self.build(folder, "--prune")
    #expect(try folder.files.contains("secret.html"))
  }

  @Test(
    "a report with a path outside the folder, or that is none, is refused, and nothing is removed",
    arguments: [
      "../secret.svg", "/tmp/a.svg", "a/../../secret.svg", "a\\b.svg", "out.txt", "./a.svg", ".git/a.svg", "",
    ])
  func hostileReports(path: String) throws {
    let folder = try Self.folder()
    _ = try Self.build(folder)
    try folder.write("x", to: "secret.svg")
    let text = try folder.read("r.json")
    try folder.write(
      text.replacing("\"file\":\"e.svg\"", with: "\"file\":\"\(path.replacing("\\", with: "\\\\"))\""), to: "r.json")
    let result = try Self.build(folder, "--prune")
    #expect(result.status == 65 && result.message.contains("this is not the report of a build"), "\(result.errors)")
    #expect(try folder.files.contains("secret.svg"))
    for other in ["{}", "[]", "{\"badges\": 3}", "x", ""] {
      try folder.write(other, to: "r.json")
      #expect(try Self.build(folder).status == 65)
      #expect(try folder.read("r.json") == other)
    }
  }

  @Test("prune leaves what is not as the report says, with a warning, and check does not list it")
  func changedFiles() throws {
    let text =
      "badges: [{file: a.svg, colorScheme: pair, exports: [ico], hub: {count: 3}}, {file: b.svg, hub: {count: 1}}]"
    let folder = try Self.folder(text)
    #expect(try Self.build(folder).status == 0)
    for file in ["a.svg", "a-dark.svg", "a.ico"] { try folder.write("<svg/>", to: "out/" + file) }
    // A report that lists a file which no build wrote, with the digest of another one.
    try FileManager.default.removeItem(at: folder.url.appending(path: "out/b.svg"))
    try folder.write("<svg/>", to: "out/mine.svg")
    let report = try folder.read("r.json")
    try folder.write(
      report.replacing("\"b\": {", with: "\"mine\": {").replacing("b.svg", with: "mine.svg"), to: "r.json")
    try folder.write("badges: []", to: "m.yml")
    let before = try folder.files
    #expect(try Self.build(folder, "--check").output == "stale: r.json\n")
    let result = try Self.build(folder, "--prune")
    #expect(result.status == 0 && result.output == "out: 0 badges, 0 files written, 0 unchanged\n")
    let names = ["a.svg", "a-dark.svg", "a.ico", "mine.svg"]
    #expect(
      result.errors == names.map { "warning: out/\($0) stays, because it is not as the report says\n" }.joined())
    #expect(try folder.files == before)
  }

  @Test("prune removes nothing that a report has no digest of", arguments: ["\"digests\":[\"", "\"sha256\":\""])
  func noDigests(key: String) throws {
    let folder = try Self.folder("badges: [{file: a.svg, exports: [ico], hub: {count: 3}}]")
    #expect(try Self.build(folder).status == 0)
    try folder.write(folder.read("r.json").replacing(key, with: key + "x"), to: "r.json")
    try folder.write("badges: []", to: "m.yml")
    let rest = key.contains("sha") ? ["m.yml", "out/a.svg", "r.json"] : ["m.yml", "out/a.ico", "r.json"]
    #expect(try Self.build(folder, "--prune").status == 0)
    #expect(try folder.files == rest)
  }

  @Test("a file that was changed and then kept is not the build's own")
  func changedAndKept() throws {
    let folder = try Self.folder(
      "data: {d: d.json}\nbadges: [{file: a.svg, missing: keep, status: {message: '{d.n}'}}]")
    try folder.write("{\"n\": 12}", to: "d.json")
    #expect(try Self.build(folder).status == 0)
    try folder.write(folder.read("out/a.svg") + "<!-- mine -->", to: "out/a.svg")
    try FileManager.default.removeItem(at: folder.url.appending(path: "d.json"))
    #expect(try Self.build(folder, "--prune").status == 0)
    try folder.write("badges: []", to: "m.yml")
    #expect(try Self.build(folder, "--prune").errors.hasPrefix("warning: out/a.svg stays"))
    #expect(try folder.files.contains("out/a.svg"))
  }

  @Test(
    "a kept badge has the sources of its picture in the report, and a check in a clone without them finds no change")
  func keptSources() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "data: {d: ../data/d.json}\nbadges: [{file: a.svg, missing: keep, status: {message: '{d.n}'}}]", to: "conf/m.yml")
    try folder.write("{\"n\": 12}", to: "data/d.json")
    func build(_ manifest: String, _ options: String...) throws -> Command.Result {
      try Command.run(["build", manifest, "-o", "out", "--report", "r.json"] + options, in: folder.url)
    }
    let absolute = folder.url.appending(path: "conf/m.yml").path(percentEncoded: false)
    #expect(try build("conf/m.yml").status == 0)
    let report = try folder.read("r.json")
    #expect(report.contains(#""source":["../data/d.json"]"#))
    for name in ["./conf/m.yml", absolute, "conf/../conf/m.yml"] {
      #expect(try build(name).status == 0)
      #expect(try folder.read("r.json").replacing("unchanged", with: "written") == report, "\(name)")
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "data"))
    let checked = try build("conf/m.yml", "--check")
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(checked.errors.contains("there is no file conf/../data/d.json"))
    #expect(try build("conf/m.yml").status == 0)
    #expect(try folder.read("r.json").contains(#""source":["../data/d.json"]"#))
  }

  @Test("an old file that is no SVG is not kept, and a warning says so")
  func tornFile() throws {
    let folder = try Self.folder(
      "data: {d: d.json}\nbadges: [{file: a.svg, missing: keep, status: {message: '{d.n}'}}]")
    for text in [
      "", "<<<<<<< HEAD\n<svg/>", "<!DOCTYPE svg []><svg xmlns=\"http://www.w3.org/2000/svg\"><g>",
      "<html xmlns=\"http://www.w3.org/1999/xhtml\"/>",
    ] {
      try folder.write(text, to: "out/a.svg")
      let built = try Self.build(folder)
      #expect(
        built.status == 0 && built.errors.contains("m.yml:2:17: warning: 'a.svg' is no SVG file, and is not kept"))
      #expect(try folder.read("out/a.svg").contains(">unknown</text>"))
      #expect(try Self.report(folder).badges["a"]?.width ?? 0 > 20)
    }
    let foreign = "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    try folder.write(foreign, to: "out/a.svg")
    #expect(try Self.build(folder).status == 0)
    #expect(try folder.read("out/a.svg") == foreign)
  }

  @Test("the report of a list that is missing names only files that are there")
  func keptWithoutDark() throws {
    let folder = try Self.folder(
      """
      data: {d: d.json}
      defaults: {missing: keep}
      badges: [{each: d, file: '{item}.svg', colorScheme: pair, exports: [ico], hub: {count: 3}}]
      """)
    try folder.write("[\"a\"]", to: "d.json")
    #expect(try Self.build(folder).status == 0)
    let before = try #require(try Self.report(folder).badges["a"])
    for name in ["d.json", "out/a-dark.svg"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
    #expect(try Self.build(folder).status == 0)
    let after = try #require(try Self.report(folder).badges["a"])
    #expect(before.dark == "a-dark.svg" && before.darkAware && before.state == "written")
    #expect(after.dark == nil && !after.darkAware && after.state == "kept")
    #expect(after.exports == ["a.ico"] && after.exports == before.exports)
    #expect(after.digests?.count == 1 && after.digests == Array(before.digests?.suffix(1) ?? []))
    #expect(!after.html.contains("dark"))
  }

  @Test("a badge that is drawn without its value, to be kept from then on, has the same page in the next build")
  func keptPage() throws {
    let folder = try Self.folder(
      "index: all.html\nbadges: [{file: a.svg, coverage: cov.xml, missing: keep}]")
    #expect(try Self.build(folder).status == 0)
    let page = try folder.read("out/all.html")
    #expect(try Self.build(folder, "--check").status == 0)
    #expect(try Self.build(folder).status == 0)
    #expect(try folder.read("out/all.html") == page && page.contains("unknown"))
  }

  @Test("prune follows no link")
  func linkedPrune() throws {
    let folder = try Self.folder()
    _ = try Self.build(folder)
    try folder.write("x", to: "outside/b.svg")
    try FileManager.default.removeItem(at: folder.url.appending(path: "out/d"))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "out/d"), withDestinationURL: folder.url.appending(path: "outside"))
    try folder.write("badges: []", to: "m.yml")
    #expect(try Self.build(folder, "--prune").status == 65)
    #expect(try folder.files.contains("outside/b.svg"))
  }

  @Test("check writes nothing, and lists what is stale, missing and superfluous")
  func check() throws {
    let folder = try Self.folder()
    let result = try Self.build(folder, "--check")
    #expect(result.status == 1 && result.output.hasPrefix("missing: a.svg\nmissing: d/b.svg\nmissing: d/b-dark.svg\n"))
    #expect(result.output.hasSuffix("missing: r.json\n") && result.errors.contains("6 files not as the manifest says"))
    #expect(try folder.files == ["m.yml"])
    _ = try Self.build(folder)
    let fresh = try Self.build(folder, "--check")
    #expect(fresh.status == 0 && fresh.output.isEmpty && fresh.errors.isEmpty)
    try folder.write("x", to: "out/a.svg")
    try FileManager.default.removeItem(at: folder.url.appending(path: "out/f.svg"))
    try folder.write(
      Self.manifest.split(separator: "\n").filter { !$0.contains("e.svg") }.joined(separator: "\n"), to: "m.yml")
    let before = try folder.files
    let stale = try Self.build(folder, "--check")
    #expect(stale.status == 1 && stale.output == "stale: a.svg\nmissing: f.svg\nsuperfluous: e.svg\nstale: r.json\n")
    #expect(try folder.files == before && folder.read("out/a.svg") == "x")
  }

  @Test("the page of all badges is removed by the first complete build after one with errors")
  func pageAfterErrors() throws {
    let folder = try Self.folder("index: all.html\n" + Self.manifest)
    _ = try Self.build(folder)
    try folder.write(Self.manifest + "\n  - {file: g.svg, hub: {count: x}}\n", to: "m.yml")
    #expect(try Self.build(folder, "--keep-going", "--prune").status == 65)
    #expect(try folder.files.contains("out/all.html"))
    try folder.write(Self.manifest, to: "m.yml")
    #expect(try Self.build(folder, "--prune").status == 0)
    #expect(try !folder.files.contains("out/all.html"))
  }

  @Test("keep-going draws no half of a pair")
  func halfPair() throws {
    let folder = try Self.folder(
      "badges:\n  - {file: q-dark.svg, hub: {count: 1}}\n  - {file: q.svg, colorScheme: pair, hub: {count: 2}}\n")
    let result = try Self.build(folder, "--keep-going")
    #expect(result.status == 65 && result.errors.contains("q-dark.svg"), "\(result.errors)")
    #expect(try folder.files == ["m.yml", "out/q-dark.svg", "r.json"])
    #expect(try folder.read("r.json").contains("\"q-dark\"") && !folder.read("r.json").contains("\"q\""))
  }

  @Test("keep-going draws the other badges, shows every error and removes no file")
  func keepGoing() throws {
    let folder = try Self.folder()
    _ = try Self.build(folder)
    let bad = "  - {file: x.svg, pill: {}}\n  - {file: y.svg, status: {message: x, width: 1}}\n"
    let text = Self.manifest.replacing("  - {file: e.svg, hub: {count: 0}}\n", with: bad)
    try folder.write(text, to: "m.yml")
    #expect(try Self.build(folder).status == 65)
    let result = try Self.build(folder, "--keep-going", "--prune")
    #expect(result.status == 65 && result.output == "out: 3 badges, 0 files written, 4 unchanged\n")
    #expect(result.errors.contains("m.yml:4:25: error: a pill needs the key 'text'"))
    #expect(result.errors.contains("width 1 is out of range") && result.errors.contains("no old file is removed"))
    #expect(try folder.files.contains("out/e.svg"))
    let many = (0..<50).map { "  - {file: \($0).svg, pill: {}}\n" }.joined()
    try folder.write("badges:\n" + many, to: "m.yml")
    let shown = try Self.build(folder, "--keep-going").errors
    #expect(shown.contains("and 30 more") && shown.components(separatedBy: "a pill needs").count == 21)
  }

  @Test("a report still has the badges that a build could not draw, until they are gone")
  func failedBadges() throws {
    let folder = try Self.folder()
    _ = try Self.build(folder)
    let first = try Self.report(folder).badges
    try folder.write(
      Self.manifest.replacing("label: a, message: \"1\"", with: "message: x, width: 1")
        .replacing("{label: \"b & <c>\", message: \"2\", color: red, darkColor: blue}", with: "{message: x, width: 1}"),
      to: "m.yml")
    #expect(try Self.build(folder, "--keep-going", "--prune").status == 65)
    let second = try Self.report(folder).badges
    #expect(second.mapValues(\.state) == ["a": "kept", "d/b": "kept", "e": "unchanged", "f": "unchanged"])
    #expect(second.mapValues(\.html) == first.mapValues(\.html) && second["d/b"]?.dark == "d/b-dark.svg")
    try FileManager.default.removeItem(at: folder.url.appending(path: "out/a.svg"))
    #expect(try Self.build(folder, "--keep-going", "--prune").status == 65)
    #expect(try Self.report(folder).badges.keys.sorted() == ["d/b", "e", "f"])
    try folder.write("badges: [{file: e.svg, hub: {count: 0}}]", to: "m.yml")
    #expect(try Self.build(folder, "--prune").output.hasSuffix(", 3 removed\n"))
    #expect(try folder.files == ["m.yml", "out/e.svg", "r.json"])
  }

  // Disks of Apple know files whose names look the same as one.
  #if !canImport(Darwin)
    @Test("an old file whose name only looks like that of a new one stays in the report, until it is removed")
    func sameLooks() throws {
      let folder = try Self.folder("badges: [{file: \"e\u{301}.svg\", pill: {text: a}}]\n")
      #expect(try Self.build(folder).status == 0)
      let manifest = "badges:\n- {file: \"\u{E9}.svg\", pill: {text: b}}\n"
      try folder.write(manifest + "- {file: f.svg, pil: {text: a}}\n", to: "m.yml")
      #expect(try Self.build(folder, "--keep-going").status == 65)
      try folder.write(manifest, to: "m.yml")
      #expect(try Self.build(folder, "--prune").output.hasSuffix(", 1 removed\n"))
      #expect(try folder.files.map { Array($0.utf8) } == ["m.yml", "out/\u{E9}.svg", "r.json"].map { Array($0.utf8) })
    }
  #endif

  @Test("a report still has the badges of a list that is missing")
  func missingLists() throws {
    let folder = try Self.folder(
      "data: {d: d.json}\nbadges: [{each: d, missing: keep, file: '{item}.svg', pill: {text: x}}]")
    try folder.write("[\"p\", \"q\"]", to: "d.json")
    #expect(try Self.build(folder).status == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "d.json"))
    #expect(try Self.build(folder, "--prune").status == 0)
    #expect(try Self.report(folder).badges.keys.sorted() == ["p", "q"])
    try folder.write("[\"p\"]", to: "d.json")
    #expect(try Self.build(folder, "--prune").output.hasSuffix(", 1 removed\n"))
    #expect(try folder.files.filter { $0.hasPrefix("out/") } == ["out/p.svg"])
  }

  /// Badges of three builds in a row, of which the second may remove nothing.
  private static func threeBuilds(_ step: Int, hasDigests: Bool, isList: Bool) -> String {
    let more = step == 2 ? "" : ", colorScheme: pair, exports: [imageset]"
    let text = ["one", "two", "three"][step - 1]
    let other = isList ? "each: d, missing: keep, file: '{item}.svg'" : "file: p.svg"
    let error = !isList && step == 2 ? "\n- {file: q.svg, pill: {}}" : ""
    let keys = hasDigests ? "pill: {text: \(text)}" : "status: {message: a, darkColor: red}\(more)"
    return "data: {d: d.json}\nbadges:\n- {file: a.svg, \(keys)}\n- {\(other), pill: {text: x}}\(error)\n"
  }

  @Test(
    "old files of badges that are still there, which a build could not remove, are removed by a later one",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func oldFiles(hasDigests: Bool, isList: Bool) throws {
    let folder = try TemporaryFolder()
    func build(_ step: Int, _ option: String) throws -> Command.Result {
      try folder.write(Self.threeBuilds(step, hasDigests: hasDigests, isList: isList), to: "m.yml")
      let list = folder.url.appending(path: "d.json")
      if step == 2 { try? FileManager.default.removeItem(at: list) } else { try folder.write("[\"p\"]", to: "d.json") }
      let names = hasDigests ? ["--hash-names"] : []
      return try Command.run(
        ["build", "m.yml", "-o", "out", "--report", "r.json", "--keep-going", option] + names, in: folder.url)
    }
    #expect(try build(1, "--prune").status == 0)
    let first = try folder.files.filter { $0.hasPrefix("out/a") }
    // Also after a second build of this kind.
    for option in ["--prune", "--prune", "--check"] {
      let result = try build(2, option)
      #expect(result.status == (isList ? 0 : 65) && result.output.contains("removed") == false, "\(result)")
    }
    #expect(try Set(folder.files).isSuperset(of: first))
    #expect(try Self.report(folder).badges.count == 2)
    let third = try build(3, "--check")
    if hasDigests {
      #expect(third.status == 1 && third.output.contains("superfluous: \(first[0].dropFirst(4))\n"), "\(third.output)")
      #expect(try build(3, "--prune").status == 0)
    } else {
      // The badge has its files again, and then no more.
      #expect(third.output.contains("superfluous") == false, "\(third.output)")
      #expect(try build(3, "--prune").status == 0)
      #expect(try Set(folder.files).isSuperset(of: first))
      _ = try build(2, "--prune")
      try folder.write("data: {d: d.json}\nbadges: [{file: a.svg, status: {message: a}}]\n", to: "m.yml")
      #expect(try Self.build(folder, "--prune").status == 0)
    }
    let rest = try folder.files.filter { $0.hasPrefix("out/a") }
    #expect(rest.count == 1 && (!hasDigests || rest != first), "\(rest)")
  }

  @Test("a report with an old file outside the folder, or with one that is no badge, is refused")
  func hostileOldFiles() throws {
    let folder = try Self.folder("badges: []")
    try folder.write("x", to: "secret.svg")
    let digest = try Self.digest("secret.svg", in: folder)
    for (file, isRefused) in [("../secret.svg", true), ("m.txt", true), ("mine.svg", false)] {
      try folder.write("x", to: "out/mine.svg")
      let old =
        #"{"name":"a","file":"\#(file)","width":1,"height":1,"alt":"","sha256":"\#(digest)","state":"kept"}"#
      for entry in isRefused ? [old, "3", "{}"] : [old] {
        try folder.write(#"{"badges": {}, "old": [\#(entry)], "removed": []}"#, to: "r.json")
        let result = try Self.build(folder, "--prune")
        #expect(result.status == (isRefused ? 65 : 0), "\(result.errors)")
        #expect(result.message.contains("this is not the report of a build") == isRefused)
      }
    }
    #expect(try folder.files == ["m.yml", "r.json", "secret.svg"])
  }

  @Test("the page of all badges in a part of them gives a note")
  func pageOfPart() throws {
    let folder = try Self.folder("index: all.html\n" + Self.manifest)
    func build(_ part: String, _ options: String...) throws -> Command.Result {
      try Command.run(["build", "m.yml", "-o", "out", "--shard", part] + options, in: folder.url)
    }
    let text =
      "the page has only the badges of this part; 'cartouche gallery' writes one of all, and so does a build without --shard"
    let first = try build("1/2", "--strict")
    #expect(first.status == 0 && first.errors.hasPrefix("m.yml:1:8: note: \(text)\n"), "\(first.errors)")
    for part in ["2/2", "1/1"] { #expect(try build(part, "--strict").errors.isEmpty) }
  }

  @Test("prune leaves the badges of other shards, also if the number of shards changes", arguments: [true, false])
  func otherShards(hasDigests: Bool) throws {
    let folder = try Self.folder("badges: [{each: [a, b, c, d, e, f, g, h], file: '{item}.svg', pill: {text: x}}]")
    for count in [2, 3] {
      for number in (1...count).reversed() {
        let options = ["--report", "\(number).json", "--prune", "--shard", "\(number)/\(count)"]
        let names = hasDigests ? ["--hash-names"] : []
        #expect(try Command.run(["build", "m.yml", "-o", "out"] + options + names, in: folder.url).status == 0)
      }
      #expect(try folder.files.filter { $0.hasPrefix("out/") }.count == 8)
    }
  }

  @Test(
    "shards are parts of all badges, the same on every run, and pairs are in one part",
    arguments: Rounds.some(of: [3, 1, 2, 8]))
  func shards(count: Int) throws {
    let folder = try Self.folder(
      "index: i.html\nbadges:\n- {each: [1, 2, 3, 4, 5, 6, 7, 8, 9], file: '{item}.svg', colorScheme: pair, status: {message: x, darkColor: red}}"
    )
    var all: [String] = []
    for number in 1...count {
      let result = try Command.run(
        "build", "m.yml", "-o", "part\(number)", "--shard", "\(number)/\(count)", in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
      let files = try folder.files.filter { $0.hasPrefix("part\(number)/") }.map { String($0.dropFirst(6)) }
      let badges = files.filter { $0.hasSuffix(".svg") }
      #expect(badges.filter { $0.hasSuffix("-dark.svg") }.count * 2 == badges.count)
      #expect(files.contains("i.html") == (number == 1))
      all += badges
    }
    #expect(all.count == 18 && Set(all).count == 18)
    for bad in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3", "1/99999"] {
      #expect(try Command.run("build", "m.yml", "-o", "x", "--shard", bad, in: folder.url).status == 64, "\(bad)")
    }
  }

  @Test("names with digests change with the contents, and the report and the index name them")
  func hashedNames() throws {
    let folder = try Self.folder("index: i.html\n" + Self.manifest)
    #expect(try Self.build(folder, "--hash-names", "--prune").status == 0)
    let first = try Self.report(folder).badges
    for (name, badge) in first {
      #expect(badge.file == "\(name).\(badge.sha256.prefix(10)).svg")
      #expect(try folder.files.contains("out/" + badge.file) && folder.read("out/i.html").contains(badge.file))
    }
    try folder.write("index: i.html\n" + Self.manifest.replacing("\"1\"", with: "\"3\""), to: "m.yml")
    #expect(try Self.build(folder, "--hash-names", "--prune").output.hasSuffix("4 unchanged, 1 removed\n"))
    let second = try Self.report(folder).badges
    #expect(first["a"]?.file != second["a"]?.file && first["f"]?.file == second["f"]?.file)
    #expect(try folder.files.filter { $0.hasSuffix(".svg") }.count == 5)
    #expect(try Self.build(folder, "--hash-names", "--check").status == 0)
    #expect(try Command.run("build", "m.yml", "-o", "out", "--hash-names", in: folder.url).status == 64)
  }

  @Test("a badge whose value is missing is kept, or says so, and the report has the state")
  func missing() throws {
    let text =
      "data: {d: d.json}\nbadges:\n- {file: a.svg, missing: keep, status: {label: x, message: '{d.n}'}}\n- {file: b.svg, missing: unknown, status: {message: '{d.n}'}}"
    let folder = try Self.folder(text)
    #expect(try Self.build(folder).status == 0)
    #expect(try Self.report(folder).badges.mapValues(\.alt) == ["a": "x: unknown", "b": "unknown"])
    try folder.write("{\"n\": 12}", to: "d.json")
    _ = try Self.build(folder)
    let drawn = try folder.read("out/a.svg")
    #expect(try Self.report(folder).badges["a"]?.source == ["d.json"])
    try FileManager.default.removeItem(at: folder.url.appending(path: "d.json"))
    #expect(try Self.build(folder, "--check").output == "stale: b.svg\nstale: r.json\n")
    let result = try Self.build(folder, "--prune")
    #expect(result.status == 0 && result.errors.contains("warning: 'a.svg' has no value: there is no file d.json"))
    let report = try Self.report(folder).badges
    #expect(report.mapValues(\.state) == ["a": "kept", "b": "missing"] && report["a"]?.alt == "x: 12")
    #expect(try folder.read("out/a.svg") == drawn)
  }

  @Test("a build of standard input takes data from the root, and --set gives values")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"n\": 3}", to: "site/d.json")
    let text = "data: {d: d.json}\nbadges: [{file: a.svg, status: {label: '{tag}', message: '{d.n}'}}]"
    let script =
      "printf '%s' '\(text.replacing("'", with: "'\\''"))' | \"$CARTOUCHE\" build - -o out --root site --set tag=v=1"
    let result = try Command.shell(script, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.read("out/a.svg").contains("v=1: 3"))
    for bad in ["tag", "=x", ""] {
      #expect(
        try Command.shell("\"$CARTOUCHE\" build m.yml -o out --set '\(bad)' </dev/null", in: folder.url).status != 0)
    }
  }

  @Test("pairs are for manifests")
  func pairs() throws {
    let result = try Command.run("pill", "a", "--color-scheme", "pair")
    #expect(result.status == 64 && result.message.contains("two files for a badge need a manifest"))
    let line = #"echo '{"colorScheme": "pair", "pill": {"text": "a"}}' | "$CARTOUCHE" draw"#
    #expect(try Command.shell(line).output.contains("two files for a badge need a manifest"))
    let folder = try Self.folder(
      "badges: [{file: a.svg, colorScheme: pair, status: {message: a}}, {file: a-dark.svg, pill: {text: a}}]")
    #expect(try Self.build(folder).message.contains("'a-dark.svg' is already written in line 1"))
    let plain = try Self.folder("badges: [{file: a.svg, colorScheme: pair, status: {message: a}}]")
    #expect(try Self.build(plain).errors.contains("'colorScheme' changes nothing"))
  }

  @Test("watch builds again when the manifest, data or a logo changes, goes on after an error, and ends by a signal")
  func watch() throws {
    let folder = try Self.folder(
      "data: {d: 'd*.json'}\nbadges: [{each: d, file: '{n}.svg', missing: skip, status: {message: '{n}'}}]")
    let script = """
      "$CARTOUCHE" build m.yml -o out --report r.json --watch > log 2>&1 & pid=$!
      until_there() { for i in $(seq 100); do [ -e "$1" ] && return; sleep 0.1; done; echo "no $1"; }
      until_log() { for i in $(seq 100); do grep -q "$1" log && return; sleep 0.1; done; echo "no $1 in log"; }
      until_log '0 badges'; echo '[{"n": 1}]' > d1.json; until_there out/1.svg
      echo '[{"n": 2}' > d1.json; until_log 'not JSON'
      echo '[{"n": 2}]' > d1.json; until_there out/2.svg
      echo '[{"n": 3}]' > d2.json; until_there out/3.svg
      echo 'badges: [{file: x.svg, pill: {text: a}}]' > m.yml; until_there out/x.svg
      echo '{' > r.json; touch m.yml; until_log 'r.json: error'; rm r.json; until_there r.json
      sleep 0.5; : > log; chmod 600 m.yml; until_log '1 unchanged'
      kill -INT $pid; wait $pid; echo "ended $?"
      """
    let result = try Command.shell("set -m; " + script, in: folder.url)
    #expect(result.output == "ended 130\n", "\(result.output) \(result.errors) \((try? folder.read("log")) ?? "")")
    #expect(try Command.shell("\"$CARTOUCHE\" build - -o out --watch < /dev/null").status == 64)
  }

  @Test("a bar is shown on a terminal only, for a long build, and not with NO_COLOR")
  func progress() throws {
    let items = (0..<600).map(String.init).joined(separator: ", ")
    let folder = try Self.folder("badges: [{each: [\(items)], file: '{item}.svg', pill: {text: '{item}'}}]")
    let piped = try Command.run("build", "m.yml", "-o", "out1", in: folder.url)
    #expect(piped.status == 0 && piped.errors.isEmpty)
    guard try Command.shell("script -qec true /dev/null").status == 0 else { return }
    let shown = "script -qec \"env -u NO_COLOR TERM=xterm $CARTOUCHE build m.yml -o out2 --shard 1/1\" /dev/null"
    #expect(try Command.shell(shown, in: folder.url).output.contains("] 600 of 600\r\u{1B}[K"))
    let plain = "script -qec \"NO_COLOR=1 TERM=xterm $CARTOUCHE build m.yml -o out3\" /dev/null"
    #expect(try !Command.shell(plain, in: folder.url).output.contains("of 600"))
  }

  @Test(
    "A report at the place of a file of the build is refused, and nothing is written",
    arguments: [
      "out/a.svg", "./out//a.png", "out/./index.html", "out/x/../A.svg", "/out/a.svg", "out/a.svg/report.json",
    ])
  func reportOverFile(name: String) throws {
    let folder = try TemporaryFolder()
    let path = name.hasPrefix("/") ? folder.url.path(percentEncoded: false) + name : name
    try folder.write("index: index.html\nbadges: [{file: a.svg, exports: [png], pill: {text: x}}]\n", to: "badges.yml")
    let result = try Command.run(
      "build", "badges.yml", "-o", "out", "--report", path, "--allow-substitute", in: folder.url)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: --report is at the place of '"))
    #expect(try folder.files == ["badges.yml"])
  }
}

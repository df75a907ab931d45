import Foundation
import Testing

@Suite("Exports of a manifest")
struct BuildExportTests {
  private func build(_ manifest: String, in folder: TemporaryFolder) throws -> Command.Result {
    try folder.write(manifest, to: "badges.yml")
    return try Command.run("build", "badges.yml", "-o", "out", "--allow-substitute", in: folder.url)
  }

  private static let all = """
    defaults: {exports: [png@2x, pdf, imageset, vector-drawable]}
    badges:
      - {file: deep/a.svg, hub: {count: 3, look: ios}}
      - {file: b.svg, colorScheme: dark, hub: {count: 3, look: ios}}
      - {file: c.svg, exports: [], pill: {text: x}}
      - {file: d.svg, exports: "sf-symbol, ico", pill: {text: x, textColor: knockout}}

    """

  private static let files = [
    "b.imageset/Contents.json", "b.imageset/light.svg", "b.pdf", "b.svg", "b@2x.png", "c.svg", "d.ico", "d.svg",
    "d.symbol.svg", "deep/a.imageset/Contents.json", "deep/a.imageset/dark.svg", "deep/a.imageset/light.svg",
    "deep/a.pdf", "deep/a.svg", "deep/a@2x.png", "deep/drawable-night/a.xml", "deep/drawable/a.xml", "drawable/b.xml",
  ]

  @Test("are files beside the SVG files, for both colour schemes where the format has both")
  func files() throws {
    let folder = try TemporaryFolder()
    let result = try build(Self.all, in: folder)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output == "out: 4 badges, 18 files written, 0 unchanged\n")
    #expect(try folder.files.filter { $0.hasPrefix("out/") } == Self.files.map { "out/" + $0 })
  }

  @Test("of a pair have both colours, and its values for dark pages")
  func pairs() throws {
    let folder = try TemporaryFolder()
    func files(_ scheme: String) throws -> [String: Data] {
      let text = """
        defaults: {colorScheme: \(scheme), exports: [imageset, vector-drawable], alignWidths: a}
        badges:
          - {file: a.svg, hub: {count: 3, look: ios}}
          - {file: b.svg, status: {label: a, message: x, darkColor: red}}
          - {file: c.svg, status: {label: a, message: longer}}
        """
      let result = try build(text, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      let names = try folder.files.filter { $0.contains("imageset/") || $0.contains("drawable") }
      return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.url.appending(path: $0))) })
    }
    let both = try files("auto")
    #expect(both.keys.contains("out/a.imageset/dark.svg") && both.keys.contains("out/drawable-night/b.xml"))
    #expect(try files("pair") == both)
    try folder.write(##"{"c": {"$type": "color", "$value": "#ff0000"}}"##, to: "t.json")
    try folder.write(##"{"c": {"$type": "color", "$value": "#00ff00"}}"##, to: "t.dark.json")
    let text =
      "badges: [{file: t.svg, colorScheme: pair, exports: [imageset], pill: {text: x, textColor: '{tokens.c}'}}]"
    #expect(try build("tokens: [t.json, t.dark.json]\n" + text, in: folder).errors.isEmpty)
    #expect(try folder.read("out/t.imageset/light.svg").contains("#ff0000"))
    #expect(try folder.read("out/t.imageset/dark.svg").contains("#00ff00"))
  }

  @Test("have the same bytes each time, and those that are there are not written again")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    _ = try build(Self.all, in: folder)
    try folder.write("stale", to: "out/deep/a.pdf")
    #expect(try build(Self.all, in: folder).output == "out: 4 badges, 1 file written, 17 unchanged\n")
    #expect(try build(Self.all, in: folder).output == "out: 4 badges, 0 files written, 18 unchanged\n")
  }

  @Test(
    "are refused with the place of the badge, and then no file is written",
    arguments: [
      (
        "badges:\n  - {file: a.svg, pill: {text: x}}\n  - file: b.svg\n    exports: [sf-symbol]\n    pill: {text: y, textColor: red}",
        "badges.yml:5:5: error: an SF Symbol has one opaque colour, but there is a second colour in the layer 'text'; "
          + "cut the text out with --text-color knockout, or use one colour"
      ),
      (
        "badges: [{file: a.svg, exports: [png@4x], scale: 2000, pill: {text: x}}]",
        "badges.yml:1:56: error: a picture of"
      ),
      (
        "badges: [{file: a.svg, exports: [pgn], pill: {text: x}}]",
        "badges.yml:1:34: error: unknown format of exports 'pgn'; did you mean 'png'?"
      ),
      (
        "badges: [{file: a.svg, exports: [png, png], pill: {text: x}}]",
        "badges.yml:1:17: error: 'a.png' is already written by the same entry"
      ),
      (
        "badges: [{file: a-b.svg, exports: [vector-drawable], pill: {text: x}}, "
          + "{file: a_b.svg, exports: [vector-drawable], pill: {text: x}}]",
        "badges.yml:1:79: error: 'drawable/a_b.xml' is already written in line 1"
      ),
      (
        "badges: [{file: \(String(repeating: "a", count: 250)).svg, exports: [imageset], pill: {text: x}}]",
        "badges.yml:1:17: error: "
      ),
    ])
  func refused(manifest: String, message: String) throws {
    let folder = try TemporaryFolder()
    let result = try build(manifest, in: folder)
    #expect(result.status == 65)
    #expect(result.message.hasPrefix(message), "\(result.errors)")
    #expect(try folder.files == ["badges.yml"])
  }

  @Test("are written from lines of JSON into a folder, and need one")
  func lines() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"file": "a.svg", "exports": ["imageset", "png"], "hub": {"count": 3}}"# + "\n", to: "lines")
    let drawn = try Command.shell(#""$CARTOUCHE" draw --into out --allow-substitute < lines"#, in: folder.url)
    #expect(drawn.status == 0, "\(drawn.output)")
    #expect(try folder.files.filter { $0.hasPrefix("out") }.count >= 4)
    let refused = try Command.shell(#""$CARTOUCHE" draw < lines"#, in: folder.url)
    #expect(refused.status == 65)
    #expect(
      refused.output.contains("the key 'exports' needs a place for its files: a folder with --into, or -o badges.tar"))
  }

  @Test("leave no dark picture of a badge for all pages that has none any more, and no other form of an image set")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    func manifest(_ scheme: String, _ exports: String) -> String {
      "badges: [{file: a.svg, colorScheme: \(scheme), exports: [\(exports)], hub: {count: 3, look: ios}}]"
    }
    func files() throws -> [String] { try folder.files.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) } }
    _ = try build(manifest("auto", "imageset, vector-drawable"), in: folder)
    try folder.write("mine", to: "out/a.imageset/mine.svg")
    try folder.write("mine", to: "out/drawable-night/mine.xml")
    #expect(
      try files() == [
        "a.imageset/Contents.json", "a.imageset/dark.svg", "a.imageset/light.svg", "a.imageset/mine.svg", "a.svg",
        "drawable-night/a.xml", "drawable-night/mine.xml", "drawable/a.xml",
      ])
    let light = manifest("light", "imageset, vector-drawable")
    try folder.write(light, to: "badges.yml")
    let check = try Command.run("build", "badges.yml", "-o", "out", "--allow-substitute", "--check", in: folder.url)
    #expect(check.status == 1 && check.output.contains("superfluous: a.imageset/dark.svg"))
    // A drawable for light pages alone leaves that for dark ones, which another command may have drawn.
    #expect(!check.output.contains("drawable-night"))
    #expect(try files().count == 8)
    let result = try build(light, in: folder)
    #expect(result.output.hasSuffix(", 1 removed\n"), "\(result.output)")
    let rest = [
      "a.imageset/Contents.json", "a.imageset/light.svg", "a.imageset/mine.svg", "a.svg", "drawable-night/a.xml",
      "drawable-night/mine.xml", "drawable/a.xml",
    ]
    #expect(try files() == rest)
    #expect(try build(light, in: folder).output.hasSuffix("unchanged\n"))
    // One picture for all pages is not seen beside one for dark pages.
    _ = try build("badges: [{file: a.svg, exports: [vector-drawable], status: {message: x}}]", in: folder)
    #expect(try files().contains("drawable/a.xml") && !files().contains("drawable-night/a.xml"))
    _ = try build(manifest("light", "imageset-png"), in: folder)
    #expect(
      try files().filter { $0.hasPrefix("a.imageset") } == [
        "a.imageset/Contents.json", "a.imageset/light.png", "a.imageset/light@2x.png", "a.imageset/light@3x.png",
        "a.imageset/mine.svg",
      ])
  }

  private func report(_ manifest: String, _ options: String..., in folder: TemporaryFolder) throws -> Command.Result {
    try folder.write(manifest, to: "badges.yml")
    let command = ["build", "badges.yml", "-o", "out", "--allow-substitute", "--report", "r.json"]
    return try Command.run(command + options, in: folder.url)
  }

  @Test("that no badge has any more are superfluous, and prune removes them")
  func pruned() throws {
    let folder = try TemporaryFolder()
    #expect(try report(Self.all, in: folder).status == 0)
    #expect(try folder.read("r.json").contains("\"file\":\"d.svg\",\"exports\":[\"d.symbol.svg\",\"d.ico\"],"))
    #expect(try !folder.read("r.json").contains("\"file\":\"c.svg\",\"exports\""))
    try folder.write("mine", to: "out/deep/a@3x.png")
    try folder.write("mine", to: "out/b.imageset/mine.svg")
    let fewer = """
      badges:
        - {file: b.svg, exports: [pdf], colorScheme: dark, hub: {count: 3, look: ios}}
        - {file: d.symbol.svg, pill: {text: x}}

      """
    let gone = [
      "deep/a.svg", "deep/a@2x.png", "deep/a.pdf", "deep/a.imageset/Contents.json", "deep/a.imageset/light.svg",
      "deep/a.imageset/dark.svg", "deep/drawable/a.xml", "deep/drawable-night/a.xml", "b@2x.png",
      "b.imageset/Contents.json", "b.imageset/light.svg", "drawable/b.xml", "c.svg", "d.svg", "d.ico",
    ]
    let lines = try report(fewer, "--check", in: folder).output.split(separator: "\n").map(String.init)
    #expect(lines == ["stale: d.symbol.svg"] + gone.map { "superfluous: " + $0 } + ["stale: r.json"])
    let result = try report(fewer, "--prune", in: folder)
    #expect(result.output == "out: 2 badges, 1 file written, 2 unchanged, 15 removed\n", "\(result.errors)")
    let rest = ["b.imageset/mine.svg", "b.pdf", "b.svg", "d.symbol.svg", "deep/a@3x.png"]
    #expect(try folder.files.filter { $0.hasPrefix("out/") } == rest.map { "out/" + $0 })
  }

  @Test("are not removed if a badge reads them now")
  func read() throws {
    let folder = try TemporaryFolder()
    #expect(try report("badges: [{file: a.svg, profile: design, pill: {text: x}}]", in: folder).status == 0)
    let now = "badges: [{file: b.svg, status: {message: x, logo: out/a.svg}}]"
    let result = try report(now, "--prune", in: folder)
    #expect(result.output == "out: 1 badge, 1 file written, 0 unchanged\n", "\(result.errors)")
    #expect(try report(now, "--check", in: folder).output.isEmpty)
    #expect(try folder.files.filter { $0.hasPrefix("out/") } == ["out/a.svg", "out/b.svg"])
  }

  @Test("are not removed if they are files of a badge in another shard now")
  func shards() throws {
    let folder = try TemporaryFolder()
    func manifest(_ badge: String) -> String { "badges: [{each: [a, b, c, d, e, f, g, h], \(badge)}]" }
    func build(_ badge: String) throws {
      try folder.write(manifest(badge), to: "badges.yml")
      // The first part has b.svg and the second b.symbol.svg; the first one builds last.
      for shard in [2, 1] {
        let result = try Command.run(
          "build", "badges.yml", "-o", "out", "--allow-substitute", "--report", "r\(shard).json", "--prune", "--shard",
          "\(shard)/2", in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
      }
    }
    try build("file: '{item}.svg', exports: [sf-symbol], pill: {text: x, textColor: knockout}")
    try build("file: '{item}.symbol.svg', pill: {text: x}")
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"].map { "out/\($0).symbol.svg" }
    #expect(try folder.files.filter { $0.hasPrefix("out/") } == names)
  }

  @Test("that a new form of an export replaces are named once")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let pair = "badges: [{file: a.svg, colorScheme: auto, exports: [imageset], hub: {count: 3, look: ios}}]"
    #expect(try report(pair, in: folder).status == 0)
    let light = pair.replacing("auto", with: "light")
    let check = try report(light, "--check", in: folder).output
    #expect(check.components(separatedBy: "superfluous: a.imageset/dark.svg\n").count == 2, "\(check)")
    #expect(try report(light, "--prune", in: folder).output.hasSuffix(", 1 removed\n"))
    #expect(try folder.read("r.json").contains("\"removed\": [\"a.imageset/dark.svg\"]"))
  }

  @Test("of a badge that is kept are kept, too, as long as it is kept")
  func kept() throws {
    let folder = try TemporaryFolder()
    let text = """
      data: {d: d.json}
      badges:
        - {file: a.svg, missing: keep, exports: [pdf, vector-drawable], status: {label: x, message: "{d.n}"}}

      """
    try folder.write("{\"n\": 12}", to: "d.json")
    #expect(try report(text, in: folder).status == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "d.json"))
    #expect(try report(text, "--prune", in: folder).output == "out: 1 badge, 0 files written, 1 unchanged\n")
    #expect(try folder.files.filter { $0.hasPrefix("out/") } == ["out/a.pdf", "out/a.svg", "out/drawable/a.xml"])
    let fewer = text.replacing(", vector-drawable", with: "")
    #expect(try report(fewer, "--prune", in: folder).output.hasSuffix("1 unchanged\n"))
    #expect(try folder.read("r.json").contains("\"exports\":[\"a.pdf\",\"drawable/a.xml\"]"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "out/a.pdf"))
    #expect(try report(fewer, "--check", in: folder).output == "stale: r.json\n")
    #expect(try report(fewer, "--prune", in: folder).status == 0)
    #expect(try folder.read("r.json").contains("\"exports\":[\"drawable/a.xml\"]"))
    try folder.write("{\"n\": 13}", to: "d.json")
    #expect(try report(fewer, "--prune", in: folder).output.hasSuffix("2 files written, 0 unchanged, 1 removed\n"))
    #expect(try folder.files.filter { $0.hasPrefix("out/") } == ["out/a.pdf", "out/a.svg"])
  }

  @Test(
    "in a report that no badge of that name can have are refused, and nothing is removed",
    arguments: ["../secret.png", "/tmp/a.png", "b.png", "a.txt", "a.imageset", "a.imageset/mine.svg", "a.svg", ""])
  func hostileReports(path: String) throws {
    let folder = try TemporaryFolder()
    let text = "badges: [{file: a.svg, exports: [pdf], pill: {text: x}}]"
    #expect(try report(text, in: folder).status == 0)
    for file in ["secret.png", "out/b.png", "out/a.txt", "out/a.imageset/mine.svg"] { try folder.write("x", to: file) }
    let before = try folder.files
    let good = try folder.read("r.json")
    try folder.write(good.replacing("\"a.pdf\"", with: "\"a.pdf\",\"\(path)\""), to: "r.json")
    let result = try report("badges: []", "--prune", in: folder)
    #expect(result.status == 65 && result.message.contains("this is not the report of a build"), "\(result.errors)")
    // The name of a badge leads to its exports.
    try folder.write(
      good.replacing("\"a\":", with: "\"../a\":").replacing("\"a.pdf\"", with: "\"../a.pdf\""), to: "r.json")
    #expect(try report("badges: []", "--prune", in: folder).status == 65)
    #expect(try folder.files == before)
  }

  @Test("leave what is another badge's file now")
  func others() throws {
    let folder = try TemporaryFolder()
    let text = """
      badges:
        - {file: a.svg, colorScheme: light, exports: [imageset], hub: {count: 3, look: ios}}
        - {file: a.imageset/light@2x.svg, exports: [png], pill: {text: x}}

      """
    for _ in 0..<2 {
      #expect(try build(text, in: folder).status == 0)
      #expect(try folder.files.contains("out/a.imageset/light@2x.png"))
    }
  }

  @Test("leave what belongs to a badge that is kept, or that cannot be read or drawn")
  func othersNotDrawn() throws {
    let folder = try TemporaryFolder()
    func write(_ scheme: String, _ badge: String) throws {
      let text = """
        data: {d: d.json}
        badges:
          - {file: a.svg, colorScheme: \(scheme), exports: [imageset], hub: {count: 3, look: ios}}
          - {file: a.imageset/light@2x.svg, exports: [png], \(badge)}

        """
      try folder.write(text, to: "badges.yml")
    }
    func build(_ options: String...) throws -> Command.Result {
      try Command.run(["build", "badges.yml", "-o", "out", "--allow-substitute"] + options, in: folder.url)
    }
    let kept = "missing: keep, pill: {text: '{d.n}'}"
    try folder.write("{\"n\": 12}", to: "d.json")
    try write("auto", kept)
    #expect(try build().status == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "d.json"))
    for badge in ["status: {message: x, width: 1}", "pill: {txt: x}"] {
      try write("light", badge)
      #expect(try build("--keep-going").status == 65)
      #expect(try folder.files.contains("out/a.imageset/light@2x.png"))
    }
    try write("auto", kept)
    #expect(try build().status == 0)
    try write("light", kept)
    #expect(try build().output.hasSuffix(", 1 removed\n"))
    let rest = ["Contents.json", "light.svg", "light@2x.png", "light@2x.svg"]
    #expect(try folder.files.filter { $0.hasPrefix("out/a.i") } == rest.map { "out/a.imageset/" + $0 })
  }

  @Test("are beside the SVG file also where a name begins with a combining mark")
  func combiningMarks() throws {
    let folder = try TemporaryFolder()
    let text = """
      index: "a/\u{301}b.html"
      badges:
        - {file: "a/\u{301}b.svg", exports: [pdf, vector-drawable], pill: {text: x}}

      """
    #expect(try build(text, in: folder).status == 0)
    for name in ["\u{301}b.html", "\u{301}b.pdf", "\u{301}b.svg", "drawable/badge__b.xml"] {
      #expect(FileManager.default.fileExists(atPath: folder.url.path() + "/out/a/" + name), "\(name)")
    }
    let page = try String(contentsOfFile: folder.url.path() + "/out/a/\u{301}b.html", encoding: .utf8)
    #expect(page.contains("src=\"../a/"))
    let twice = """
      badges:
        - {file: "a/\u{301}b.svg", exports: [sf-symbol], pill: {text: x, textColor: knockout}}
        - {file: "a/\u{301}b.symbol.svg", pill: {text: x}}

      """
    #expect(try build(twice, in: folder).message.contains("is already written in line 2"))
  }

  @Test("leave a picture for dark pages alone if one of them cannot be drawn")
  func failed() throws {
    let folder = try TemporaryFolder()
    let pill = "{file: a.svg, colorScheme: SCHEME, exports: [imageset], hub: {count: 3, look: ios}}"
    _ = try build("badges: [\(pill.replacing("SCHEME", with: "auto"))]", in: folder)
    let bad = "{file: b.svg, exports: [sf-symbol], pill: {text: y, textColor: red}}"
    #expect(try build("badges: [\(pill.replacing("SCHEME", with: "light")), \(bad)]", in: folder).status == 65)
    #expect(try folder.files.contains("out/a.imageset/dark.svg"))
  }
}

import Foundation
import Testing

@Suite("Keys of entries as options")
struct EntryOptionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func file(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The keys in the first table below a heading of the article.
  private static func keys(below heading: String) throws -> [String] {
    let article = try file("Sources/Cartouche/Cartouche.docc/ManifestKeys.md")
    let part = try #require(article.components(separatedBy: "\n## ").first { $0.hasPrefix(heading + "\n") })
    return part.components(separatedBy: "\n### ")[0].matches(of: /(?m)^\| (?:\*\*)?`(\w+)`/).map { String($0.1) }
  }

  /// The keys that arguments set, and those of several entries or messages.
  private static let others: Set = [
    "text", "count", "position", "rows", "label", "message", "messages", "messageLink", "alignWidths",
  ]

  @Test("are those of the article, all but the texts", arguments: ["pill", "hub", "cell", "status", "table"])
  func options(kind: String) throws {
    let help = try Command.run(kind, "--help").output
    let keys = try Self.keys(below: "Entries of kind \(kind)") + Self.keys(below: "Entries")
    #expect(keys.count > 14)
    for key in Set(keys).subtracting(Self.others) {
      let option = key.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
      #expect(help.contains("  --\(option) ") || help.contains("  --\(option)\n"), "--\(option)")
    }
  }

  @Test("say in help which of them must be given, and what others are by default")
  func notes() throws {
    for (kind, notes) in [
      ("cell", ["The width. It must be given.", "The height. It must be given."]), ("table", ["It must be given."]),
      ("pill", ["By default digdog.", "By default top-trailing.", "By default web."]),
      ("hub", ["By default badge-hub."]),
    ] {
      let help = try Command.run(kind, "--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for note in notes { #expect(help.contains(note), "\(kind): \(note)") }
    }
  }

  @Test("draw what the same keys of a manifest draw")
  func same() throws {
    let folder = try TemporaryFolder()
    for (arguments, entry) in [
      (
        ["pill", "a b", "--font", "Verdana, Arial", "--font-size", "20", "--border", "rgb(1, 2, 3),2"],
        "pill: {text: a b, font: {family: [Verdana, Arial], size: 20}, border: {color: 'rgb(1, 2, 3)', width: 2}}"
      ),
      (
        ["hub", "-5", "--show-zero", "--limit", "9", "--on", "96x64", "--moved", "-4,2", "--scale", "2"],
        "scale: 2, hub: {count: -5, showZero: true, limit: 9, on: {width: 96, height: 64}, moved: {x: -4, y: 2}}"
      ),
      (
        [
          "status", "a", "b", "c", "--color", "red", "--color", "blue", "--progress", "50%", "--link", "/a", "--link",
          "/b", "--direction", "rtl",
        ],
        "status: {label: a, direction: rtl, link: /a, messages: [{text: b, color: red, link: /b}, {text: c, color: blue, progress: 0.5}]}"
      ),
      (
        ["pill", "a", "--halo", "white,2", "--halo-dark-color", "black", "--color-scheme", "auto"],
        "colorScheme: auto, pill: {text: a, halo: {width: 2, color: white, darkColor: black}}"
      ),
      (
        [
          "pill", "42", "--shadow", "black,4,0,1", "--shadows", "none", "--merge", "--bounds", "--profile", "design",
          "--allow-substitute",
        ],
        "profile: design, shadows: none, merge: true, bounds: true, pill: {text: '42', shadow: 'black,4,0,1'}"
      ),
      (
        ["table", "Inbox=3", "b", "--width", "300", "--direction", "rtl"],
        "table: {width: 300, direction: rtl, rows: [{summary: Inbox, pill: {text: '3'}}, {summary: b}]}"
      ),
    ] {
      try folder.write("badges: [{file: a.svg, \(entry)}]", to: "badges.yml")
      let built = try Command.run("build", "badges.yml", "-o", "out", "--allow-substitute", in: folder.url)
      #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
      let drawn = try Command.run(arguments)
      #expect(drawn.errors.isEmpty)
      #expect(try drawn.output == folder.read("out/a.svg"))
    }
  }

  @Test(
    "show the place of an error in the command line",
    arguments: [
      (["pill", "x", "--fill", "redd"], "pill x --fill redd", "redd"),
      (["pill", "x", "--fill=red", "--fill=redd"], "pill x --fill=red --fill=redd", "redd"),
      (["pill", "é\n🙂", "--fill", "redd"], "pill é 🙂 --fill redd", "redd"),
      (["status", "a", "b", "c", "--color", "red", "--color", "bleu"], "--color red --color bleu", "bleu"),
      (["hub", "1x", "--limit", "9"], "hub 1x --limit 9", "1x"),
      (["hub", "--title", "x", "x"], "hub --title x x", "x"), (["hub", "-o", "x", "x"], "hub -o x x", "x"),
      (["hub", "--show-zero", "x"], "hub --show-zero x", "x"), (["hub", "--title=x", "x"], "hub --title=x x", "x"),
      (["hub", "--limit", "9", "--", "x"], "hub --limit 9 -- x", "x"),
      (["status", "--color", "redd", "--", "--color", "a"], "--color redd -- --color a", "redd"),
      (["table", "--width", "99", "a", "{summary: b,\n pil: c}"], "a {summary: b,  pil: c}", "pil"),
    ])
  func places(arguments: [String], line: String, word: String) throws {
    let result = try Command.run(arguments)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(result.status == 64 && lines.count == 3 && lines[1].hasSuffix(line), "\(result.errors)")
    let caret = try #require(lines.last)
    if word == "x" { #expect(caret.count == lines[1].count) }
    // An emoji has two columns.
    let shift = line.contains("🙂") ? 1 : 0
    #expect(lines[1].dropFirst(caret.count - 1 - shift).hasPrefix(word))
  }

  @Test("have a schema, which is printed")
  func schema() throws {
    #expect(try Command.run("schema", "manifest").output == Self.file("Templates/manifest.schema.json"))
    #expect(try Command.run("schema", "look").output == Self.file("Templates/look.schema.json"))
    #expect(try Command.run("schema", "lok").errors == "error: unknown schema 'lok'; did you mean 'look'?\n")
  }

  @Test("without an effect are warnings of a build, and errors with --strict")
  func strictBuild() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "badges:\n- {file: a.svg, hub: {count: 1, halo: \"knockout,2\"}}\n- {file: b.svg, status: {message: a, state: normal}}\n",
      to: "badges.yml")
    let strict = try Command.run("build", "badges.yml", "-o", "out", "--strict", in: folder.url)
    #expect(strict.status == 65)
    #expect(strict.message == "badges.yml:2:33: error: 'halo' has no effect where no icon is drawn below the badge")
    #expect(try folder.files == ["badges.yml"])
    let result = try Command.run("build", "badges.yml", "-o", "out", in: folder.url)
    #expect(result.status == 0)
    #expect(result.message == "badges.yml:2:33: warning: 'halo' has no effect where no icon is drawn below the badge")
    #expect(result.errors.contains("badges.yml:3:38: warning: 'state' has no effect on a status badge"))
    #expect(try folder.files == ["badges.yml", "out/a.svg", "out/b.svg"])
  }
}

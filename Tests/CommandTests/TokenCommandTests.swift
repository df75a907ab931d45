import Cartouche
import Foundation
import Testing

@Suite("Design tokens on the command line")
struct TokenCommandTests {
  private static let tokens = """
    {"color": {"$type": "color", "action": {"$value": "#1166CC"}, "low": {"$value": "#AAAAAA"}, "loop": {"$value": "{color.loop}"}}}
    """
  private static let dark = ##"{"color": {"action": {"$value": "#99CCFF"}}}"##

  private static func folder(text: String = "white") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(tokens, to: "tokens.json")
    try folder.write(dark, to: "tokens.dark.json")
    try folder.write(
      "kind: pill\nextends: digdog\nstates: {normal: {fill: '{color.action}', text: \(text)}}", to: "own.yml")
    try folder.write(
      "tokens: [tokens.json, tokens.dark.json]\nbadges: [{file: a.svg, pill: {text: a, lookFile: own.yml}}]",
      to: "badges.yml")
    return folder
  }

  @Test("--tokens gives the tokens of a look to commands that draw, and to build in place of those of the manifest")
  func option() throws {
    let folder = try Self.folder()
    let options = ["--tokens", "tokens.json", "--tokens", "tokens.dark.json"]
    let light = try Command.run(["pill", "a", "--look-file", "own.yml"] + options, in: folder.url)
    #expect(light.output.contains("#16c"))
    let dark = try Command.run(
      ["pill", "a", "--look-file", "own.yml", "--color-scheme", "dark"] + options, in: folder.url)
    #expect(dark.output.contains("#9cf"))
    #expect(try Command.run("build", "badges.yml", "-o", "out", in: folder.url).status == 0)
    #expect(try folder.read("out/a.svg").contains("#16c"))
    #expect(
      try Command.run(
        "build", "badges.yml", "-o", "out", "--tokens", "tokens.dark.json", "--tokens", "tokens.json", in: folder.url
      )
      .status == 0)
    try folder.write(#"{"color": {"action": {"$type": "color", "$value": "lime"}}}"#, to: "other.json")
    #expect(try Command.run("build", "badges.yml", "-o", "out", "--tokens", "other.json", in: folder.url).status == 0)
    #expect(try folder.read("out/a.svg").contains("#0f0"))
    let lines = try Command.shell(
      #"echo '{"pill": {"text": "a", "lookFile": "own.yml"}}' | "$CARTOUCHE" draw --tokens tokens.json"#, in: folder.url
    )
    #expect(lines.output.contains("#16c"))
  }

  @Test("--tokens gives tokens to the entries of a manifest that names none")
  func entries() throws {
    let folder = try Self.folder()
    try folder.write("badges: [{file: a.svg, pill: {text: a, fill: '{tokens.color.action}'}}]", to: "m.yml")
    let built = try Command.run("build", "m.yml", "-o", "out", "--tokens", "tokens.json", in: folder.url)
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try folder.read("out/a.svg").contains("#16c"))
  }

  @Test("tokens that extend many groups are refused soon, however many entries name them")
  func costly() throws {
    let folder = try TemporaryFolder()
    let groups = (1...12).map { level in
      let parts = (1...10).map { "\"p\($0)\": {\"$extends\": \"{g\(level - 1)}\"}" }.joined(separator: ",")
      return "\"g\(level)\": {\"$extends\": \"{g\(level - 1).p1}\", \(parts)}"
    }
    let token = #"{"c": {"$type": "color", "$value": "red"}}"#
    let first = (1...10).map { "\"p\($0)\": \(token)" }.joined(separator: ",")
    try folder.write("{\"g0\": {\(first)}, \(groups.joined(separator: ","))}", to: "t.json")
    let entries = (0..<200).map { "- {file: \($0).svg, pill: {text: a, fill: '{tokens.g12.p1.p1.p1.p1.p1.p1.p1.c}'}}" }
    try folder.write("tokens: t.json\nbadges:\n\(entries.joined(separator: "\n"))", to: "m.yml")
    let start = ContinuousClock.now
    let built = try Command.run("build", "m.yml", "-o", "out", in: folder.url)
    #expect([0, 65].contains(built.status), "\(built.errors)")
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("the first badge of a look has no text: its look is checked by the next one")
  func order() throws {
    let folder = try Self.folder(text: "'{color.low}'")
    try folder.write(
      "tokens: tokens.json\nbadges: [{file: a.svg, pill: {text: ' ', lookFile: own.yml}}, {file: b.svg, pill: {text: a, fill: black, lookFile: own.yml}}, {file: c.svg, pill: {text: a, lookFile: own.yml}}]",
      to: "m.yml")
    let checked = try Command.run("check", "--contrast", "m.yml", in: folder.url)
    #expect(checked.status == 1 && checked.errors.contains("own.yml, normal, on light pages"), "\(checked.errors)")
  }

  @Test("An error in a look or in a file of tokens has its line, wherever the file is")
  func errors() throws {
    let folder = try Self.folder()
    func run(_ fill: String, _ arguments: String...) throws -> Command.Result {
      try folder.write(
        "kind: pill\nextends: digdog\nstates: {normal: {fill: '\(fill)', text: white}}", to: "own.yml")
      return try Command.run(["pill", "a", "--look-file", "own.yml"] + arguments, in: folder.url)
    }
    let unknown = try run("{color.acton}", "--tokens", "tokens.json")
    #expect(unknown.status == 65)
    #expect(
      unknown.errors == """
        own.yml:3:25: error: there is no token 'color.acton'; did you mean 'color.action'?
          states: {normal: {fill: '{color.acton}', text: white}}
                                  ^

        """)
    let loop = try run("{color.loop}", "--tokens", "tokens.json")
    #expect(
      loop.message == "tokens.json:1:112: error: tokens that refer to each other in a cycle: color.loop, color.loop")
    #expect(loop.errors.hasSuffix("^\n"))
    #expect(try run("{a}").message.contains("name files of them by 'tokens' in a manifest or by --tokens"))
    #expect(try run("{a}", "--tokens", "none.json").errors == "none.json: error: no such file\n")
    try folder.write("[]", to: "list.json")
    #expect(
      try run("{a}", "--tokens", "list.json").message == "list.json:1:1: error: expected keys with values, not a list")
  }

  @Test("Files of tokens that a manifest names are in its folder, or in one that --allow adds")
  func places() throws {
    let folder = try Self.folder()
    try folder.write("tokens: ../tokens.json\nbadges: [{file: a.svg, pill: {text: a}}]", to: "below/badges.yml")
    let below = folder.url.appending(path: "below")
    let refused = try Command.run("build", "badges.yml", "-o", "out", in: below)
    #expect(refused.status == 65)
    #expect(refused.errors.contains("badges.yml:1:9: error: '../tokens.json': outside the working directory"))
    #expect(try Command.run("build", "badges.yml", "-o", "out", "--allow", "..", in: below).status == 0)
  }

  @Test("check --contrast draws each look of a manifest in its states, on light and on dark pages")
  func contrast() throws {
    let folder = try Self.folder()
    let found = try Command.run("check", "--contrast", "badges.yml", in: folder.url)
    #expect(found.status == 1)
    // White on the light blue for dark pages; the states of the look that it extends are on the rows of a table.
    let lines = found.errors.split(separator: "\n")
    let dark =
      "badges.yml:2:24: error: own.yml, normal, on dark pages: 'a' has a contrast of 1.68, #ffffff on #99ccff; it needs 4.5"
    #expect(lines.contains { $0 == dark }, "\(found.errors)")
    #expect(!lines.contains { $0.contains("normal, on light pages") })
    #expect(lines.contains { $0.contains("own.yml, highlighted, on light pages: ") })
    try folder.write(
      """
      kind: pill
      summary: own
      font: {families: [Arial], size: 12}
      height: 20
      padding: 6
      states:
        normal: {fill: "{color.action}", text: white}
        disabled: {fill: silver, text: white}
      dark:
        normal: {fill: "{color.action}", text: black}
      """, to: "own.yml")
    let good = try Command.run("check", "--contrast", "badges.yml", in: folder.url)
    #expect(good.status == 0 && good.errors.isEmpty, "\(good.errors)")
    try folder.write(
      """
      tokens: [tokens.json, tokens.dark.json]
      badges: [{file: a.svg, pill: {text: a, lookFile: own.yml, fill: '{tokens.color.low}'}}]
      """,
      to: "badges.yml")
    let own = try Command.run("check", "--contrast", "badges.yml", in: folder.url)
    #expect(
      own.errors == "badges.yml:2:24: error: a.svg: 'a' has a contrast of 2.32, #ffffff on #aaaaaa; it needs 4.5\n")
    #expect(try Command.run("check", "--contrast", "tokens.json", in: folder.url).status == 65)
  }

  @Test(
    "looks tokens writes what a look can be read from again",
    arguments: ["count-indicator", "badge-hub", "ios", "shadcn", "inset-grouped", "flat"])
  func roundTrip(name: String) throws {
    let folder = try TemporaryFolder()
    let light = try Command.run("looks", "tokens", name, "-o", "tokens.json", in: folder.url)
    let dark = try Command.run("looks", "tokens", name, "--dark", "-o", "tokens.dark.json", in: folder.url)
    #expect(light.status == 0 && dark.status == 0, "\(light.errors)\(dark.errors)")
    // A token has the colour of a word.
    let shown = try Command.run("looks", "show", name, "--resolved", in: folder.url).output
      .replacing("messageColor: brightgreen", with: "messageColor: \"#44BB00\"")
    let kind = try #require(shown.firstMatch(of: /kind: (\w+)/)?.1)
    // Every token stands for the value of its key, and what differs on dark pages is found by itself.
    let names = try JSONSerialization.jsonObject(with: Data(folder.read("tokens.json").utf8)) as? [String: Any]
    let look = Self.look(try #require(names?[name] as? [String: Any]), at: name)
    let text = "{\"kind\": \"\(kind)\", \"extends\": \"\(name)\", \(look.dropFirst())"
    try folder.write(text, to: "own.yml")
    let options = ["--look-file", "own.yml", "--tokens", "tokens.json", "--tokens", "tokens.dark.json"]
    let again = try Command.run(["looks", "show", "--resolved"] + options, in: folder.url)
    #expect(again.output == shown, "\(again.errors)")
  }

  /// A look in which each token has its name as value.
  private static func look(_ group: [String: Any], at path: String) -> String {
    let entries = group.sorted { $0.key < $1.key }.map { key, value in
      let map = value as? [String: Any] ?? [:]
      let path = "\(path).\(key)"
      return "\"\(key)\": " + (map["$value"] == nil ? look(map, at: path) : "\"{\(path)}\"")
    }
    return "{" + entries.joined(separator: ", ") + "}"
  }

  @Test("looks tokens writes variables of CSS, with those for dark pages")
  func css() throws {
    let folder = try Self.folder()
    let options = ["--look-file", "own.yml", "--tokens", "tokens.json", "--tokens", "tokens.dark.json"]
    let css = try Command.run(["looks", "tokens", "--format", "css"] + options, in: folder.url).output
    #expect(css.hasPrefix(":root {\n  --own-font: "))
    #expect(css.contains("\n  --own-height: 20px;\n"))
    #expect(css.contains("\n  --own-states-normal-fill: #1166cc;\n"))
    #expect(
      css.hasSuffix(
        """
        @media (prefers-color-scheme: dark) {
          :root {
            --own-states-normal-fill: #99ccff;
          }
        }

        """), "\(css)")
    #expect(try Command.run("looks", "tokens", "mail", "--format", "scss", in: folder.url).status == 64)
    #expect(try Command.run("looks", "tokens", "mail", "--format", "css", "--dark", in: folder.url).status == 64)
    #expect(try Command.run("looks", "tokens", in: folder.url).status == 64)
    #expect(try Command.run("looks", "tokens", "mial", in: folder.url).errors.contains("did you mean 'mail'?"))
  }

  @Test("No name or text of a look ends a value, a rule or a text of what looks tokens writes")
  func hostileNames() throws {
    let folder = try TemporaryFolder()
    let evil = #"x; } body { display: none } /* \" </style><script>alert(1)</script> \u202E \n url(x) */"#
    try folder.write(
      """
      {"kind": "status", "extends": "flat", "summary": "\(evil)", "font": {"families": ["\(evil)", "A\\\\"], "size": 11},
       "colors": {"\(evil)": "red", "{a.b}": "lime", "$ref": "blue", "__proto__": "navy", "-a-b-": "teal", "": "gold"}}
      """, to: "a;}b{.yml")
    let css = try Command.run("looks", "tokens", "--look-file", "a;}b{.yml", "--format", "css", in: folder.url)
    #expect(css.status == 0, "\(css.errors)")
    let lines = css.output.split(separator: "\n")
    #expect(
      lines.allSatisfy { [":root {", "}"].contains($0) || $0.wholeMatch(of: #/  --[\w-]+: [^;{}<]*;/#) != nil },
      "\(css.output)")
    #expect(lines.count { $0.contains("-colors-") } == 6)
    let json = try Command.run("looks", "tokens", "--look-file", "a;}b{.yml", in: folder.url)
    let tree = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((tree?["$description"] as? String)?.contains("</style>") == true)
    let look = try #require(tree?["a--b-"] as? [String: Any])
    let colors = try #require(look["colors"] as? [String: Any])
    #expect(colors.count == 6)
    #expect(colors.keys.allSatisfy { $0.wholeMatch(of: /[\w-]+/) != nil })
  }
}

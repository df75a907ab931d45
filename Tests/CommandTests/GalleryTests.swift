import Foundation
import Testing

@Suite("The page that shows all badges")
struct GalleryTests {
  private static let manifest = """
    badges:
      - {file: inbox.svg, pill: {text: "3", look: mail}}
      - file: "a/R&D 'x'.svg"
        title: "<b>&\\"</b> [x](y) *z*"
        status: {label: build, message: passing, style: flat-square, edition: classic}
      - {file: none.svg, hub: {count: 0}}

    """

  /// The second title with character references.
  private static let title =
    "&lt;b&gt;&amp;&#34;&lt;&#47;b&gt; &#91;x&#93;&#40;y&#41; &#42;z&#42;"

  static func decoded(_ text: String) -> String {
    text.replacing(/&(?:#([0-9]+)|(amp|lt|gt));/.matchingSemantics(.unicodeScalar)) { match in
      match.2.flatMap { ["amp": "&", "lt": "<", "gt": ">"][$0] }
        ?? match.1.flatMap { UInt32($0) }.flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    }
  }

  private func page(_ manifest: String, _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "badges.yml")
    let result = try Command.run(["gallery", "badges.yml", "--output", "out"] + options, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.files == ["badges.yml", "out/index.html"])
    return try folder.read("out/index.html")
  }

  @Test("holds each picture itself on a light and a dark backdrop, with its name, its words and its size")
  func contents() throws {
    let page = try page(Self.manifest)
    #expect(page.matches(of: /<div class="(light|dark)"><img src="data:image\/svg\+xml,%3Csvg/).count == 6)
    #expect(!page.contains("src=\"inbox.svg\""))
    #expect(page.contains("<h3><bdi>a&#47;R&amp;D &#39;x&#39;&#46;svg</bdi></h3>"))
    #expect(page.contains("<q><bdi>\(Self.title)</bdi></q>"))
    #expect(page.contains("<p class=\"words\">Shows nothing</p>"))
    #expect(page.contains("<span>34 × 26</span>"))
  }

  @Test(
    "the page of a build shows a badge whose old file stays with the size, the words and the contrast of that file",
    arguments: [[], ["--report", "r.json", "--hash-names"]])
  func oldFiles(options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      data: {d: d.json}
      index: all.html
      gallery: {showcase: [{title: Here, badges: [p.svg, q.svg]}]}
      badges:
        - {file: p.svg, missing: keep, pill: {text: '{d.v}', fill: black, textColor: white}}
        - {file: q.svg, missing: keep, colorScheme: pair, status: {message: '{d.v}', color: red, darkColor: blue}}
        - {file: r.svg, missing: keep, pill: {text: '{d.n}'}}
      """, to: "m.yml")
    try folder.write(#"{"v": "new", "n": ""}"#, to: "d.json")
    func page(_ more: String...) throws -> String {
      let result = try Command.run(["build", "m.yml", "-o", "out"] + options + more, in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
      return try folder.read("out/all.html")
    }
    func facts(_ page: String) -> [String] {
      page.matches(of: /<img [^>]*>|<q>.*?<\/q>|Shows nothing|<span>[0-9.]+ × [0-9]+<\/span>|:1 [A ]*</).map {
        String($0.0)
      }
    }
    let drawn = facts(try page())
    #expect(drawn.contains("<q><bdi>new</bdi></q>") && drawn.contains("Shows nothing"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "d.json"))
    let kept = try page()
    #expect(facts(kept) == drawn)
    // What draws it again needs the value.
    #expect(!kept.contains(">unknown") && !kept.contains(">Manifest entry<") && !kept.contains(">Command<"))
    _ = try page("--check")
  }

  @Test("an entry to copy has a group of widths only where it is in one")
  func groups() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      defaults: {alignWidths: all}
      badges:
        - {file: a.svg, pill: {text: x}}
        - {file: b.svg, hub: {count: 3}}
        - {file: c.svg, status: {message: x, width: 90}}
        - {file: d.svg, status: {message: x}}
      """
    try folder.write(manifest, to: "m.yml")
    #expect(try Command.run("gallery", "m.yml", "-o", "page", in: folder.url).status == 0)
    let copied = try folder.read("page/index.html").matches(of: /data-text="([^"]*)">Manifest entry</)
      .map { Self.decoded(String($0.1)) }
    #expect(copied.filter { $0.contains("alignWidths") } == ["- {file: d.svg, alignWidths: all, status: {message: x}}"])
    try folder.write((["badges:"] + copied).joined(separator: "\n"), to: "copied.yml")
    let result = try Command.run("build", "copied.yml", "-o", "out", "--strict", in: folder.url)
    #expect(copied.count == 4 && result.status == 0, "\(result.errors)")
  }

  @Test("badges stand below a heading for their kind, to which a table of contents leads")
  func kinds() throws {
    let page = try page(Self.manifest)
    let headings = page.matches(of: /<h2 id="([a-z]+)-title">([^<]*) <small>([0-9]+)<\/small>/).map {
      "\($0.1) \($0.2) \($0.3)"
    }
    #expect(headings == ["status Status badges 1", "pill Pills 1", "hub Hubs 1"])
    let links = page.matches(of: /<a href="#([a-z]+)">([^<]*)<\/a> <span>([0-9]+)</).map { "\($0.1) \($0.2) \($0.3)" }
    #expect(links == headings)
  }

  @Test("a page without badges says so")
  func nothing() throws {
    #expect(try page("badges: []\n").contains("<p>There are no badges.</p>"))
  }

  @Test("contrast is a figure, rounded down, with its level; the sentence is in its details")
  func contrast() throws {
    let page = Self.decoded(
      try page(
        """
        badges:
          - {file: low.svg, status: {label: build, message: passing, style: flat-square, edition: classic}}
          - {file: enough.svg, pill: {text: a, fill: "#767676", textColor: white}}
          - {file: more.svg, pill: {text: a, fill: black, textColor: white}}
          - {file: dot.svg, hub: {form: dot}}
          - {file: outlines.svg, outlineText: true, pill: {text: a}}
        """))
    let marks = page.matches(of: /contrast ([a-z]+)"><summary><span>Contrast<\/span> ([^<]*)<\/summary><ul>(.*?)<\/ul>/)
      .map { "\($0.1) \($0.2)" }
    #expect(marks == ["low 2.1:1", "enough 4.5:1 AA", "enough 21:1 AAA", "unknown ?"])
    #expect(page.contains("'<bdi>passing</bdi>' has a contrast of 2.12"))
    #expect(page.contains("Contrast was not checked, because its texts are outlines"))
  }

  @Test("a badge that is white in a selected row stands on the colour of that row, and is compared with it")
  func rows() throws {
    let manifest = """
      badges:
        - {file: a.svg, pill: {text: "42", look: mail, state: selected}}
        - {file: b.svg, pill: {text: "42", look: mail}}
        - {file: c.svg, pill: {text: Badge, look: shadcn, state: highlighted}}
        - {file: d.svg, pill: {text: "42", look: mail, state: selected, fill: red}}
        - {file: e.svg, colorScheme: dark, hub: {count: 3, look: material}}
        - {file: f.svg, colorScheme: pair, pill: {text: "42", look: mail, state: selected}}
      """
    let page = try page(manifest)
    #expect(page.matches(of: /, in a selected row/).count == 2)
    let tiles = page.matches(of: /<div class="tiles">(.*?)<\/div>\n/).map { card in
      card.1.matches(of: /class="([a-z]+)"/).map { String($0.1) }.joined(separator: " ")
    }
    #expect(tiles == ["row", "light dark", "light dark", "light dark", "row row", "dark"])
    #expect(page.contains("--row: linear-gradient(#058cf5, #015de6)"))
    #expect(
      Self.decoded(page).contains("#058cf5 on #ffffff") || Self.decoded(page).contains("where the page is #058cf5"))
    #expect(!Self.decoded(page).contains("has a contrast of 1.00"))
  }

  @Test("a pair of files is one card, which copies a picture element")
  func pairs() throws {
    let manifest = """
      badges:
        - file: a.svg
          colorScheme: pair
          status: {message: a, color: white, darkColor: black}
      """
    let page = Self.decoded(try page(manifest))
    #expect(page.matches(of: /<li class="card"/).count == 1)
    let images = page.matches(of: /<div class="(light|dark)"><img src="([^"]*)"/).map { $0.2 }
    #expect(images.count == 2 && images[0] != images[1])
    let picture = #"<source media="(prefers-color-scheme: dark)" srcset="a-dark.svg"><img src="a.svg""#
    #expect(page.matches(of: /data-text="(.*?)">picture</).first?.1.contains(picture) == true)
    #expect(page.contains("--color-scheme light -o a.svg\ncartouche status a"))
    #expect(page.contains("--color-scheme dark -o a-dark.svg\">Command"))
  }

  @Test("texts to copy have escaped titles and encoded names, below the base address", arguments: ["", "/"])
  func snippets(slash: String) throws {
    let page = try page(Self.manifest, "--base-url", "https://example.org/b" + slash)
    let address = "https://example.org/b/a/R%26D%20%27x%27.svg"
    let texts = page.matches(of: /data-text="([^"]*)"/).map { Self.decoded(String($0.1)) }
    #expect(texts.contains("![\(Self.title)](\(address))"))
    #expect(texts.contains { $0.hasPrefix("<img src=\"\(address)\" alt=\"\(Self.title)\" width=") })
    #expect(texts.contains(".. image:: \(address)\n   :alt: <b>&\"</b> [x](y) *z*\n"))
  }

  @Test(
    "refuses what is no address of the badges",
    arguments: ["my badges", "a\"b", "<x>", "a\nb", "javascript:a", "a?b"])
  func badAddress(address: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "b.yml")
    let refused = try Command.run("gallery", "b.yml", "-o", "g", "--base-url", address, in: folder.url)
    #expect(refused.status == 64 && refused.errors.contains("--base-url is not an address"), "\(refused.errors)")
    #expect(try folder.files == ["b.yml"])
  }

  @Test("the page's policy allows the page's own script and no other")
  func policy() throws {
    let folder = try TemporaryFolder()
    let page = try page(Self.manifest)
    let start = try #require(page.range(of: "<script>"))
    let end = try #require(page.range(of: "</script>"))
    try folder.write(String(page[start.upperBound..<end.lowerBound]), to: "script")
    let program =
      "import base64, hashlib; "
      + "print(base64.b64encode(hashlib.sha256(open('script', 'rb').read()).digest()).decode())"
    let hash = try Command.shell("python3 -c \"\(program)\"", in: folder.url).output
    #expect(page.contains("script-src 'sha256-\(hash.trimmingCharacters(in: .newlines))'\""))
    #expect(page.matches(of: /<script/).count == 1)
  }

  @Test("the page of a manifest's index is the same one, with the files as pictures")
  func index() throws {
    let folder = try TemporaryFolder()
    try folder.write("index: pages/all.html\n" + Self.manifest, to: "badges.yml")
    #expect(try Command.run("build", "badges.yml", "--output", "out", in: folder.url).status == 0)
    let page = try folder.read("out/pages/all.html")
    #expect(page.matches(of: /<img src="..\/a\/R%26D%20%27x%27.svg"/).count == 2)
    #expect(Self.decoded(page).contains("'<bdi>passing</bdi>' has a contrast of 2.12"))
    #expect(Self.decoded(page).contains("data-text=\"![3](inbox.svg)\""))
  }

  @Test("no command is copied for a look that may name the tokens of the manifest")
  func tokens() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"c": {"$type": "color", "$value": "red"}}"#, to: "t.json")
    try folder.write("kind: pill\nextends: mail\nstates: {normal: {fill: '{c}'}}", to: "l.yml")
    try folder.write("tokens: t.json\nbadges: [{file: a.svg, pill: {text: a, lookFile: l.yml}}]", to: "m.yml")
    #expect(try Command.run("gallery", "m.yml", "--output", "page", in: folder.url).status == 0)
    let page = try folder.read("page/index.html")
    #expect(!page.contains(">Command<") && page.contains(">Manifest entry<"))
  }

  @Test("a showcase that would make a page of many megabytes is refused")
  func largeShowcase() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<900).map { "row \($0)" }.joined(separator: ", ")
    let names = Array(repeating: "a.svg", count: 500).joined(separator: ", ")
    try folder.write(
      "gallery: {showcase: [{title: a, badges: [\(names)]}]}\nbadges: [{file: a.svg, table: {width: 300, rows: [\(rows)]}}]",
      to: "m.yml")
    let refused = try Command.run("gallery", "m.yml", "--output", "page", in: folder.url)
    #expect(refused.status == 65 && refused.errors.contains("the showcase of the gallery has pictures of"))
    #expect(try folder.files == ["m.yml"])
  }

  @Test("the showcase is as large as the pictures that it shows, which on a dark page are those for dark pages")
  func largeDarkShowcase() throws {
    let folder = try TemporaryFolder()
    for (file, last) in [("t.json", 1), ("t.dark.json", 256)] {
      let stops = (0...last).map { "{\"color\": \"#1234\($0 % 90 + 10)\", \"position\": \(Double($0) / Double(last))}" }
      try folder.write(#"{"t": {"$type": "gradient", "$value": [\#(stops.joined(separator: ", "))]}}"#, to: file)
    }
    let names = Array(repeating: "a.svg", count: 500).joined(separator: ", ")
    for (page, status) in [("light", Int32(0)), ("dark", 65)] {
      try folder.write(
        "tokens: [t.json, t.dark.json]\ngallery: {showcase: [{title: a, page: \(page), badges: [\(names)]}]}\n"
          + "badges: [{file: a.svg, colorScheme: pair, pill: {text: a, fill: '{tokens.t}'}}]", to: "m.yml")
      let result = try Command.run("gallery", "m.yml", "--output", "page", in: folder.url)
      #expect(result.status == status, "\(page) \(result.errors)")
    }
  }

  @Test("the copied entries of a manifest with data or tokens draw the same files in it, whatever braces are text")
  func braces() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"c": {"$type": "color", "$value": "red"}}"#, to: "t.json")
    let entries = """
        - {file: 'a{{b}}.svg', title: '{{x}}', pill: {text: '{{', fill: '{tokens.c}'}}
        - {file: b.svg, hub: {count: 3, titlePattern: {one: '{count} new', other: 'all {count}'}}}
        - {file: c.svg, table: {width: 100, rows: [{summary: "it's }", state: selected}]}}

      """
    try folder.write("tokens: t.json\nbadges:\n" + entries, to: "m.yml")
    #expect(try Command.run("gallery", "m.yml", "--output", "page", in: folder.url).errors == "")
    let copied = try folder.read("page/index.html").matches(of: /data-text="([^"]*)">Manifest entry</)
      .map { "  " + Self.decoded(String($0.1)) + "\n" }
    #expect(copied.count == 3)
    try folder.write("tokens: t.json\nbadges:\n" + copied.joined(), to: "again.yml")
    for name in ["m", "again"] {
      let result = try Command.run("build", "\(name).yml", "--output", name, in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
    }
    for file in ["a{b}.svg", "b.svg", "c.svg"] {
      #expect(try folder.read("m/" + file) == folder.read("again/" + file), "\(file)")
    }
  }

  @Test("badges that take the colour scheme of their page have the dark one on the dark page")
  func embeddedOnDark() throws {
    let tiles = try page(
      "badges: [{file: a.svg, profile: embed, colorScheme: auto, pill: {text: New, look: ant-status}}]"
    ).matches(of: /<div class="(light|dark)"><img src="data:image\/svg\+xml,([^"]*)"/)
    #expect(tiles.map { String($0.1) } == ["light", "dark"])
    let pictures = tiles.compactMap { String($0.2).removingPercentEncoding }
    #expect(pictures.map { $0.hasPrefix("<svg style=\"color-scheme:dark\" xmlns=") } == [false, true])
    #expect(pictures.allSatisfy { $0.contains("light-dark(") })
    let folder = try TemporaryFolder()
    let entry = "{file: a.svg, profile: embed, colorScheme: auto, pill: {text: New, look: ant-status}}"
    try folder.write("index: all/all.html\nbadges: [\(entry)]", to: "m.yml")
    #expect(try Command.run("build", "m.yml", "-o", "out", in: folder.url).status == 0)
    let shown = try folder.read("out/all/all.html").matches(of: /<div class="(light|dark)"><img src="([^"]*)"/)
    let dark = "data:image/svg+xml,%3Csvg%20style%3D%22color-scheme%3Adark"
    #expect(shown.map { $0.2 == "../a.svg" } == [true, false] && shown.last?.2.hasPrefix(dark) == true)
    // Those for one page alone are as their files are.
    let others = try page("badges: [{file: a.svg, profile: embed, colorScheme: dark, hub: {count: 3}}]")
    #expect(!others.contains("color-scheme%3Adark"))
  }

  @Test("of more than 400 badges, browsers read those in view", arguments: [400, 401])
  func lazy(count: Int) throws {
    let numbers = (1...count).map(String.init).joined(separator: ", ")
    let page = try page("badges: [{each: [\(numbers)], file: '{item}.svg', hub: {count: 1}}]")
    let found = page.components(separatedBy: " loading=\"lazy\">").count - 1
    #expect(found == (count > 400 ? 2 * count : 0))
  }

  @Test("the copied commands and entries draw the same files again")
  func copies() throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples").standardized
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: examples.appending(path: "bell.svg"), to: folder.url.appending(path: "bell.svg"))
    try FileManager.default.copyItem(at: examples.appending(path: "icons"), to: folder.url.appending(path: "icons"))
    let own = """
      defaults: {status: {style: flat-square}}
      badges:
        - {file: a.svg, status: {label: "-x", message: "it's $HOME `x`", link: "https://example.org/a?b&c"}}
        - {file: b.svg, status: {message: a, messageLink: "https://example.org", value: 87%, thresholds: "50=red"}}
        - {file: c.svg, colorScheme: pair, exports: [png@2x, pdf], status: {label: "", message: "-1"}}
        - {file: d.svg, scale: 2, precision: 1, pill: {text: "--look", font: {family: [A B, serif], size: 9.5}, fill: none}}
        - {file: e.svg, hub: {count: -3, showZero: false, titlePattern: {one: x, other: y}}}
        - {file: f.svg, table: {width: 100, rows: [a=1, {summary: "'{", state: selected}]}}
        - {file: g.svg, pill: {text: "a\\\"b", shadow: {x: 3, color: "#0008"}, halo: "white,1"}}
        - {file: -x.svg, title: pair, pill: {text: a}}
        - {file: h.svg, status: {label: "x\\\\' ; touch PWNED ; '", message: "\\\\\\\\'\u{301}\\\\"}}
        - {file: true.svg, title: "null", pill: {text: "yes", border: {color: red, width: 1, placement: outside}}}
      """
    for manifest in [try String(contentsOf: examples.appending(path: "badges.yml"), encoding: .utf8), own] {
      try folder.write(manifest, to: "badges.yml")
      #expect(try Command.run("gallery", "badges.yml", "--output", "page", in: folder.url).errors == "")
      #expect(try Command.run("build", "badges.yml", "--output", "built", in: folder.url).status == 0)
      let page = try folder.read("page/index.html")
      func texts(_ name: String) -> [String] {
        page.matches(of: /data-text="([^"]*)">([^<]*)</).filter { $0.2 == name }.map { Self.decoded(String($0.1)) }
      }
      let entries = texts("Manifest entry").map { "  " + $0 + "\n" }
      let cards = page.matches(of: /<li class="card"/).count
      #expect(cards == entries.count)
      try folder.write("badges:\n" + entries.joined(), to: "again.yml")
      let again = try Command.run("build", "again.yml", "--output", "again", in: folder.url)
      #expect(again.status == 0, "\(again.errors)")
      let commands = texts("Command")
      #expect(commands.count == cards)
      let names = page.matches(of: /<h3><bdi>([^<]*)</).map { Self.decoded(String($0.1)) }
      let lines = zip(names, commands).map { name, command in
        let (path, file) = (name.dropLast(4), name.dropLast(4).split(separator: "/").last ?? "")
        return """
          mkdir -p drawn/\(path); \(command)
          mv ./\(file).svg drawn/\(path).svg; if [ -e ./\(file)-dark.svg ]; then mv ./\(file)-dark.svg drawn/\(path)-dark.svg; fi

          """
      }
      try folder.write("cartouche() { \"$CARTOUCHE\" \"$@\"; }\n" + lines.joined(), to: "script")
      let drawing = try Command.shell("export CARTOUCHE; bash script", in: folder.url)
      #expect(!drawing.errors.contains("error"), "\(drawing.errors)")
      for file in try folder.files where file.hasPrefix("built/") && file.hasSuffix(".svg") {
        let name = String(file.dropFirst(6))
        #expect(try folder.read(file) == folder.read("again/" + name), "\(name)")
        // A group of equal widths is no option.
        if name.contains("column-") { continue }
        #expect(try folder.read(file) == folder.read("drawn/" + name), "\(name)")
      }
    }
  }

  @Test("in a command, a backslash stands outside of single quotes, in which it would escape in fish")
  func backslashes() throws {
    let page = Self.decoded(try page(#"badges: [{file: a.svg, pill: {text: 'x\'' ; touch PWNED ; '''}}]"#))
    #expect(page.contains(#"cartouche pill 'x'\\''\'' ; touch PWNED ; '\''' "#))
  }

  @Test("a text that a terminal would obey is no command")
  func controls() throws {
    let page = Self.decoded(try page("badges: [{file: a.svg, pill: {text: \"a\\x03b\\n\"}}]"))
    #expect(!page.contains(">Command<"))
    #expect(page.contains(">Manifest entry<"))
  }

  @Test("the manifest gives the page its title, its introduction and its showcase, which are text and nothing else")
  func showcase() throws {
    let manifest = """
      gallery:
        title: <b>Ours</b>
        introduction: "</p><script>fired=1</script>"
        showcase:
          - {title: '"><i>', text: "&amp;", frame: readme, page: dark, badges: [a.svg, b.svg, a.svg]}
          - {title: Icons, frame: icons, badges: [b.svg]}
      badges:
        - {file: a.svg, title: "<u>", pill: {text: "1"}}
        - {file: b.svg, hub: {count: 3}}
        - {file: c.svg, hub: {count: 4}}
      """
    let page = try page(manifest)
    #expect(page.matches(of: /<(b|i|u)>/).isEmpty && page.matches(of: /<script/).count == 1)
    #expect(page.contains("<h1 dir=\"auto\">&lt;b&gt;Ours&lt;&#47;b&gt;</h1>"))
    let scenes = page.matches(
      of: /<figure class="scene ([a-z]+)">\n<div class="stage ([a-z]+)">(.*?)<\/figure>/.dotMatchesNewlines())
    #expect(scenes.map { "\($0.1) \($0.2)" } == ["readme dark", "icons light"])
    #expect(
      scenes.map { $0.3.matches(of: /<img src="data:[^"]*" alt="([^"]*)"/).map { Self.decoded(String($0.1)) } }
        == [["<u>", "3", "<u>"], ["3"]])
    let plain = try self.page(Self.manifest)
    #expect(plain.contains("<h1 dir=\"auto\">Badges</h1>") && !plain.contains("<figure"))
  }

  @Test("a badge of the showcase that is not there is an error at its place", arguments: ["build", "gallery"])
  func missing(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "gallery: {showcase: [{title: a, badges: [inbx.svg]}]}\nbadges: [{file: inbox.svg, pill: {text: a}}]\n",
      to: "badges.yml")
    let result = try Command.run(command, "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65)
    #expect(result.message == "badges.yml:1:42: error: unknown badge 'inbx.svg'; did you mean 'inbox.svg'?")
  }

  @Test("a showcase has 500 pictures at most, each of which is in the page")
  func pictures() throws {
    let folder = try TemporaryFolder()
    let badges = Array(repeating: "a.svg", count: 501).joined(separator: ", ")
    try folder.write(
      "badges: [{file: a.svg, pill: {text: a}}]\ngallery: {showcase: [{title: a, badges: [\(badges)]}]}\n",
      to: "badges.yml")
    let result = try Command.run("gallery", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65 && result.message.contains("more than 500 values"), "\(result.message)")
  }

  @Test("a second run changes nothing, and says so")
  func again() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "badges.yml")
    for word in ["written", "unchanged"] {
      let result = try Command.run("gallery", "badges.yml", "--output", "out", in: folder.url)
      #expect(result.output == "out/index.html: 3 badges, \(word)\n")
    }
  }

  @Test("a badge that cannot be drawn is an error at its place, and no page is written")
  func failure() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges:\n  - {file: a.svg, pill: {text: a, look: mial}}\n", to: "badges.yml")
    let result = try Command.run("gallery", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65)
    #expect(result.message == "badges.yml:2:41: error: unknown look 'mial'; did you mean 'mail'?")
    #expect(try folder.files == ["badges.yml"])
  }

  @Test("no file that the page is made from is written over, and the picture of a watched page has no badge's name")
  func inputs() throws {
    let folder = try TemporaryFolder()
    let logo = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>"#
    try folder.write(#"{"v": "1"}"#, to: "index.html")
    try folder.write(logo, to: "index.html.version.svg")
    for (text, name) in [
      (#"data: {d: {file: index.html, as: json}}, badges: [{file: x.svg, status: {message: "{d.v}"}}]"#, "index.html"),
      ("badges: [{file: x.svg, status: {message: b, logo: index.html.version.svg}}]", "index.html.version.svg"),
    ] {
      try folder.write("{\(text)}", to: "m.yml")
      let before = try folder.read(name)
      let options = name == "index.html" ? "" : "--watch"
      let guarded = "perl -e 'alarm 10; exec @ARGV' \"$CARTOUCHE\""
      let result = try Command.shell("\(guarded) gallery m.yml -o . \(options)", in: folder.url)
      #expect(result.status != 0 && result.errors.contains("\(name)"), "\(result.errors)")
      #expect(result.errors.contains("is a file that the command reads"), "\(result.errors)")
      #expect(try folder.read(name) == before)
    }
    #expect(try folder.files.filter { $0.hasSuffix(".svg") } == ["index.html.version.svg"])
  }

  @Test("watch makes the page again, shows an error in the page and in the terminal, and ends by a signal")
  func watch() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: a.svg, pill: {text: a, lookFile: look.yml}}]\n", to: "m.yml")
    try folder.write("extends: mail\nkind: pill\n", to: "look.yml")
    let script = """
      "$CARTOUCHE" gallery m.yml -o out --watch > log 2>&1 & pid=$!
      wait_for() { for i in $(seq 100); do grep -qs "$1" out/index.html && return; sleep 0.1; done; echo "no $1"; }
      wait_for '>1</small>'; cp out/index.html.version.svg first; grep -o 'data-version="[^"]*"' out/index.html > first.txt
      echo 'badges: [{file: a.svg, pill: {text: a, look: mial}}]' > m.yml; wait_for 'role="alert"'; cp out/index.html broken.html
      echo 'badges: [{file: a.svg, pill: {text: a, lookFile: look.yml}}, {file: b.svg, hub: {count: 1}}]' > m.yml
      wait_for 'Hubs <small>1<'; cp out/index.html mended.html; cmp -s first out/index.html.version.svg && echo same
      printf 'extends: mail\nkind: pill\nheight: 40\n' > look.yml; wait_for ' × 41'
      kill -INT $pid; wait $pid; echo "ended $?"
      """
    let result = try Command.shell("set -m; " + script, in: folder.url)
    let log = try folder.read("log")
    #expect(result.output == "ended 130\n", "\(result.output) \(result.errors) \(log)")
    #expect(log.contains("m.yml:1:46: error: unknown look 'mial'; did you mean 'mail'?"))
    let broken = Self.decoded(try folder.read("broken.html"))
    #expect(broken.contains("<p class=\"error\" dir=\"auto\" role=\"alert\">m.yml:1:46: error: unknown look 'mial'"))
    #expect(broken.contains("<h3><bdi>a.svg"))
    #expect(try !folder.read("mended.html").contains("role=\"alert\""))
    let size = try folder.read("first").matches(of: /width="([0-9]+)" height="([0-9]+)"/).map { "\($0.1)x\($0.2)" }
    #expect(try folder.read("first.txt") == "data-version=\"\(size[0])\"\n")
    // Pictures beside the page, and no script but its own.
    #expect(broken.matches(of: /img-src ([^;]*);/).map { $0.1 } == ["'self' data: file:"])
    #expect(broken.matches(of: /script-src ([^"]*)"/).first?.1.matches(of: /^'sha256-[^ ]*'$/).count == 1)
    #expect(try Command.shell("\"$CARTOUCHE\" gallery - -o out --watch < /dev/null").status == 64)
    #expect(try !page(Self.manifest).contains("file:"))
  }
}

import Foundation
import Testing

@Suite("Badges in a README")
struct ReadmeTests {
  private static let manifest = #"""
    badges:
      - {file: coverage.svg, status: {label: coverage, message: 83%, link: "https://example.org/c?a=1&lt;b_"}}
      - {file: d/a_b--c.svg, colorScheme: pair, status: {label: "<b>|*x*` {y}--", message: "1", color: red, darkColor: blue}}
      - {file: none.svg, hub: {count: 0}}
      - {file: inbox.svg, hub: {count: 3}}

    """#

  /// A folder with a report of a build.
  private static func folder(_ manifest: String = manifest) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "m.yml")
    let built = try Command.run("build", "m.yml", "-o", "badges", "--report", "r.json", in: folder.url)
    #expect(built.status == 0, "\(built.errors)")
    return folder
  }

  private static func readme(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command.Result {
    try Command.run(["readme"] + arguments + ["--report", "r.json", "--base-url", "badges"], in: folder.url)
  }

  private static let image =
    ##"<img src="badges/d/a_b--c.svg" alt="&lt;b&gt;&#124;&#42;x&#42;&#96; &#123;y&#125;&#45;&#45;">"##

  @Test(
    "badges are written between the comments of each language, with links, dark files and texts without the value",
    arguments: [
      (
        "README.md", "<!-- cartouche badges -->", "<!-- cartouche end -->",
        """
        [![coverage](badges/coverage.svg)](https://example.org/c?a=1&amp;lt&#59;b_)
        <picture><source media="(prefers-color-scheme: dark)" srcset="badges/d/a_b--c-dark.svg">\(image)</picture>
        ![none](badges/none.svg)
        ![inbox](badges/inbox.svg)
        """
      ),
      (
        "a.html", "  <!-- cartouche badges: inbox, d/a_b--c -->", "<!-- cartouche end -->",
        """
        <img src="badges/inbox.svg" alt="inbox">
        <picture><source media="(prefers-color-scheme: dark)" srcset="badges/d/a_b--c-dark.svg">\(image)</picture>
        """
      ),
      (
        "a.rst", ".. cartouche badges", ".. cartouche end",
        """
        |cartouche-1| |cartouche-2| |cartouche-3| |cartouche-4|

        .. |cartouche-1| image:: badges/coverage.svg
           :alt: coverage
           :target: https://example.org/c?a=1&lt;b%5F
        .. |cartouche-2| image:: badges/d/a_b--c.svg
           :alt: <b>|*x*` {y}--
        .. |cartouche-3| image:: badges/none.svg
           :alt: none
        .. |cartouche-4| image:: badges/inbox.svg
           :alt: inbox
        """
      ),
      (
        "a.adoc", "// cartouche badges", "// cartouche end",
        """
        image:badges/coverage.svg["coverage",link="https://example.org/c?a=1&amp;lt&#59;b&#95;"]
        image:badges/d/a&#95;b&#45;&#45;c.svg["&lt;b&gt;&#124;&#42;x&#42;&#96; &#123;y&#125;&#45;&#45;"]
        image:badges/none.svg["none"]
        image:badges/inbox.svg["inbox"]
        """
      ),
    ])
  func languages(file: String, start: String, end: String, expected: String) throws {
    let folder = try Self.folder()
    try folder.write("Before\n\(start)\nold\n\(end)\nAfter", to: file)
    let result = try Self.readme(folder, file)
    #expect(result.output == "\(file): written\n" && result.status == 0, "\(result.errors)")
    let text = try folder.read(file)
    #expect(text == "Before\n\(start)\n\n\(expected)\n\n\(end)\nAfter")
    #expect(try Self.readme(folder, file).output == "\(file): unchanged\n")
    #expect(try folder.read(file) == text)
  }

  @Test("all else in a page stays as it is, byte for byte: ends of lines, marks, and bytes that are no text")
  func otherBytes() throws {
    let folder = try Self.folder()
    let before = [0xEF, 0xBB, 0xBF] + Array("<!-- cartouche badges: inbox -->\r\n".utf8)
    let after = Array("<!-- cartouche end -->\r\n".utf8) + [0xFF, 0x00, 0x0D] + Array("z \n\r\n<!-- x -->".utf8)
    try folder.write(before + Array("old\n\u{0}".utf8) + Array("\n".utf8) + after, to: "a.md")
    #expect(try Self.readme(folder, "a.md").status == 0)
    let written = Array(try Data(contentsOf: folder.url.appending(path: "a.md")))
    #expect(written == before + Array("\r\n![inbox](badges/inbox.svg)\r\n\r\n".utf8) + after)
  }

  @Test("a badge in an item of a list keeps its place there, and a comment without a name is an error")
  func places() throws {
    let folder = try Self.folder()
    try folder.write("- a\n\n  <!-- cartouche badges: inbox, inbox, -->\n  <!-- cartouche end -->\n", to: "a.md")
    #expect(try Self.readme(folder, "a.md").status == 0)
    #expect(try folder.read("a.md").contains("-->\n\n  ![inbox](badges/inbox.svg)\n\n  <!--"))
    try folder.write("\n<!-- cartouche badges: , -->\n<!-- cartouche end -->\n", to: "b.md")
    let refused = try Self.readme(folder, "b.md")
    #expect(refused.status == 65 && refused.errors.hasPrefix("b.md:2:1: error: this comment names no badge\n"))
  }

  @Test("a name with a comma is that of one badge, unless its parts are names of badges")
  func commas() throws {
    let names = ["a", "b", "a,b", "x,y", "x"]
    let folder = try Self.folder("badges:\n" + names.map { "  - {file: \"\($0).svg\", hub: {count: 1}}\n" }.joined())
    for (comment, shown) in [("x,y", ["x&#44;y"]), ("a,b", ["a", "b"]), ("x", ["x"])] {
      try folder.write("<!-- cartouche badges: \(comment) -->\n<!-- cartouche end -->\n", to: "a.md")
      #expect(try Self.readme(folder, "a.md").errors == "")
      let page = try folder.read("a.md")
      #expect(page.matches(of: /!\[(.+?)\]/).map { String($0.output.1) } == shown, "\(page)")
    }
  }

  @Test(
    "spaces and tabs may stand before comments in HTML, and in Markdown as many as before the text of an item",
    arguments: [
      ("a.html", "", "\t ", ""), ("a.md", "-\tx\n\n", "\t", "\t"), ("a.md", "- x\n  - y\n\n", "    ", "    "),
    ])
  func indentation(file: String, above: String, before: String, kept: String) throws {
    let folder = try Self.folder()
    let (start, end) = ("\(above)\(before)<!-- cartouche badges: inbox -->\n", "\(before)<!-- cartouche end -->\n")
    let image = file == "a.md" ? "![inbox](badges/inbox.svg)" : #"<img src="badges/inbox.svg" alt="inbox">"#
    try folder.write(start + end, to: file)
    #expect(try Self.readme(folder, file).errors == "")
    #expect(try folder.read(file) == "\(start)\n\(kept)\(image)\n\n\(end)")
    #expect(try Self.readme(folder, file).output == "\(file): unchanged\n")
  }

  @Test("a comment with too many spaces before it is named, also if another place has badges")
  func indented() throws {
    let folder = try Self.folder()
    let place = "<!-- cartouche badges -->\n<!-- cartouche end -->\n"
    try folder.write("\(place)\n<p>\n    <!-- cartouche badges -->\n    <!-- cartouche end -->\n</p>\n", to: "a.md")
    let note = "; line 5 has a tab or more than 3 spaces before it\n"
    #expect(try Self.readme(folder, "a.md").output == "a.md: written\(note)")
    try folder.write("\n\n\n<!-- cartouche badges -->\n    <!-- cartouche end -->\n", to: "a.md")
    #expect(try Self.readme(folder, "a.md").errors.contains("on a line of its own\(note)"))
  }

  @Test("a page with more than a thousand combining marks on a letter is refused, before its names are compared")
  func marks() throws {
    let folder = try Self.folder()
    let name = "a" + String(repeating: "\u{323}\u{301}", count: 501)
    try folder.write("<!-- cartouche badges: \(name) -->\n<!-- cartouche end -->\n", to: "a.md")
    let refused = try Self.readme(folder, "a.md")
    #expect(refused.status == 65 && refused.errors == "a.md: error: a letter has more than 1000 combining marks\n")
  }

  @Test("a page stays as it is when values change, and is stale when a badge is added")
  func steady() throws {
    let folder = try Self.folder()
    let page = "<!-- cartouche badges -->\n<!-- cartouche end -->\n"
    try folder.write(page, to: "a.md")
    #expect(try Self.readme(folder, "a.md", "--check").status == 1)
    #expect(try folder.read("a.md") == page)
    #expect(try Self.readme(folder, "a.md").status == 0)
    let text = try folder.read("a.md")
    func rebuild(_ text: String) throws {
      try folder.write(text, to: "m.yml")
      #expect(try Command.run("build", "m.yml", "-o", "badges", "--report", "r.json", in: folder.url).status == 0)
    }
    for manifest in [
      Self.manifest.replacing("83%", with: "100%").replacing("count: 3", with: "count: 4000"),
      Self.manifest.replacing("count: 0", with: "count: 1").replacing("count: 3", with: "count: 0"),
    ] {
      try rebuild(manifest)
      let same = try Self.readme(folder, "a.md", "--check")
      #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
    }
    try rebuild(Self.manifest + "  - {file: new.svg, pill: {text: new}}\n")
    let stale = try Self.readme(folder, "a.md", "--check")
    #expect(stale.status == 1 && stale.output == "stale: a.md\n")
    #expect(stale.errors == "r.json: error: 1 page without these badges; without --check they are written\n")
    #expect(try folder.read("a.md") == text)
  }

  @Test(
    "a comment in a block of code is an example",
    arguments: [
      ("a.md", "```md\n<!-- cartouche badges -->\n<!-- cartouche end -->\n```\n"),
      ("a.md", "~~~~\n```\n<!-- cartouche badges -->\n~~~\n~~~~\n"), ("a.md", "    <!-- cartouche badges -->\n"),
      ("a.md", "1. ```sh\n   <!-- cartouche badges -->\n   ```\n> - ```\n> <!-- cartouche badges -->\n> ```\n"),
      ("a.md", "```md\n> ```\n> [!NOTE]\n<!-- cartouche badges -->\n    ```\n<!-- cartouche end -->\n```\n"),
      ("a.md", "<pre>\n<!-- cartouche badges -->\n</pre>\n\n"), ("a.md", "<!--\n<!-- cartouche badges -->\n"),
      ("a.md", "<Script>\n\n<!-- cartouche badges -->\n</script>\n"),
      ("a.md", "<?php\n<!-- cartouche badges -->\n?>\n"),
      ("a.md", "<pre>\n```\n</pre>\n\n"), ("a.md", "<div>\n```\n</div>\n\n"),
      ("a.md", "> ```\n> <!-- cartouche badges -->\n\n"), ("a.md", "x\n\n    ```\n\n"),
      ("a.adoc", "Install\n-------\nx\n\n----\n// cartouche badges\n----\n"),
      ("a.md", "a <!-- cartouche badges -->\n"), ("a.md", "<!-- cartouche badgesx -->\n<!--cartouche badges-->\n"),
      ("a.rst", "::\n\n  .. cartouche badges\n\n"), ("a.adoc", "----\n// cartouche badges\n----\n"),
      ("a.adoc", "////\n// cartouche badges\n////\n/// cartouche badges\n"),
      ("a.adoc", ".Java\n----\n// cartouche badges\n----\n"),
      ("a.adoc", "====\n----\n// cartouche badges\n----\n====\n"),
    ])
  func examples(file: String, example: String) throws {
    let folder = try Self.folder()
    let marks = [
      "a.md": ("<!-- cartouche badges: inbox -->", "<!-- cartouche end -->"),
      "a.rst": (".. cartouche badges: inbox", ".. cartouche end"),
      "a.adoc": ("// cartouche badges: inbox", "// cartouche end"),
    ]
    let (start, end) = try #require(marks[file])
    try folder.write("\(example)``not a fence``\n\(start)\n\(end)\n\(example)", to: file)
    #expect(try Self.readme(folder, file).errors == "")
    let text = try folder.read(file)
    #expect(text.hasPrefix(example) && text.hasSuffix("\(end)\n\(example)") && text.contains("badges/inbox.svg"))
  }

  @Test(
    "a mistake is an error at its place, and no page is written",
    arguments: [
      ("no comment\n", "a.md: error: there is no place for badges; put it between '<!-- cartouche badges -->' and "),
      ("\n<!-- cartouche badges -->\n", "a.md:2:1: error: these badges have no end; below them goes '<!-- cart"),
      (
        "<!-- cartouche end -->\n",
        "a.md:1:1: error: this comment ends no badges; above them goes '<!-- cartouche badges -->' on a line of its own"
      ),
      (
        "<!-- cartouche badges -->\n<!-- cartouche badges -->\n",
        "a.md:2:1: error: badges begin again before those of line 1"
      ),
      (
        "<!-- cartouche badges: inbx -->\n<!-- cartouche end -->\n",
        "a.md:1:1: error: unknown badge 'inbx'; did you mean 'inbox'?"
      ),
      (
        "<!-- cartouche badges: inbox.svg -->\n<!-- cartouche end -->\n",
        "a.md:1:1: error: unknown badge 'inbox.svg'; did you mean 'inbox'?"
      ),
      ("", "a.md: error: there is no place"),
      (
        "<p align=\"center\"><!-- cartouche badges --><!-- cartouche end --></p>\n",
        "a.md: error: there is no place for badges; put it between '<!-- cartouche badges -->' and "
          + "'<!-- cartouche end -->', each on a line of its own\n"
      ),
      (
        "<!-- cartouche badges -->\n<!-- cartouche end --></p>\n",
        "a.md:1:1: error: these badges have no end; below them goes '<!-- cartouche end -->' on a line of its own\n"
      ),
    ])
  func mistakes(text: String, expected: String) throws {
    let folder = try Self.folder()
    let good = "<!-- cartouche badges -->\n<!-- cartouche end -->\n"
    try folder.write(good, to: "b.md")
    try folder.write(text, to: "a.md")
    let result = try Self.readme(folder, "b.md", "a.md")
    #expect(result.status == 65 && result.errors.hasPrefix(expected), "\(result.errors)")
    #expect(try folder.read("a.md") == text && folder.read("b.md") == good)
  }

  @Test(
    "a page without a place says where comments stand in its language",
    arguments: [
      ("a.rst", "  .. ", "", "each on a line of its own, without spaces before it"),
      ("a.adoc", " // ", "", "each on a line of its own, without spaces before it"),
      ("a.md", "\t<!-- ", " -->", "each on a line of its own; line 1 has a tab or more than 3 spaces before it"),
      ("a.html", "a <!-- ", " -->", "each on a line of its own"),
    ])
  func places(name: String, start: String, end: String, expected: String) throws {
    let folder = try Self.folder()
    try folder.write("\(start)cartouche badges\(end)\n\(start)cartouche end\(end)\n", to: name)
    let result = try Self.readme(folder, name)
    #expect(result.status == 65 && result.errors.hasSuffix("cartouche end\(end)', \(expected)\n"), "\(result.errors)")
  }

  @Test("what is no page, and no regular file, is refused")
  func refused() throws {
    let folder = try Self.folder()
    try #require(mkfifo(folder.url.appending(path: "p.md").path(percentEncoded: false), 0o600) == 0)
    #expect(try Self.readme(folder, "p.md").status == 66)
    #expect(try Self.readme(folder, "none.md").message == "none.md: error: no such file")
    #expect(try Self.readme(folder, "m.yml").status == 64)
    try folder.write("<!-- cartouche badges -->\n<!-- cartouche end -->\n", to: "a.md")
    let report = try folder.read("r.json")
    try folder.write(report.replacing("https://example.org", with: "javascript://example.org"), to: "r.json")
    #expect(try Self.readme(folder, "a.md").status == 65)
    try folder.write(report, to: "r.json")
    for address in ["a b", "x\"y", "javascript:(1)", "a\nb"] {
      let result = try Command.run("readme", "a.md", "--report", "r.json", "--base-url", address, in: folder.url)
      #expect(result.status == 64)
    }
  }

  @Test("a page with its badges has 16 MiB at most")
  func size() throws {
    let folder = try Self.folder()
    let place = "<!-- cartouche badges -->\n<!-- cartouche end -->\n"
    try folder.write(String(repeating: place, count: 100_000), to: "a.md")
    let result = try Self.readme(folder, "a.md")
    #expect(result.status == 65 && result.errors.contains("more than 16777216 bytes"))
  }
}

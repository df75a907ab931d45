import Foundation
import Testing

@Suite("cartouche snippets")
struct SnippetsCommandTests {
  private static func report(_ label: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "badges:\n- {file: 'ä b.svg', status: {label: '\(label)', message: x}}\n- {file: p.svg, colorScheme: pair, status: {message: y, color: red, darkColor: blue}}\n- {file: e.svg, hub: {count: 0}}",
      to: "m.yml")
    _ = try Command.run("build", "m.yml", "-o", "out", "--report", "r.json", in: folder.url)
    return folder
  }

  private static func snippets(_ folder: TemporaryFolder, _ options: String...) throws -> Command.Result {
    try Command.run(["snippets", "r.json"] + options, in: folder.url)
  }

  @Test("print a line for each badge that shows something, in three languages")
  func languages() throws {
    let folder = try Self.report("a")
    let base = "https://e.org/x"
    let markdown = try Self.snippets(folder, "--base-url", base).output
    #expect(
      markdown.hasPrefix("![a&#58; x](https://e.org/x/%C3%A4%20b.svg)\n<picture>") && markdown.hasSuffix("</picture>\n")
    )
    let html = try Self.snippets(folder, "--base-url", base + "/", "--format", "html").output
    #expect(
      html.hasPrefix("<img src=\"https://e.org/x/%C3%A4%20b.svg\" alt=\"a&#58; x\" width=\"")
        && html.contains("srcset=\"https://e.org/x/p-dark.svg\""))
    let rst = try Self.snippets(folder, "--format", "rst").output
    #expect(rst.hasPrefix(".. image:: ä\\ b.svg\n   :alt: a: x\n"))
    #expect(
      !markdown.contains("e.svg") && !html.contains("e.svg") && rst.components(separatedBy: ".. image").count == 3)
  }

  @Test(
    "write words on one line, in Markdown and HTML without punctuation, in reStructuredText as they are",
    arguments: [
      ("](javascript:x)", "](javascript:x)"), ("<b>\"'&", "<b>\"'&"), ("`*_[]!\\", "`*_[]!\\"),
      ("{{x}}{% y %}", "{{x}}{% y %}"),
      ("{::options template=\"/a\" /}", "{::options template=\"/a\" /}"), ("a\n\nb", "a b"),
      ("a \t\r\u{2028}\u{85}b", "a b"),
      ("a\u{1C}\u{1C}.. raw:: html", "a\u{FFFD}\u{FFFD}.. raw:: html"),
      ("é［x］", "é［x］"),
    ])
  func hostile(label: String, words: String) throws {
    let folder = try TemporaryFolder()
    let data = try JSONEncoder().encode([["label": label]])
    try folder.write(String(decoding: data, as: UTF8.self), to: "d.json")
    try folder.write(
      "data: {d: d.json}\nbadges: [{each: d, file: a.svg, status: {label: '{label}', message: x}}]", to: "m.yml")
    _ = try Command.run("build", "m.yml", "-o", "out", "--report", "r.json", in: folder.url)
    for format in ["markdown", "html"] {
      let text = try Self.snippets(folder, "--format", format).output
      let written = try #require(text.firstMatch(of: format == "html" ? /alt="([^"]*)"/ : /^!\[([^\]]*)\]/)?.1)
      let plain = written.replacing(/&(#[0-9]+|amp|lt|gt);/, with: "").unicodeScalars
      #expect(plain.allSatisfy { $0.value >= 0x80 || $0 == " " || $0.properties.isAlphabetic }, "\(text)")
      #expect(GalleryTests.decoded(String(written)) == words + ": x" && text.filter(\.isNewline).count == 1)
    }
    #expect(try Self.snippets(folder, "--format", "rst").output == ".. image:: a.svg\n   :alt: \(words): x\n")
  }

  @Test("in reStructuredText, the name of a file ends neither its line nor its directive")
  func hostileNames() throws {
    let folder = try TemporaryFolder()
    let name = ##"ü\u2028.. raw html\u00A0\u3000#%_é.svg"##
    try folder.write("badges: [{file: \"\(name)\", pill: {text: x}}]", to: "m.yml")
    _ = try Command.run("build", "m.yml", "-o", "out", "--report", "r.json", in: folder.url)
    let file = #"ü%E2%80%A8..\ raw\ html%C2%A0%E3%80%80#%_é.svg"#
    #expect(try Self.snippets(folder, "--format", "rst").output == ".. image:: \(file)\n   :alt: x\n")
  }

  @Test("are what the plug-ins for Python show, with their own addresses")
  func plugins() throws {
    let folder = try Self.report("[x](onload=y)")
    let package = URL(filePath: #filePath).appending(path: "../../../Integrations/python").standardized
    let program =
      "import json; from cartouche.building import Badges; "
      + "badges = Badges('.', json.load(open('r.json'))); print(badges.expand('[[badge ä b]] [[badge p]]', 'x&y/'))"
    let python = "PYTHONDONTWRITEBYTECODE=1 PYTHONPATH='\(package.path(percentEncoded: false))' python3"
    let shown = try Command.shell("\(python) -c \"\(program)\"", in: folder.url).output
    let html = try Self.snippets(folder, "--format", "html").output
      .replacing(#/ (?:src|srcset)="/#) { "\($0.0)x&amp;y/" }
      .replacing("<img ", with: "<img class=\"cartouche-badge\" ")
    #expect(shown == html.split(separator: "\n").joined(separator: " ") + "\n")
  }

  @Test("lead where the badge leads, in every language, and in the report's HTML")
  func links() throws {
    let folder = try TemporaryFolder()
    let status = "label: a, message: x, color: red, darkColor: blue"
    try folder.write(
      """
      badges:
      - {file: a.svg, status: {label: a, message: x, link: 'https://e.org/(a)"{{b}}?$c$&d=_'}}
      - {file: m.svg, status: {label: a, message: x, messageLink: m.html}}
      - {file: p.svg, colorScheme: pair, status: {\(status), link: /x}}

      """, to: "m.yml")
    for _ in 1...2 {
      #expect(try Command.run("build", "m.yml", "-o", "out", "--report", "r.json", in: folder.url).status == 0)
      let start = "https://e.org/%28a%29%22%7B%7Bb%7D%7D?"
      // No extension of Markdown takes the address for a formula.
      let address = start + "&#36;c&#36;&amp;d=_"
      let markdown = try Self.snippets(folder).output.split(separator: "\n")
      #expect(markdown[0] == "[![a&#58; x](a.svg)](\(address))" && markdown[1] == "[![a&#58; x](m.svg)](m.html)")
      #expect(markdown[2].hasPrefix("<a href=\"/x\"><picture>") && markdown[2].hasSuffix("></picture></a>"))
      let html = try Self.snippets(folder, "--format", "html").output.split(separator: "\n")
      #expect(html[0].hasPrefix("<a href=\"\(address)\"><img src=\"a.svg\"") && html[0].hasSuffix("></a>"))
      #expect(try Self.snippets(folder, "--format", "rst").output.contains("   :target: \(start)$c$&d=%5F\n"))
      let report = try folder.read("r.json")
      #expect(report.contains(#""link":"/x""#) && report.contains(#""html":"<a href=\"m.html\"><img"#))
    }
    let report = try folder.read("r.json")
    try folder.write(report.replacing("\"/x\"", with: "\"javascript:x\""), to: "r.json")
    #expect(try Self.snippets(folder).status == 65)
  }

  @Test("have the label alone as their words if they are to stay, and the name of a badge without a label")
  func steadyAlt() throws {
    let folder = try Self.report("a b")
    #expect(
      try Self.snippets(folder, "--alt", "label", "--format", "rst").output
        == ".. image:: ä\\ b.svg\n   :alt: a b\n\n.. image:: p.svg\n   :alt: p\n")
    #expect(try Self.snippets(folder, "--alt", "labels").status == 64)
  }

  @Test("refuse what is no address, and no report", arguments: ["java script:x", "a\"b", "<x>", "a\nb"])
  func refusals(address: String) throws {
    let folder = try Self.report("a")
    #expect(try Self.snippets(folder, "--base-url", address).status == 64)
    #expect(try Command.run("snippets", "m.yml", in: folder.url).status == 65)
    #expect(try Command.run("snippets", "none.json", in: folder.url).status == 66)
  }

  @Test("refuse a report of more than 256 MiB")
  func largeReport() throws {
    let folder = try Self.report("a")
    try #require(truncate(folder.url.appending(path: "r.json").path(percentEncoded: false), (256 << 20) + 1) == 0)
    #expect(
      try Self.snippets(folder).errors == "r.json: error: the file is too large; the maximum is 268435456 bytes\n")
  }
}

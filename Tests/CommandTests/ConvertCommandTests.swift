import Foundation
import PictureReading
import Testing

@Suite("cartouche convert")
struct ConvertCommandTests {
  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><g transform="scale(2)">
    <style>.a { fill: oklch(62.8% 0.2577 29.23) }</style>
    <path class="a" d="M0 0H12V12H0Z"/><circle cx="18" cy="6" r="6" fill="currentColor"/></g></svg>

    """

  @Test("writes a file of any program in every format, at its own size")
  func formats() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.icon, to: "icon.svg")
    let formats = [
      ["-o", "a.svg"], ["-o", "b.svg", "--profile", "design"], ["-o", "a.png", "--size", "96x96"], ["-o", "a.pdf"],
      ["-o", "a.ico"], ["-o", "a.imageset"], ["-o", "drawable/a.xml", "--format", "vector-drawable"],
      ["-o", "c.svg", "--exports", "png@2x,apple-touch-icon"],
    ]
    for format in formats {
      let result = try Command.run(["convert", "icon.svg"] + format, in: folder.url)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
    #expect(try folder.read("a.svg").contains("width=\"48\" height=\"24\""))
    #expect(try folder.read("a.svg").contains("<path fill=\"#f00\""))
    #expect(try Command.run("check", "b.svg", "--profile", "design", in: folder.url).status == 0)
    #expect(try folder.read("drawable/a.xml").contains("#ff0000"))
    for name in ["a.png", "a.pdf", "a.ico", "a.imageset/Contents.json", "c@2x.png", "apple-touch-icon.png"] {
      #expect(try folder.files.contains(name))
    }
    let hub = try Command.run("hub", "0", "--on", "icon.svg", in: folder.url)
    #expect(try hub.output == folder.read("a.svg"))
  }

  @Test("keeps a size that is no whole number, so that no edge is empty", arguments: ["1.2", "16.004"])
  func fraction(side: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(side) \(side)'><path d='M0 0H99V99H0Z'/></svg>",
      to: "a.svg")
    let result = try Command.run("convert", "a.svg", in: folder.url)
    #expect(result.output.contains("width=\"\(side)\" height=\"\(side)\" viewBox=\"0 0 \(side) \(side)\""))
  }

  @Test("has the options of output alone, and a colour for what the file leaves open")
  func options() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.icon, to: "icon.svg")
    func convert(_ options: String...) throws -> Command.Result {
      try Command.run(["convert"] + options, in: folder.url)
    }
    #expect(try convert("icon.svg", "--color", "#123456").output.contains("<circle fill=\"#123456\"") == false)
    #expect(try convert("icon.svg", "--color", "#123456").output.contains("fill=\"#123456\""))
    #expect(try convert("icon.svg", "--title", "An icon").output.contains("<title>An icon</title>"))
    #expect(try convert("icon.svg", "--color-scheme", "auto").output.contains("prefers-color-scheme"))
    let help = try convert("--help").output
    #expect(help.contains("--precision") && help.contains("--size") && !help.contains("--limit"))
    // There is no look that could name tokens.
    for option in ["--limit", "--on", "--fill", "--tokens"] {
      let refused = try convert("icon.svg", option, "9")
      #expect(refused.status == 64 && refused.errors.contains("'\(option)'"), "\(refused.errors)")
    }
    let piped = try Command.shell("\"$CARTOUCHE\" convert - -o - < icon.svg", in: folder.url)
    #expect(try piped.output == convert("icon.svg").output)
  }

  @Test(
    "keeps the name of the picture: that of its root, as one line, unless a title is given",
    arguments: [
      ("<title>A\n  leaf</title>", "", [], "A leaf"), ("<desc>b</desc><title>c</title>", "", [], "c"),
      ("<title>a</title>", "aria-label=' b '", [], "b"), ("<title>a</title>", "aria-label=' '", [], "a"),
      ("<title>a</title>", "", ["--title", "b"], "b"), ("<title>a</title><title>b</title>", "", [], "a"),
      ("<title> </title>", "", [], nil), ("<g><title>a</title></g>", "", [], nil),
    ] as [(String, String, [String], String?)])
  func names(content: String, attributes: String, options: [String], title: String?) throws {
    let folder = try TemporaryFolder()
    let root = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' \(attributes)>"
    try folder.write("\(root)\(content)<path d='M0 0h9v9z'/></svg>", to: "icon.svg")
    for command in [["convert", "icon.svg"], ["convert", "-", "-o", "-"]] {
      let result = try Command.shell(
        "\"$CARTOUCHE\" \((command + options).joined(separator: " ")) < icon.svg", in: folder.url)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      let found = result.output.firstMatch(of: /<title>(.*)<\/title>/).map { String($0.1) }
      #expect(found == title)
    }
  }

  @Test("warns of a colour scheme that changes nothing")
  func colorScheme() throws {
    let folder = try TemporaryFolder()
    for (fill, isWarned) in [("red", true), ("currentColor", false)] {
      let path = "<path fill='\(fill)' d='M0 0h9v9z'/>"
      try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(path)</svg>", to: "icon.svg")
      let drawn = try Command.run("convert", "icon.svg", "--color-scheme", "auto", in: folder.url)
      #expect(drawn.status == 0 && drawn.errors.contains("--color-scheme changes nothing") == isWarned)
      let strict = try Command.run("convert", "icon.svg", "--color-scheme", "auto", "--strict", in: folder.url)
      #expect(strict.status == (isWarned ? 64 : 0))
    }
    let hidden = try Command.run("hub", "0", "--on", "icon.svg", "--color-scheme", "auto", in: folder.url)
    #expect(hidden.status == 0 && hidden.errors.isEmpty)
  }

  @Test(
    "refuses what the reader of icons refuses, with its place, and writes nothing",
    arguments: [
      (
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\n<script>a</script></svg>",
        "icon.svg:2:1: error:"
      ),
      ("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\n<text>a</text></svg>", "icon.svg:2:1: error:"),
      (
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\n<path d='M0 0h9v9z' fill='url(http://a)'/></svg>",
        "icon.svg:2:"
      ),
      ("<svg", "icon.svg:1:"), ("", "error: the icon is empty"),
      ("\u{0}\u{1}", "error: this is neither an SVG nor a PNG"),
    ] as [(String, String)])
  func refused(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "icon.svg")
    for format in ["a.pdf", "a.png", "a.imageset", "a.svg"] {
      let result = try Command.run("convert", "icon.svg", "-o", format, in: folder.url)
      #expect(result.status == 65)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
    #expect(try folder.files == ["icon.svg"])
    #expect(try Command.run("convert", "none.svg", in: folder.url).status == 66)
  }

  @Test("takes no longer for hostile files than its limits allow", .enabled(if: Rounds.areAll))
  func hostile() throws {
    let folder = try TemporaryFolder()
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'>"
    let zigzag = (0..<60_000).map { "L\($0 * 7 % 900) \($0 * 13 % 900)" }.joined()
    let uses = (1..<30).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }.joined()
    for picture in [
      "<path d='M0 0\(zigzag)Z'/>", "<path fill='none' stroke='red' stroke-dasharray='.001' d='M0 0\(zigzag)'/>",
      "<path id='a0' d='M0 0h9v9z'/>" + uses,
      String(repeating: "<g opacity='.9'>", count: 90) + "<path d='M0 0h900v900z'/>"
        + String(repeating: "</g>", count: 90),
    ] {
      try folder.write(head + picture + "</svg>", to: "icon.svg")
      for options in [["-o", "a.png", "--scale", "5"], ["-o", "a.svg", "--profile", "design"], ["-o", "a.pdf"]] {
        let start = ContinuousClock.now
        let result = try Command.run(["convert", "icon.svg"] + options, in: folder.url)
        #expect([0, 64, 65].contains(result.status), "\(result.errors)")
        #expect(ContinuousClock.now - start < .seconds(60))
      }
    }
  }
}

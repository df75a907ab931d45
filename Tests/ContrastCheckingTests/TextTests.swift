import Cartouche
import ContrastChecking
import Testing
import XMLChecking

@Suite("The checked texts")
struct TextTests {
  @Test("do not include decorations, blurred texts and invisible texts")
  func leftAside() throws {
    let blur =
      "<filter id=\"a\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100\" height=\"100\" "
      + "color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"2\"/></filter>"
    let pale = text("fill=\"#eee\"")
    #expect(try findings(in: picture(pale)).count == 1)
    for hidden in [
      "<g aria-hidden=\"true\">\(pale)</g>", text("fill=\"#eee\" aria-hidden=\"true\""),
      "<g filter=\"url(#a)\">\(pale)</g>", text("fill=\"none\""), text("fill=\"#eee\" opacity=\"0\""),
      pale + background("#000"), "<g transform=\"translate(0 60)\">\(pale)</g>",
    ] {
      #expect(try findings(in: picture(hidden, defs: blur)).isEmpty, "\(hidden)")
    }
  }

  @Test(
    "are positioned about their x by anchor and direction",
    arguments: [
      ("start", "ltr", 50), ("middle", "ltr", 30), ("end", "ltr", 10), ("start", "rtl", 10), ("end", "rtl", 50),
    ])
  func anchors(anchor: String, direction: String, left: Int) throws {
    let words =
      "<text x=\"50\" y=\"50\" fill=\"#fff\" text-anchor=\"\(anchor)\" direction=\"\(direction)\" font-size=\"10\" "
      + "textLength=\"40\">words</text>"
    func background(from left: Int) -> String { "<path d=\"M\(left) 0h40V100h-40Z\"/>" }
    #expect(try findings(in: picture(background(from: left) + words)).isEmpty)
    #expect(try findings(in: picture(background(from: left + 8) + words)).count == 1)
    #expect(try findings(in: picture(background(from: left - 8) + words)).count == 1)
  }

  @Test(
    "along a line are where the line leads them, as far as it goes",
    arguments: [
      // From the bottom to the top, with the letters on the left.
      ("M10 90V10", "start", 20, "M3 40h7v30h-7z"), ("M10 90V10", "end", 50, "M3 40h7v30h-7z"),
      ("M10 90V10", "start", 65, "M3 10h7v15h-7z"),
      // Around a circle, outside of it.
      ("M80 50A30 30 0 0 1 20 50", "middle", 47, "M34 77h32v12h-32z"),
    ])
  func alongLines(line: String, anchor: String, start: Int, area: String) throws {
    let words =
      "<text x=\"0\" y=\"0\" fill=\"#fff\" text-anchor=\"\(anchor)\" font-size=\"10\">"
      + "<textPath xlink:href=\"#l\" startOffset=\"\(start)\">words</textPath></text>"
    func found(_ move: String) throws -> [ContrastFinding] {
      let background = "<g transform=\"translate(\(move))\"><path d=\"\(area)\"/></g>"
      return try findings(in: picture(background + words, defs: "<path id=\"l\" d=\"\(line)\"/>"))
    }
    #expect(try found("0 0").isEmpty)
    for move in ["4 0", "-4 0", "0 7", "0 -7"] { #expect(try found(move).map(\.text) == ["words"], "\(move)") }
  }

  @Test("that are cut out are compared by what shows through: the page, or the areas below")
  func knockedOut() throws {
    let mask =
      "<mask id=\"a\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100\" height=\"100\">\(background("#fff"))"
      + "\(text("fill=\"#000\""))</mask>"
    let body = "<g mask=\"url(#a)\">\(background("#8799bc"))</g>"
    let found = try findings(in: picture(body, defs: mask))
    #expect(found.map(\.color) == [.white])
    #expect(found.map(\.background) == ["#8799bc"])
    #expect(found.map(\.page) == [.white])
    #expect(try findings(in: picture(background("#000") + body, defs: mask)).isEmpty)
    var check = ContrastCheck()
    check.page = .black
    #expect(try findings(in: picture(body, defs: mask), check).isEmpty)
  }

  @Test("have a finding with the position, the content and the required contrast")
  func places() throws {
    let texts = text("fill=\"#777\"") + text("fill=\"#888\"")
    let found = try findings(in: picture("\n" + background("#fff") + "\n  " + texts))
    #expect(found.map(\.line) == [3, 3])
    #expect(found.map(\.column) == [3, 3 + text("fill=\"#777\"").count])
    #expect(found.map(\.text) == ["words", "words"])
    #expect(found.map(\.hundredths) == [447, 354])
  }

  @Test("are also checked on a dark page if there are rules for dark colour schemes")
  func darkRules() throws {
    let pale = "@media (prefers-color-scheme:dark){.a{fill:#333}}"
    let words = text("class=\"a\" fill=\"#000\"")
    let dark = try findings(in: picture(words, style: pale))
    #expect(dark.map(\.scheme) == [.dark])
    #expect(dark.map(\.color) == ["#333333"])
    #expect(dark.map(\.page) == ["#0d1117"])
    let good = "@media (prefers-color-scheme:dark){.a{fill:#fff}}"
    #expect(try findings(in: picture(words, style: good)).isEmpty)
    let light = text("class=\"a\" fill=\"#eee\"")
    #expect(try findings(in: picture(light, style: good)).map(\.scheme) == [.light])
  }

  @Test("inherit colours and sizes from links and groups, to any depth")
  func inherited() throws {
    for depth in [1, 2, 9, 150] {
      let open = String(repeating: "<g>", count: depth)
      let close = String(repeating: "</g>", count: depth)
      let inside = "<g fill=\"#999\" font-size=\"24\">\(open)<text x=\"30\" y=\"50\">words</text>\(close)</g>"
      let found = try findings(in: picture(inside))
      #expect(found.map(\.color) == ["#999999"])
      #expect(found.map(\.limit) == [3])
    }
  }

  @Test("get colours from style rules before attributes, and animations change nothing")
  func plainRules() throws {
    let sheet =
      ".a,.b{fill:#eee}.b{fill:#000}@keyframes k{from{fill:#fff}to{fill:#fff}}"
      + "@media (prefers-reduced-motion:no-preference){.b{animation:k 1s}}"
    #expect(try findings(in: picture(text("class=\"a\" fill=\"#000\""), style: sheet)).count == 1)
    #expect(try findings(in: picture(text("class=\"b\" fill=\"#eee\""), style: sheet)).isEmpty)
    #expect(try findings(in: picture(text("class=\"b a\" fill=\"#eee\""), style: sheet)).isEmpty)
  }
}

import ContrastChecking
import Testing
import XMLChecking

@Suite("Hostile pictures")
struct HostilePictureTests {
  private static func check(_ svg: String) throws(ContrastError) -> Int {
    guard let tree = try? XMLTree(parsing: svg) else { return 0 }
    return try ContrastCheck().findings(in: tree).count
  }

  @Test("many texts over many areas are checked or refused within seconds")
  func manyTexts() throws {
    let row = background("#fff") + text("fill=\"#eee\"")
    #expect(try Self.check(picture(String(repeating: row, count: 40))) == 1)
    #expect(throws: ContrastError.tooLarge) { try Self.check(picture(String(repeating: row, count: 5_000))) }
    #expect(throws: ContrastError.tooLarge) { try Self.check(picture(String(repeating: row, count: 40_000))) }
    let apart = (0..<500).map { "<g transform=\"translate(0 \($0 % 10 * 10 - 45))\">\(text("fill=\"#eee\""))</g>" }
    #expect(try Self.check(picture(apart.joined())) == 500)
  }

  @Test("long outlines, and lines along them, are refused")
  func longOutlines() {
    let path = "M0 0" + String(repeating: "l1 1", count: 500_000)
    #expect(throws: ContrastError.tooLarge) { try Self.check(picture("<path d=\"\(path)\"/>")) }
    let shorter = "M0 0" + String(repeating: "l1 1", count: 50_000)
    #expect(throws: ContrastError.tooLarge) {
      try Self.check(picture("<path stroke=\"#000\" d=\"\(shorter)\"/>"))
    }
  }

  @Test("texts along long lines, or along none, are checked or refused")
  func lines() throws {
    func words(on id: String) -> String {
      "<text fill=\"#eee\" font-size=\"9\"><textPath xlink:href=\"#\(id)\">words</textPath></text>"
    }
    let line = "<path id=\"l\" d=\"M50 50" + String(repeating: "c1 1 2 1 3 -2 -1 -1 -2 -1 -3 2", count: 5_000) + "\"/>"
    #expect(try Self.check(picture(words(on: "l"), defs: line)) == 1)
    #expect(throws: ContrastError.tooLarge) {
      try Self.check(picture(String(repeating: words(on: "l"), count: 3), defs: line))
    }
    let odd = ["", "M5 5", "M5 5Z", "M1e9 1e9L-1e9-1e9"].map { "<path id=\"l\" d=\"\($0)\"/>" }
    for defs in odd + ["", "<g id=\"l\"/>", words(on: "l").replacing("<text ", with: "<text id=\"l\" ")] {
      #expect(try Self.check(picture(words(on: "l"), defs: defs)) == 0, "\(defs)")
    }
  }

  @Test("masks that use one another, in a long chain or in a circle, end")
  func masks() throws {
    func mask(_ number: Int, _ inside: String) -> String { "<mask id=\"m\(number)\">\(inside)</mask>" }
    let doubling = (0..<60).map { number in
      mask(number, String(repeating: "<g mask=\"url(#m\(number + 1))\">\(background("#fff"))</g>", count: 2))
    }
    let body = "<g mask=\"url(#m0)\">\(text("fill=\"#eee\""))</g>"
    #expect(throws: ContrastError.tooLarge) { try Self.check(picture(body, defs: doubling.joined())) }
    let circle = mask(0, background("#fff") + body)
    #expect(try Self.check(picture(body, defs: circle)) >= 0)
  }

  @Test(
    "a text that rules for dark colour schemes hide or show is checked where it is visible",
    arguments: ["font-size:0", "display:none", "visibility:hidden", "opacity:0", "fill:none"])
  func hiddenInOneScheme(declaration: String) throws {
    let words = text("class=\"a\" fill=\"#eee\"") + text("fill=\"#eee\"").replacing("words", with: "others")
    let dark = "@media (prefers-color-scheme:dark){.a{\(declaration)}}"
    #expect(try Self.check(picture(words, style: dark)) == 2)
    #expect(try Self.check(picture(words, style: ".a{\(declaration)}")) == 1)
  }

  @Test("a style sheet of many rules, and media inside media, end")
  func styleSheets() throws {
    let words = text("class=\"a\" fill=\"#eee\"")
    let many = String(repeating: ".a{fill:#eee}", count: 2_001)
    #expect(throws: ContrastError.tooLarge) { try Self.check(picture(words, style: many)) }
    let deep = String(repeating: "@media (prefers-color-scheme:dark){", count: 20_000)
    #expect(try Self.check(picture(words, style: deep + String(repeating: "}", count: 20_000))) == 1)
    #expect(try Self.check(picture(words, style: deep)) == 1)
  }

  @Test("deep nesting ends")
  func depth() {
    let deep = String(repeating: "<g>", count: 250) + text("") + String(repeating: "</g>", count: 250)
    #expect(throws: ContrastError.tooLarge) { try Self.check(picture(deep)) }
  }

  @Test(
    "numbers beyond all bounds and invalid values are ignored",
    arguments: [
      "<text x=\"1e300\" y=\"-1e300\" fill=\"#eee\" font-size=\"1e9\" textLength=\"nan\">a</text>",
      "<g transform=\"scale(1e7) scale(1e7) scale(1e7)\">" + text("") + "</g>",
      String(repeating: "<g transform=\"scale(10000000)\">", count: 60) + text("")
        + String(repeating: "</g>", count: 60),
      "<g transform=\"scale(0)\">" + text("fill=\"#eee\"") + "</g>",
      "<g transform=\"scale(\">" + text("fill=\"#eee\"") + "</g>",
      "<path d=\"M9999999 9999999L-9999999 9999999\" stroke=\"#000\" stroke-width=\"9999999\"/>" + text(""),
      "<path d=\"M1e8 1e8L0 0\" stroke=\"#000\" stroke-width=\"9999999\"/>" + text(""),
      "<path d=\"M0 0A1e300 1 0 0 1 5 5\" stroke=\"#000\"/>" + text(""),
      "<path fill=\"url(#none)\" d=\"M0 0H100V100H0Z\"/><g clip-path=\"url(#none)\" mask=\"url(#none)\">" + text("")
        + "</g>",
      "<linearGradient id=\"a\"/><path fill=\"url(#a)\" d=\"M0 0H100V100H0Z\"/>" + text(""),
      "<linearGradient id=\"a\" x1=\"1e300\" x2=\"-1e300\"><stop/><stop offset=\"-4\"/></linearGradient>"
        + "<path fill=\"url(#a)\" d=\"M0 0H100V100H0Z\"/>" + text(""),
      "<style>}}}{{{@media{@}.a{fill:</style><style>.a{fill:#eee;;:;}</style>" + text("class=\"a\""),
    ])
  func numbers(elements: String) throws {
    #expect(try Self.check(picture(elements)) >= 0)
  }

  @Test("a root without a size, or of another kind, has no findings")
  func roots() throws {
    for root in [
      "<svg/>", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 -1 x\">\(text("fill=\"#eee\""))</svg>",
    ] {
      #expect(try Self.check(root) == 0)
    }
  }
}

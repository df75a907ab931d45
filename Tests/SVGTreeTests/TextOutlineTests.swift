import PathGeometry
import PictureReading
import SVGTree
import Testing
import Typesetting

@Suite("Texts as outlines")
struct TextOutlineTests {
  private let profile = OutputProfile.web.outliningText()
  private let font = Font(["Arial"], size: 10)

  private func written(_ text: TextRun) throws -> Markup {
    let document = SVGDocument(size: Size(100, 50), title: "t", children: [.text(text)])
    return try Markup(parsing: document.svg(for: profile, shaper: SquareShaper()))
  }

  @Test(
    "are where the text would be, by their own advance",
    arguments: [(TextRun.Anchor.start, 40.0), (.middle, 35), (.end, 30)])
  func place(anchor: TextRun.Anchor, left: Double) throws {
    let text = TextRun("a", at: Point(40, 20), font: font, anchor: anchor).fill("#123456")
    let picture = try written(text)
    #expect(picture.all(named: "text").isEmpty)
    let path = try #require(picture.all(named: "path").first)
    #expect(path["fill"] == "#123456")
    #expect(path["d"] == Rect(x: left, y: 10, width: 10, height: 10).expectedData)
  }

  @Test(
    "are spaced to the target width of a run, and positioned by it",
    arguments: [(TextRun.Anchor.start, 40.0), (.middle, 37), (.end, 34)])
  func fitted(anchor: TextRun.Anchor, left: Double) throws {
    let metrics = FontMetrics(capHeight: 0.7, ascender: 1, descender: -0.2)
    let run = GlyphRun(text: "a", font: font, width: 6, metrics: metrics, isFitted: true)
    let path = try #require(try written(TextRun(run, at: Point(40, 20), anchor: anchor)).first(named: "path"))
    #expect(path["d"]?.hasPrefix("M\(Int(left)) 10H\(Int(left) + 6)V20") == true)
  }

  @Test("of a shaper with an advance that is no number are refused", arguments: [Double.nan, .infinity])
  func endlessAdvance(advance: Double) throws {
    struct Endless: TextShaper {
      let advance: Double
      func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
        try BuiltinShaper().shape(text, in: font)
      }
      func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
        GlyphOutline(path: Rect(width: 1, height: 1).path, advance: advance)
      }
      func characters(of run: GlyphRun) throws(ShapingError) -> [CharacterOutline]? {
        [CharacterOutline(GlyphOutline(path: Rect(width: 1, height: 1).path, advance: 1), at: advance)]
      }
    }
    let plain = TextRun("a", at: Point(40, 20), font: font)
    let guided = TextRun("a", at: .zero, font: font).along(Rect(width: 50, height: 50).path, at: 0.5)
    for text in [plain, guided] {
      let error = #expect(throws: LoweringError.self) {
        try SVGDocument(size: Size(100, 50), title: "t", children: [.text(text)])
          .svg(for: profile, shaper: Endless(advance: advance))
      }
      #expect(error?.description.contains("an advance that is not a finite number") == true)
    }
  }

  @Test("give the link around them its title, unless it has one")
  func links() throws {
    func titles(_ title: String?) throws -> [String] {
      let link = Link(to: "https://example.org", title: title) {
        TextRun("a", at: Point(5, 15), font: font)
        Group([.text(TextRun("a", at: Point(5, 16), font: font))]).decorative()
      }
      let document = SVGDocument(size: Size(30, 20), children: [.link(link)])
      return try Markup(parsing: document.svg(for: profile, shaper: SquareShaper())).all(named: "title").map(\.text)
    }
    #expect(try titles(nil) == ["a"] && titles("own") == ["own"])
  }

  @Test("are holes in a mask if the text is knocked out")
  func knockout() throws {
    let group = Group { Rect(width: 30, height: 20).fill("red") }.knockingOut(
      TextRun("a", at: Point(5, 15), font: font))
    let document = SVGDocument(size: Size(30, 20), children: [.group(group)])
    let picture = try Markup(parsing: document.svg(for: profile, shaper: SquareShaper()))
    #expect(picture.all(named: "text").isEmpty)
    let mask = try #require(picture.all(named: "mask").first)
    #expect(mask.all(named: "path").map { $0["fill"] } == ["#fff", "#000"])
  }

  @Test("need a shaper with outlines, also inside groups and in links")
  func noOutlines() throws {
    let destination = try LinkDestination(parsing: "a")
    let document = SVGDocument(width: 10, height: 10) {
      Group { Link(to: destination) { TextRun("deep", at: .zero) } }
    }
    let error = #expect(throws: LoweringError.noOutlines(text: "deep")) { try document.svg(for: profile) }
    #expect(error?.description == "no outlines are known for 'deep' without fonts; the web profile needs none")
  }

  @Test("are an error with a reason if they cannot be drawn")
  func fault() throws {
    #expect(throws: LoweringError.shaping(.noGlyph(character: "m", font: "squares"))) {
      _ = try written(TextRun("missing", at: .zero))
    }
  }
}

extension Rect {
  /// The four sides in the form of the web profile.
  fileprivate var expectedData: String {
    "M\(Int(minX)) \(Int(minY))H\(Int(maxX))V\(Int(maxY))H\(Int(minX))Z"
  }
}

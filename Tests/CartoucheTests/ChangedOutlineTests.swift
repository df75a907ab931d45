import Cartouche
import HarfBuzzShaping
import Testing

@Suite("An outline of a text that a shaper or a caller changes")
struct ChangedOutlineTests {
  /// A shaper that changes the outlines of another one.
  private struct Changing: TextShaper {
    var shaper = HarfBuzzShaper(allowingSubstitutes: true)
    var change: @Sendable (inout Path) -> Void

    func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun { try shaper.shape(text, in: font) }

    func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
      guard var outline = try shaper.outline(of: run) else { return nil }
      change(&outline.path)
      return outline
    }
  }

  private static let font = Font(["DejaVu Sans"], size: 20)
  /// Letters and marks that overlap.
  private static let text = "a\u{30B}\u{302}b"

  private func written(_ node: Node, _ shaper: some TextShaper, _ profile: OutputProfile = .design) throws -> String {
    try SVGDocument(size: Size(99, 60), children: [node]).svg(for: profile, shaper: shaper)
  }

  @Test("is drawn as it is changed: slanted, or with verbs before its letters", arguments: [text, "build"])
  func shapers(text: String) throws {
    let run = TextRun(text, at: Point(9, 40), font: Self.font)
    let slanted = Changing { $0 = $0.applying(AffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0)) }
    let plain = try written(.text(run), HarfBuzzShaper(allowingSubstitutes: true))
    #expect(try written(.text(run), slanted) != plain)
    let underlined = Changing { path in
      let letters = path
      path = Rect(x: 0, y: 2, width: 20, height: 1).path
      path.append(letters)
    }
    let bounds = try #require(try Path(parsing: data(of: written(.text(run), underlined))).bounds)
    #expect(abs(bounds.maxY - 43) < 0.02 && bounds.minY < 30)
  }

  private func data(of svg: String) throws -> String {
    String(try #require(svg.firstMatch(of: /<path[^>]* d="([^"]*)"/)).1)
  }

  @Test("has the same fill as its verbs, in normal form where importers need that")
  func fills() throws {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    let outline = try #require(try shaper.outline(of: Self.text, in: Self.font)).path.offset(x: 9, y: 40)
    let verbs = Path { path in path.append(outline.applying(.scale(2)).applying(.scale(0.5))) }
    for profile in [OutputProfile.design, .design.fillingNonzero().expandingStrokes()] {
      for (letters, verbs) in [(outline, verbs), (outline.reversed, verbs.reversed)] {
        func filled(_ path: Path) throws -> String {
          try written(.drawing(Drawing(path, fill: .color(.black))), shaper, profile)
        }
        #expect(try filled(letters) == filled(verbs))
      }
    }
  }
}

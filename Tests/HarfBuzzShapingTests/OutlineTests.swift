import HarfBuzzShaping
import PathGeometry
import PictureReading
import Testing
import Typesetting

@Suite("Outlines of text")
struct OutlineTests {
  private static let shaper = HarfBuzzShaper()

  @Test("the outline of a text does not depend on the texts before it", arguments: 0..<Rounds.of(4))
  func order(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fonts = [dejaVu, liberation, dejaVu.weight(.bold), Font(dejaVu.families, size: 7.3)]
    let shaper = HarfBuzzShaper()
    for _ in 0..<20 {
      // The last two are equal, and have different glyphs.
      let texts = ["a", "b", "a b", "passing", "a\u{b7}", "a\u{387}"]
      let text = texts[Int(random.uniform(0...5.99))]
      var run = try Self.shaper.shape(text, in: fonts[Int(random.uniform(0...3.99))])
      if random.uniform(0...1) < 0.5 {
        run = GlyphRun(text: text, font: run.font, width: 30, metrics: run.metrics, isFitted: true)
      }
      #expect(try shaper.outline(of: run) == HarfBuzzShaper().outline(of: run))
    }
  }

  private func outline(_ text: String, _ font: Font) throws -> GlyphOutline {
    try #require(try Self.shaper.outline(of: text, in: font))
  }

  @Test(
    "the characters of a text, side by side, are its outline",
    arguments: ["AVATAR", "e\u{301}x", "office", "שלום 42", "مرحبا", " a  b ", ""])
  func characters(text: String) throws {
    let run = try Self.shaper.shape(text, in: dejaVu)
    let whole = try #require(try Self.shaper.outline(of: run))
    let characters = try #require(try Self.shaper.characters(of: run))
    var path = Path()
    var pen = 0.0
    for character in characters {
      #expect(abs(character.start - pen) < 1e-9)
      path.append(character.outline.path.offset(x: character.start))
      pen += character.outline.advance
    }
    #expect(abs(pen - whole.advance) < 1e-9 && path.elements.count == whole.path.elements.count)
    #expect(zip(path.elements, whole.path.elements).allSatisfy { ($0.end - $1.end).length < 1e-9 })
    // A mark stands on its letter, and a fitted text as in the font.
    if text.hasPrefix("e") { #expect(characters.count == 2) }
    let fitted = GlyphRun(text: text, font: dejaVu, width: 99, metrics: run.metrics, isFitted: true)
    #expect(try Self.shaper.characters(of: fitted) == characters)
  }

  @Test("an H is on the baseline and has the cap height", arguments: [liberation, dejaVu])
  func capital(font: Font) throws {
    let bounds = try #require(try outline("H", font).path.bounds)
    let run = try Self.shaper.shape("H", in: font)
    #expect(abs(bounds.maxY) < 1e-9)
    #expect(abs(bounds.minY + run.capHeight) < 1e-9)
    #expect(bounds.minX > 0 && bounds.maxX < run.width)
  }

  @Test("no contour is a single point", arguments: [liberation, dejaVu])
  func points(font: Font) throws {
    for letter in (0x21...0x17E).compactMap({ Unicode.Scalar($0).map(String.init) }) {
      guard let outline = try? Self.shaper.outline(of: letter, in: font) else { continue }
      #expect(outline.path.subpaths.allSatisfy { ($0.bounds?.size ?? .zero) != .zero }, "\(letter)")
    }
  }

  @Test("the advance of a run that is spaced to a width is that width", arguments: ["passing", "AV", "1.2.3"])
  func fittedAdvance(text: String) throws {
    let metrics = try Self.shaper.shape(text, in: dejaVu).metrics
    for width in [7.1, 40, 99.3] {
      let run = GlyphRun(text: text, font: dejaVu, width: width, metrics: metrics, isFitted: true)
      #expect(try Self.shaper.outline(of: run)?.advance == width)
    }
  }

  @Test("a letter with a descender extends below the baseline")
  func descender() throws {
    let bounds = try #require(try outline("g", liberation).path.bounds)
    #expect(bounds.maxY > 0.15 * liberation.size && bounds.maxY < 0.25 * liberation.size)
  }

  @Test("the advance is the width of the run", arguments: ["passing", "AV", "سلام", "אב 12", "ffi", " "])
  func advance(text: String) throws {
    #expect(try outline(text, dejaVu).advance == Self.shaper.shape(text, in: dejaVu).width)
  }

  @Test("the second letter is drawn where the first one's advance ends")
  func pen() throws {
    let letter = try outline("n", liberation)
    var both = letter.path
    both.append(letter.path.offset(x: letter.advance))
    let drawn = try outline("nn", liberation).path
    #expect(drawn.elements.count == both.elements.count)
    #expect(drawn.bounds?.maxX.rounded(toPlaces: 9) == both.bounds?.maxX.rounded(toPlaces: 9))
  }

  @Test("an outline consists of closed contours, with lines and the quadratic curves of TrueType")
  func contours() throws {
    let elements = try outline("badge", liberation).path.elements
    var isOpen = false
    for element in elements {
      switch element {
      case .move:
        #expect(!isOpen)
        isOpen = true
      case .close:
        #expect(isOpen)
        isOpen = false
      case .line, .quad: #expect(isOpen)
      case .cubic, .arc: Issue.record("\(element)")
      }
    }
    #expect(!isOpen)
  }

  @Test("a contour does not end in a line to the point where it closes")
  func noRedundantLine() throws {
    // An H has twelve corners: a move, eleven lines, a close.
    #expect(try outline("H", liberation).path.elements.count == 13)
  }

  @Test("outer contours are clockwise and inner ones counter-clockwise", arguments: [liberation, dejaVu])
  func windings(font: Font) throws {
    let areas = try outline("O", font).path.contourAreas
    #expect(areas.count == 2)
    #expect(areas.filter { $0 > 0 }.count == 1)
    #expect((areas.max() ?? 0) > -(areas.min() ?? 0))
  }

  @Test("a space has an advance and no outline")
  func space() throws {
    let space = try outline("   ", liberation)
    #expect(space.path.isEmpty && space.advance > 0)
  }

  @Test("an accent is drawn above its letter, composed of parts or not", arguments: ["é", "x\u{301}"])
  func accents(text: String) throws {
    let accented = try #require(try outline(text, dejaVu).path.bounds)
    let plain = try #require(try outline(text == "é" ? "e" : "x", dejaVu).path.bounds)
    #expect(accented.minY < plain.minY - 1)
    #expect(try outline(text, dejaVu).advance == outline(text == "é" ? "e" : "x", dejaVu).advance)
  }

  @Test("a shaper without outlines returns nil")
  func builtin() throws {
    #expect(try BuiltinShaper().outline(of: "a", in: liberation) == nil)
  }
}

extension Path {
  /// Twice the area of each contour's polygon: positive if it is clockwise as seen on screen.
  fileprivate var contourAreas: [Double] {
    var contours: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let to): contours.append([to])
      case .line(let to), .quad(let to, _), .cubic(let to, _, _), .arc(let to, _, _, _, _):
        contours[contours.count - 1].append(to)
      case .close: break
      }
    }
    return contours.map { points in
      zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    return (self * factor).rounded() / factor
  }
}

extension Path.Element {
  /// Where the element ends.
  fileprivate var end: Point {
    switch self {
    case .move(let to), .line(let to), .quad(let to, _), .cubic(let to, _, _), .arc(let to, _, _, _, _): to
    case .close: .zero
    }
  }
}

import HarfBuzzShaping
import PathGeometry
import Testing
import Typesetting

@Suite("Outlines spaced to a width")
struct FittedOutlineTests {
  private static let shaper = HarfBuzzShaper()

  private func natural(_ text: String) throws -> GlyphOutline {
    try #require(try Self.shaper.outline(of: text, in: dejaVu))
  }

  private func fitted(_ text: String, _ width: Double) throws -> GlyphOutline {
    let metrics = FontMetrics(capHeight: 0.7, ascender: 1, descender: -0.2)
    let run = GlyphRun(text: text, font: dejaVu, width: width, metrics: metrics, isFitted: true)
    return try #require(try Self.shaper.outline(of: run))
  }

  @Test(
    "have that width, wider or narrower", arguments: ["build", "AV To", "Größe", "שלום", "x\u{301}n"], [-4.0, 0, 7])
  func advance(text: String, more: Double) throws {
    let width = try natural(text).advance + more
    #expect(abs(try fitted(text, width).advance - width) < 1e-9)
  }

  @Test("begin and end where the text does, with equal gaps between letters")
  func gaps() throws {
    let letter = try natural("n")
    // Three letters have two gaps of 3 points each.
    let drawn = try fitted("nnn", 3 * letter.advance + 6).path
    for index in 0..<3 {
      let left = Double(index) * (letter.advance + 3)
      let expected = try #require(letter.path.offset(x: left).bounds)
      let contour = try #require(drawn.contour(index).bounds)
      #expect(abs(contour.minX - expected.minX) < 1e-9 && abs(contour.maxX - expected.maxX) < 1e-9)
    }
  }

  @Test("keep what the font draws as one: a ligature, and a letter with its mark", arguments: ["ffi", "x\u{301}", "n"])
  func clusters(text: String) throws {
    #expect(try fitted(text, 100) == natural(text))
  }

  @Test("count a ligature as one letter")
  func ligature() throws {
    // Chromium spaces "efficient" in DejaVu Sans by a sixth: e, ffi, c, i, e, n, t.
    let last = try #require(try natural("t").path.bounds)
    let natural = try natural("efficient")
    let drawn = try fitted("efficient", natural.advance + 12)
    let first = try #require(try self.natural("e").path.bounds)
    let bounds = try #require(drawn.path.bounds)
    #expect(abs(bounds.minX - first.minX) < 1e-9)
    #expect(abs(bounds.maxX - (drawn.advance - (try self.natural("t").advance - last.maxX))) < 0.01)
    let gap = try #require(drawn.path.contour(2).bounds).minX - (try #require(natural.path.contour(2).bounds)).minX
    #expect(abs(gap - 2) < 1e-9)
  }

  @Test("are not separated if letters join", arguments: ["سلام", "ab سلام"])
  func joined(text: String) throws {
    #expect(try fitted(text, 200) == natural(text))
  }

  @Test("are used for runs with a target width only")
  func runs() throws {
    let run = try Self.shaper.shape("build", in: dejaVu)
    let meant = GlyphRun(text: "build", font: dejaVu, width: run.width + 5, metrics: run.metrics, isFitted: true)
    let measured = GlyphRun(text: "build", font: dejaVu, width: run.width + 5, metrics: run.metrics)
    #expect(try Self.shaper.outline(of: meant) == fitted("build", run.width + 5))
    #expect(try Self.shaper.outline(of: measured) == natural("build"))
  }

  @Test("are refused if the width exceeds the bounds of a path, and empty for an empty text")
  func extremes() throws {
    #expect(throws: ShapingError.self) { try fitted("ab", 1e300) }
    #expect(try fitted("", 10).path.isEmpty)
    #expect(try fitted("ab", 0).advance == 0)
  }
}

extension Path {
  /// One of the contours, from its move to its close.
  fileprivate func contour(_ index: Int) -> Path {
    var path = Path()
    var count = -1
    for element in elements {
      if case .move = element { count += 1 }
      guard count == index else { continue }
      switch element {
      case .move(let to): path.move(to: to)
      case .line(let to): path.line(to: to)
      case .quad(let to, let control): path.quad(to: to, control: control)
      case .cubic(let to, let control1, let control2): path.cubic(to: to, control1: control1, control2: control2)
      case .arc: break
      case .close: path.close()
      }
    }
    return path
  }
}

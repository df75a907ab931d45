import Cartouche

extension FixtureTests {
  /// A circle that begins at the bottom, so that its middle is at the top.
  private static let circle = Circle(center: Point(50, 50), radius: 34).path.rotated(
    by: .degrees(90), around: Point(50, 50))

  private static let wave = Path {
    Move(8, 70)
    Cubic(to: Point(50, 55), control1: Point(20, 0), control2: Point(44, 0))
    Cubic(to: Point(92, 40), control1: Point(58, 120), control2: Point(84, 100))
  }

  /// Texts along lines.
  static let seals: [FixtureCase] = [
    FixtureCase("seal/circle", Seal("VERIFIED SOURCE", along: circle, at: 0.5)),
    FixtureCase(
      "seal/inside-of-a-circle",
      Seal("made to measure", along: Circle(center: Point(50, 50), radius: 34).path.reversed, at: 0.75)),
    FixtureCase("seal/curve", Seal("along a curve AVA", along: wave, at: 0.5)),
    FixtureCase("seal/beyond-the-ends", Seal("longer than the line that it follows, far", along: wave, at: 0.5)),
    FixtureCase("seal/hebrew", Seal("שלום עולם 42", along: circle, at: 0.5)),
    FixtureCase("seal/cut-out", Seal("CUT OUT OF A DISC", along: circle, at: 0.5, isCutOut: true)),
  ]
}

/// A disc with a text along a line.
private struct Seal: Badge {
  var options = BadgeOptions()
  var text: String
  var line: Path
  var share: Double
  var isCutOut: Bool

  init(_ text: String, along line: some Shape, at share: Double, isCutOut: Bool = false) {
    (self.text, self.line, self.share, self.isCutOut) = (text, line.path, share, isCutOut)
  }

  func draw<C: Canvas & ~Copyable>(on canvas: inout C, with shaper: some TextShaper) throws(BadgeError) -> BadgeFrame {
    let frame = Rect(width: 100, height: 100)
    let run: GlyphRun
    do { run = try shaper.shape(text, in: Font(["Arial", "Liberation Sans"], size: 13, weight: .bold)) } catch {
      return BadgeFrame(frame)
    }
    let words = TextRun(run, at: .zero, anchor: .middle).along(line, at: share)
    let disc = Circle(center: Point(50, 50), radius: 49).fill(isCutOut ? "#2b6cb0" : "#ebf8ff")
    if isCutOut {
      canvas.draw([.group(Group { disc }.knockingOut(words))])
    } else {
      canvas.draw(disc)
      canvas.draw(words.fill("#2a4365"))
    }
    return BadgeFrame(frame, title: text)
  }
}

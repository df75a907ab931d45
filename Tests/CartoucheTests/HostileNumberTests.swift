import Cartouche
import PictureReading
import Testing

@Suite("Any number at all")
struct HostileNumberTests {
  static let extremes: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne, 0, -0.0, 1e-9, 0.001, 0.5, 1, -1, 15, 1e5, 1e6, -1e6,
    1e9,
    1e15,
  ]

  /// Draws a badge; a refusal is as good as a picture, which must then be one.
  private func draw(
    _ badge: some Badge, _ shaper: some TextShaper = BuiltinShaper(), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let text = try badge.svg(for: .web, shaper: shaper)
      #expect(!text.contains("nan") && !text.contains("inf"), sourceLocation: sourceLocation)
    } catch {
      let codes = ["outOfRange", "lookOutOfRange", "badgeTooHigh"]
      #expect(codes.contains(error.code), "\(error)", sourceLocation: sourceLocation)
      if let range = error.range { #expect(!range.allowed.contains(range.value), sourceLocation: sourceLocation) }
    }
  }

  @Test("in any field of a badge gives a picture or an error", arguments: extremes)
  func badges(number: Double) {
    for other in Rounds.some(of: Self.extremes) {
      draw(Pill("42").font(size: number).insetShadow(blur: other, offset: number))
      draw(Pill("42").look(.mail).insetShadow(blur: number, offset: other).scale(1))
      draw(Pill("42").look(.countIndicator).font(size: other).scale(number))
      draw(Hub(42).on(Size(number, other)).offset(x: other, y: number))
      draw(Hub(42).font(size: number).scaled(by: other).border(.white, width: number))
      draw(Hub(42).border(.white, width: number).insetShadow(blur: other, offset: 1))
      for position in Cell.Position.allCases { draw(Cell(position, size: Size(number, other)).look(.grouped)) }
      draw(
        Table(width: number) {
          Row("a", detail: "b").badge(Hub(5).scaled(by: other))
          Row("c").badge(Pill("d").font(size: other))
        })
    }
  }

  @Test("from a shaper gives a picture or an error", arguments: extremes)
  func shapers(number: Double) {
    for other in Rounds.some(of: Self.extremes) {
      let shaper = AnyNumbers(width: number.isFinite ? abs(number) : 10, height: other)
      let families = ["Own"]
      draw(Pill("b").font(families), shaper)
      draw(Pill("b").look(.antStatus).font(families), shaper)
      draw(Hub(5).font(families), shaper)
      draw(StatusBadge("a", "b").font(families), shaper)
      draw(StatusBadge("a", "b").font(families).look(.forTheBadge), shaper)
      draw(Table(width: 200) { Row("a", detail: "b") }, shaper)
    }
  }

  @Test("in any place or effect gives a picture or an error", arguments: extremes)
  func effects(number: Double) {
    let host = Size(96, 48)
    for other in Rounds.some(of: Self.extremes) {
      draw(Hub(128).on(host, overlap: .corner(x: number, y: other), keepsInside: true))
      draw(Hub(128).on(host, overlap: .inset(number), growth: .leading).scaled(by: other))
      draw(Hub(128).border(.white, width: number, placement: .outside).halo(.white, width: other).gloss(.ellipse))
      draw(Hub(128).scaled(by: other).animation(.pop).cutOutHalo(width: number).on(Size(9, 9)))
      draw(Pill("a").fill("#f008").shadow(blur: number, x: other, y: 1).gloss(.gradient))
      draw(Pill("a").look(.antRibbon).font(size: number).on(host, at: .topLeading).offset(x: other, y: number))
      draw(Pill("a").look(.antStatus).font(size: number).halo(.white, width: other).animation(.bump))
      var look = PillLook.antRibbon
      look.ribbon = PillLook.Ribbon(fold: number, foldHeight: other, shade: number, inset: other)
      look.radius = other
      draw(Pill("a").look(look).on(host))
      look.ribbon = nil
      look.dot = PillLook.Dot(diameter: number, gap: other)
      draw(Pill("a").look(look))
    }
  }

  @Test("in any field of a look gives a picture or an error", arguments: extremes)
  func looks(number: Double) {
    let pill: [WritableKeyPath<PillLook, Double>] = [\.height, \.padding, \.font.size]
    for path in pill {
      for var look in [PillLook.digdog, .mail, .countIndicator, .antRibbon, .antStatus, .bootstrapOutline] {
        look[keyPath: path] = number
        draw(Pill("42").look(look).insetShadow(blur: 2, offset: 1))
        draw(Pill("42").look(look).font(size: 100))
      }
    }
    let mail: [(inout PillLook) -> Void] = [
      { $0.compact?.width = number }, { $0.compact?.textWidth = number }, { $0.letterpress?.depth = number },
      { $0.letterpress?.shade = number },
    ]
    for change in mail {
      var look = PillLook.mail
      change(&look)
      draw(Pill("42").look(look).fill("#123"))
      draw(Pill("42").look(look).font(size: 1e5))
    }
    let hub: [WritableKeyPath<HubLook, Double>] = [\.diameter, \.widening, \.padding, \.dot, \.font.size]
    for path in hub {
      var look = HubLook.badgeHub
      look[keyPath: path] = number
      draw(Hub(12345).look(look))
      draw(Hub(12345).look(look).on(Size(10, 10)).scaled(by: 1000))
    }
    let cell: [WritableKeyPath<CellLook, Double>] = [
      \.radius, \.row.height, \.row.detailHeight, \.row.inset, \.row.gap, \.row.summary.top, \.row.summary.height,
      \.row.summary.font.size, \.row.detail.top, \.row.detail.height, \.row.detail.font.size, \.background.margin,
      \.background.padding, \.background.stripes[0].width, \.background.stripes[1].width,
    ]
    for path in cell {
      var look = CellLook.grouped
      look[keyPath: path] = number
      drawCells(look)
    }
    let optional: [(inout CellLook) -> Void] = [
      { $0.border?.width = number }, { $0.separator?.height = number }, { $0.separator?.inset = number },
      { look in look.background.stripes.indices.forEach { look.background.stripes[$0].width = number } },
    ]
    for change in optional {
      for var look in [CellLook.grouped, .ambiance, .insetGrouped] {
        change(&look)
        drawCells(look)
      }
    }
  }

  private func drawCells(_ look: CellLook) {
    for position in Cell.Position.allCases { draw(Cell(position, size: Size(30, 20)).look(look)) }
    draw(
      Table(width: 300) {
        Row("a", detail: "b").badge(Hub(5))
        Row("c").badge(Pill("d"))
        Row("e")
      }.look(look))
  }
}

/// Measures every text as wide and as high as it is told.
private struct AnyNumbers: TextShaper {
  let width: Double
  let height: Double

  func shape(_ text: String, in font: Font) -> GlyphRun {
    GlyphRun(
      text: text, font: font, width: width,
      metrics: FontMetrics(capHeight: height, ascender: height, descender: -height))
  }
}

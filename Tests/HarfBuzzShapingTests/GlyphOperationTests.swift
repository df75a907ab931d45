import HarfBuzzShaping
import PathGeometry
import PictureReading
import Testing
import Typesetting

@Suite("Operations on the outlines of glyphs")
struct GlyphOperationTests {
  private static let shaper = HarfBuzzShaper(fallingBack: false)

  struct Alphabet: Sendable, CustomTestStringConvertible {
    let family: String
    let block: String
    let characters: ClosedRange<UInt32>
    var testDescription: String { "\(block) of \(family) Bold" }
  }

  static let alphabets: [Alphabet] =
    ["DejaVu Sans", "Liberation Sans"].flatMap { family in
      [
        Alphabet(family: family, block: "ASCII", characters: 0x21...0x7E),
        Alphabet(family: family, block: "Latin-1", characters: 0xA1...0xFF),
        Alphabet(family: family, block: "Latin Extended-A", characters: 0x100...0x17F),
        Alphabet(family: family, block: "Hebrew", characters: 0x5D0...0x5EA),
        Alphabet(family: family, block: "currency signs", characters: 0x20A0...0x20AE),
      ]
    } + [Alphabet(family: "DejaVu Sans", block: "Arabic", characters: 0x620...0x6FF)]

  /// The outlines of an alphabet's glyphs, each in another size from 11 to 40.
  private func glyphs(_ alphabet: Alphabet) throws -> [(name: String, path: Path)] {
    var glyphs: [(String, Path)] = []
    for (index, value) in alphabet.characters.enumerated() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let font = Font([alphabet.family], size: Double(11 + index * 7 % 30), weight: .bold)
      let text = String(Character(scalar))
      guard let path = try? Self.shaper.outline(of: text, in: font)?.path, !path.isEmpty else { continue }
      glyphs.append(("\(text) at \(font.size)", path))
    }
    try #require(glyphs.count > 10)
    return glyphs
  }

  @Test("a pill minus a text is the same by the short way and by the plain one", arguments: 0..<Rounds.of(20))
  func texts(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let letters = (0...Int(random.uniform(0...9))).map { _ in
        Character(UnicodeScalar(UInt8(random.uniform(33...126))))
      }
      let font = Font(
        [["DejaVu Sans", "Liberation Sans", "Liberation Serif"][Int(random.uniform(0...2.99))]],
        size: random.uniform(1...60), weight: random.uniform(0...1) < 0.5 ? .bold : .regular)
      guard let outline = try? Self.shaper.outline(of: String(letters), in: font) else { continue }
      let glyphs = outline.path
      guard outline.isNormal, let box = glyphs.bounds else { continue }
      let margin = random.uniform(-2...font.size)
      let around = Rect(
        x: box.minX - margin, y: box.minY - margin, width: max(1, box.width + 2 * margin),
        height: max(1, box.height + 2 * margin))
      for body in [Capsule(in: around).path, around.path, RoundedRect(around, radius: min(3, around.height / 2)).path] {
        for holes in [glyphs, glyphs.convertingQuads().convertingStraightCubics()] {
          var budget = WorkBudget()
          #expect(
            try body.subtracting(holes, touching: Path(), within: &budget) == body.subtracting(holes), "\(letters)")
        }
      }
    }
  }

  @Test("a pill minus a glyph has the points outside the glyph, by both rules", arguments: Rounds.some(of: alphabets))
  func holes(_ alphabet: Alphabet) throws {
    for (name, glyph) in try glyphs(alphabet) {
      let box = try #require(glyph.bounds)
      let around = Capsule(in: box.inset(by: -box.height)).path
      let across = Capsule(in: box.offset(x: box.width / 3, y: box.height / 3)).path
      for pill in [around, across] {
        let rest = pill.subtracting(glyph)
        for point in box.inset(by: -1).samples {
          let expected = pill.contains(point) && !glyph.contains(point)
          let held = [FillRule.nonzero, .evenOdd].map { rest.contains(point, rule: $0) }
          if held == [expected, expected] || glyph.isNear(point) || pill.isNear(point) { continue }
          Issue.record("\(name), \(point): \(held)")
        }
      }
    }
  }

  @Test("a glyph's contours that cross no others keep their verbs", arguments: alphabets)
  func verbs(_ alphabet: Alphabet) throws {
    var kept = 0
    for (name, glyph) in try glyphs(alphabet) {
      let box = try #require(glyph.bounds)
      let pill = Capsule(in: box.inset(by: -box.height)).path
      let contours = glyph.contours
      let lines = contours.map { $0.flattened(tolerance: 0.01).corners }
      let (simple, rest) = (glyph.normalized().contours, pill.subtracting(glyph).contours)
      for index in contours.indices {
        let isAlone = contours.indices.allSatisfy { $0 == index || !crosses(lines[index], lines[$0]) }
        guard isAlone, contours[index].normalized().contours.count == 1 else { continue }
        kept += 1
        #expect([contours[index], contours[index].reversed].contains { simple.contains($0) }, "\(name)")
        #expect([contours[index], contours[index].reversed].contains { rest.contains($0) }, "\(name)")
      }
    }
    #expect(kept > 10)
  }

  private func crosses(_ a: [Point], _ b: [Point]) -> Bool {
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double { (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) }
    func sides(_ points: [Point]) -> [(Point, Point)] { Array(zip(points, points.dropFirst() + points.prefix(1))) }
    return sides(a).contains { (p, q) in
      sides(b).contains { (r, s) in
        max(p.x, q.x) > min(r.x, s.x) && max(r.x, s.x) > min(p.x, q.x)
          && side(p, q, r) * side(p, q, s) <= 0 && side(r, s, p) * side(r, s, q) <= 0
      }
    }
  }
}

extension Path {
  /// Whether the outline passes within a hundredth of a point.
  fileprivate func isNear(_ point: Point) -> Bool {
    let isInside = contains(point)
    return (0..<16).contains { step in
      contains(point + Angle.degrees(22.5 * Double(step)).unitPoint * 0.01) != isInside
    }
  }

  fileprivate var contours: [Path] {
    var contours: [Path] = []
    for element in elements {
      if case .move = element { contours.append(Path()) }
      contours[contours.count - 1].append(element)
    }
    return contours
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): line(to: to)
    case .quad(let to, let control): quad(to: to, control: control)
    case .cubic(let to, let control1, let control2): cubic(to: to, control1: control1, control2: control2)
    case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
      arc(to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
    case .close: close()
    }
  }

  fileprivate var corners: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to): to
      default: nil
      }
    }
  }
}

extension Rect {
  /// Points spread over the rectangle, not in rows or columns.
  fileprivate var samples: [Point] {
    (1...24).map { index in
      let (x, y) = (Double(index) * 0.754_877_666, Double(index) * 0.569_840_291)
      return Point(minX + width * (x - x.rounded(.down)), minY + height * (y - y.rounded(.down)))
    }
  }
}

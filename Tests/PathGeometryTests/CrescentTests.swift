import PathGeometry
import PictureReading
import Testing

@Suite("Crescents of a pill")
struct CrescentTests {
  struct Crescent: Sendable, CustomTestStringConvertible {
    let rect: Rect
    let inset: Double
    let shift: Double

    var capsule: Capsule { Capsule(in: rect) }
    var path: Path { capsule.crescent(inset: inset, shift: shift) }
    var testDescription: String { "\(rect.width) x \(rect.height), inset \(inset), shift \(shift)" }

    /// The distance of a point from the outline, positive inside: in the pill, and not in the inset pill.
    func depth(of point: Point) -> Double {
      let outer = capsule.radius - capsule.distanceFromSpine(point)
      let innerRadius = capsule.radius - inset
      guard innerRadius > 0 else { return outer }
      let inner = innerRadius - capsule.distanceFromSpine(point - Point(0, shift))
      return min(outer, -inner)
    }
  }

  static let wide = Rect(x: 5, y: 7, width: 60, height: 20)
  static let round = Rect(x: -10, y: -10, width: 20, height: 20)
  static let rects = [wide, round, Rect(x: 1.1, y: 2.2, width: 20.3, height: 20.2)]

  static func all(_ pairs: [(inset: Double, shift: Double)]) -> [Crescent] {
    rects.flatMap { rect in pairs.map { Crescent(rect: rect, inset: $0.inset, shift: $0.shift) } }
  }

  static let crescents = all([
    (0, 1), (0, 5), (0, 15), (1, 2), (1, 2.5), (3, 8), (0.5, 0.6), (4, 12), (-1, 2), (-3, 4), (-2, 20), (9, 10.5),
    (0, -1), (0, -15), (1, -2), (3, -8), (-1, -2), (-3, -4), (4, -12),
  ])
  static let rings = all([(1, 0), (3, 0), (1, 1), (3, 2), (9.9, 5), (3, -2), (1, -1), (2, -0.5)])
  static let wholes = all([
    (10.2, 0), (10.2, 3), (15, 0), (0, 20.2), (0, 50), (4, 16.2), (10.2, -3), (0, -20.2), (4, -17),
  ])
  static let nothings = all([(0, 0), (-1, 0), (-1, 1), (-3, 2), (-1, -1), (-3, -2)])

  @Test(
    "a crescent contains the points of the pill that are not in the inner pill",
    arguments: crescents + rings + wholes + nothings)
  func bruteForce(_ crescent: Crescent) {
    let lines = crescent.path.polylines(step: 1)
    for point in crescent.rect.grid(25) {
      let depth = crescent.depth(of: point)
      guard abs(depth) > 2e-3 else { continue }
      #expect((lines.winding(around: point) != 0) == (depth > 0), "at \(point)")
    }
  }

  @Test("a crescent of an upright pill contains the points that are not in the inner pill")
  func upright() {
    let pairs = [
      (0.0, 1.0), (0, 15), (1, 2.5), (3, 8), (-1, 2), (0, -5), (3, -8), (1, 0), (3, 2), (9, 30), (-3, 2), (15, 0),
    ]
    for rect in [Rect(x: 5, y: 7, width: 20, height: 60), Rect(width: 20, height: 20.5), Rect(width: 1, height: 90)] {
      for (inset, shift) in pairs { bruteForce(Crescent(rect: rect, inset: inset, shift: shift)) }
    }
  }

  @Test("if the inner pill sticks out, the outline is one closed clockwise contour", arguments: crescents)
  func oneOutline(_ crescent: Crescent) {
    let path = crescent.path
    #expect(path.signedArea > 0)
    #expect(path.elements.filter { $0 == .close }.count == 1)
    #expect(path.ellipticalArcs.count == 4)
    #expect(crescent.rect.inset(by: -1e-9).contains(path))
  }

  @Test("if the inner pill stays inside, its outline is counter-clockwise", arguments: rings)
  func ring(_ crescent: Crescent) throws {
    let path = crescent.path
    let closes = path.elements.indices.filter { path.elements[$0] == .close }
    try #require(closes.count == 2)
    let outline = crescent.capsule.path
    #expect(Array(path.elements[...closes[0]]) == outline.elements)
    let outer = outline.signedArea
    let inner = path.signedArea - outer
    let expected = Capsule(in: crescent.rect.inset(by: crescent.inset)).path.signedArea
    #expect(outer > 0)
    #expect(abs(inner + expected) <= 1e-6)
  }

  @Test("if no part of the inner pill is inside, the crescent is the whole pill", arguments: wholes)
  func whole(_ crescent: Crescent) {
    #expect(crescent.path.signedArea > 0)
    #expect(abs(crescent.path.signedArea - crescent.capsule.path.signedArea) <= 1e-9)
  }

  @Test("if the inner pill covers the pill, nothing remains", arguments: nothings)
  func nothing(_ crescent: Crescent) {
    #expect(crescent.path.isEmpty)
  }

  @Test("if the inner pill just touches the outline, there is still a figure", arguments: 0..<200)
  func touching(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: random.uniform(-9...9), y: random.uniform(-9...9), width: random.uniform(30...50),
      height: random.uniform(3...30))
    let inset = random.uniform(0.1...1) * rect.height / 2
    let limits = [inset.nextDown, inset, inset.nextUp, rect.height - inset, (rect.height - inset).nextDown]
    for shift in limits.flatMap({ [$0, -$0] }) {
      let crescent = Crescent(rect: rect, inset: inset, shift: shift)
      let innerArea = Capsule(in: rect.inset(by: inset)).path.signedArea
      let remaining = crescent.capsule.path.signedArea - (abs(shift) > inset.nextUp ? 0 : innerArea)
      // If two circles touch, a change in the last bit of the shift moves the crossing by the square root of that.
      #expect(abs(crescent.path.signedArea - remaining) <= 1e-3 * remaining, "shifted by \(shift)")
    }
  }

  @Test("a pill without area has no crescent")
  func flat() {
    for inset in [-1.0, 0, 1] {
      #expect(Capsule(in: Rect(width: 9, height: 0)).crescent(inset: inset, shift: 2).isEmpty)
    }
  }
}

extension Rect {
  fileprivate func contains(_ path: Path) -> Bool {
    path.polylines().allSatisfy { $0.points.allSatisfy(contains) }
  }
}

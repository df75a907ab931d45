import PictureReading
import Testing

@testable import PathGeometry

@Suite("Arcs in endpoint form and in centre form")
struct EllipticalArcTests {
  @Test("a point that is said to be far from an arc is further away than the distance", arguments: 0..<Rounds.of(200))
  func farPoints(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let arc = Path.Element.arc(
      to: random.point(), radii: Size(random.uniform(1...80), random.uniform(0.1...80)),
      rotation: .degrees(random.uniform(-200...200)), largeArc: seed.isMultiple(of: 2),
      clockwise: seed.isMultiple(of: 3))
    let segment = CurveSegment(Side(from: random.point(), element: arc))
    var far = 0
    for _ in 0..<200 {
      let t = random.uniform(0...1)
      let distance = random.uniform(0...1)
      let step = Point(random.uniform(-1...1), random.uniform(-1...1)) * 3
      let point = segment.point(at: t) + step
      if step.length <= distance { #expect(!segment.isFar(from: point, distance: distance)) }
      guard segment.isFar(from: point, distance: distance) else { continue }
      far += 1
      for share in 0...100 {
        #expect((segment.point(at: Double(share) / 100) - point).length > distance)
      }
    }
    #expect(far > 0)
  }

  @Test("the centre form of an arc is the ellipse that its ends come from", arguments: 0..<Rounds.of(400))
  func recovery(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let center = random.point()
    let radii = Size(random.uniform(1...80), random.uniform(1...80))
    let rotation = random.uniform(-200...200)
    let start = random.uniform(-400...400)
    // Near half a turn the ends fix the centre poorly, and near none or a whole one they coincide.
    let sizes: [ClosedRange<Double>] = [2...170, 190...358]
    let sweep = random.uniform(sizes[Int(seed % 2)]) * (seed % 4 < 2 ? 1 : -1)

    func point(at degrees: Double) -> Point {
      AffineTransform.scale(x: radii.width, y: radii.height).followed(by: .rotation(.degrees(rotation)))
        .followed(by: .translation(x: center.x, y: center.y)).apply(to: Angle.degrees(degrees).unitPoint)
    }
    let arc = try #require(
      EllipticalArc(
        from: point(at: start), to: point(at: start + sweep), radii: radii, rotation: .degrees(rotation),
        largeArc: abs(sweep) > 180, clockwise: sweep > 0))
    #expect(arc.center.isNear(center, within: 1e-8))
    #expect(arc.radii.isNear(radii, within: 1e-8))
    #expect(abs(arc.sweep.degrees - sweep) <= 1e-6)
    for share in [0, 0.25, 0.5, 0.9, 1] {
      #expect(arc.point(along: share).isNear(point(at: start + sweep * share), within: 1e-7))
      #expect(share == 0 || share == 1 || arc.passes(.degrees(start + sweep * share)))
    }
    #expect(!arc.passes(.degrees(start - sweep.sign(of: 1))))
    #expect(!arc.passes(.degrees(start + sweep + sweep.sign(of: 1))))
  }

  @Test("radii that are too small are scaled by one factor until the ellipse contains both ends")
  func growth() throws {
    for largeArc in [true, false] {
      let arc = try #require(
        EllipticalArc(
          from: Point(0, 0), to: Point(40, 0), radii: Size(10, 5), rotation: .zero, largeArc: largeArc,
          clockwise: true))
      #expect(arc.radii == Size(20, 10))
      #expect(arc.center == Point(20, 0))
      #expect(abs(arc.sweep.degrees - 180) <= 1e-9)
      #expect(arc.point(along: 0.5).isNear(Point(20, -10), within: 1e-9))
    }
  }

  @Test("arcs without length or radius have no centre")
  func none() {
    func arc(to: Point, radii: Size) -> EllipticalArc? {
      EllipticalArc(
        from: Point(1, 1), to: to, radii: radii, rotation: .zero, largeArc: true, clockwise: true)
    }
    #expect(arc(to: Point(1, 1), radii: Size(3, 3)) == nil)
    #expect(arc(to: Point(2, 2), radii: Size(0, 3)) == nil)
    #expect(arc(to: Point(2, 2), radii: Size(3, 0)) == nil)
    #expect(arc(to: Point(2, 2), radii: Size(3, 3)) != nil)
  }
}

extension Double {
  /// `magnitude` with the sign of this number.
  fileprivate func sign(of magnitude: Double) -> Double { self < 0 ? -magnitude : magnitude }
}

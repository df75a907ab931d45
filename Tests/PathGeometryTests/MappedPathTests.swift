import PathGeometry
import PictureReading
import Testing

@Suite("Paths under affine maps")
struct MappedPathTests {
  static let maps: [AffineTransform] = [
    .identity, .translation(x: 7, y: -3), .scale(x: 2, y: 2), .scale(x: 3, y: 0.5), .scale(x: -1, y: 1),
    .scale(x: 1, y: -1), .scale(x: -1, y: -1), .scale(x: -2, y: 0.3), .rotation(.degrees(90)),
    .rotation(.degrees(30)), .rotation(.degrees(-135)),
    AffineTransform(a: 1, b: 0, c: 0.7, d: 1, tx: 0, ty: 0), AffineTransform(a: 1, b: -1.3, c: 0, d: 1, tx: 4, ty: 5),
    AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), AffineTransform(a: 0, b: 5, c: 0.2, d: 0, tx: 1, ty: 1),
    AffineTransform.scale(x: 50, y: 0.02).followed(by: .rotation(.degrees(20))),
  ]

  static let arcs: [Path] = [Size(20, 20), Size(30, 12), Size(12, 40)].flatMap { radii in
    [0.0, 90, 25, -60, 180, 400].flatMap { rotation in
      [(false, true), (false, false), (true, true), (true, false)].map { largeArc, clockwise in
        Path {
          Move(3, 4)
          Arc(
            to: Point(12, -6), radii: radii, rotation: .degrees(rotation), largeArc: largeArc,
            clockwise: clockwise)
        }
      }
    }
  }

  @Test("the points of a mapped arc are the mapped points of the arc, in order", arguments: maps)
  func arcs(_ map: AffineTransform) throws {
    for path in Self.arcs {
      try expectMappedArc(path, map)
    }
  }

  @Test("the points of random arcs under random maps are the mapped points, in order", arguments: 0..<Rounds.of(300))
  func randomArcs(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = Path {
      Move(to: random.point())
      Arc(
        to: random.point(), radii: Size(random.uniform(150...300), random.uniform(150...300)),
        rotation: .degrees(random.uniform(-400...400)), largeArc: seed % 2 == 0, clockwise: seed % 4 < 2)
    }
    try expectMappedArc(path, random.map())
  }

  @Test("lines and curves are mapped point by point", arguments: maps)
  func curves(_ map: AffineTransform) {
    let points = [Point(1, 2), Point(3, -4), Point(5, 6), Point(-7, 8), Point(9, 10), Point(11, 2), Point(3, 3)]
    func path(_ place: (Point) -> Point) -> Path {
      Path {
        Move(to: place(points[0]))
        Line(to: place(points[1]))
        Quad(to: place(points[2]), control: place(points[3]))
        Cubic(to: place(points[4]), control1: place(points[5]), control2: place(points[6]))
        Close()
        Line(to: place(points[3]))
      }
    }
    #expect(path { $0 }.applying(map) == path { map.apply(to: $0) })
  }

  @Test("translations and scalings along the axes of upright arcs are exact")
  func exactness() {
    let arc = Path {
      Move(0.1, 0.2)
      Arc(to: Point(0.7, 0.9), radii: Size(1.1, 2.3))
    }
    #expect(
      arc.applying(.scale(x: -2, y: 4)).elements.last
        == .arc(
          to: Point(-1.4, 3.6), radii: Size(2.2, 9.2), rotation: .zero, largeArc: false, clockwise: false))
    let turned = Path {
      Move(0, 0)
      Arc(to: Point(3, 4), radii: Size(5, 7), rotation: .degrees(33))
    }
    #expect(
      turned.applying(.scale(x: 1, y: -1)).elements.last
        == .arc(to: Point(3, -4), radii: Size(5, 7), rotation: .degrees(-33), largeArc: false, clockwise: false))
    #expect(turned.offset(x: 1, y: 2).offset(x: -1, y: -2) == turned)
  }

  @Test("a rotated circle stays a circle")
  func circles() {
    let circle = Circle(center: Point(3, 4), radius: 5).path.applying(.rotation(.degrees(33)))
    for arc in circle.ellipticalArcs {
      #expect(abs(arc.radii.width - 5) <= 1e-12 && abs(arc.radii.height - 5) <= 1e-12)
    }
  }

  @Test(
    "a map with determinant zero gives lines between the mapped ends",
    arguments: [
      AffineTransform.scale(x: 1, y: 0), .scale(x: 0, y: 2), .scale(x: 0, y: 0),
      AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1),
    ])
  func flat(_ map: AffineTransform) throws {
    let path = Path {
      Move(1, 2)
      Arc(to: Point(8, -5), radii: Size(9, 11), rotation: .degrees(45))
      Close()
    }
    let mapped = path.applying(map)
    #expect(mapped.ellipticalArcs.allSatisfy { min($0.radii.width, $0.radii.height) <= 1e-9 })
    #expect(mapped.ends.allSatisfy { end in path.ends.contains { map.apply(to: $0) == end } })
    #expect(abs(mapped.signedArea) <= 1e-9)
  }

  @Test("the area of a mapped outline is multiplied by the determinant", arguments: 0..<Rounds.of(40))
  func areas(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    let map = random.map()
    let expected = path.signedArea * map.determinant
    #expect(abs(path.applying(map).signedArea - expected) <= 1e-4 * (1 + abs(expected)))
  }

  private func expectMappedArc(_ path: Path, _ map: AffineTransform) throws {
    let mapped = path.applying(map)
    let before = try #require(path.ellipticalArcs.first)
    let after = try #require(mapped.ellipticalArcs.first)
    let scale = max(abs(map.a), abs(map.b), abs(map.c), abs(map.d), 1) * max(before.radii.width, before.radii.height)
    #expect(abs(abs(after.sweep.degrees) - abs(before.sweep.degrees)) <= 1e-5)
    for step in 0...16 {
      let share = Double(step) / 16
      let expected = map.apply(to: before.point(along: share))
      #expect(after.point(along: share).isNear(expected, within: 1e-7 * scale), "\(share) of \(path) under \(map)")
    }
  }
}

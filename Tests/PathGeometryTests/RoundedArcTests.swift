import PathGeometry
import PictureReading
import Testing

@Suite("Arcs after their numbers are rounded")
struct RoundedArcTests {
  @Test("rounded figures are accurate to two units of the last decimal", arguments: 0..<300)
  func figures(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: random.uniform(-20...20), y: random.uniform(-20...20), width: random.uniform(2...60),
      height: random.uniform(2...60))
    let shapes: [any Shape] = [
      Circle(center: rect.center, radius: rect.height), Capsule(in: rect),
      RoundedRect(rect, radius: 100),
      Path { Arc(center: rect.center, radius: 9, from: .degrees(rect.width), to: .degrees(rect.width + 360)) },
    ]
    for shape in shapes {
      for style in [Path.DataStyle.spaced, .minified] {
        let read = try PathDataParser.path(shape.path.data(style))
        try expectNear(read, shape.path, within: 0.002)
      }
    }
  }

  @Test("arcs about a centre with any angle are accurate to a few units of the last decimal", arguments: 0..<300)
  func sweeps(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let from = random.uniform(-360...360)
    let near = [180.0, 360, 150, 300][Int(seed % 4)]
    let gap = random.uniform(-1...1) * [1, 0.1, 0.001, 1e-5][Int(seed / 4 % 4)]
    let sweep = seed % 3 == 0 ? random.uniform(5...355) : near + gap
    let path = Path {
      Arc(
        center: random.point(-20...20), radius: random.uniform(2...40), from: .degrees(from), to: .degrees(from + sweep)
      )
    }
    let read = try PathDataParser.path(path.data(.spaced))
    try expectNear(read, path, within: 0.005)
  }

  @Test("arcs between two points move by a unit up to a quarter turn, and by more the nearer to half a turn")
  func betweenPoints() throws {
    var random = SeededGenerator(seed: 1)
    var farthest = (quarter: 0.0, more: 0.0, almostHalf: 0.0)
    for _ in 0..<20_000 {
      let sweep = random.uniform(5...179.9)
      let (center, radius) = (random.point(-20...20), random.logarithmic(1...100))
      let from = Angle.degrees(random.uniform(0...360))
      let exact = Path { path in
        path.move(to: center + from.unitPoint * radius)
        path.arc(to: center + (from + .degrees(sweep)).unitPoint * radius, radii: Size(radius, radius))
      }
      let read = try Path(parsing: exact.data(style: .compact, precision: 2))
      let (left, right) = try (#require(read.ellipticalArcs.first), #require(exact.ellipticalArcs.first))
      for share in stride(from: 0, through: 1, by: 0.125) {
        let gap = left.point(along: share) - right.point(along: share)
        let move = max(abs(gap.x), abs(gap.y))
        if sweep <= 90 { farthest.quarter = max(farthest.quarter, move) }
        if sweep <= 150 { farthest.more = max(farthest.more, move) }
        farthest.almostHalf = max(farthest.almostHalf, move / radius.squareRoot())
      }
    }
    #expect((0.008...0.0125).contains(farthest.quarter), "\(farthest)")
    #expect((0.02...0.035).contains(farthest.more), "\(farthest)")
    #expect((0.1...1 / 7.0).contains(farthest.almostHalf), "\(farthest)")
  }

  @Test("half turns of ellipses are accurate to two units times the ratio of their radii", arguments: 0..<300)
  func ellipses(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let radii = Size(random.uniform(2...20), random.uniform(2...20))
    let upright = Ellipse(center: random.point(-20...20), radii: radii).path
    let ratio = max(radii.width, radii.height) / min(radii.width, radii.height)
    for path in [upright, upright.applying(.rotation(.degrees(random.uniform(-180...180))))] {
      let read = try PathDataParser.path(path.data(.spaced))
      try expectNear(read, path, within: 0.002 * ratio)
    }
  }

  @Test("half turns with neat numbers keep their radii")
  func neat() {
    let path = Capsule(in: Rect(width: 40, height: 20)).path
    #expect(path.data(.minified) == "M30 0a10 10 0 0 1 0 20H10a10 10 0 0 1 0-20Z")
    let turned = Path {
      Move(0, 0)
      Arc(to: Point(6, 8), radii: Size(5, 5))
    }
    #expect(turned.data(.minified) == "M0 0a5 5 0 0 1 6 8")
  }

  @Test("the radii of half turns are shortened by a unit if rounding moves the ends closer together")
  func shortened() {
    let path = Circle(center: Point(12.3456, 12.3456), radius: 7.7777).path
    #expect(
      path.data(.spaced)
        == "M 20.123 12.346 A 7.777 7.777 0 0 1 4.568 12.346 A 7.777 7.777 0 0 1 20.123 12.346 Z")
  }

  @Test("arcs that are rounded to zero length are lines without length, because Scribus fails at such an arc")
  func tiny() throws {
    let path = Circle(center: Point(5, 5), radius: 0.0004).path
    #expect(path.data(.spaced) == "M 5 5 L 5 5 L 5 5 Z")
  }

  /// Compares points at the same shares of arcs. Both paths have the same number of elements.
  private func expectNear(_ read: Path, _ exact: Path, within distance: Double) throws {
    let left = read.ellipticalArcs
    let right = exact.ellipticalArcs
    try #require(left.count == right.count)
    for (left, right) in zip(left, right) {
      for share in [0, 0.25, 0.5, 0.75, 1] {
        let gap = (left.point(along: share) - right.point(along: share)).length
        #expect(gap <= distance, "\(share) of \(right)")
      }
    }
  }
}

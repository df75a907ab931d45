import PathGeometry
import PictureReading
import Testing

@Suite("Figures")
struct ShapeTests {
  @Test("outlines are clockwise and have the area of the figure", arguments: 0..<60)
  func areas(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: random.uniform(-50...50), y: random.uniform(-50...50), width: random.uniform(0.1...99),
      height: random.uniform(0.1...99))
    let short = min(rect.width, rect.height)
    let radius = random.uniform(0.01...0.5) * short
    let count = Int.random(in: 3...12, using: &random)
    let inner = random.uniform(0.1...1) * radius
    let center = random.point()
    let turn = Angle.degrees(random.uniform(-400...400))
    let figures: [(any Shape, Double)] = [
      (rect, rect.width * rect.height),
      (Capsule(in: rect), rect.width * rect.height - (4 - .pi) * short * short / 4),
      (RoundedRect(rect, radius: radius), rect.width * rect.height - (4 - .pi) * radius * radius),
      (RoundedRect(rect, radii: .init(top: radius)), rect.width * rect.height - (2 - .pi / 2) * radius * radius),
      (Circle(center: center, radius: radius), .pi * radius * radius),
      (Ellipse(in: rect), .pi * rect.width * rect.height / 4),
      (
        Polygon(corners: count, center: center, radius: radius, rotation: turn),
        Double(count) / 2 * radius * radius * Angle.degrees(360 / Double(count)).unitPoint.y
      ),
      (
        Star(tips: count, center: center, outerRadius: radius, innerRadius: inner, rotation: turn),
        Double(count) * radius * inner * Angle.degrees(180 / Double(count)).unitPoint.y
      ),
    ]
    for (figure, area) in figures {
      #expect(area > 0)
      #expect(abs(figure.path.signedArea - area) <= 1e-9 * (1 + area), "\(figure)")
      #expect(figure.path.elements.last == .close)
    }
  }

  @Test(
    "a pill contains the points within its radius of the line between its foci",
    arguments: [
      Rect(x: 3, y: 4, width: 40, height: 12), Rect(x: 3, y: 4, width: 12, height: 40),
      Rect(x: -5, y: -5, width: 10, height: 10), Rect(x: 0, y: 0, width: 10.001, height: 10),
    ])
  func capsule(_ rect: Rect) {
    let capsule = Capsule(in: rect)
    #expect(capsule.radius == min(rect.width, rect.height) / 2)
    let lines = capsule.path.polylines(step: 0.2)
    for point in rect.grid(31) {
      let distance = capsule.distanceFromSpine(point)
      guard abs(distance - capsule.radius) > 1e-3 else { continue }
      #expect((lines.winding(around: point) == 1) == (distance < capsule.radius), "at \(point)")
    }
    #expect(capsule.path.ellipticalArcs.count == 2)
  }

  @Test("a star and a polygon begin straight above the centre unless they are rotated")
  func tips() {
    let center = Point(10, 20)
    #expect(Polygon(corners: 5, center: center, radius: 7).points.first == Point(10, 13))
    let star = Star(tips: 5, center: center, outerRadius: 7, innerRadius: 3)
    #expect(star.path.ends.first == Point(10, 13))
    #expect(star.path.ends.count == 10)
    for (index, point) in star.path.ends.enumerated() {
      #expect(abs((point - center).length - (index % 2 == 0 ? 7 : 3)) <= 1e-12)
    }
    let turned = Star(tips: 4, center: center, outerRadius: 7, innerRadius: 3, rotation: .degrees(90))
    #expect(turned.path.ends.first == Point(17, 20))
    #expect(
      Polygon(corners: 4, center: .zero, radius: 1).points == [Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)])
  }

  @Test("a polygon connects its corners in the given order and closes")
  func polygon() {
    let corners = [Point(0, 0), Point(3, 1), Point(1, 4)]
    #expect(
      Polygon(corners).path.elements
        == [.move(to: corners[0]), .line(to: corners[1]), .line(to: corners[2]), .close])
  }

  @Test("a rounded rectangle has no sides of zero length", arguments: 0..<200)
  func sides(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: random.uniform(-9...9), y: random.uniform(-9...9), width: random.uniform(1...99),
      height: random.uniform(1...99))
    let pill = RoundedRect(rect, radius: 200)
    let sides = pill.path.segments.compactMap { start, element in
      if case .line(let to) = element { (to - start).length } else { nil }
    }
    #expect(sides.allSatisfy { $0 > 1e-9 }, "\(pill)")
    #expect(sides.count == 2)
    #expect(abs(pill.path.signedArea - Capsule(in: rect).path.signedArea) <= 1e-6)
  }

  @Test("a pill with equal width and height is a circle of two arcs without straight sides", arguments: 0..<200)
  func roundPill(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let side = random.uniform(1...50)
    let pill = Capsule(in: Rect(x: random.uniform(-9...9), y: random.uniform(-9...9), width: side, height: side))
    for path in [pill.path, pill.crescent(inset: 0, shift: side / 3)] {
      #expect(
        path.elements.allSatisfy { element in
          if case .line = element { false } else { true }
        })
    }
  }

  @Test("negative radii count as zero")
  func negativeRadii() {
    let rect = Rect(width: 10, height: 6)
    #expect(RoundedRect(rect, radius: -3).path == rect.path)
    #expect(RoundedRect(rect, radii: .init(top: 2, bottom: -3)).path == RoundedRect(rect, radii: .init(top: 2)).path)
  }

  @Test(
    "a figure without area has an empty outline",
    arguments: [
      Rect(width: 0, height: 5), Rect(width: 5, height: 0), Rect(width: -5, height: 5), Rect(width: 5, height: -5),
    ])
  func empty(_ rect: Rect) {
    #expect(rect.path.isEmpty)
    #expect(Capsule(in: rect).path.isEmpty)
    #expect(RoundedRect(rect, radius: 1).path.isEmpty)
    #expect(Ellipse(in: rect).path.isEmpty)
    #expect(Circle(center: .zero, radius: rect.width.sign == .minus ? -1 : 0).path.isEmpty)
    #expect(Polygon([Point(0, 0), Point(1, 1)]).path.isEmpty)
    #expect(Polygon(corners: 0, center: .zero, radius: 1).path.isEmpty)
    #expect(Polygon(corners: -3, center: .zero, radius: 1).path.isEmpty)
    #expect(Star(tips: 1, center: .zero, outerRadius: 2, innerRadius: 1).path.isEmpty)
  }

  @Test("a path is equal to its own outline")
  func path() {
    let path = Path { Move(1, 2) }
    #expect(path.path == path)
  }

  @Test("a rounded rectangle with the largest radius has round ends", arguments: [1e300, .greatestFiniteMagnitude])
  func largestRadius(radius: Double) {
    let figure = RoundedRect(Rect(width: 20, height: 10), radius: radius)
    #expect(figure.usedRadii.topLeft == Size(5, 5) && figure.usedRadii.bottomRight == Size(5, 5))
  }
}

extension Capsule {
  /// The distance of a point from the line between the centres of the half circles.
  func distanceFromSpine(_ point: Point) -> Double {
    let half = Point(max(0, rect.width - rect.height) / 2, max(0, rect.height - rect.width) / 2)
    let offset = point - rect.center
    let nearest = Point(min(max(offset.x, -half.x), half.x), min(max(offset.y, -half.y), half.y))
    return (offset - nearest).length
  }
}

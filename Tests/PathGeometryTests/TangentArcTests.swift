import PictureReading
import Testing

@testable import PathGeometry

@Suite("Arcs between tangents")
struct TangentArcTests {
  @Test("a right-angled corner becomes a quarter of a circle, clockwise if the path turns right")
  func rightCorner() {
    let right = Path {
      Move(0, 0)
      Arc(tangent1: Point(10, 0), tangent2: Point(10, 10), radius: 4)
    }
    #expect(right.ends == [.zero, Point(6, 0), Point(10, 4)])
    #expect(
      right.elements.last
        == .arc(to: Point(10, 4), radii: Size(4, 4), rotation: .zero, largeArc: false, clockwise: true))
    let left = Path {
      Move(0, 0)
      Arc(tangent1: Point(10, 0), tangent2: Point(10, -10), radius: 4)
    }
    #expect(
      left.elements.last
        == .arc(to: Point(10, -4), radii: Size(4, 4), rotation: .zero, largeArc: false, clockwise: false))
  }

  @Test("the circle touches both lines at the same distance from the corner", arguments: 0..<200)
  func tangency(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let start = random.point()
    let corner = random.point()
    let direction = Angle.direction(of: start - corner) + .degrees(random.uniform(4...176) * (seed % 2 == 0 ? 1 : -1))
    let end = corner + direction.unitPoint * random.uniform(0.1...100)
    try expectTangency(start: start, corner: corner, end: end, radius: random.uniform(0.01...80), within: 1e-9)
  }

  @Test(
    "a corner that is almost straight is rounded with the same precision",
    arguments: [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9])
  func almostStraight(_ bend: Double) throws {
    for sign in [1.0, -1] {
      let end = Point(60, 20) + Point(3, 4) * 2 + Point(-4, 3) * (2 * bend * sign)
      try expectTangency(
        start: Point(60, 20) + Point(-3, -4) * 5, corner: Point(60, 20), end: end, radius: 30, within: 1e-9)
    }
  }

  @Test(
    "between lines of which the circle would touch one beyond what a path can hold, there is the line to the corner",
    arguments: [
      (Point(0, 1e-9), 5.0), (Point(0, -1e-9), 5), (Point(0, 1e-9), 1e300), (Point(20, 1e-9), 1e300),
      (Point(20, 1e-10), 1e18), (Point(10, 1e-3), .greatestFiniteMagnitude),
    ])
  func tooFar(end: Point, radius: Double) {
    let path = Path {
      Move(0, 0)
      Arc(tangent1: Point(10, 0), tangent2: end, radius: radius)
    }
    #expect(path.ends == [.zero, Point(10, 0)])
  }

  @Test("no line is drawn if the circle touches the current point")
  func touchesStart() {
    let path = Path {
      Move(0, 0)
      Arc(tangent1: Point(10, 0), tangent2: Point(10, 99), radius: 10)
    }
    #expect(path.ends == [.zero, Point(10, 10)])
  }

  @Test("the circle may touch the lines beyond their ends")
  func beyondEnds() {
    let path = Path {
      Move(0, 0)
      Arc(tangent1: Point(10, 0), tangent2: Point(10, 1), radius: 30)
    }
    #expect(path.ends == [.zero, Point(-20, 0), Point(10, 30)])
  }

  @Test("if the current point is at the corner, nothing is drawn")
  func coincidentStart() {
    let path = Path {
      Move(5, 5)
      Arc(tangent1: Point(5, 5), tangent2: Point(9, 9), radius: 3)
    }
    #expect(path.elements == [.move(to: Point(5, 5))])
  }

  @Test(
    "without a corner or a radius, it is a line to the first point",
    arguments: [
      (Point(10, 0), Point(10, 0), 3.0), (Point(10, 0), Point(30, 0), 3.0), (Point(10, 0), Point(4, 0), 3.0),
      (Point(10, 0), Point(-4, 0), 3.0), (Point(10, 0), Point(0, 0), 3.0), (Point(10, 0), Point(10, 10), 0.0),
      (Point(10, 0), Point(20, 0), 0.0),
    ])
  func lines(_ tangent1: Point, _ tangent2: Point, _ radius: Double) {
    let path = Path {
      Move(0, 0)
      Arc(tangent1: tangent1, tangent2: tangent2, radius: radius)
    }
    #expect(path.elements == [.move(to: .zero), .line(to: tangent1)])
  }

  @Test("in an empty path, it is a move to the first point")
  func empty() {
    #expect(
      Path { Arc(tangent1: Point(1, 2), tangent2: Point(3, 4), radius: 5) }.elements == [.move(to: Point(1, 2))])
  }

  private func expectTangency(
    start: Point, corner: Point, end: Point, radius: Double, within tolerance: Double
  ) throws {
    let path = Path {
      Move(to: start)
      Arc(tangent1: corner, tangent2: end, radius: radius)
    }
    let ends = path.ends
    try #require(ends.count == 3)
    let back = (start - corner) * (1 / (start - corner).length)
    let onward = (end - corner) * (1 / (end - corner).length)
    // The tangent of half the corner angle, by the half-angle formula without cancellation for this angle.
    let cosine = back.x * onward.x + back.y * onward.y
    let sine = abs(back.cross(onward))
    let tangentLength = radius * (cosine < 0 ? sine / (1 - cosine) : (1 + cosine) / sine)
    let slack = tolerance * max(1, tangentLength)
    #expect(ends[1].isNear(corner + back * tangentLength, within: slack))
    #expect(ends[2].isNear(corner + onward * tangentLength, within: slack))

    guard case .arc(_, let radii, _, let largeArc, let clockwise) = try #require(path.elements.last) else {
      Issue.record("no arc was drawn")
      return
    }
    #expect(radii == Size(radius, radius))
    #expect(!largeArc)
    #expect(clockwise == (back.cross(onward) < 0))
    guard sine > 0.01 else { return }
    let arc = try #require(path.ellipticalArcs.first)
    let center = arc.center - corner
    #expect(abs(abs(back.cross(center)) - radius) <= 1e-7 * max(1, tangentLength))
    #expect(abs(abs(onward.cross(center)) - radius) <= 1e-7 * max(1, tangentLength))
  }
}

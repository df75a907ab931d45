import PathGeometry
import PictureReading
import Testing

@Suite("Areas and winding numbers")
struct AreaTests {
  @Test(
    "an area is positive if the outline is clockwise as seen on screen, and negative otherwise",
    arguments: [
      ("M0 0H4V3H0Z", 12), ("M0 0V3H4V0Z", -12), ("M0 0H4V3H0", 12), ("M1 1", 0), ("M1 1Z", 0), ("", 0),
      ("M0 0H4V3H0ZM1 1V2H2V1Z", 11), ("M0 0H4V3H0ZM1 1H2V2H1Z", 13), ("M0 0H4V3H0Zl4 3h-4", 18),
      ("M0 0Q2 3 4 0", -4), ("M0 0C0 4 4 4 4 0", -9.6), ("M0 0C0 -4 4 -4 4 0", 9.6),
      ("M0 0A2 2 0 0 1 4 0", 2 * Double.pi), ("M0 0A1 1 0 0 0 4 0", -2 * Double.pi),
      ("M0 0A2 2 0 1 1 2 2Z", 3 * Double.pi + 2), ("M0 0A6 3 0 0 1 12 0", 9 * Double.pi),
    ] as [(String, Double)])
  func area(_ data: String, _ area: Double) throws {
    let path = try Path(parsing: data)
    #expect(abs(path.area - area) < 1e-12)
    #expect(abs(path.offset(x: 5e5, y: -3e5).area - area) < 1e-8)
    #expect(abs(path.reversed.area + area) < 1e-12)
  }

  @Test("the area of a path with any kind of side is that of many short straight sides")
  func quadrature() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let path = random.path()
      #expect(abs(path.area - path.signedArea) < 1e-8)
      let lines = path.flattened(tolerance: 1e-5)
      #expect(abs(path.area - lines.area) < 0.2)
    }
  }

  @Test("winding numbers and both fill rules give the same results as many short straight sides")
  func winding() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<120 {
      let path = random.path()
      let lines = path.polylines(step: 0.25)
      for _ in 0..<40 {
        let point = random.point()
        let expected = lines.winding(around: point)
        // Close to the outline, the straight sides may give the wrong result.
        guard lines.distance(to: point) > 0.05 else { continue }
        #expect(path.windingNumber(at: point) == expected, "\(point) in \(path.data())")
        #expect(path.contains(point, rule: .nonzero) == (expected != 0))
        #expect(path.contains(point, rule: .evenOdd) == !expected.isMultiple(of: 2))
      }
    }
  }

  static let star = "M0 -10L6 8L-9.5 -3H9.5L-6 8Z"

  @Test("the middle of a star that crosses itself is inside by the nonzero rule only")
  func star() throws {
    let path = try Path(parsing: Self.star)
    #expect(path.windingNumber(at: .zero) == 2)
    #expect(path.contains(.zero, rule: .nonzero))
    #expect(!path.contains(.zero, rule: .evenOdd))
    #expect(path.contains(Point(0, -8), rule: .evenOdd))
    #expect(path.reversed.windingNumber(at: .zero) == -2)
  }

  @Test(
    "points at the height of a corner are counted once",
    arguments: [
      ("M5 0L10 5L5 10L0 5Z", Point(5, 5), 1), ("M5 0L10 5L5 10L0 5Z", Point(-1, 5), 0),
      ("M5 0L10 5L5 10L0 5Z", Point(2, 0), 0), ("M5 0L10 5L5 10L0 5Z", Point(2, 10), 0),
      ("M0 0H10V10H5V5H3V10H0Z", Point(1, 5), 1), ("M0 0H10V10H5V5H3V10H0Z", Point(-1, 5), 0),
      ("M0 0H10V10H5V5H3V10H0Z", Point(4, 6), 0), ("M0 0H10V10H5V5H3V10H0Z", Point(4, 10), 0),
      ("M10 5A5 5 0 0 1 0 5A5 5 0 0 1 10 5Z", Point(5, 5), 1), ("M10 5A5 5 0 0 1 0 5A5 5 0 0 1 10 5Z", Point(-1, 5), 0),
      ("M10 5A5 5 0 0 1 0 5A5 5 0 0 1 10 5Z", Point(1, 0), 0),
      ("M10 5A5 5 0 0 1 0 5A5 5 0 0 1 10 5Z", Point(1, 10), 0),
    ])
  func corners(_ data: String, _ point: Point, _ winding: Int) throws {
    let path = try Path(parsing: data)
    #expect(path.windingNumber(at: point) == winding)
    #expect(path.contains(point, rule: .evenOdd) == (winding != 0))
  }

  @Test("points on the outline are inside by both rules", arguments: [FillRule.nonzero, .evenOdd])
  func outline(_ rule: FillRule) throws {
    let path = try Path(parsing: "M0 0H10Q13 7 4 9C-3 20 -8 3 -9 7A6 4 30 1 1 0 0Z")
    for (from, element) in path.segments {
      guard case .move = element else {
        let side = Path { path in
          path.move(to: from)
          path.append(element)
        }
        for point in side.flattened(tolerance: 0.01).ends { #expect(path.contains(point, rule: rule), "\(point)") }
        continue
      }
    }
    #expect(!path.contains(Point(0, -1e-9), rule: rule))
    #expect(path.contains(Point(5, 1e-9), rule: rule))
  }
}

extension [Polyline] {
  /// The distance of a point from the nearest side, closing sides included.
  func distance(to point: Point) -> Double {
    var nearest = Double.infinity
    for line in self {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        let side = next - previous
        let offset = point - previous
        let square = side.x * side.x + side.y * side.y
        let share = square > 0 ? Swift.max(0, Swift.min(1, (side.x * offset.x + side.y * offset.y) / square)) : 0
        nearest = Swift.min(nearest, (offset - side * share).length)
        previous = next
      }
    }
    return nearest
  }
}

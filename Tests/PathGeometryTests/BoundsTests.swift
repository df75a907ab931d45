import PathGeometry
import PictureReading
import Testing

@Suite("The bounds of a path")
struct BoundsTests {
  @Test("the bounds contain every point of the outline and touch it on all sides", arguments: 0..<Rounds.of(300))
  func bruteForce(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    let bounds = try #require(path.bounds)
    let samples = path.samples(perElement: 500)
    let low = Point(samples.map(\.x).min() ?? 0, samples.map(\.y).min() ?? 0)
    let high = Point(samples.map(\.x).max() ?? 0, samples.map(\.y).max() ?? 0)
    let sampled = Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    #expect(bounds.inset(by: -1e-7).contains(low) && bounds.inset(by: -1e-7).contains(high))
    // Between two samples, an arc rises by up to five millionths of its radius, which may be scaled up.
    #expect(bounds.isNear(sampled, within: 1e-3 + 1e-5 * (bounds.width + bounds.height)))
  }

  @Test("the bounds of a figure are exactly as large as the figure", arguments: 0..<60)
  func shapes(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: random.uniform(-50...50), y: random.uniform(-50...50), width: random.uniform(0.1...99),
      height: random.uniform(0.1...99))
    let radius = random.uniform(0...70)
    let shapes: [any Shape] = [
      rect, Capsule(in: rect), Ellipse(in: rect), RoundedRect(rect, radius: radius),
      RoundedRect(rect, radii: .init(top: radius)), RoundedRect(rect, radii: .init(bottom: radius)),
    ]
    for shape in shapes {
      #expect(try #require(shape.path.bounds).isNear(rect, within: 1e-9), "\(shape)")
    }
    let circle = Circle(center: rect.center, radius: radius + 0.1)
    let square = Rect(x: rect.center.x, y: rect.center.y, width: 0, height: 0).inset(by: -radius - 0.1)
    #expect(try #require(circle.path.bounds).isNear(square, within: 1e-9))
  }

  @Test("the bounds of curves contain their extremes, not their control points")
  func extremes() throws {
    let quad = Path {
      Move(0, 0)
      Quad(to: Point(10, 0), control: Point(5, 10))
    }
    #expect(quad.bounds == Rect(x: 0, y: 0, width: 10, height: 5))
    let cubic = Path {
      Move(0, 0)
      Cubic(to: Point(10, 0), control1: Point(0, 8), control2: Point(10, 8))
    }
    #expect(try #require(cubic.bounds).isNear(Rect(width: 10, height: 6), within: 1e-12))
    let straight = Path {
      Move(0, 0)
      Cubic(to: Point(9, 3), control1: Point(3, 1), control2: Point(6, 2))
    }
    #expect(straight.bounds == Rect(width: 9, height: 3))
    let parabola = Path {
      Move(0, 0)
      Cubic(to: Point(9, 0), control1: Point(3, 6), control2: Point(6, 6))
    }
    #expect(try #require(parabola.bounds).isNear(Rect(width: 9, height: 4.5), within: 1e-12))
  }

  @Test("radii that are too small for their ends are scaled up in the bounds too")
  func smallRadii() throws {
    let path = Path {
      Move(0, 0)
      Arc(to: Point(10, 0), radii: Size(1, 1))
    }
    #expect(try #require(path.bounds).isNear(Rect(x: 0, y: -5, width: 10, height: 5), within: 1e-12))
  }

  @Test("a move that draws nothing has no bounds, and a closed move is a point")
  func small() throws {
    #expect(Path().bounds == nil)
    #expect(Path { Move(3, 4) }.bounds == nil)
    #expect(try Path(parsing: "M3 4Z").bounds == Rect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test(
    "moves that draw nothing do not count for the bounds, as in browsers",
    arguments: ["M0 0M50 50L60 60M100 100", "M50 50L60 60ZM100 100", "M-9 0M50 60M50 50L60 60ZM1 1M2 2"])
  func moves(data: String) throws {
    #expect(try Path(parsing: data).bounds == Rect(x: 50, y: 50, width: 10, height: 10))
  }

  @Test("after a close, the next curve starts where the subpath began")
  func afterClose() throws {
    let path = Path {
      Move(0, 0)
      Line(100, 100)
      Close()
      Quad(to: Point(10, 0), control: Point(5, -10))
    }
    #expect(path.bounds == Rect(x: 0, y: -5, width: 100, height: 105))
  }
}

extension Path {
  /// Points of each element, at even steps of its parameter.
  fileprivate func samples(perElement count: Int) -> [Point] {
    var points = ends
    for (start, element) in segments {
      let curve: (Double) -> Point
      switch element {
      case .quad(let to, let control): curve = Bezier([start, control, to]).point(at:)
      case .cubic(let to, let control1, let control2): curve = Bezier([start, control1, control2, to]).point(at:)
      case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
        guard
          let arc = EllipticalArc(
            from: start, to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
        else { continue }
        curve = arc.point(along:)
      default: continue
      }
      points += (0...count).map { curve(Double($0) / Double(count)) }
    }
    return points
  }
}

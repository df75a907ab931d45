import PathGeometry
import PictureReading
import Testing

@Suite("The outline of a stroke")
struct StrokingTests {
  /// Compares an outline with the area that a stroke should cover; nil means too close to the edge to decide.
  private func expectCover(
    _ outline: Path, in box: Rect, steps: Int = 16, isRing: Bool = false, comment: Comment, by covers: (Point) -> Bool?
  ) {
    let lines = outline.flattened(tolerance: 0.005).polylines()
    for point in box.grid(steps) {
      guard let isInside = covers(point) else { continue }
      let winding = lines.winding(around: point)
      if winding < 0 || (winding != 0) != isInside || (isRing && winding > 1) {
        Issue.record("winding \(winding) at \(point), inside: \(isInside), \(comment) \(outline.data())")
        return
      }
    }
  }

  private func expectTube(_ path: Path, width: Double, isRing: Bool = false, steps: Int = 16) {
    let outline = path.stroked(width: width, cap: .round, join: .round)
    let lines = path.flattened(tolerance: 0.005).polylines()
    guard let box = path.bounds else { return }
    expectCover(
      outline, in: box.inset(by: -width * 0.6), steps: steps, isRing: isRing, comment: "\(path.data()) width \(width)"
    ) { point in
      let depth = width / 2 - lines.distance(along: point)
      return abs(depth) < 0.02 ? nil : depth > 0
    }
  }

  static let curves = [
    "M0 0Q10 20 20 0", "M0 0C0 30 30 30 30 0", "M0 0C40 20 -10 20 30 0", "M0 0C30 30 0 30 30 0",
    "M0 0C30.5 20 -.5 20 30 0", "M0 0C20 0 20 20 0 20", "M0 0C0 0 20 20 40 0", "M0 0C40 0 40 0 40 20",
    "M0 0A20 8 0 0 1 40 0", "M0 0A20 8 30 1 1 30 5", "M0 0A3 20 0 0 0 6 0", "M0 0A8 8 0 1 1 3 3", "M0 0A5 5 0 0 1 10 0",
    "M0 0C10 0 20 0 30 0", "M0 0Q30 0 10 0", "M0 0L20 0L0 0", "M0 0L30 0L28 6L32 6", "M0 0H20V2H0V4H20",
    "M0 0C0 0 30 0 30 0L30 20Q0 20 0 40", "M20 20A20 5 0 0 1 60 20A20 5 0 0 1 20 20Z",
    "M0 0C30 30 0 30 30 0Z", "M0 0L20 0L10 20Z", "M0 0L10 3L20 0L10 20Z", "M5 0Q10 0 10 5T5 10T0 5T5 0Z",
  ]

  @Test(
    "with round caps and joins covers the points within half its width of the path, never counter-clockwise",
    arguments: curves, [0.5, 4, 11, 30])
  func tube(_ data: String, _ width: Double) throws {
    expectTube(try Path(parsing: data), width: width)
    expectTube(try Path(parsing: data).reversed, width: width)
  }

  @Test("of random paths covers the points within half its width of them", arguments: 0..<Rounds.of(40))
  func randomTubes(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 100)
    for path in random.path().subpaths { expectTube(path, width: random.uniform(0.5...20), steps: 16) }
  }

  static let closed: [(any Shape, Double)] = [
    (Rect(x: 1, y: 2, width: 30, height: 20), 3), (Rect(x: 1, y: 2, width: 30, height: 20), 19),
    (RoundedRect(Rect(width: 40, height: 20), radius: 5), 2), (RoundedRect(Rect(width: 40, height: 20), radius: 5), 10),
    (RoundedRect(Rect(width: 40, height: 20), radius: 5), 14), (Capsule(in: Rect(width: 40, height: 20)), 6),
    (Circle(center: Point(3, 4), radius: 9), 4), (Polygon(corners: 5, center: .zero, radius: 10), 3),
    (Star(tips: 5, center: .zero, outerRadius: 20, innerRadius: 12), 4),
    (RoundedRect(Rect(width: 40, height: 30), radii: .init(top: 9, bottom: 3)), 8),
    (Ellipse(center: .zero, radii: Size(20, 12)), 5), (Ellipse(center: .zero, radii: Size(20, 8)), 8),
  ]

  @Test(
    "along a closed figure is a ring, correct by both rules: clockwise outside, the inside reversed", arguments: 0..<12)
  func rings(_ index: Int) throws {
    let (shape, width) = Self.closed[index]
    for path in [shape.path, shape.path.reversed] {
      expectTube(path, width: width, isRing: true)
      let rings = path.stroked(width: width, join: .round).subpaths
      #expect(rings.count == 2)
      #expect(rings[0].area > 0)
      #expect(rings[1].area < 0)
    }
  }

  @Test("that covers the whole inside of a convex figure has no inner outline")
  func filled() {
    let shapes: [(any Shape, Double)] = [
      (Rect(width: 30, height: 20), 20), (Capsule(in: Rect(width: 40, height: 20)), 20),
      (Circle(center: .zero, radius: 5), 10),
      (Circle(center: .zero, radius: 5), 30), (RoundedRect(Rect(width: 40, height: 20), radius: 5), 25),
      (Polygon(corners: 3, center: .zero, radius: 10), 10), (Ellipse(center: .zero, radii: Size(20, 8)), 17),
    ]
    for (shape, width) in shapes {
      let outline = shape.path.stroked(width: width)
      #expect(outline.subpaths.count == 1, "\(shape) \(width)")
      #expect(outline.area > 0)
      expectTube(shape.path, width: width, isRing: true)
    }
    #expect(Rect(width: 30, height: 20).path.stroked(width: 19.9).subpaths.count == 2)
    #expect(Circle(center: .zero, radius: 5).path.stroked(width: 9.99).subpaths.count == 2)
  }

  @Test("of a figure of lines and arcs has its exact area")
  func areas() {
    let pill = Capsule(in: Rect(x: 3, y: 4, width: 60, height: 20))
    #expect(abs(pill.path.stroked(width: 3).area - 3 * (80 + 20 * .pi)) < 1e-9)
    let circle = Circle(center: Point(5, 5), radius: 7)
    #expect(abs(circle.path.stroked(width: 2).area - 2 * 14 * .pi) < 1e-9)
    let rounded = RoundedRect(Rect(width: 40, height: 30), radius: 6)
    #expect(abs(rounded.path.stroked(width: 4).area - 4 * (28 * 2 + 18 * 2 + 12 * .pi)) < 1e-9)
    // A mitred rectangle is one rectangle minus another; a rounded one lacks four corners.
    let rect = Rect(width: 30, height: 20)
    #expect(abs(rect.path.stroked(width: 4).area - (34 * 24 - 26 * 16)) < 1e-9)
    #expect(abs(rect.path.stroked(width: 4, join: .round).area - (34 * 24 - 26 * 16 - (4 - .pi) * 4)) < 1e-9)
    #expect(abs(rect.path.stroked(width: 4, join: .bevel).area - (34 * 24 - 26 * 16 - 8)) < 1e-9)
  }

  @Test("of a straight curve that stops and goes on is a rectangle", arguments: 0..<72)
  func stops(step: Int) {
    // The speed is zero in the middle: 3(1 - 2t)² times the length.
    for length in [0.01, 0.7, 5.015, 300] {
      for width in [0.1, 3, 20, 400] {
        for from in [Point(-0.39, 5), Point(300, -7000)] {
          let to = from + Angle.degrees(5.03 * Double(step)).unitPoint * length
          var path = Path()
          path.move(to: from)
          path.cubic(to: to, control1: to, control2: from)
          let outline = path.stroked(width: width)
          let area = length * width
          #expect(abs(outline.area - area) <= 1e-6 * area, "\(length), \(width): \(outline.area)")
        }
      }
    }
  }

  @Test("has no points along the straight edges that lead to a mitred corner")
  func miterNodes() throws {
    let frame = Rect(width: 30, height: 20).path.stroked(width: 4)
    #expect(frame.data() == "M-2-2H32V22H-2Zm4 4V18H28V2Z")
    #expect(try Path(parsing: "M0 0H20V10").stroked(width: 4).data() == "M0-2H22V10H18V2H0V-2Z")
    for corners in 3...12 {
      let polygon = Polygon(corners: corners, center: .zero, radius: 20).path
      for path in [polygon, polygon.reversed] {
        #expect(path.stroked(width: 2).elements.count == 2 * (corners + 1))
        #expect(path.stroked(width: 2, join: .bevel).elements.count == 3 * corners + 2)
      }
    }
  }

  @Test("of arcs up to the largest in a path is finite", arguments: [24.0, 1e3, 1e6, 1e9])
  func largestArcs(end: Double) throws {
    for radius in [999_999_999.5, 1e9, 5e8, 1e7] {
      for flags in ["0 0", "0 1", "1 0", "1 1"] {
        let arc = try Path(parsing: "M0 0A\(radius) \(radius) 0 \(flags) \(end) \(end)")
        for width in [1e-3, 2, 1e6, 1e9] {
          let outline = arc.stroked(width: width, cap: .round, join: .round)
          #expect(!outline.isEmpty && outline.elements.count < 3_000)
        }
      }
    }
  }

  @Test("keeps arcs of circles as arcs, with radii longer and shorter by half the width")
  func arcs() {
    let outline = RoundedRect(Rect(width: 40, height: 30), radius: 6).path.stroked(width: 4)
    #expect(outline.ellipticalArcs.count == 8)
    for arc in outline.ellipticalArcs.prefix(4) { #expect(abs(arc.radii.width - 8) < 1e-9 && arc.sweep.degrees > 0) }
    for arc in outline.ellipticalArcs.suffix(4) { #expect(abs(arc.radii.width - 4) < 1e-9 && arc.sweep.degrees < 0) }
    // If the radius reaches zero, the inner corners are square.
    let square = RoundedRect(Rect(width: 40, height: 30), radius: 3).path.stroked(width: 8).subpaths[1]
    #expect(square.ellipticalArcs.isEmpty)
    #expect(abs(square.area + 32 * 22) < 1e-9)
    #expect(square.bounds?.isNear(Rect(x: 4, y: 4, width: 32, height: 22), within: 1e-9) == true)
  }

  @Test(
    "of an open border around a cell is one contour, with butt ends",
    arguments: [LineCap.butt, .square, .round])
  func border(_ cap: LineCap) throws {
    let path = try Path(parsing: "M.5 44V10A9.5 9.5 0 0 1 10 .5H290A9.5 9.5 0 0 1 299.5 10V44")
    let outline = path.stroked(width: 1, cap: cap)
    #expect(outline.subpaths.count == 1)
    let ends = cap == .butt ? 0 : cap == .square ? 1 : Double.pi / 4
    #expect(abs(outline.area - (34 + 34 + 280 + 9.5 * .pi) - ends) < 1e-9)
    let height = cap == .butt ? 44 : 44.5
    #expect(outline.bounds?.isNear(Rect(width: 300, height: height), within: 1e-9) == true)
  }

  static let polylines = [
    "M0 0L20 0L20 10", "M0 0L20 0L0 3", "M0 0L20 0L2 14", "M0 0L12 12L24 0L30 20", "M0 0L20 0L10 16Z",
    "M0 0L4 0L4 4L8 4",
    "M0 0L20 0L0 8Z", "M0 0L30 2L0 4", "M0 0L10 0L10 1L20 1", "M0 0L20 0L10 0", "M0 0L20 0L40 0",
    "M0 0L10 0L15 -2L16 -9",
  ]

  @Test(
    "of lines covers what the rules of the canvas define, for all joins, caps and limits", arguments: polylines,
    [Pen.Join.miter, .round, .bevel])
  func joins(_ data: String, _ join: Pen.Join) throws {
    let path = try Path(parsing: data)
    let box = try #require(path.bounds).inset(by: -12)
    for (width, limit) in [(1.0, 4.0), (4, 1), (4, 1.42), (4, 4), (4, 10), (7, 2)] {
      for cap in [Pen.Cap.butt, .round] {
        let outline = path.stroked(
          width: width, cap: cap == .butt ? .butt : .round, join: try #require(LineJoin(rawValue: join.rawValue)),
          miterLimit: limit)
        let lines = path.polylines()
        expectCover(outline, in: box, comment: "\(data) \(width) \(limit)") { point in
          let answers = [0, 0.04, -0.04].map { excess in
            Pen(width: width + excess, cap: cap, join: join, miterLimit: limit).covers(point, along: lines)
          }
          return answers.allSatisfy { $0 == answers[0] } ? answers[0] : nil
        }
      }
    }
  }

  @Test("is mitred up to a ratio of 4 by default")
  func miterLimit() throws {
    // The ratio is 1 / sin(θ/2): 4 at 28.955 degrees.
    func tip(_ degrees: Double) -> Double {
      let back = Angle.degrees(180 - degrees).unitPoint * 30
      let path = Path {
        $0.move(to: Point(-30, 0)); $0.line(to: .zero); $0.line(to: back)
      }
      return path.stroked(width: 2).bounds?.maxX ?? 0
    }
    #expect(tip(29) > 3.8)
    #expect(tip(28.9) < 1)
  }

  @Test("of a subpath without length is a dot with round or square caps, and nothing otherwise")
  func dots() throws {
    for data in ["M5 6Z", "M5 6L5 6", "M5 6Q5 6 5 6", "M5 6C5 6 5 6 5 6Z"] {
      let path = try Path(parsing: data)
      let dot = path.stroked(width: 4, cap: .round)
      #expect(
        abs(dot.area - 4 * .pi) < 1e-9
          && dot.bounds?.isNear(Rect(x: 3, y: 4, width: 4, height: 4), within: 1e-9) == true)
      #expect(path.stroked(width: 4, cap: .square) == Rect(x: 3, y: 4, width: 4, height: 4).path)
      #expect(path.stroked(width: 4).isEmpty)
    }
    // A second close draws nothing.
    let triangle = try Path(parsing: "M0 0L9 0L0 9Z")
    #expect(
      try Path(parsing: "M0 0L9 0L0 9ZZ").stroked(width: 4, cap: .square) == triangle.stroked(width: 4, cap: .square))
    #expect(try Path(parsing: "M5 6").stroked(width: 4, cap: .round).isEmpty)
    #expect(try Path(parsing: "M5 6L9 6M1 1").stroked(width: 4, cap: .round).subpaths.count == 1)
    #expect(try Path(parsing: "M5 6L9 6").stroked(width: 0).isEmpty)
  }

  @Test("of hostile coordinates is finite and takes limited time")
  func hostile() throws {
    for data in [
      "M-1e9 -1e9L1e9 1e9L-1e9 1e9Z", "M0 0C1e9 1e9 -1e9 1e9 1e-9 0", "M0 0A1e9 1e-9 45 1 1 5 5",
      "M0 0A1e-300 1e9 0 0 1 5 5Q1e-300 0 0 0", "M0 0L1e-12 0L1e-12 1e-12Z", "M0 0Q1e-8 1e-8 0 1e-8Z",
    ] {
      for width in [1e-300, 1e-3, 1, 1e9] {
        for join in LineJoin.allCases {
          let outline = try Path(parsing: data).stroked(width: width, cap: .round, join: join, miterLimit: 1e300)
          #expect(outline.elements.count < 20_000)
        }
      }
    }
    let long = Path { path in
      path.move(to: .zero)
      for index in 1...20_000 { path.line(to: Point(Double(index), Double(index % 7))) }
      path.close()
    }
    #expect(long.stroked(width: 3).elements.count < 200_000)
  }
}

extension [Polyline] {
  /// The distance of a point from the nearest side. Closing sides count if they are drawn.
  fileprivate func distance(along point: Point) -> Double {
    var nearest = Double.infinity
    for line in self {
      for (start, end) in zip(line.points, line.points.dropFirst() + (line.isClosed ? line.points.prefix(1) : [])) {
        let side = end - start
        let offset = point - start
        let square = side.x * side.x + side.y * side.y
        let share = square > 0 ? Swift.max(0, Swift.min(1, (side.x * offset.x + side.y * offset.y) / square)) : 0
        nearest = Swift.min(nearest, (offset - side * share).length)
      }
    }
    return nearest
  }
}

import PathGeometry
import PictureReading
import Testing

extension SeededGenerator {
  /// A run of one to four elements with coincident points, curves that turn back, and overlapping sides.
  fileprivate mutating func folded() -> Path {
    let pool = (0..<4).map { _ in Point(uniform(-9...9).rounded() * 10, uniform(-90...90)) }
    func next(_ random: inout SeededGenerator) -> Point {
      switch Int.random(in: 0...9, using: &random) {
      case 0...5: pool[Int.random(in: pool.indices, using: &random)]
      case 6: Point(pool[0].x, random.uniform(-90...90))
      default: random.point(-90...90)
      }
    }
    var path = Path()
    path.move(to: next(&self))
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      switch Int.random(in: 0...3, using: &self) {
      case 0: path.line(to: next(&self))
      case 1: path.quad(to: next(&self), control: next(&self))
      case 2: path.cubic(to: next(&self), control1: next(&self), control2: next(&self))
      default:
        let radius = uniform(1...100)
        path.arc(
          to: next(&self), radii: Size(radius, Bool.random(using: &self) ? radius : uniform(1...100)),
          rotation: .degrees(uniform(-90...90)), largeArc: Bool.random(using: &self),
          clockwise: Bool.random(using: &self))
      }
    }
    if uniform(0...1) < 0.3 { path.close() }
    return path
  }

  /// A cubic curve with a velocity of almost zero somewhere, down to a billionth of its size, where it may turn back.
  /// One in four continues as a line.
  fileprivate mutating func nearCusp() -> Path {
    func vector(_ length: Double, _ random: inout SeededGenerator) -> Point { random.point(-1...1) * length }
    let size = logarithmic(1...160)
    let little = size * logarithmic(1e-9...1)
    let t = uniform(0.03...0.97)
    var legs = [vector(size, &self), Point.zero, vector(size, &self)]
    switch Int.random(in: 0...3, using: &self) {
    case 0:  // Both controls nearly on an end.
      legs[0] = vector(little, &self)
      legs[1] = vector(little, &self)
    case 1:  // Both controls nearly in one place, from which it runs back.
      legs[1] = vector(little, &self)
      legs[2] = legs[0] * -uniform(0.005...3) + vector(little, &self)
    default:  // The velocity at a parameter is nearly nothing.
      let rest = legs[0] * ((1 - t) * (1 - t)) + legs[2] * (t * t)
      legs[1] = (vector(little, &self) - rest) * (1 / (2 * t * (1 - t)))
    }
    var path = Path()
    let start = point(-20...20)
    path.move(to: start)
    path.cubic(
      to: start + legs[0] + legs[1] + legs[2], control1: start + legs[0], control2: start + legs[0] + legs[1])
    if uniform(0...1) < 0.25 { path.line(to: start + vector(size, &self)) }
    return path
  }
}

@Suite("A stroke with any caps and joins")
struct StrokeExtentTests {
  /// Curves that turn back, or nearly, and corners with edges that cross far away.
  static let folds = [
    ("M-64.8 0C0 0 0 0-.78 0", 20.0), ("M-64.846802-.003052C0 0 0 0-.78125 0", 20),
    ("M0 0Q-89-62-89-89C-50 83 37-90 0 0", 22.25), ("M0 0C50 0-20 1e-7 30 0", 10),
    ("M0 0Q40 0 10 0", 12), ("M0 0C0 0 30 30 0 0", 8), ("M0 0Q60 1e-3 0 0", 30), ("M0 0C40 40 0 40 40 0Z", 18),
    ("M0 0A30 30 0 1 1 1 0L30 30", 40), ("M0 0C100 0 0 100 0 0", 25),
  ]

  @Test("covers the points within half its width of its line, and no others", arguments: folds)
  func foldedLines(_ data: String, _ width: Double) throws {
    try expectExtent(try Path(parsing: data), width: width)
    try expectExtent(try Path(parsing: data).reversed, width: width)
  }

  @Test("covers the points within half its width of a random line, and no others", arguments: 0..<Rounds.of(60))
  func randomLines(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 7_000)
    try expectExtent(random.folded(), width: random.uniform(0.5...60))
  }

  @Test(
    "covers the points within half its width of a line that almost stops, and no others", arguments: 0..<Rounds.of(40))
  func nearCusps(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 9_000)
    let path = random.nearCusp()
    let width = random.logarithmic(0.3...60)
    try expectExtent(path, width: width)
    #expect(path.stroked(width: width, cap: .round, join: .round).elements.count < 500)
  }

  @Test("is finite and has a limited number of curves, even if all digits are lost", arguments: 0..<Rounds.of(12))
  func lostDigits(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 11_000)
    let far = random.point(-9e8...9e8)
    let path = random.nearCusp().applying(.translation(x: far.x, y: far.y))
    for width in [1e-3, 1, 1e3, 1e6] {
      let outline = path.stroked(width: width, cap: .round, join: .round)
      #expect(outline.bounds.map { $0.minX.isFinite && $0.maxY.isFinite } == true)
      #expect(outline.elements.count < 10_000)
    }
  }

  private func expectExtent(_ path: Path, width: Double) throws {
    let half = width / 2
    let samples = path.strokeSamples
    let lines = path.flattened(tolerance: 0.002).polylines().flatMap(\.sides)
    for (cap, join) in zip(LineCap.allCases, [LineJoin.miter, .round, .bevel]) {
      let outline = path.stroked(width: width, cap: cap, join: join)
      let covered = outline.flattened(tolerance: 0.005).polylines()
      let name: Comment = "\(path.data(precision: 6)) width \(width) cap \(cap) join \(join)"
      // Beside each point of the line, perpendicular to it.
      for (point, normal) in samples {
        for share in [-0.96, -0.5, 0, 0.5, 0.96] {
          let place = point + normal * (half * share)
          guard covered.winding(around: place) == 0, covered.distance(to: place) > 0.02 else { continue }
          Issue.record("nothing at \(place), beside \(point): \(name)")
          return
        }
      }
      let most = max(cap == .square ? half * 2.0.squareRoot() : half, join == .miter ? half * 4 : half) + 0.05
      for place in covered.flatMap(\.points) where lines.gap(to: place) > most && covered.isEdge(at: place) {
        Issue.record("\(lines.gap(to: place)) away at \(place): \(name)")
        return
      }
    }
    let outline = path.stroked(width: width, cap: .round, join: .round).flattened(tolerance: 0.005).polylines()
    guard let box = path.bounds?.inset(by: -half * 1.2) else { return }
    for place in box.grid(24) {
      let depth = half - lines.gap(to: place)
      guard abs(depth) > 0.04 else { continue }
      let winding = outline.winding(around: place)
      if (winding != 0) != (depth > 0) || winding < 0 {
        Issue.record("winding \(winding) at \(place), \(depth) deep: \(path.data(precision: 6)) width \(width)")
        return
      }
    }
  }
}

extension Path {
  /// Points of the line with the perpendicular directions.
  fileprivate var strokeSamples: [(Point, Point)] {
    var samples: [(Point, Point)] = []
    for (from, to) in flattened(tolerance: 1e-4).polylines().flatMap(\.sides) where (to - from).length > 1e-3 {
      let along = (to - from) * (1 / (to - from).length)
      samples.append(((from + to) * 0.5, Point(along.y, -along.x)))
    }
    let step = max(1, samples.count / 120)
    return samples.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}

extension Polyline {
  /// The sides of the path of a stroke.
  fileprivate var sides: [(Point, Point)] {
    Array(zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])))
  }
}

extension [(Point, Point)] {
  /// The distance of a point from the nearest of these lines.
  fileprivate func gap(to point: Point) -> Double {
    reduce(.infinity) { nearest, ends in
      let side = ends.1 - ends.0
      let offset = point - ends.0
      let square = side.x * side.x + side.y * side.y
      let share = square > 0 ? Swift.max(0, Swift.min(1, (side.x * offset.x + side.y * offset.y) / square)) : 0
      return Swift.min(nearest, (offset - side * share).length)
    }
  }
}

extension [Polyline] {
  /// Whether the surroundings of a point are partly covered.
  fileprivate func isEdge(at point: Point) -> Bool {
    let around = (0..<8).map { point + Angle.degrees(Double($0) * 45 + 3).unitPoint * 0.02 }
    return Set(around.map { winding(around: $0) != 0 }).count == 2
  }
}

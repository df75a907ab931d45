/// Polygons with their corners on a grid. Sides meet only at corners, so that rounding cannot mislead any later step.
///
/// Curves become lines, crossings move to the nearest grid point, and sides bend to corners within half a step. This
/// repeats until nothing moves (iterated snap rounding).
struct GridSnapping {
  /// The distance between neighbouring grid points, in points.
  let step: Double
  private var polygons: [Polygon] = []

  private struct Polygon {
    let operand: Int
    var corners: [Point]
  }

  /// A side of a polygon, in grid steps.
  private struct Edge {
    let polygon: Int
    let corner: Int
    let from: Point
    let to: Point

    var along: Point { to - from }
  }

  private static let mostRounds = 40
  /// The limit for lines from curves, even if they then miss the tolerance, and for sides after the splits at
  /// crossings.
  private static let mostLines = 100_000
  private static let mostSides = 250_000

  /// The paths on a grid, or nil if snapping does not end.
  static func snap(
    _ operands: [Path], tolerance: Double, within budget: inout WorkBudget
  ) throws(BooleanOperation.Failure) -> (paths: [Path], step: Double)? {
    var snapping = GridSnapping(operands, tolerance: tolerance)
    for _ in 0..<mostRounds {
      if try snapping.splitSides(within: &budget) { return (operands.indices.map { snapping.path($0) }, snapping.step) }
    }
    return nil
  }

  /// The grid is coarse enough that products of two differences are exact integers.
  private init(_ operands: [Path], tolerance: Double) {
    let flat = operands.map { $0.flattened(tolerance: tolerance, mostLines: Self.mostLines) }
    var farthest = 0.0
    for box in flat.compactMap({ $0.bounds }) {
      farthest = max(farthest, abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY))
    }
    var step = 1.0 / 1024
    while farthest > step * 33_554_432 { step *= 2 }
    self.step = step
    for (operand, path) in flat.enumerated() {
      for run in path.runs {
        let points = [run.start] + run.sides.map { $0.to }
        let corners = points.map { Point(($0.x / step).rounded(), ($0.y / step).rounded()) }
        polygons.append(Polygon(operand: operand, corners: corners))
      }
    }
  }

  private func path(_ operand: Int) -> Path {
    Path { path in
      for polygon in polygons where polygon.operand == operand && polygon.corners.count > 1 {
        path.move(to: (polygon.corners[0] * step).drawable)
        for corner in polygon.corners.dropFirst() { path.line(to: (corner * step).drawable) }
        path.close()
      }
    }
  }

  private var edges: [Edge] {
    var edges: [Edge] = []
    for (index, polygon) in polygons.enumerated() {
      for (corner, from) in polygon.corners.enumerated() {
        let to = polygon.corners[(corner + 1) % polygon.corners.count]
        if from != to { edges.append(Edge(polygon: index, corner: corner, from: from, to: to)) }
      }
    }
    return edges
  }

  /// Splits every side where another side crosses it or a corner lies on it. Returns whether there was nothing to
  /// split.
  private mutating func splitSides(within budget: inout WorkBudget) throws(BooleanOperation.Failure) -> Bool {
    let edges = edges
    if edges.count > Self.mostSides { throw .tooCostly }
    var splits = [[Point]](repeating: [], count: edges.count)
    let sweep = BoxSweep(edges.map { PieceBox($0.from, $0.to, margin: 0.5) })
    try sweep.forEachPair(within: &budget) { (first, second, budget) throws(BooleanOperation.Failure) in
      let (own, others) = Self.splits(edges[first], edges[second])
      try budget.spend(1 + own.count + others.count)
      splits[first] += own
      splits[second] += others
    }
    if splits.allSatisfy({ $0.isEmpty }) { return true }
    var inserted: [[Int: [Point]]] = Array(repeating: [:], count: polygons.count)
    for (edge, points) in zip(edges, splits) where !points.isEmpty {
      let along = edge.along
      inserted[edge.polygon][edge.corner] = points.sorted { ($0 - edge.from).dot(along) < ($1 - edge.from).dot(along) }
    }
    for index in polygons.indices {
      var corners: [Point] = []
      for (corner, point) in polygons[index].corners.enumerated() {
        for point in [point] + (inserted[index][corner] ?? []) where point != corners.last { corners.append(point) }
      }
      polygons[index].corners = corners
    }
    return false
  }

  /// Where two sides split each other.
  private static func splits(_ a: Edge, _ b: Edge) -> ([Point], [Point]) {
    let (bendsOfA, bendsOfB) = (
      [b.from, b.to].filter { bends(a, to: $0) }, [a.from, a.to].filter { bends(b, to: $0) }
    )
    // The grid point nearest to a crossing close to an end may lie beyond that end. Then the side would grow without
    // end.
    if !bendsOfA.isEmpty || !bendsOfB.isEmpty { return (bendsOfA, bendsOfB) }
    let (before, after) = (a.along.cross(b.from - a.from), a.along.cross(b.to - a.from))
    let (left, right) = (b.along.cross(a.from - b.from), b.along.cross(a.to - b.from))
    guard before * after < 0, left * right < 0 else { return ([], []) }
    let crossing = a.from + a.along * (left / (left - right))
    let point = Point(crossing.x.rounded(), crossing.y.rounded())
    return (
      point == a.from || point == a.to ? [] : [point], point == b.from || point == b.to ? [] : [point]
    )
  }

  /// Whether a side passes a corner within half a step, between its own ends.
  private static func bends(_ edge: Edge, to corner: Point) -> Bool {
    if corner == edge.from || corner == edge.to { return false }
    let along = edge.along
    let square = along.dot(along)
    let offset = corner - edge.from
    let share = offset.dot(along)
    guard share > 0, share < square else { return false }
    let distance = along.cross(offset)
    return distance * distance <= square / 4
  }
}

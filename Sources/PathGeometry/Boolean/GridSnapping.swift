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

  /// A point that splits a side, and how far along the side it lies.
  private struct Split {
    let edge: Int
    let share: Double
    let point: Point
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
    var splits: [Split] = []
    let sweep = BoxSweep(edges.map { PieceBox($0.from, $0.to, margin: 0.5) })
    try sweep.forEachPair(within: &budget) { (first, second, budget) throws(BooleanOperation.Failure) in
      let before = splits.count
      Self.split(edges[first], edges[second]) { splitsFirst, point in
        let edge = splitsFirst ? first : second
        splits.append(Split(edge: edge, share: (point - edges[edge].from).dot(edges[edge].along), point: point))
      }
      try budget.spend(1 + splits.count - before)
    }
    if splits.isEmpty { return true }
    splits.sort { ($0.edge, $0.share) < ($1.edge, $1.share) }
    var next = splits[...]
    for index in polygons.indices {
      var corners: [Point] = []
      for (corner, point) in polygons[index].corners.enumerated() {
        if point != corners.last { corners.append(point) }
        while let split = next.first, edges[split.edge].polygon == index, edges[split.edge].corner == corner {
          if split.point != corners.last { corners.append(split.point) }
          next.removeFirst()
        }
      }
      polygons[index].corners = corners
    }
    return false
  }

  /// Reports the points where two sides split each other, and whether they split the first one.
  private static func split(_ a: Edge, _ b: Edge, report: (Bool, Point) -> Void) {
    var isBent = false
    for (isFirst, edge, corner) in [(true, a, b.from), (true, a, b.to), (false, b, a.from), (false, b, a.to)]
    where bends(edge, to: corner) {
      report(isFirst, corner)
      isBent = true
    }
    // The grid point nearest to a crossing close to an end may lie beyond that end. Then the side would grow without
    // end.
    if isBent { return }
    let (before, after) = (a.along.cross(b.from - a.from), a.along.cross(b.to - a.from))
    let (left, right) = (b.along.cross(a.from - b.from), b.along.cross(a.to - b.from))
    guard before * after < 0, left * right < 0 else { return }
    let crossing = a.from + a.along * (left / (left - right))
    let point = Point(crossing.x.rounded(), crossing.y.rounded())
    if point != a.from && point != a.to { report(true, point) }
    if point != b.from && point != b.to { report(false, point) }
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

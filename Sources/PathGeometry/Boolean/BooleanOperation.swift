/// An operation on the insides of one or two paths.
struct BooleanOperation {
  /// Whether the result holds a point with these winding numbers.
  let isInside: (Windings) -> Bool

  /// Why there is no result.
  enum Failure: Error {
    /// Because of rounding errors, contours do not close or hold the wrong points.
    case inexact
    /// The contours meet so often that cutting all of them would take seconds.
    case tooCostly
  }

  /// Tried in this order: outlines that run about one tolerance apart are ambiguous for that tolerance, but not for
  /// another.
  static let tolerances = [1e-7, 1e-5, 1e-9, 1e-3]

  /// The parts of an operation with more elements than this would not fit in memory.
  private static let mostElements = 100_000

  /// The result, without a limit on the work: of the first method that succeeds, with curves, with lines between points
  /// of a grid, with cells of a raster.
  func apply(to operands: [Path]) -> Path {
    var budget = WorkBudget(.max)
    return (try? apply(to: operands, within: &budget, cellsIfCostly: true)) ?? Path()
  }

  /// The same within a limit. Cells take the place of what rounding errors prevent, and not of what needs too much work.
  func apply(
    to operands: [Path], within budget: inout WorkBudget, cellsIfCostly: Bool = false
  ) throws(WorkBudget.Exhausted) -> Path {
    let count = operands.reduce(0) { $0 + $1.elements.count }
    try budget.take(count * WorkBudget.ofElement)
    if operands.contains(where: { $0.isFarFlung }) {
      let near = operands.map { $0.applying(.scale(Path.nearScale)) }
      return try apply(to: near, within: &budget, cellsIfCostly: cellsIfCostly).farFlung
    }
    var isCostly = count > Self.mostElements
    if !isCostly {
      let operands = operands.map { $0.withoutHugeArcs }
      let curves = try attempt(WorkBudget.ofCurves, within: &budget, &isCostly) { part throws(Failure) in
        for tolerance in Self.tolerances {
          if let path = try drawCurves(operands, tolerance: tolerance, within: &part) { return path }
        }
        return nil
      }
      if let curves { return curves }
      let polygons = try attempt(WorkBudget.ofPolygons, within: &budget, &isCostly) { part throws(Failure) in
        try drawPolygons(operands, within: &part)
      }
      if let polygons { return polygons }
    }
    guard cellsIfCostly || !isCostly else { throw WorkBudget.Exhausted() }
    try budget.take(WorkBudget.ofCells)
    return RasterOutline(operands, where: isInside)?.path ?? Path()
  }

  /// The result of one method within a part of the budget; nil if it fails or needs more, which sets `isCostly`.
  private func attempt(
    _ steps: Int, within budget: inout WorkBudget, _ isCostly: inout Bool,
    _ way: (inout WorkBudget) throws(Failure) -> Path?
  ) throws(WorkBudget.Exhausted) -> Path? {
    let all = min(steps, budget.rest)
    var part = WorkBudget(all)
    var path: Path?
    do throws(Failure) { path = try way(&part) } catch { isCostly = isCostly || error == .tooCostly }
    try budget.take(all - max(0, part.rest))
    return path
  }

  /// The result with the curves of the operands, or nil if rounding errors prevent it.
  func drawCurves(
    _ operands: [Path], tolerance: Double, within budget: inout WorkBudget
  ) throws(Failure) -> Path? {
    do throws(Failure) {
      let set = ContourSet(operands, tolerance: tolerance)
      let arrangement = try Arrangement(set, within: &budget)
      let boundary = try BoundaryChains(of: arrangement, within: &budget, where: isInside)
      let contours = try ContourStitching(arrangement: arrangement, links: boundary.links).contours()
      let drawing = ContourDrawing(arrangement: arrangement)
      return Path { path in
        for contour in contours { drawing.draw(contour, into: &path) }
        for whole in boundary.whole {
          var run = set.contours[whole.contour].run
          run.isClosed = true
          if whole.isReversed { run.drawReversed(into: &path) } else { run.draw(into: &path) }
        }
      }
    } catch .inexact {
      return nil
    }
  }

  /// The result as straight sides between points of a grid, or nil if snapping does not end.
  func drawPolygons(_ operands: [Path], within budget: inout WorkBudget) throws(Failure) -> Path? {
    guard let (polygons, step) = try GridSnapping.snap(operands, tolerance: 0.002, within: &budget) else { return nil }
    return try drawCurves(polygons, tolerance: step / 32, within: &budget)
  }
}

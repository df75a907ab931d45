/// An operation on the insides of one or two paths.
struct BooleanOperation {
  /// Whether the result holds a point that the paths wind around so often.
  let isInside: (Windings) -> Bool

  /// Why there is no result.
  enum Failure: Error {
    /// Rounding led to contours that do not close or that hold what they should not.
    case inexact
    /// The contours meet so often that cutting them all would take seconds.
    case tooManyMeetings
  }

  /// What runs alongside at a distance of about one tolerance is what another tells apart, or does not.
  static let tolerances = [1e-7, 1e-5, 1e-9, 1e-3]

  /// The result, by the first way that leads to one: of curves, of lines between points of a grid, of cells.
  func apply(to operands: [Path]) -> Path {
    do throws(Failure) {
      for tolerance in Self.tolerances {
        if let path = try drawCurves(operands, tolerance: tolerance) { return path }
      }
      if let path = try drawPolygons(operands) { return path }
    } catch {}
    return CellOutline(operands, where: isInside)?.path ?? Path()
  }

  /// The result with the curves of the operands, or nil where rounding is in the way.
  func drawCurves(_ operands: [Path], tolerance: Double) throws(Failure) -> Path? {
    do throws(Failure) {
      let set = ContourSet(operands, tolerance: tolerance)
      let arrangement = try Arrangement(set)
      let boundary = try BoundaryChains(of: arrangement, where: isInside)
      let contours = try ContourStitching.contours(of: boundary.links, in: arrangement)
      let drawing = ContourDrawing(arrangement: arrangement)
      return Path { path in
        for contour in contours { drawing.draw(contour, into: &path) }
        for whole in boundary.whole {
          set.contours[whole.contour].run.draw(isReversed: whole.isReversed, into: &path)
        }
      }
    } catch .inexact {
      return nil
    }
  }

  /// The result by straight sides between points of a grid, or nil where they do not settle on it.
  func drawPolygons(_ operands: [Path]) throws(Failure) -> Path? {
    guard let (polygons, step) = try GridSnapping.snap(operands, tolerance: 0.002) else { return nil }
    return try drawCurves(polygons, tolerance: step / 32)
  }
}

extension Subpath {
  /// Draws the run as a closed one.
  fileprivate func draw(isReversed: Bool, into path: inout Path) {
    var run = self
    run.isClosed = true
    if isReversed { return run.drawReversed(into: &path) }
    path.move(to: start)
    for side in sides { path.draw(side.element) }
    path.close()
  }
}

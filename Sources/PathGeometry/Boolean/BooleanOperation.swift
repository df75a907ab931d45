/// An operation on the insides of one or two paths.
struct BooleanOperation {
  /// Whether the result holds a point that the paths wind around so often.
  let isInside: (Windings) -> Bool

  /// What runs alongside at a distance of about one tolerance is what another tells apart, or does not.
  static let tolerances = [1e-7, 1e-5, 1e-9, 1e-3]

  func apply(to operands: [Path]) -> Path {
    for tolerance in Self.tolerances {
      if let path = drawCurves(operands, tolerance: tolerance) { return path }
    }
    return drawPolygons(operands) ?? Path()
  }

  func drawPolygons(_ operands: [Path]) -> Path? {
    guard let (polygons, step) = GridSnapping.snap(operands, tolerance: 0.002) else { return nil }
    return drawCurves(polygons, tolerance: step / 32)
  }

  func drawCurves(_ operands: [Path], tolerance: Double) -> Path? {
    let set = ContourSet(operands, tolerance: tolerance)
    guard let arrangement = Arrangement(set) else { return nil }
    let boundary = BoundaryChains(of: arrangement, where: isInside)
    guard let contours = ContourStitching.contours(of: boundary.links, in: arrangement) else { return nil }
    let drawing = ContourDrawing(arrangement: arrangement)
    return Path { path in
      for contour in contours { drawing.draw(contour, into: &path) }
      for (contour, isReversed) in boundary.whole {
        set.contours[contour].run.draw(isReversed: isReversed, into: &path)
      }
    }
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

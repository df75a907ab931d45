/// An operation on the insides of one or two paths.
struct BooleanOperation {
  /// Whether the result holds a point that the paths wind around so often.
  let isInside: (Windings) -> Bool

  func apply(to operands: [Path]) -> Path {
    drawCurves(operands) ?? drawCurves(operands.map { $0.flattened(tolerance: 0.002) }) ?? Path()
  }

  func drawCurves(_ operands: [Path]) -> Path? {
    let set = ContourSet(operands)
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

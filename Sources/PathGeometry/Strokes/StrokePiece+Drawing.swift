extension StrokePiece {
  /// Draws the left edge of the stroke along a part of the piece, from the current point. Lines stay lines and arcs of
  /// circles stay arcs; other curves become cubic Bézier curves.
  func drawLeft(from start: Double, to end: Double, style: StrokeStyle, into path: inout Path) {
    let halfWidth = style.halfWidth
    guard let sweep, let circle else {
      if isLine { return path.connect(to: left(at: end, halfWidth: halfWidth)) }
      return drawCubics(from: start, to: end, style: style, into: &path)
    }
    let isClockwise = sweep.degrees > 0
    let radius = circle.radii.width + (isClockwise ? halfWidth : -halfWidth)
    // The maximum size of an arc in a path.
    guard abs(radius) <= 1e9 else {
      return drawCubics(from: start, to: end, style: style, into: &path)
    }
    let turn = sweep.degrees * (end - start)
    let count = Path.pieces(ofSweep: abs(turn))
    for step in 1...count {
      let u = step == count ? end : start + (end - start) * Double(step) / Double(count)
      let to = left(at: u, halfWidth: halfWidth).drawable
      // A negative radius means an arc on the other side of the centre, with the same direction of turn.
      if let current = path.currentPoint, (to - current).length <= 1e-9 { continue }
      path.arc(to: to, radii: Size(abs(radius), abs(radius)), clockwise: isClockwise)
    }
  }

  private func drawCubics(from start: Double, to end: Double, style: StrokeStyle, into path: inout Path) {
    var rest = style.mostCurves
    drawCubics(from: start, to: end, style: style, depth: 0, rest: &rest, into: &path)
  }

  /// The cubic curve with the directions of the edge at both ends, halved until it is accurate enough.
  ///
  /// Near a cusp, the whole turn may be within a millionth of the piece, or be lost in rounding errors. A line replaces
  /// what is still too coarse after thirty halvings, and the rest of a piece that would need too many curves. Unlike
  /// such a curve, a line cannot overshoot.
  private func drawCubics(
    from start: Double, to end: Double, style: StrokeStyle, depth: Int, rest: inout Int, into path: inout Path
  ) {
    let halfWidth = style.halfWidth
    let first = left(at: start, halfWidth: halfWidth)
    let last = left(at: end, halfWidth: halfWidth)
    let handle = (end - start) / 3
    let control1 = first + leftVelocity(at: start, halfWidth: halfWidth) * handle
    let control2 = last - leftVelocity(at: end, halfWidth: halfWidth) * handle
    let curve = Side(from: first, element: .cubic(to: last, control1: control1, control2: control2))
    let isClose = [0.25, 0.5, 0.75].allSatisfy { share in
      let exact = left(at: start + (end - start) * share, halfWidth: halfWidth)
      return (curve.point(at: share) - exact).length <= style.tolerance / 2
    }
    if isClose {
      rest -= 1
      path.cubic(to: last.drawable, control1: control1.drawable, control2: control2.drawable)
    } else if depth == 30 || rest <= 0 {
      rest -= 1
      path.connect(to: last)
    } else {
      let middle = (start + end) / 2
      drawCubics(from: start, to: middle, style: style, depth: depth + 1, rest: &rest, into: &path)
      drawCubics(from: middle, to: end, style: style, depth: depth + 1, rest: &rest, into: &path)
    }
  }

  /// The centres of curvature along a tight piece. The stroke moves forwards only up to these points.
  private func centres(halfWidth: Double) -> [Point] {
    if let circle { return [circle.center] }
    let count = 16
    return (0...count).map { step in
      let u = Double(step) / Double(count)
      // At a cusp, the computed radius has no significant digits, but the true radius is zero.
      return left(at: u, halfWidth: standsStill(at: u) ? 0 : min(max(bendRadius(at: u), 0), halfWidth))
    }
  }

  /// Draws to the left end of a tight piece along its centres of curvature.
  func drawCentres(halfWidth: Double, into path: inout Path) {
    for centre in centres(halfWidth: halfWidth) { path.connect(to: centre) }
  }

  /// The area that a tight piece covers backwards, beyond its centres of curvature, with a clockwise outline.
  func backwardSweep(style: StrokeStyle) -> Path {
    let halfWidth = style.halfWidth
    let swept = Path { path in
      let centres = centres(halfWidth: halfWidth)
      path.move(to: (centres.last ?? .zero).drawable)
      for centre in centres.reversed().dropFirst() { path.connect(to: centre) }
      path.connect(to: left(at: 0, halfWidth: halfWidth))
      drawLeft(from: 0, to: 1, style: style, into: &path)
      path.close()
    }
    return swept.area < 0 ? swept.reversed : swept
  }
}

extension Path {
  /// Draws a line, unless the current point is at its end already, to far below the last decimal in the output.
  mutating func connect(to point: Point) {
    let point = point.drawable
    guard let currentPoint else { return move(to: point) }
    if (point - currentPoint).length > 1e-5 { line(to: point) }
  }
}

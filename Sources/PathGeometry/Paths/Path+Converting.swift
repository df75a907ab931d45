extension Path {
  /// This path with cubic Bézier curves in place of arcs. No curve is further than `tolerance` points from its arc.
  ///
  /// Each arc becomes curves of equal angles of at most a quarter turn, with handles of 4/3 tan(turn/4) of a radius.
  /// They lie outside the arc by at most 2/27 sin⁶(turn/4) / cos²(turn/4) of the larger radius (Goldapp 1991), which is
  /// 0.027 percent for a quarter circle. Curves are cut off at 1e9. The smallest tolerance is 1e-15 of the radius.
  ///
  /// - Precondition: `tolerance` is positive.
  public func convertingArcs(tolerance: Double) -> Path {
    precondition(tolerance > 0, "the tolerance of a conversion is positive")
    return mappingSides { side, path in
      guard case .arc = side.element else { return path.draw(side.element) }
      guard let arc = side.ellipticalArc else { return path.line(to: side.to) }
      arc.drawCubics(to: side.to, tolerance: tolerance, into: &path)
    }
  }

  /// This path with lines in place of cubic Bézier curves that are straight: whose control points are at most 0.0005
  /// points, half of the third decimal, beside the line between the ends, in order.
  public func convertingStraightCubics() -> Path {
    mappingSides { side, path in
      if side.isStraightCubic() { path.line(to: side.to) } else { path.draw(side.element) }
    }
  }

  /// This path with straight lines in place of curves and arcs. No line is further than `tolerance` points from its
  /// curve; the ends of lines are on the curve.
  ///
  /// Each curve becomes lines with equal steps of its parameter. Their number follows from its second differences, up
  /// to 65,536. Lines are cut off at 1e9.
  ///
  /// - Precondition: `tolerance` is positive.
  public func flattened(tolerance: Double) -> Path {
    precondition(tolerance > 0, "the tolerance of a conversion is positive")
    return mappingSides { side, path in
      let count = side.lineCount(tolerance: tolerance)
      for step in 1..<max(1, count) { path.line(to: side.point(at: Double(step) / Double(count)).drawable) }
      path.line(to: side.to)
    }
  }

  /// This path flattened to at most `mostLines` lines, with a larger tolerance if needed. Straight sides count, but do
  /// not change.
  func flattened(tolerance: Double, mostLines: Int) -> Path {
    let sides = runs.flatMap { $0.sides }
    var tolerance = tolerance
    while tolerance < 1e9, sides.reduce(0, { $0 + $1.lineCount(tolerance: tolerance) }) > mostLines { tolerance *= 4 }
    return flattened(tolerance: tolerance)
  }

  /// This path without the moves that another move or the end follows. They draw nothing.
  package var withoutLoneMoves: Path {
    let elements = elements
    func isMove(_ index: Int) -> Bool { if case .move = elements[index] { true } else { false } }
    func isLone(_ index: Int) -> Bool { isMove(index) && (index + 1 == elements.count || isMove(index + 1)) }
    guard elements.indices.contains(where: isLone) else { return self }
    return Path(reserving: elements.count) { path in
      for index in elements.indices where !isLone(index) { path.draw(elements[index]) }
    }
  }

  func mappingSides(_ draw: (Side, inout Path) -> Void) -> Path {
    Path(reserving: elements.count) { path in
      for element in elements {
        switch element {
        case .move, .close: path.draw(element)
        case .line, .quad, .cubic, .arc: draw(Side(from: path.currentPoint ?? .zero, element: element), &path)
        }
      }
    }
  }
}

extension Side {
  /// How far the control points of a straight curve are from the line between its ends, in points.
  static let straightness = 5e-4

  /// Whether this is a cubic curve whose control points are at most `distance` beside the line between its ends, in order.
  func isStraightCubic(within distance: Double = straightness) -> Bool {
    guard case .cubic(let to, let control1, let control2) = element else { return false }
    let chord = to - from
    let (first, second) = ((control1 - from).cross(chord), (control2 - from).cross(chord))
    let square = chord.x * chord.x + chord.y * chord.y
    // Few curves are nearly straight, and only these need the exact test.
    guard square > 0, max(first * first, second * second) < 1.04 * distance * distance * square else { return false }
    let length = square.squareRoot()
    func along(_ point: Point) -> Double {
      ((point.x - from.x) * chord.x + (point.y - from.y) * chord.y) / length
    }
    // The ends are in order at every place, whatever the last digits are.
    return abs(first) / length <= distance && abs(second) / length <= distance && -1e-9 <= along(control1)
      && along(control1) <= along(control2) + 1e-9 && along(control2) <= length + 1e-9
  }

  /// The point at a parameter from 0 to 1; arcs have a constant rate of the angle on their ellipse.
  func point(at t: Double) -> Point {
    let u = 1 - t
    switch element {
    case .quad(let to, let control): return from * (u * u) + control * (2 * u * t) + to * (t * t)
    case .cubic(let to, let control1, let control2):
      return from * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + to * (t * t * t)
    case .move, .line, .arc, .close:
      guard let arc = ellipticalArc else { return from * u + to * t }
      return arc.point(atShare: t)
    }
  }

  /// The number of chords for the tolerance. The distance between chord and curve is at most 1/8 of the largest second
  /// derivative times the square of the step.
  fileprivate func lineCount(tolerance: Double) -> Int {
    let square: Double
    switch element {
    case .quad(let to, let control): square = (from - control * 2 + to).length / (4 * tolerance)
    case .cubic(let to, let control1, let control2):
      let bend = max((from - control1 * 2 + control2).length, (control1 - control2 * 2 + to).length)
      square = 0.75 * bend / tolerance
    case .move, .line, .arc, .close:
      guard let arc = ellipticalArc else { return 1 }
      let turn = arc.sweep.radians
      // Two chords of half a turn would differ from the circle by its radius.
      let least = (abs(turn) / (.pi / 2)).rounded(.up)
      square = max(least * least, max(arc.radii.width, arc.radii.height) * turn * turn / (8 * tolerance))
    }
    return Int(min(square.squareRoot().rounded(.up), 65_536))
  }
}

extension EllipticalArc {
  fileprivate func drawCubics(to end: Point, tolerance: Double, into path: inout Path) {
    let count = cubicCount(tolerance: tolerance)
    let turn = Angle.degrees(sweep.degrees / Double(count))
    let quarter = Angle.degrees(turn.degrees / 4).unitPoint
    let handle = 4.0 / 3 * quarter.y / quarter.x
    for step in 1...count {
      let first = Angle.degrees(start.degrees + turn.degrees * Double(step - 1))
      let last = Angle.degrees(start.degrees + turn.degrees * Double(step))
      let from = path.currentPoint ?? end
      let to = step == count ? end : point(at: last)
      path.cubic(
        to: to.drawable, control1: (from + direction(at: first) * handle).drawable,
        control2: (to - direction(at: last) * handle).drawable)
    }
  }

  /// The derivative of the point with respect to the angle in radians.
  func direction(at angle: Angle) -> Point {
    let unit = angle.unitPoint
    let axis = rotation.unitPoint
    let x = -radii.width * unit.y
    let y = radii.height * unit.x
    return Point(axis.x * x - axis.y * y, axis.y * x + axis.x * y)
  }

  private func cubicCount(tolerance: Double) -> Int {
    let share = max(tolerance / max(radii.width, radii.height), 1e-15)
    // A quarter turn that is too long by a rounding error still counts as one.
    var count = max(1, Int((abs(sweep.degrees) / 90 - 1e-9).rounded(.up)))
    while Self.error(ofTurn: abs(sweep.degrees) / Double(count)) > share { count += 1 }
    return count
  }

  private static func error(ofTurn degrees: Double) -> Double {
    let quarter = Angle.degrees(degrees / 4).unitPoint
    let square = quarter.y * quarter.y
    return 2.0 / 27 * square * square * square / (quarter.x * quarter.x)
  }
}

extension Point {
  /// The nearest point within the bounds of a path, ±1e9.
  package var drawable: Point { Point(max(-1e9, min(x, 1e9)), max(-1e9, min(y, 1e9))) }
}

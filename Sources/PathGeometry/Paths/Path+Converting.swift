extension Path {
  /// This path with cubic Bézier curves in place of its arcs, none of which leaves the arc by more than `tolerance`
  /// points.
  ///
  /// Each arc becomes curves of equal turns of a quarter or less, with handles of 4/3 tan(turn/4) of a radius. They lie
  /// outside the arc by at most 2/27 sin⁶(turn/4) / cos²(turn/4) of the larger radius (Goldapp 1991), which for a
  /// quarter of a circle is 0.027 percent. Where an arc bulges beyond 1e9, the curves end there. A tolerance that is
  /// not positive is a programmer's mistake; none is finer than 1e-15 of the radius.
  public func convertingArcs(tolerance: Double) -> Path {
    precondition(tolerance > 0, "the tolerance of a conversion is positive")
    return mappingSides { side, path in
      guard case .arc = side.element else { return path.draw(side.element) }
      guard let arc = side.ellipticalArc else { return path.line(to: side.to) }
      arc.drawCubics(to: side.to, tolerance: tolerance, into: &path)
    }
  }

  /// This path with straight lines in place of its curves and arcs, none of which leaves the curve by more than
  /// `tolerance` points; their ends lie on it.
  ///
  /// Each curve becomes lines of equal steps of its parameter, as many as its second differences ask for, but never
  /// more than 65,536. Where it bulges beyond 1e9, they end there. A tolerance that is not positive is a programmer's
  /// mistake.
  public func flattened(tolerance: Double) -> Path {
    precondition(tolerance > 0, "the tolerance of a conversion is positive")
    return mappingSides { side, path in
      let count = side.lineCount(tolerance: tolerance)
      for step in 1..<max(1, count) { path.line(to: side.point(at: Double(step) / Double(count)).drawable) }
      path.line(to: side.to)
    }
  }

  /// This path flattened to no more than `mostLines` lines, if need be with a greater tolerance. Sides that are straight
  /// count, but stay as they are.
  func flattened(tolerance: Double, mostLines: Int) -> Path {
    let sides = runs.flatMap(\.sides)
    var tolerance = tolerance
    while tolerance < 1e9, sides.reduce(0, { $0 + $1.lineCount(tolerance: tolerance) }) > mostLines { tolerance *= 4 }
    return flattened(tolerance: tolerance)
  }

  func mappingSides(_ draw: (Side, inout Path) -> Void) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move, .close: path.draw(element)
      case .line, .quad, .cubic, .arc: draw(Side(from: path.currentPoint ?? .zero, element: element), &path)
      }
    }
    return path
  }
}

extension Side {
  /// Where the side is after a share of its parameter; arcs run evenly in the angle of their ellipse.
  func point(at t: Double) -> Point {
    let u = 1 - t
    switch element {
    case .quad(let to, let control): return from * (u * u) + control * (2 * u * t) + to * (t * t)
    case .cubic(let to, let control1, let control2):
      return from * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + to * (t * t * t)
    case .move, .line, .arc, .close:
      guard let arc = ellipticalArc else { return from * u + to * t }
      return arc.point(at: .degrees(arc.start.degrees + arc.sweep.degrees * t))
    }
  }

  /// How many chords follow the side closely enough: a chord leaves a curve by at most an eighth of the largest second
  /// derivative times the square of its step.
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
      // Two chords of half a turn would leave the circle by its radius.
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

  /// The derivative of the point by the angle in radians.
  func direction(at angle: Angle) -> Point {
    let unit = angle.unitPoint
    let axis = rotation.unitPoint
    let x = -radii.width * unit.y
    let y = radii.height * unit.x
    return Point(axis.x * x - axis.y * y, axis.y * x + axis.x * y)
  }

  private func cubicCount(tolerance: Double) -> Int {
    let share = max(tolerance / max(radii.width, radii.height), 1e-15)
    // A quarter turn that is a rounding error too long is one all the same.
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
  /// The nearest point that a path may hold.
  package var drawable: Point { Point(max(-1e9, min(x, 1e9)), max(-1e9, min(y, 1e9))) }
}

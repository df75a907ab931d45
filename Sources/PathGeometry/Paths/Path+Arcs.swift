extension Path {
  /// Draws an arc of a circle about `center`. First draws a line to the start of the arc or, in an empty path, moves
  /// there.
  ///
  /// The semantics are those of the HTML canvas. If the angles differ by a full turn or more in the drawn direction,
  /// the arc is the full circle; other angles are taken modulo a turn. If the radius is zero, only the line to the
  /// centre is drawn. A full circle becomes two elements of half a turn. Other arcs of more than 150 degrees become two
  /// or three elements, because rounding could reverse an arc of more than half a turn and shift one of almost half a
  /// turn.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius in points.
  ///   - from: The angle of the start, clockwise from the x axis.
  ///   - to: The angle of the end.
  ///   - clockwise: The direction as seen on screen.
  /// - Precondition: `radius` is not negative.
  public mutating func arc(
    center: Point, radius: Double, from: Angle, to: Angle, clockwise: Bool = true
  ) {
    precondition(
      radius.isFinite && from.degrees.isFinite && to.degrees.isFinite, "the numbers of an arc are finite")
    precondition(radius >= 0, "the radius of an arc is not negative")
    let start = center + from.unitPoint * radius
    if let currentPoint {
      // The same point computed in two ways may differ by a rounding error, far below the last decimal in the output.
      if !((start - currentPoint).length <= 1e-9) { line(to: start) }
    } else {
      move(to: start)
    }

    let sweep = Path.sweep(from: from, to: to, clockwise: clockwise)
    guard radius > 0, sweep > 0 else { return }
    let pieces = Path.pieces(ofSweep: sweep)
    let direction: Double = clockwise ? 1 : -1
    // Added to a very large angle, a part of a turn would be lost.
    let from = abs(from.degrees) > 360 ? Angle.degrees(from.degrees.remainder(dividingBy: 360)) : from
    for piece in 1...pieces {
      let isLast = piece == pieces
      let end = isLast && sweep < 360 ? to : from + .degrees(direction * sweep * Double(piece) / Double(pieces))
      arc(to: center + end.unitPoint * radius, radii: Size(radius, radius), clockwise: clockwise)
    }
  }

  /// The number of elements for an arc: each is half a turn or well below it.
  static func pieces(ofSweep sweep: Double) -> Int {
    if abs(sweep - 180) < 1e-6 { return 1 }
    if sweep > 300 && abs(sweep - 360) > 1e-6 { return 3 }
    return sweep > 150 ? 2 : 1
  }

  /// Draws a rounded corner at `tangent1`, between the line from the current point and the line to `tangent2`. Like the
  /// HTML canvas's `arcTo` and Core Graphics' `CGPathAddArcToPoint`, it draws a line to the point where the circle
  /// touches the first line, then an arc to the point where it touches the second.
  ///
  /// If there is no corner (coincident or collinear points), if the radius is zero, or if the circle or a point where it
  /// touches is too large for a path, it draws the line to `tangent1`. An empty path first moves to `tangent1`.
  ///
  /// - Precondition: `radius` is not negative.
  public mutating func arc(tangent1: Point, tangent2: Point, radius: Double) {
    precondition(tangent1.isDrawable && tangent2.isDrawable && radius.isFinite, "the numbers of an arc are finite")
    precondition(radius >= 0, "the radius of an arc is not negative")
    guard let start = currentPoint else { return move(to: tangent1) }
    guard start != tangent1 else { return }
    let back = start - tangent1
    let onward = tangent2 - tangent1
    let cross = back.x * onward.y - back.y * onward.x
    let scale = back.length * onward.length
    guard radius > 0, scale > 0, abs(cross) > scale * 1e-12 else { return line(to: tangent1) }

    // The cotangent of half the corner angle, in the form without cancellation for this angle.
    let dot = back.x * onward.x + back.y * onward.y
    let tangentLength = radius * (dot < 0 ? abs(cross) / (scale - dot) : (scale + dot) / abs(cross))
    let touch1 = tangent1 + back * (tangentLength / back.length)
    let touch2 = tangent1 + onward * (tangentLength / onward.length)
    // On almost parallel lines, the circle touches beyond what a path can hold.
    guard touch1.isDrawable, touch2.isDrawable, radius <= 1e9 else { return line(to: tangent1) }
    if touch1 != start { line(to: touch1) }
    arc(to: touch2, radii: Size(radius, radius), clockwise: cross < 0)
  }

  /// The angle between `from` and `to` in the drawn direction, from 0 to 360 degrees, by the rules of the HTML canvas.
  private static func sweep(from: Angle, to: Angle, clockwise: Bool) -> Double {
    let turn = clockwise ? to.degrees - from.degrees : from.degrees - to.degrees
    if turn >= 360 { return 360 }
    if turn >= 0 { return turn }
    let rest = turn.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}

/// An elliptical arc in the centre form, which can be measured. Converted by SVG 2, appendix B.2.4.
package struct EllipticalArc: Hashable, Sendable {
  /// The centre of the ellipse.
  package var center: Point
  /// The radii before the ellipse is rotated, scaled up if the endpoints are too far apart.
  package var radii: Size
  /// The rotation of the ellipse's x axis.
  package var rotation: Angle
  /// The angle of the start on the ellipse, before it is scaled and rotated.
  package var start: Angle
  /// The angle from start to end; negative is counter-clockwise.
  package var sweep: Angle

  /// The arc from `from` to `to`. Nil if it has no centre: coincident ends, a zero radius, or ends so close or so far
  /// apart for the radii that the centre is not finite.
  package init?(from: Point, to: Point, radii: Size, rotation: Angle, largeArc: Bool, clockwise: Bool) {
    guard from != to, radii.width > 0, radii.height > 0 else { return nil }
    let axis = rotation.unitPoint
    let half = (from - to) * 0.5
    let x = axis.x * half.x + axis.y * half.y
    let y = axis.x * half.y - axis.y * half.x
    let spread = Self.spread(across: from - to, radii: radii, rotation: rotation)
    guard spread.isFinite, (1 / spread).isFinite else { return nil }
    let growth = spread > 1 ? spread.squareRoot() : 1
    let rx = radii.width * growth
    let ry = radii.height * growth

    // The centre of half a turn is in the middle. The square root of a mere rounding error would move it away.
    let square = spread > 1 - 1e-13 ? 0 : (1 / spread - 1).squareRoot()
    let factor = largeArc == clockwise ? -square : square
    let centerX = factor * rx * y / ry
    let centerY = -factor * ry * x / rx
    let middle = (from + to) * 0.5

    self.center = Point(
      axis.x * centerX - axis.y * centerY + middle.x, axis.y * centerX + axis.x * centerY + middle.y)
    self.radii = Size(rx, ry)
    self.rotation = rotation
    self.start = .direction(of: Point((x - centerX) / rx, (y - centerY) / ry))
    let end = Angle.direction(of: Point((-x - centerX) / rx, (-y - centerY) / ry))
    var turn = (end - start).degrees
    if clockwise && turn < 0 { turn += 360 } else if !clockwise && turn > 0 { turn -= 360 }
    self.sweep = .degrees(turn)
  }

  /// The distance between the ends of an arc across `vector`, relative to the ellipse: 1 if they are the ends of a
  /// diameter, more if the ellipse is too small for both.
  static func spread(across vector: Point, radii: Size, rotation: Angle) -> Double {
    let axis = rotation == .zero ? Point(1, 0) : rotation.unitPoint
    let x = (axis.x * vector.x + axis.y * vector.y) / (2 * radii.width)
    let y = (axis.x * vector.y - axis.y * vector.x) / (2 * radii.height)
    return x * x + y * y
  }

  /// The point at an angle of the ellipse, before it is scaled and rotated.
  package func point(at angle: Angle) -> Point {
    let unit = angle.unitPoint
    let axis = rotation.unitPoint
    let x = radii.width * unit.x
    let y = radii.height * unit.y
    return Point(center.x + axis.x * x - axis.y * y, center.y + axis.y * x + axis.x * y)
  }

  /// The point at a share of the sweep.
  func point(atShare share: Double) -> Point { point(at: .degrees(start.degrees + sweep.degrees * share)) }

  /// Whether the arc passes through an angle of the ellipse.
  package func passes(_ angle: Angle) -> Bool { turn(to: angle) <= abs(sweep.degrees) }

  /// From the start to an angle of the ellipse in the direction of the arc, in degrees, less than a turn.
  func turn(to angle: Angle) -> Double {
    let rest = (sweep.degrees < 0 ? start - angle : angle - start).degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}

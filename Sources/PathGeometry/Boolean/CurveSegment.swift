/// A side of a contour with the values precomputed that measuring and cutting need often.
struct CurveSegment {
  let side: Side
  /// An upper bound of the second derivative with respect to the parameter.
  let bend: Double
  private let arc: EllipticalArc?
  private let axes: (x: Point, y: Point)

  init(_ side: Side) {
    self.side = side
    arc = side.ellipticalArc
    axes = arc.map { $0.axes } ?? (.zero, .zero)
    switch side.element {
    case .quad(let to, let control): bend = 2 * (side.from - control * 2 + to).length
    case .cubic(let to, let control1, let control2):
      bend = 6 * max((side.from - control1 * 2 + control2).length, (control1 - control2 * 2 + to).length)
    case .move, .line, .arc, .close:
      bend = arc.map { max($0.radii.width, $0.radii.height) * $0.sweep.radians * $0.sweep.radians } ?? 0
    }
  }

  var from: Point { side.from }
  var to: Point { side.to }

  /// Whether the segment is straight.
  var isLine: Bool {
    switch side.element {
    case .quad, .cubic: false
    case .move, .line, .arc, .close: arc == nil
    }
  }

  /// The point at a parameter from 0 to 1; exactly the ends at 0 and 1.
  func point(at t: Double) -> Point {
    if t == 0 { return from }
    if t == 1 { return to }
    guard let arc else { return side.point(at: t) }
    let unit = Angle.degrees(arc.start.degrees + arc.sweep.degrees * t).unitPoint
    return arc.center + axes.x * unit.x + axes.y * unit.y
  }

  /// The derivative of the point with respect to the parameter.
  func derivative(at t: Double) -> Point {
    guard let arc else { return side.velocity(at: t) }
    let unit = Angle.degrees(arc.start.degrees + arc.sweep.degrees * t).unitPoint
    return (axes.y * unit.x - axes.x * unit.y) * arc.sweep.radians
  }

  /// The second derivatives at two parameters, if all derivatives between lie between these two; otherwise nil.
  func secondDerivatives(at t0: Double, _ t1: Double) -> (Point, Point)? {
    switch side.element {
    case .quad(let to, let control):
      let second = (from - control * 2 + to) * 2
      return (second, second)
    case .cubic(let to, let control1, let control2):
      let (first, last) = (from - control1 * 2 + control2, control1 - control2 * 2 + to)
      return ((first * (1 - t0) + last * t0) * 6, (first * (1 - t1) + last * t1) * 6)
    case .move, .line, .arc, .close: return nil
    }
  }

  /// The parameters, in ascending order, at which to cut the segment into parts that are monotone in x and y.
  var turns: [Double] {
    let turns = arc.map { arc in arc.extremes.compactMap { arc.share(at: $0) } } ?? side.extremes
    if turns.isEmpty { return [] }
    var kept: [Double] = []
    for turn in turns.sorted() where turn - (kept.last ?? 0) > 1e-9 && turn < 1 - 1e-9 { kept.append(turn) }
    return kept
  }

  /// Whether a point is certainly further than `distance` from an arc. False for other segments.
  ///
  /// Where the ellipse is the unit circle, distances are at least those of the plane divided by the larger radius and
  /// at most those divided by the smaller one.
  func isFar(from point: Point, distance: Double) -> Bool {
    guard let arc else { return false }
    let (rx, ry) = (arc.radii.width, arc.radii.height)
    let offset = point - arc.center
    let unit = Point(offset.dot(axes.x) / (rx * rx), offset.dot(axes.y) / (ry * ry))
    let rounding = 1e-9 * (max(rx, ry) + abs(arc.center.x) + abs(arc.center.y))
    return abs(unit.length - 1) * min(rx, ry) > 2 * distance + rounding
  }

  // MARK: Drawing

  /// Draws the part between two parameters up to `end`, backwards if the first parameter is larger.
  ///
  /// Arcs are split into parts of at most 150 degrees: the centre of an arc of almost half a turn depends on the last
  /// digits of its ends.
  func draw(from t0: Double, to t1: Double, endingAt end: Point, into path: inout Path) {
    switch side.element {
    case .quad(let to, let control):
      let point = from * ((1 - t0) * (1 - t1)) + control * ((1 - t0) * t1 + t0 * (1 - t1)) + to * (t0 * t1)
      path.quad(to: end, control: min(t0, t1) == 0 && max(t0, t1) == 1 ? control : point.drawable)
    case .cubic(_, let control1, let control2):
      switch (t0, t1) {
      case (0, 1): path.cubic(to: end, control1: control1, control2: control2)
      case (1, 0): path.cubic(to: end, control1: control2, control2: control1)
      default: path.cubic(to: end, control1: blossom(t0, t0, t1).drawable, control2: blossom(t0, t1, t1).drawable)
      }
    case .move, .line, .arc, .close:
      guard let arc else { return path.line(to: end) }
      if (t0, t1) == (0, 1), path.currentPoint == from, end == to { return path.draw(side.element) }
      if (t0, t1) == (1, 0), path.currentPoint == to, end == from { return path.draw(side.reversed) }
      let sweep = arc.sweep.degrees * (t1 - t0)
      let count = max(1, Int((abs(sweep) / 150).rounded(.up)))
      for step in 1...count {
        let t = t0 + (t1 - t0) * Double(step) / Double(count)
        path.arc(
          to: step == count ? end : point(at: t).drawable, radii: arc.radii, rotation: arc.rotation,
          clockwise: sweep > 0)
      }
    }
  }

  /// The control point of a part of a cubic curve: de Casteljau's construction with a separate parameter in each step.
  private func blossom(_ t0: Double, _ t1: Double, _ t2: Double) -> Point {
    guard case .cubic(let to, let control1, let control2) = side.element else { return from }
    func between(_ a: Point, _ b: Point, _ t: Double) -> Point { a * (1 - t) + b * t }
    let first = between(from, control1, t0)
    let second = between(control1, control2, t0)
    let third = between(control2, to, t0)
    return between(between(first, second, t1), between(second, third, t1), t2)
  }
}

extension EllipticalArc {
  /// The vectors from the centre to the points at angles of zero and a quarter turn.
  fileprivate var axes: (x: Point, y: Point) {
    let axis = rotation.unitPoint
    return (axis * radii.width, Point(-axis.y, axis.x) * radii.height)
  }
}

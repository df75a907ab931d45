extension Path {
  /// How often the outline winds around `point`: clockwise turns as seen on screen count as 1, others as -1.
  ///
  /// Open subpaths count as closed, as they do when filled. On the outline itself it is that of one of the sides.
  /// Curves and arcs are not flattened. Linear in the number of elements.
  public func windingNumber(at point: Point) -> Int { crossings(of: point).winding }

  /// Whether `point` lies inside by a fill rule. Points on the outline do, as on the HTML canvas, to within a
  /// rounding error; points that are not finite do not. Linear in the number of elements.
  public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
    let crossings = crossings(of: point)
    if crossings.isOnOutline { return true }
    return rule == .nonzero ? crossings.winding != 0 : !crossings.winding.isMultiple(of: 2)
  }

  private func crossings(of point: Point) -> Crossings {
    var crossings = Crossings(point: point)
    guard point.x.isFinite, point.y.isFinite else { return crossings }
    for run in runs {
      for side in run.boundary { crossings.add(side) }
    }
    return crossings
  }
}

/// Counts how often sides cross the ray that leads to the right of a point.
private struct Crossings {
  let point: Point
  var winding = 0
  var isOnOutline = false

  /// Cuts the side where it turns up or down, so that each stretch crosses the ray once at most. A stretch owns its
  /// upper end but not its lower one, so that a corner on the ray counts once where the outline goes on, and not at
  /// all, or twice and opposite, where it turns back.
  mutating func add(_ side: Side) {
    var first = (t: 0.0, point: side.from)
    for t in side.turns.sorted() + [1] {
      let last = (t: t, point: t == 1 ? side.to : side.point(at: t))
      addStretch(of: side, from: first, to: last)
      first = last
    }
  }

  private mutating func addStretch(
    of side: Side, from first: (t: Double, point: Point), to last: (t: Double, point: Point)
  ) {
    let isDownward = last.point.y > first.point.y
    let upper = isDownward ? first : last
    let lower = isDownward ? last : first
    guard point.y >= upper.point.y, point.y <= lower.point.y else { return }
    let tolerance = 1e-12 * (1 + abs(point.x) + abs(first.point.x) + abs(last.point.x))
    if upper.point.y == lower.point.y {
      let left = min(first.point.x, last.point.x) - tolerance
      if point.x >= left && point.x <= max(first.point.x, last.point.x) + tolerance { isOnOutline = true }
      return
    }
    let x = side.x(atHeight: point.y, between: upper, and: lower)
    if abs(x - point.x) <= tolerance { isOnOutline = true }
    if point.y < lower.point.y && x > point.x { winding += isDownward ? 1 : -1 }
  }
}

extension Side {
  /// Where, between the ends, the side turns from upwards to downwards or back.
  fileprivate var turns: [Double] {
    switch element {
    case .quad(let to, let control): return Path.extremes(from.y, control.y, to.y)
    case .cubic(let to, let control1, let control2): return Path.extremes(from.y, control1.y, control2.y, to.y)
    case .move, .line, .arc, .close:
      guard let arc = ellipticalArc else { return [] }
      return arc.verticalExtremes.compactMap { arc.share(at: $0) }
    }
  }

  /// The x at which a stretch that only leads down from `upper` to `lower`, or back, passes a height.
  fileprivate func x(
    atHeight y: Double, between upper: (t: Double, point: Point), and lower: (t: Double, point: Point)
  ) -> Double {
    if y == upper.point.y { return upper.point.x }
    if y == lower.point.y { return lower.point.x }
    var above = upper.t
    var below = lower.t
    if case .line = element {
      return upper.point.x + (lower.point.x - upper.point.x) * ((y - upper.point.y) / (lower.point.y - upper.point.y))
    }
    for _ in 0..<64 {
      let middle = (above + below) / 2
      if middle == above || middle == below { break }
      if point(at: middle).y <= y { above = middle } else { below = middle }
    }
    return point(at: above).x
  }
}

extension EllipticalArc {
  /// The share of the sweep after which the arc passes an angle of its ellipse, if it does between its ends.
  func share(at angle: Angle) -> Double? {
    let turn = (sweep.degrees < 0 ? start - angle : angle - start).degrees.truncatingRemainder(dividingBy: 360)
    let share = (turn < 0 ? turn + 360 : turn) / abs(sweep.degrees)
    return share > 0 && share < 1 ? share : nil
  }
}

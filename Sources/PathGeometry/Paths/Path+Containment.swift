extension Path {
  /// The winding number of the outline around `point`: clockwise turns, as seen on screen, count as 1, others as -1.
  ///
  /// Open subpaths count as closed, as when filled. For a point on the outline, it is the number of one of the two
  /// sides. Curves and arcs are not flattened. Linear in the number of elements.
  public func windingNumber(at point: Point) -> Int { crossings(of: point).winding }

  /// Whether `point` is inside by a fill rule. Points on the outline are inside, as on the HTML canvas, within a
  /// rounding error. Points that are not finite are outside. Linear in the number of elements.
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

/// Counts how often sides cross the ray from a point to the right.
private struct Crossings {
  let point: Point
  var winding = 0
  var isOnOutline = false

  /// Cuts the side where it changes between up and down, so that each stretch crosses the ray at most once. A stretch
  /// includes its upper end but not its lower end. So a corner on the ray counts once if the outline continues, and
  /// zero times, or twice with opposite signs, if it turns back.
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
  /// Parameters between the ends where the side changes between up and down.
  fileprivate var turns: [Double] {
    switch element {
    case .quad(let to, let control): return Path.extremes(from.y, control.y, to.y)
    case .cubic(let to, let control1, let control2): return Path.extremes(from.y, control1.y, control2.y, to.y)
    case .move, .line, .arc, .close:
      guard let arc = ellipticalArc else { return [] }
      return arc.verticalExtremes.compactMap { arc.share(at: $0) }
    }
  }

  /// The x of a stretch that only goes down from `upper` to `lower`, or back, at a given height.
  fileprivate func x(
    atHeight y: Double, between upper: (t: Double, point: Point), and lower: (t: Double, point: Point)
  ) -> Double {
    if y == upper.point.y { return upper.point.x }
    if y == lower.point.y { return lower.point.x }
    if case .line = element {
      return upper.point.x + (lower.point.x - upper.point.x) * ((y - upper.point.y) / (lower.point.y - upper.point.y))
    }
    // To find the angles of an arc takes longer than to find a point on it.
    let arc = ellipticalArc
    func place(_ t: Double) -> Point { arc?.point(atShare: t) ?? point(at: t) }
    return place(bisect(from: upper.t, to: lower.t, steps: 64) { place($0).y <= y }.low).x
  }
}

extension EllipticalArc {
  /// The share of the sweep at which the arc passes an angle of its ellipse; nil if it does not.
  func share(at angle: Angle) -> Double? {
    let share = turn(to: angle) / abs(sweep.degrees)
    return share > 0 && share < 1 ? share : nil
  }
}

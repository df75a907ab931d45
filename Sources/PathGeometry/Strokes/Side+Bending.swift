extension Side {
  /// The longest distance between the points of the side, control points included.
  var extent: Double {
    switch element {
    case .quad(let to, let control): max((to - from).length, (control - from).length)
    case .cubic(let to, let control1, let control2):
      max((to - from).length, (control1 - from).length, (control2 - from).length)
    case .arc(let to, let radii, _, _, _): max((to - from).length, min(radii.width, radii.height))
    case .move, .line, .close: (to - from).length
    }
  }

  /// Whether the side has no length.
  var isPoint: Bool {
    if case .arc = element { return from == to }
    return extent <= 1e-9
  }

  /// The same side with control points moved to its ends if they are almost there. Such a control point has no visible
  /// effect, but would determine the direction at the end.
  var withoutHooks: Side {
    func settled(_ control: Point, _ to: Point) -> Point {
      let distance = min(1e-6 * extent, 1e-3)
      return (control - from).length <= distance ? from : (control - to).length <= distance ? to : control
    }
    switch element {
    case .quad(let to, let control): return Side(from: from, element: .quad(to: to, control: settled(control, to)))
    case .cubic(let to, let control1, let control2):
      return Side(
        from: from, element: .cubic(to: to, control1: settled(control1, to), control2: settled(control2, to)))
    case .move, .line, .arc, .close: return self
    }
  }

  /// The derivative of the point with respect to the parameter.
  func velocity(at t: Double) -> Point {
    let u = 1 - t
    switch element {
    case .quad(let to, let control): return (control - from) * (2 * u) + (to - control) * (2 * t)
    case .cubic(let to, let control1, let control2):
      return (control1 - from) * (3 * u * u) + (control2 - control1) * (6 * u * t) + (to - control2) * (3 * t * t)
    case .move, .line, .arc, .close:
      guard let arc = ellipticalArc else { return to - from }
      return arc.direction(at: .degrees(arc.start.degrees + arc.sweep.degrees * t)) * arc.sweep.radians
    }
  }

  /// The second derivative of the point with respect to the parameter.
  func acceleration(at t: Double) -> Point {
    switch element {
    // From differences, which have no larger rounding errors far from the origin.
    case .quad(let to, let control): return ((to - control) - (control - from)) * 2
    case .cubic(let to, let control1, let control2):
      let middle = control2 - control1
      return (middle - (control1 - from)) * (6 * (1 - t)) + ((to - control2) - middle) * (6 * t)
    case .move, .line, .arc, .close:
      guard let arc = ellipticalArc else { return .zero }
      return (arc.center - point(at: t)) * (arc.sweep.radians * arc.sweep.radians)
    }
  }

  /// The cross product of velocity and acceleration; zero where only rounding errors are left of it.
  func turning(at t: Double) -> Double {
    let (velocity, acceleration) = (velocity(at: t), acceleration(at: t))
    let cross = velocity.cross(acceleration)
    let error = 1e-14 * extent * velocity.length + 4e-15 * largestSpeed(at: t) * acceleration.length
    return abs(cross) > error ? cross : 0
  }

  /// The speed of a Bézier curve if the parts of its velocity had one direction; zero for other sides.
  private func largestSpeed(at t: Double) -> Double {
    let u = 1 - t
    switch element {
    case .quad(let to, let control): return (control - from).length * 2 * u + (to - control).length * 2 * t
    case .cubic(let to, let control1, let control2):
      return (control1 - from).length * 3 * u * u + (control2 - control1).length * 6 * u * t
        + (to - control2).length * 3 * t * t
    case .move, .line, .arc, .close: return 0
    }
  }

  /// The parameters between the ends where the curvature changes its sign or the speed has an extreme, in ascending
  /// order. `cusps` are those with zero velocity.
  var bends: (all: [Double], cusps: [Double]) {
    if let arc = ellipticalArc {
      let quarters = stride(from: -720.0, through: 720, by: 90).map { ($0 - arc.start.degrees) / arc.sweep.degrees }
      return (quarters.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.sorted(), [])
    }
    guard let (x, y) = velocityPolynomials else { return ([], []) }
    let turning = x * y.derivative - y * x.derivative
    let speeding = x * x.derivative + y * y.derivative
    var all: [Double] = []
    for t in (turning.rootsInUnitInterval + speeding.rootsInUnitInterval).sorted()
    where t > max(1e-6, (all.last ?? 0) + 1e-6) && t < 1 - 1e-6 {
      all.append(t)
    }
    return (all, all.filter { velocity(at: $0).length <= 1e-9 * extent })
  }

  private var velocityPolynomials: (x: Polynomial, y: Polynomial)? {
    func polynomials(_ a: Point, _ b: Point, _ c: Point) -> (x: Polynomial, y: Polynomial) {
      (Polynomial(a.x, b.x, c.x), Polynomial(a.y, b.y, c.y))
    }
    switch element {
    case .quad: return polynomials(velocity(at: 0), acceleration(at: 0), .zero)
    case .cubic:
      let bend = acceleration(at: 0)
      return polynomials(velocity(at: 0), bend, (acceleration(at: 1) - bend) * 0.5)
    case .move, .line, .arc, .close: return nil
    }
  }

  /// The parameters in `ends` without 0 and 1, and those between them where the radius of curvature passes `halfWidth`.
  func limitsOfTightness(halfWidth: Double, between ends: [Double]) -> [Double] {
    /// Positive where the radius of curvature is below `halfWidth`.
    func excess(_ t: Double) -> Double {
      let speed = velocity(at: t).length
      return halfWidth * abs(turning(at: t)) - speed * speed * speed
    }
    var limits: [Double] = []
    for (start, end) in zip(ends, ends.dropFirst()) {
      // The ends may be cusps, where both sides of the comparison are zero.
      let steps = 12
      let samples = (0...steps).map { step in
        start + (end - start) * min(max(Double(step) / Double(steps), 1e-4), 1 - 1e-4)
      }
      for (low, high) in zip(samples, samples.dropFirst()) where (excess(low) > 0) != (excess(high) > 0) {
        let isTight = excess(low) > 0
        limits.append(bisect(from: low, to: high, steps: 50) { (excess($0) > 0) == isTight }.low)
      }
      if end < 1 { limits.append(end) }
    }
    return limits
  }
}

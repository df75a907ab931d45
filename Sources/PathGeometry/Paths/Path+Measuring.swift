extension Path {
  /// The smallest rectangle around the outline, without its stroke; nil if nothing is drawn.
  ///
  /// It contains the extremes of curves and arcs, not of their control points. A move without a following verb draws
  /// nothing and does not count; a move that is closed at once is a point. Linear in the number of elements.
  public var bounds: Rect? {
    var box = BoundingBox()
    var start = Point.zero
    var current = Point.zero
    for element in verbs {
      if case .move = element {} else { box.add(current) }
      switch element {
      case .move(let to):
        start = to
        current = to
      case .line(let to):
        box.add(to)
        current = to
      case .quad(let to, let control):
        box.add(to)
        // A curve is within the hull of its points.
        if !box.contains(control) {
          for t in Self.extremes(current.x, control.x, to.x) + Self.extremes(current.y, control.y, to.y) {
            let u = 1 - t
            box.add(current * (u * u) + control * (2 * u * t) + to * (t * t))
          }
        }
        current = to
      case .cubic(let to, let control1, let control2):
        box.add(to)
        if !box.contains(control1) || !box.contains(control2) {
          let extremes =
            Self.extremes(current.x, control1.x, control2.x, to.x)
            + Self.extremes(current.y, control1.y, control2.y, to.y)
          for t in extremes {
            let u = 1 - t
            box.add(
              current * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + to * (t * t * t))
          }
        }
        current = to
      case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
        box.add(to)
        if let arc = EllipticalArc(
          from: current, to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
        {
          for angle in arc.extremes where arc.passes(angle) { box.add(arc.point(at: angle)) }
        }
        current = to
      case .close: current = start
      }
    }
    for letter in letters {
      let bounds = letter.shape.bounds
      box.add(letter.origin + Point(bounds.minX, bounds.minY))
      box.add(letter.origin + Point(bounds.maxX, bounds.maxY))
    }
    return box.rect
  }

  /// The parameters between the ends where one coordinate of a quadratic Bézier curve has an extreme.
  static func extremes(_ p0: Double, _ p1: Double, _ p2: Double) -> [Double] {
    let denominator = p0 - 2 * p1 + p2
    guard denominator != 0 else { return [] }
    return between((p0 - p1) / denominator)
  }

  /// The parameters between the ends where one coordinate of a cubic Bézier curve has an extreme.
  static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    if abs(a) < 1e-12 { return b == 0 ? [] : between(-c / b) }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // First the root without cancellation, then the other from the product of both.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return between(sum / a) + between(sum == 0 ? 0 : c / sum)
  }

  private static func between(_ t: Double) -> [Double] { t > 0 && t < 1 ? [t] : [] }
}

extension EllipticalArc {
  /// The angles of the leftmost, rightmost, highest and lowest points of the whole ellipse.
  var extremes: [Angle] {
    let axis = rotation.unitPoint
    let x = Angle.direction(of: Point(radii.width * axis.x, -radii.height * axis.y))
    return [x, x + .degrees(180)] + verticalExtremes
  }
}

extension EllipticalArc {
  /// The angles of the highest and lowest points of the whole ellipse.
  var verticalExtremes: [Angle] {
    let axis = rotation.unitPoint
    let y = Angle.direction(of: Point(radii.width * axis.y, radii.height * axis.x))
    return [y, y + .degrees(180)]
  }
}

private struct BoundingBox {
  private var low: Point?
  private var high = Point.zero

  mutating func add(_ point: Point) {
    guard let low else {
      self.low = point
      high = point
      return
    }
    self.low = Point(min(low.x, point.x), min(low.y, point.y))
    high = Point(max(high.x, point.x), max(high.y, point.y))
  }

  func contains(_ point: Point) -> Bool {
    guard let low else { return false }
    return low.x <= point.x && point.x <= high.x && low.y <= point.y && point.y <= high.y
  }

  var rect: Rect? { low.map { Rect(x: $0.x, y: $0.y, width: high.x - $0.x, height: high.y - $0.y) } }
}

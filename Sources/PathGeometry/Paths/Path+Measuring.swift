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
      let side = Side(from: current, element: element)
      current = element.end ?? start
      if case .move = element {
        start = current
        continue
      }
      box.add(side.from)
      box.add(current)
      // A curve is within the hull of its points.
      switch element {
      case .quad(_, let control) where box.contains(control): break
      case .cubic(_, let control1, let control2) where box.contains(control1) && box.contains(control2): break
      case .quad, .cubic: for t in side.extremes { box.add(side.point(at: t)) }
      case .arc:
        guard let arc = side.ellipticalArc else { break }
        for angle in arc.extremes where arc.passes(angle) { box.add(arc.point(at: angle)) }
      case .move, .line, .close: break
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

extension Side {
  /// The parameters between the ends where a coordinate of a Bézier curve has an extreme; none for other sides.
  var extremes: [Double] {
    switch element {
    case .quad(let to, let control):
      Path.extremes(from.x, control.x, to.x) + Path.extremes(from.y, control.y, to.y)
    case .cubic(let to, let control1, let control2):
      Path.extremes(from.x, control1.x, control2.x, to.x) + Path.extremes(from.y, control1.y, control2.y, to.y)
    case .move, .line, .arc, .close: []
    }
  }
}

extension EllipticalArc {
  /// The angles of the leftmost, rightmost, highest and lowest points of the whole ellipse.
  var extremes: [Angle] {
    let axis = rotation.unitPoint
    let x = Angle.direction(of: Point(radii.width * axis.x, -radii.height * axis.y))
    return [x, x + .degrees(180)] + verticalExtremes
  }

  /// The angles of the highest and lowest points of the whole ellipse.
  var verticalExtremes: [Angle] {
    let axis = rotation.unitPoint
    let y = Angle.direction(of: Point(radii.width * axis.y, radii.height * axis.x))
    return [y, y + .degrees(180)]
  }
}

/// The smallest rectangle around points.
struct BoundingBox {
  private(set) var low: Point?
  private(set) var high = Point.zero

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

/// A rectangle with rounded corners, each with its own radii.
///
/// Radii that overlap are scaled down by one common factor, by the rule of CSS Backgrounds 3, section 5.5. (SVG's
/// `rect` limits each radius separately instead.)
public struct RoundedRect: Shape, Hashable {
  /// The rectangle before rounding.
  public var rect: Rect
  /// The requested radii of the four corners.
  public var radii: CornerRadii

  /// The radii of four corners, horizontal and vertical.
  public struct CornerRadii: Hashable, Sendable {
    /// The corner at the smallest x and y.
    public var topLeft: Size
    /// The corner at the largest x and the smallest y.
    public var topRight: Size
    /// The corner at the largest x and y.
    public var bottomRight: Size
    /// The corner at the smallest x and the largest y.
    public var bottomLeft: Size

    /// Radii for each corner, in the order of CSS. Negative radii count as zero.
    public init(
      topLeft: Size = .zero, topRight: Size = .zero, bottomRight: Size = .zero, bottomLeft: Size = .zero
    ) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// Circular corners with one radius at the top and one at the bottom.
    public init(top: Double = 0, bottom: Double = 0) {
      self.init(
        topLeft: Size(top, top), topRight: Size(top, top), bottomRight: Size(bottom, bottom),
        bottomLeft: Size(bottom, bottom))
    }
  }

  /// A rectangle with corners of the given radii.
  public init(_ rect: Rect, radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  /// A rectangle with four circular corners.
  public init(_ rect: Rect, radius: Double) {
    self.init(rect, radii: CornerRadii(top: radius, bottom: radius))
  }

  /// The radii in use, after the overlap rule.
  public var usedRadii: CornerRadii {
    // Inlined, each of the branches below doubles the code of those after it: 25 kB in WebAssembly.
    @inline(never) func positive(_ size: Size) -> Size {
      // The sum of two radii stays finite.
      Size(min(max(0, size.width), 1e300), min(max(0, size.height), 1e300))
    }
    let wanted = CornerRadii(
      topLeft: positive(radii.topLeft), topRight: positive(radii.topRight),
      bottomRight: positive(radii.bottomRight), bottomLeft: positive(radii.bottomLeft))
    var factor = 1.0
    @inline(never) func limit(_ side: Double, _ first: Double, _ last: Double) {
      if first + last > 0 { factor = min(factor, side / (first + last)) }
    }
    limit(rect.width, wanted.topLeft.width, wanted.topRight.width)
    limit(rect.width, wanted.bottomLeft.width, wanted.bottomRight.width)
    limit(rect.height, wanted.topLeft.height, wanted.bottomLeft.height)
    limit(rect.height, wanted.topRight.height, wanted.bottomRight.height)
    @inline(never) func scaled(_ size: Size) -> Size {
      size.width == 0 || size.height == 0 ? .zero : Size(size.width * factor, size.height * factor)
    }
    return CornerRadii(
      topLeft: scaled(wanted.topLeft), topRight: scaled(wanted.topRight),
      bottomRight: scaled(wanted.bottomRight), bottomLeft: scaled(wanted.bottomLeft))
  }

  /// Clockwise from the left end of the top side, without sides of zero length.
  public var path: Path {
    guard rect.width > 0, rect.height > 0 else { return Path() }
    return Path(reserving: 10) { draw(into: &$0) }
  }

  func draw(into sink: inout some OutlineSink) {
    let used = usedRadii
    func corner(_ radii: Size, from: Point, to: Point, after current: Point) {
      // After scaling, the radii may differ from the length of the side by a rounding error.
      if abs(from.x - current.x) + abs(from.y - current.y) > 1e-9 { sink.line(to: from) }
      sink.arc(to: to, radii: radii, clockwise: true)
    }
    let start = Point(rect.minX + used.topLeft.width, rect.minY)
    let right = Point(rect.maxX, rect.minY + used.topRight.height)
    let bottom = Point(rect.maxX - used.bottomRight.width, rect.maxY)
    let left = Point(rect.minX, rect.maxY - used.bottomLeft.height)
    let last = Point(rect.minX, rect.minY + used.topLeft.height)
    sink.move(to: start)
    corner(used.topRight, from: Point(rect.maxX - used.topRight.width, rect.minY), to: right, after: start)
    corner(used.bottomRight, from: Point(rect.maxX, rect.maxY - used.bottomRight.height), to: bottom, after: right)
    corner(used.bottomLeft, from: Point(rect.minX + used.bottomLeft.width, rect.maxY), to: left, after: bottom)
    // If the last corner is square, closing the outline draws the last side.
    if last != start { corner(used.topLeft, from: last, to: start, after: left) }
    sink.close()
  }
}

/// A pill: a rectangle with half circles at its shorter sides.
public struct Capsule: Shape, Hashable {
  /// The bounds of the pill.
  public var rect: Rect

  /// The pill with the bounds `rect`.
  public init(in rect: Rect) { self.rect = rect }

  /// The radius of the half circles.
  public var radius: Double { min(rect.width, rect.height) / 2 }

  /// Two arcs of half a turn each, clockwise, connected by the two longer sides.
  public var path: Path {
    guard rect.width > 0, rect.height > 0 else { return Path() }
    return Path(reserving: 5) { draw(into: &$0) }
  }

  func draw(into sink: inout some OutlineSink) {
    let radii = Size(radius, radius)
    let isLevel = rect.width >= rect.height
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (upper, lower) = (rect.minY + radius, rect.maxY - radius)
    let center = rect.center
    // The ends of the two half circles, in the direction of the outline.
    let first = isLevel ? Point(right, center.y - radius) : Point(center.x - radius, upper)
    let second = isLevel ? Point(right, center.y + radius) : Point(center.x + radius, upper)
    let third = isLevel ? Point(left, center.y + radius) : Point(center.x + radius, lower)
    let fourth = isLevel ? Point(left, center.y - radius) : Point(center.x - radius, lower)
    let hasSides = abs(second.x - third.x) + abs(second.y - third.y) > 1e-9
    sink.move(to: first)
    sink.arc(to: second, radii: radii, clockwise: true)
    if hasSides { sink.line(to: third) }
    sink.arc(to: fourth, radii: radii, clockwise: true)
    sink.close()
  }
}

/// A circle.
public struct Circle: Shape, Hashable {
  /// The centre.
  public var center: Point
  /// The radius in points.
  public var radius: Double

  /// A circle about `center` with `radius` in points.
  public init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// Two arcs of half a turn each, clockwise from the right.
  public var path: Path { Ellipse(center: center, radii: Size(radius, radius)).path }
}

/// An ellipse with axes parallel to those of the plane.
public struct Ellipse: Shape, Hashable {
  /// The centre.
  public var center: Point
  /// The horizontal and the vertical radius in points.
  public var radii: Size

  /// An ellipse about `center`.
  public init(center: Point, radii: Size) {
    self.center = center
    self.radii = radii
  }

  /// The ellipse with the bounds `rect`.
  public init(in rect: Rect) {
    self.init(center: rect.center, radii: Size(rect.width / 2, rect.height / 2))
  }

  /// Two arcs of half a turn each, clockwise from the right.
  public var path: Path {
    guard radii.width > 0, radii.height > 0 else { return Path() }
    let right = Point(center.x + radii.width, center.y)
    return Path { path in
      path.move(to: right)
      path.arc(to: Point(center.x - radii.width, center.y), radii: radii)
      path.arc(to: right, radii: radii)
      path.close()
    }
  }
}

/// A closed figure with straight sides.
public struct Polygon: Shape, Hashable {
  /// The corners in drawing order.
  public var points: [Point]

  /// A polygon with these corners.
  public init(_ points: [Point]) { self.points = points }

  /// A regular polygon with `corners` corners at the distance `radius` from `center`. The first corner is straight
  /// above the centre, rotated by `rotation`.
  public init(corners: Int, center: Point, radius: Double, rotation: Angle = .zero) {
    self.init(
      (0..<max(0, corners)).map { index in
        let angle = rotation + .degrees(-90 + 360 * Double(index) / Double(corners))
        return center + angle.unitPoint * radius
      })
  }

  /// The sides, from the first corner; empty with fewer than three corners.
  public var path: Path {
    guard points.count > 2, let first = points.first else { return Path() }
    return Path { path in
      path.move(to: first)
      for point in points.dropFirst() { path.line(to: point) }
      path.close()
    }
  }
}

/// A star: corners alternately on an outer and an inner circle.
public struct Star: Shape, Hashable {
  /// The number of tips.
  public var tips: Int
  /// The centre.
  public var center: Point
  /// The distance of the tips from the centre.
  public var outerRadius: Double
  /// The distance of the inner corners from the centre.
  public var innerRadius: Double
  /// The angle of the first tip from straight above, clockwise as seen on screen.
  public var rotation: Angle

  /// A star with `tips` tips about `center`.
  public init(tips: Int, center: Point, outerRadius: Double, innerRadius: Double, rotation: Angle = .zero) {
    self.tips = tips
    self.center = center
    self.outerRadius = outerRadius
    self.innerRadius = innerRadius
    self.rotation = rotation
  }

  /// The sides, clockwise from the first tip; empty with fewer than two tips.
  public var path: Path {
    guard tips > 1 else { return Path() }
    let outer = Polygon(corners: tips, center: center, radius: outerRadius, rotation: rotation).points
    let half = Angle.degrees(180 / Double(tips))
    let inner = Polygon(corners: tips, center: center, radius: innerRadius, rotation: rotation + half).points
    return Polygon(zip(outer, inner).flatMap { [$0, $1] }).path
  }
}

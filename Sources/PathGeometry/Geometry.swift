/// A position in points, or the vector to it from the origin; y grows downwards.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// A point `x` to the right of and `y` below the origin.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of the plane.
  public static let zero = Point(0, 0)

  /// This point moved by `vector`.
  public static func + (point: Point, vector: Point) -> Point { Point(point.x + vector.x, point.y + vector.y) }

  /// The vector from `start` to `end`.
  public static func - (end: Point, start: Point) -> Point { Point(end.x - start.x, end.y - start.y) }

  /// This vector multiplied by `factor`.
  public static func * (vector: Point, factor: Double) -> Point { Point(vector.x * factor, vector.y * factor) }

  /// The length of the vector from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Whether a path may hold this point: finite, and within ±1e9.
  package var isDrawable: Bool { abs(x) <= 1e9 && abs(y) <= 1e9 }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// A size of `width` by `height` points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// Zero width and height.
  public static let zero = Size(0, 0)
}

/// Distances from the four edges of a rectangle to its inside, in points. Negative distances go outwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the right edge.
  public var right: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the left edge.
  public var left: Double

  /// Insets for each edge, in the order of CSS.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same inset on all four edges.
  public init(_ all: Double) { self.init(top: all, right: all, bottom: all, left: all) }
}

/// A rectangle with sides parallel to the axes, in points. It is also a ``Shape``.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height. Both must be positive or zero when the rectangle is drawn.
  public var size: Size

  /// A rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from the coordinates of its top left corner, by default the origin, and its size.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The smallest x: the left edge.
  public var minX: Double { origin.x }
  /// The smallest y: the top edge.
  public var minY: Double { origin.y }
  /// The largest x: the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The largest y: the bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width, in points.
  public var width: Double { size.width }
  /// The height, in points.
  public var height: Double { size.height }
  /// The centre.
  public var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }

  /// The rectangle with each edge moved inwards by `insets`. A negative inset enlarges it.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle with all four edges moved inwards by `distance`.
  public func inset(by distance: Double) -> Rect { inset(by: Insets(distance)) }

  /// The rectangle moved by `x` and `y` points.
  public func offset(x: Double = 0, y: Double = 0) -> Rect {
    Rect(origin: origin + Point(x, y), size: size)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the two rectangles have a point in common.
  package func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether `point` lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

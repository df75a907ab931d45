public import PathGeometry

/// The paint of an area or a line: the SVG attributes `fill` and `stroke`.
public enum Paint: Hashable, Sendable {
  /// No paint.
  case none
  /// A single colour.
  case color(Color)
  /// A gradient along a line.
  indirect case linearGradient(LinearGradient)
  /// A gradient from a centre outwards.
  indirect case radialGradient(RadialGradient)

  /// #ffffff.
  public static let white = Paint.color(.white)
  /// #000000.
  public static let black = Paint.color(.black)

  /// A gradient between two colours, by default from top to bottom.
  public static func linearGradient(
    from first: Color, to last: Color, start: Point = Point(0.5, 0), end: Point = Point(0.5, 1)
  ) -> Paint {
    let stops = [GradientStop(offset: 0, color: first), GradientStop(offset: 1, color: last)]
    return .linearGradient(LinearGradient(stops: stops, start: start, end: end))
  }

  /// A gradient between two colours from the centre of the area to its edge.
  public static func radialGradient(from first: Color, to last: Color) -> Paint {
    let stops = [GradientStop(offset: 0, color: first), GradientStop(offset: 1, color: last)]
    return .radialGradient(RadialGradient(stops: stops))
  }
}

extension Paint: ExpressibleByStringLiteral {
  /// A single colour, from a string literal that ``Color`` can read.
  public init(stringLiteral text: String) { self = .color(Color(stringLiteral: text)) }
}

/// A colour at a position along a gradient: the `stop` element.
public struct GradientStop: Hashable, Sendable {
  /// The position, from 0 at the start to 1 at the end.
  public var offset: Double
  /// The colour at this position.
  public var color: Color

  /// A colour at a position.
  ///
  /// - Precondition: `offset` is in 0…1.
  public init(offset: Double, color: Color) {
    precondition((0...1).contains(offset), "the offset of a stop lies between 0 and 1")
    self.offset = offset
    self.color = color
  }
}

/// The units of a gradient's points.
public enum GradientSpace: Hashable, Sendable {
  /// Relative to the bounds of the painted outline: (0, 0) is the top left corner, (1, 1) the bottom right.
  case bounds
  /// Points of the drawing, as for the outline. Lowering converts every gradient to this form.
  case points
}

/// A gradient along a line: the `linearGradient` element, always written with `userSpaceOnUse`.
public struct LinearGradient: Hashable, Sendable {
  /// The colours, in ascending order of their offsets.
  public var stops: [GradientStop]
  /// The position of offset 0.
  public var start: Point
  /// The position of offset 1.
  public var end: Point
  /// The units of `start` and `end`.
  public var space: GradientSpace

  /// A linear gradient, by default from the top of the painted outline to its bottom.
  ///
  /// - Precondition: There is at least one colour.
  public init(
    stops: [GradientStop], start: Point = Point(0.5, 0), end: Point = Point(0.5, 1), space: GradientSpace = .bounds
  ) {
    precondition(!stops.isEmpty, "a gradient has a colour")
    self.stops = stops
    self.start = start
    self.end = end
    self.space = space
  }
}

extension Paint {
  /// A colour, or a gradient of several colours at even steps from top to bottom; nil for no colour.
  package static func evenly(_ colors: [Color]) -> Paint? {
    guard colors.count > 1 else { return colors.first.map { .color($0) } }
    let last = Double(colors.count - 1)
    let stops = colors.indices.map { GradientStop(offset: Double($0) / last, color: colors[$0]) }
    return .linearGradient(LinearGradient(stops: stops))
  }
}

/// A gradient from a centre outwards: the `radialGradient` element.
public struct RadialGradient: Hashable, Sendable {
  /// The colours from the centre outwards.
  public var stops: [GradientStop]
  /// The position of offset 0.
  public var center: Point
  /// The distance from the centre to offset 1. In the space of bounds, a share of the longer side.
  public var radius: Double
  /// The units of `center` and `radius`.
  public var space: GradientSpace

  /// A radial gradient, by default from the centre of the painted outline to the middle of its longer sides.
  ///
  /// - Precondition: There is at least one colour, and `radius` is positive.
  public init(
    stops: [GradientStop], center: Point = Point(0.5, 0.5), radius: Double = 0.5, space: GradientSpace = .bounds
  ) {
    precondition(!stops.isEmpty, "a gradient has a colour")
    precondition(radius > 0 && radius <= 1e9, "the radius of a gradient is positive and finite")
    self.stops = stops
    self.center = center
    self.radius = radius
    self.space = space
  }
}

public import PathGeometry

/// What an area or a line is filled with: the SVG attributes `fill` and `stroke`.
public enum Paint: Hashable, Sendable {
  /// Nothing is painted.
  case none
  /// One colour.
  case color(Color)
  /// A transition along a line.
  case linearGradient(LinearGradient)
  /// A transition from a centre outwards.
  case radialGradient(RadialGradient)

  /// #ffffff.
  public static let white = Paint.color(.white)
  /// #000000.
  public static let black = Paint.color(.black)

  /// A transition between two colours, from top to bottom unless told otherwise.
  public static func linearGradient(
    from first: Color, to last: Color, start: Point = Point(0.5, 0), end: Point = Point(0.5, 1)
  ) -> Paint {
    let stops = [GradientStop(offset: 0, color: first), GradientStop(offset: 1, color: last)]
    return .linearGradient(LinearGradient(stops: stops, start: start, end: end))
  }

  /// A transition between two colours from the centre of the area to its edge.
  public static func radialGradient(from first: Color, to last: Color) -> Paint {
    let stops = [GradientStop(offset: 0, color: first), GradientStop(offset: 1, color: last)]
    return .radialGradient(RadialGradient(stops: stops))
  }
}

extension Paint: ExpressibleByStringLiteral {
  /// One colour, from a literal that ``Color`` can read.
  public init(stringLiteral text: String) { self = .color(Color(stringLiteral: text)) }
}

/// A colour at a place along a gradient: the `stop` element.
public struct GradientStop: Hashable, Sendable {
  /// From 0 at the start to 1 at the end.
  public var offset: Double
  /// The colour there.
  public var color: Color

  /// A colour at a place; one outside 0…1 is a programmer's mistake.
  public init(offset: Double, color: Color) {
    precondition((0...1).contains(offset), "the offset of a stop lies between 0 and 1")
    self.offset = offset
    self.color = color
  }
}

/// In what a gradient's points are measured.
public enum GradientSpace: Hashable, Sendable {
  /// The painted outline's bounds: (0, 0) is its top left corner and (1, 1) its bottom right.
  case bounds
  /// Points of the drawing, like the outline itself. Lowering turns every gradient into this form.
  case points
}

/// A transition of colours along a line: the `linearGradient` element, always written with `userSpaceOnUse`.
public struct LinearGradient: Hashable, Sendable {
  /// The colours, by rising offset.
  public var stops: [GradientStop]
  /// Where the first colour lies.
  public var start: Point
  /// Where the last colour lies.
  public var end: Point
  /// In what `start` and `end` are measured.
  public var space: GradientSpace

  /// A transition from the top of the painted outline to its bottom, unless told otherwise. Without a colour it is a
  /// programmer's mistake.
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

/// A transition of colours from a centre outwards: the `radialGradient` element.
public struct RadialGradient: Hashable, Sendable {
  /// The colours from the centre outwards.
  public var stops: [GradientStop]
  /// Where the first colour lies.
  public var center: Point
  /// The distance at which the last colour is reached; in the space of bounds, a share of the longer side.
  public var radius: Double
  /// In what `center` and `radius` are measured.
  public var space: GradientSpace

  /// A transition from the middle of the painted outline to the middle of its longer sides, unless told otherwise.
  /// Without a colour, or with a radius that is not positive, it is a programmer's mistake.
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

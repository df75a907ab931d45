public import PathGeometry

/// The paint of an area or a line: the SVG attributes `fill` and `stroke`.
public enum Paint: Hashable, Sendable {
  /// No paint.
  case none
  /// A single colour.
  case color(Color)
  /// Colours that change along a line or from a centre outwards.
  indirect case gradient(Gradient)

  /// #ffffff.
  public static let white = Paint.color(.white)
  /// #000000.
  public static let black = Paint.color(.black)

  /// A gradient between two colours, by default from top to bottom.
  public static func linearGradient(
    from first: Color, to last: Color, start: Point = Point(0.5, 0), end: Point = Point(0.5, 1)
  ) -> Paint {
    let stops = [GradientStop(offset: 0, color: first), GradientStop(offset: 1, color: last)]
    return .gradient(.linear(stops, start: start, end: end))
  }

  /// A gradient between two colours from the centre of the area to its edge.
  public static func radialGradient(from first: Color, to last: Color) -> Paint {
    .gradient(.radial([GradientStop(offset: 0, color: first), GradientStop(offset: 1, color: last)]))
  }

  /// A colour, or a gradient of several colours at even steps from top to bottom; nil for no colour.
  package static func evenly(_ colors: [Color]) -> Paint? {
    guard colors.count > 1 else { return colors.first.map { .color($0) } }
    let last = Double(colors.count - 1)
    return .gradient(.linear(colors.indices.map { GradientStop(offset: Double($0) / last, color: colors[$0]) }))
  }

  /// The colours in their order; empty for no paint.
  package var colors: [Color] {
    switch self {
    case .none: []
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map { $0.color }
    }
  }

  /// This paint with each colour changed.
  package func mapColors(_ change: (Color) -> Color) -> Paint {
    switch self {
    case .none: .none
    case .color(let color): .color(change(color))
    case .gradient(let gradient): .gradient(gradient.mapColors(change))
    }
  }

  /// This paint with every opacity multiplied.
  package func faded(to opacity: Double) -> Paint { mapColors { $0.opacity($0.alpha * opacity) } }

  /// Whether anything is painted.
  package var isVisible: Bool {
    switch self {
    case .none: false
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension Paint: ExpressibleByStringLiteral {
  /// A single colour, from a string literal that ``Color`` can read.
  public init(stringLiteral text: String) { self = .color(Color(stringLiteral: text)) }
}

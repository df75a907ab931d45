public import PathGeometry

/// Colours that change along a line or from a centre outwards: the `linearGradient` and `radialGradient` elements,
/// always written with `userSpaceOnUse`.
public struct Gradient: Hashable, Sendable {
  /// The places of the colours.
  public enum Shape: Hashable, Sendable {
    /// From offset 0 at `start` to offset 1 at `end`.
    case linear(start: Point, end: Point)
    /// From offset 0 at the centre to offset 1 at the distance `radius`. In the space of bounds, the radius is a share of
    /// the longer side.
    case radial(center: Point, radius: Double)
  }

  /// The units of a gradient's points.
  public enum Space: Hashable, Sendable {
    /// Relative to the bounds of the painted outline: (0, 0) is the top left corner, (1, 1) the bottom right.
    case bounds
    /// Points of the drawing, as for the outline. Lowering converts every gradient to this form.
    case points
  }

  /// The colours, in ascending order of their offsets.
  public var stops: [GradientStop] { didSet { check() } }
  /// The places of the offsets 0 and 1.
  public var shape: Shape { didSet { check() } }
  /// The units of the shape.
  public var space: Space

  /// A gradient along a line, by default from the top of the painted outline to its bottom.
  ///
  /// - Precondition: There is at least one colour. The coordinates are within ±1e9.
  public static func linear(
    _ stops: [GradientStop], start: Point = Point(0.5, 0), end: Point = Point(0.5, 1), space: Space = .bounds
  ) -> Gradient {
    Gradient(stops, .linear(start: start, end: end), space)
  }

  /// A gradient from a centre outwards, by default from the centre of the painted outline to the middle of its longer
  /// sides.
  ///
  /// - Precondition: There is at least one colour, and `radius` is positive and at most 1e9. The coordinates are within
  ///   ±1e9.
  public static func radial(
    _ stops: [GradientStop], center: Point = Point(0.5, 0.5), radius: Double = 0.5, space: Space = .bounds
  ) -> Gradient {
    Gradient(stops, .radial(center: center, radius: radius), space)
  }

  private init(_ stops: [GradientStop], _ shape: Shape, _ space: Space) {
    self.stops = stops
    self.shape = shape
    self.space = space
    check()
  }

  private func check() {
    precondition(!stops.isEmpty, "a gradient has a colour")
    let (first, last, radius) =
      switch shape {
      case .linear(let start, let end): (start, end, 1.0)
      case .radial(let center, let radius): (center, center, radius)
      }
    precondition(first.isDrawable && last.isDrawable, "the coordinates of a gradient are finite and at most 1e9")
    precondition(radius > 0 && radius <= 1e9, "the radius of a gradient is positive and finite")
  }

  /// The start and the end of a linear gradient; nil for a radial one.
  public var line: (start: Point, end: Point)? {
    if case .linear(let start, let end) = shape { (start, end) } else { nil }
  }

  /// This gradient with each colour changed.
  package func mapColors(_ change: (Color) -> Color) -> Gradient {
    var copy = self
    copy.stops = stops.map { GradientStop(offset: $0.offset, color: change($0.color)) }
    return copy
  }
}

/// A colour at a position along a gradient: the `stop` element.
public struct GradientStop: Hashable, Sendable {
  /// The position, from 0 at the start to 1 at the end.
  public var offset: Double { didSet { check() } }
  /// The colour at this position.
  public var color: Color

  /// A colour at a position.
  ///
  /// - Precondition: `offset` is in 0…1.
  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
    check()
  }

  private func check() { precondition((0...1).contains(offset), "the offset of a stop lies between 0 and 1") }
}

extension [GradientStop] {
  /// The colour just before or just after an offset. The colours at the ends continue.
  package func color(at offset: Double, isAfter: Bool = true) -> Color {
    let next = isAfter ? firstIndex { $0.offset > offset } : firstIndex { $0.offset >= offset }
    guard let next else { return last?.color ?? .black }
    guard next > 0 else { return self[0].color }
    let (start, end) = (self[next - 1], self[next])
    let share = (offset - start.offset) / (end.offset - start.offset)
    func channel(_ first: UInt8, _ last: UInt8) -> UInt8 {
      let (first, last) = (Double(first), Double(last))
      return UInt8((first + (last - first) * share).rounded())
    }
    return Color(
      red: channel(start.color.red, end.color.red), green: channel(start.color.green, end.color.green),
      blue: channel(start.color.blue, end.color.blue),
      alpha: Swift.min(1, Swift.max(0, start.color.alpha + (end.color.alpha - start.color.alpha) * share)))
  }
}

public import PathGeometry

/// A line along an outline, half of its width on either side.
public struct Stroke: Hashable, Sendable {
  /// How a line ends: `stroke-linecap`.
  public typealias Cap = LineCap

  /// How two lines meet: `stroke-linejoin`.
  public typealias Join = LineJoin

  /// What the line is painted with: `stroke`.
  public var paint: Paint
  /// What it is painted with where the reader prefers dark pages, in the web profile; nil for the same.
  public var darkPaint: Paint?
  /// The line's width in points: `stroke-width`.
  public var width: Double
  /// How the line ends.
  public var cap: Cap
  /// How its parts meet.
  public var join: Join

  /// A line of `width` points; a width that is negative or not finite is a programmer's mistake.
  public init(_ paint: Paint, width: Double = 1, cap: Cap = .butt, join: Join = .miter) {
    precondition(width >= 0 && width <= 1e9, "the width of a stroke is finite and not negative")
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
  }
}

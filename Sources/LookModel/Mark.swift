public import PathGeometry

/// A mark in the colour of the text, such as the sign of a state.
public struct Mark: Hashable, Sendable {
  /// The outline of the mark, in a square that begins at (0, 0).
  public var path: Path
  /// The side of the square in points.
  public var size: Double
  /// The gap between the mark and a text behind it, in points.
  public var gap: Double

  /// A mark in a square of the given side.
  public init(path: Path, size: Double, gap: Double = 0) {
    self.path = path
    self.size = size
    self.gap = gap
  }
}

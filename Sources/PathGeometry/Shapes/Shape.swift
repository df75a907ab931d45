/// A figure with an outline. Outlines are clockwise as seen on screen, so that holes can be counter-clockwise.
public protocol Shape: Sendable {
  /// The outline, in points; empty if the figure has no area.
  var path: Path { get }
}

extension Path: Shape {
  /// The path itself.
  public var path: Path { self }
}

extension Rect: Shape {
  /// The four sides, clockwise from the top left corner.
  public var path: Path {
    guard width > 0, height > 0 else { return Path() }
    return Path(reserving: 5) { draw(into: &$0) }
  }

  func draw(into sink: inout some OutlineSink) {
    sink.move(to: origin)
    sink.line(to: Point(maxX, minY))
    sink.line(to: Point(maxX, maxY))
    sink.line(to: Point(minX, maxY))
    sink.close()
  }
}

/// A figure with an outline. Outlines run clockwise as seen, so that holes can run the other way.
public protocol Shape: Sendable {
  /// The outline, in points. A figure without area has an empty one.
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
    return Path { path in
      path.move(to: origin)
      path.line(to: Point(maxX, minY))
      path.line(to: Point(maxX, maxY))
      path.line(to: Point(minX, maxY))
      path.close()
    }
  }
}

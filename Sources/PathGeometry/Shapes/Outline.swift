/// What takes the verbs of an outline: a path, or a writer of path data.
protocol OutlineSink {
  mutating func move(to point: Point)
  mutating func line(to point: Point)
  mutating func arc(to point: Point, radii: Size, clockwise: Bool)
  mutating func close()
}

extension Path: OutlineSink {
  mutating func arc(to point: Point, radii: Size, clockwise: Bool) {
    arc(to: point, radii: radii, rotation: .zero, largeArc: false, clockwise: clockwise)
  }
}

/// A rectangle whose four corners are quarters of one circle.
package struct EvenlyRoundedRect: Hashable, Sendable {
  /// The rectangle before rounding.
  package let rect: Rect
  /// The radius of the corners, at most half of the shorter side.
  package let radius: Double
}

/// The outline of a figure. Those of the most common figures need no path to be written.
public enum Outline: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with rounded corners.
  case rounded(RoundedRect)
  /// A pill.
  case capsule(Capsule)
  /// A part of a rounded rectangle.
  case slice(RoundedSlice)
  /// A crescent along the upper edge of a pill.
  case crescent(Crescent)
  /// Any other outline.
  case path(Path)

  /// The outline as a path.
  public var path: Path {
    switch self {
    case .rect(let rect): rect.path
    case .rounded(let figure): figure.path
    case .capsule(let capsule): capsule.path
    case .slice(let slice): slice.path
    case .crescent(let crescent): crescent.path
    case .path(let path): path
    }
  }

  /// Whether nothing is inside.
  package var isEmpty: Bool {
    switch self {
    case .rect(let rect): rect.width <= 0 || rect.height <= 0
    case .rounded(let figure): figure.rect.width <= 0 || figure.rect.height <= 0
    case .capsule(let capsule): capsule.rect.width <= 0 || capsule.rect.height <= 0
    case .slice(let slice): slice.isEmpty
    case .crescent: false
    case .path(let path): path.isEmpty
    }
  }

  /// The smallest rectangle around the outline; nil if it is empty.
  package var bounds: Rect? {
    if isEmpty { return nil }
    switch self {
    case .rect(let rect): return rect
    case .rounded(let figure): return figure.rect
    case .capsule(let capsule): return capsule.rect
    case .slice, .crescent, .path: return path.bounds
    }
  }

  /// The outline as a rectangle with four equal corners; nil for any other figure.
  package var roundedRect: EvenlyRoundedRect? {
    switch self {
    case .capsule(let capsule): return EvenlyRoundedRect(rect: capsule.rect, radius: capsule.radius)
    case .rounded(let figure):
      let (rect, radii) = (figure.rect, figure.radii)
      let radius = radii.topLeft.width
      let isEven =
        radii.topLeft.height == radius && radii.topRight == radii.topLeft && radii.bottomRight == radii.topLeft
        && radii.bottomLeft == radii.topLeft
      guard isEven, radius > 0 else { return nil }
      return EvenlyRoundedRect(rect: rect, radius: min(radius, rect.width / 2, rect.height / 2))
    case .slice(let slice):
      guard slice.left == 0, slice.right == slice.size.width, slice.radius > 0 else { return nil }
      return EvenlyRoundedRect(rect: Rect(origin: .zero, size: slice.size), radius: slice.radius)
    case .rect, .crescent, .path: return nil
    }
  }

  /// Writes the outline as the value of an SVG `d` attribute: the data of ``path``.
  package func write(as style: Path.DataStyle, decimals: FixedPoint, to bytes: inout ByteWriter) {
    if case .path(let path) = self { return path.write(as: style, decimals: decimals, to: &bytes) }
    if isEmpty { return }
    var pen = PathDataPen(style: style, decimals: decimals)
    pen.write(to: &bytes, elements: 12) { pen in
      switch self {
      case .rect(let rect): rect.draw(into: &pen)
      case .rounded(let figure): figure.draw(into: &pen)
      case .capsule(let capsule): capsule.draw(into: &pen)
      case .slice(let slice): slice.draw(into: &pen)
      case .crescent(let crescent): crescent.draw(into: &pen)
      case .path: break
      }
    }
  }
}

package import PathGeometry

extension Paint {
  /// Whether the paint depends on the bounds of the painted outline.
  var isMeasuredInBounds: Bool {
    if case .gradient(let gradient) = self { gradient.space == .bounds } else { false }
  }

  /// This paint with its gradient, if any, converted to points of a drawing with an outline of these `bounds`.
  package func measured(in bounds: Rect) -> Paint {
    guard case .gradient(var gradient) = self, gradient.space == .bounds else { return self }
    func point(_ share: Point) -> Point {
      Point(bounds.minX + share.x * bounds.width, bounds.minY + share.y * bounds.height).drawable
    }
    switch gradient.shape {
    // An upright gradient does not change horizontally, so areas of any width can share one.
    case .linear(let start, let end) where start.x == end.x:
      gradient.shape = .linear(start: Point(0, point(start).y), end: Point(0, point(end).y))
    case .linear(let start, let end): gradient.shape = .linear(start: point(start), end: point(end))
    case .radial(let center, let radius):
      let scaled = radius * max(bounds.width, bounds.height)
      gradient.shape = .radial(center: point(center), radius: scaled.drawableRadius)
    }
    gradient.space = .points
    return .gradient(gradient)
  }

  /// Whether ``measured(in:)`` and ``asWritten(in:)`` would not change the paint.
  func isMeasured(in profile: OutputProfile) -> Bool {
    guard case .gradient(let gradient) = self else { return true }
    return gradient.space == .points && !gradient.isPoint(in: profile)
  }

  /// Whether anything is painted after the opacity is rounded.
  func isVisible(in profile: OutputProfile) -> Bool {
    func isVisible(_ color: Color) -> Bool { profile.shareDecimals.units(color.alpha) > 0 }
    return switch self {
    case .none: false
    case .color(let color): isVisible(color)
    case .gradient(let gradient): gradient.stops.contains { isVisible($0.color) }
    }
  }

  /// This paint as it looks after lengths are rounded. A radial gradient with a radius of zero shows its last colour
  /// everywhere (SVG 1.1, 13.2.3).
  func asWritten(in profile: OutputProfile) -> Paint {
    guard case .gradient(let gradient) = self, gradient.isPoint(in: profile), let last = gradient.stops.last else {
      return self
    }
    return .color(last.color)
  }

  /// Whether this is a gradient that `transform` makes elliptical, and that can be cut in its own coordinates.
  func isElliptical(after transform: AffineTransform) -> Bool {
    guard case .gradient(let gradient) = self, let inverse = transform.inverted else { return false }
    return gradient.applying(transform) == nil && transform.isModerate && inverse.isModerate
  }

  /// This paint after a map that keeps shapes. A gradient in the space of bounds follows them.
  func moved(by map: AffineTransform) -> Paint {
    guard case .gradient(let gradient) = self, gradient.space == .points else { return self }
    return gradient.applying(map).map { .gradient($0) } ?? self
  }

  /// Whether the paint is a single colour or none.
  var isSolid: Bool {
    if case .gradient = self { false } else { true }
  }
}

extension Double {
  /// The nearest radius that a gradient may have. An outline without extent has one that is rounded to nothing.
  fileprivate var drawableRadius: Double { max(1e-9, min(self, 1e9)) }
}

extension Gradient {
  /// This gradient, measured in points, in the coordinates after `transform`; nil if its circles become ellipses.
  func applying(_ transform: AffineTransform) -> Gradient? {
    var mapped = self
    switch shape {
    case .linear(let start, let end): mapped.shape = Self.line(from: start, to: end, after: transform)
    case .radial(let center, let radius):
      guard transform.isSimilarity else { return nil }
      let scaled = radius * abs(transform.determinant).squareRoot()
      mapped.shape = .radial(center: transform.apply(to: center).drawable, radius: scaled.drawableRadius)
    }
    return mapped
  }

  /// Lines of equal colour stay straight and parallel under any affine map. The new line is perpendicular to them.
  private static func line(from first: Point, to last: Point, after transform: AffineTransform) -> Shape {
    let along = last - first
    let start = transform.apply(to: first).drawable
    var end = transform.apply(to: last).drawable
    // Two points on a line of equal colour.
    let across = transform.apply(to: first + Point(-along.y, along.x)) - start
    let square = across.x * across.x + across.y * across.y
    if square > 0 {
      let way = end - start
      end = (end - across * ((way.x * across.x + way.y * across.y) / square)).drawable
    }
    return .linear(start: start, end: end)
  }

  /// Whether the radius is zero after it is rounded.
  fileprivate func isPoint(in profile: OutputProfile) -> Bool {
    if case .radial(_, let radius) = shape { profile.lengthDecimals.units(radius) == 0 } else { false }
  }
}

extension AffineTransform {
  /// Whether no coefficient is too large for a group.
  fileprivate var isModerate: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) <= 1e9 } }

  /// Whether the map scales all lengths equally, so that a line keeps one width.
  package var isSimilarity: Bool {
    let scale = max(abs(a), abs(b), abs(c), abs(d))
    return abs(a * c + b * d) <= 1e-9 * scale * scale
      && abs(a * a + b * b - c * c - d * d) <= 1e-9 * scale * scale
  }
}

extension Stroke {
  /// Whether anything is painted after width and opacity are rounded.
  func isVisible(in profile: OutputProfile) -> Bool {
    profile.lengthDecimals.units(width) > 0 && paint.isVisible(in: profile)
  }

  /// This stroke in the coordinates after a similarity, without its dark paint.
  func scaled(by transform: AffineTransform) -> Stroke {
    let scale = abs(transform.determinant).squareRoot()
    func scaled(_ length: Double) -> Double { max(-1e9, min(length * scale, 1e9)) }
    var copy = self
    copy.darkPaint = nil
    copy.width = scaled(width)
    copy.dashes = dashes.map(scaled)
    copy.dashOffset = scaled(dashOffset)
    return copy
  }
}

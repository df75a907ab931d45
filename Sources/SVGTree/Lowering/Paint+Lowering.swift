package import PathGeometry

extension Paint {
  /// Whether the paint depends on the bounds of the painted outline.
  var isMeasuredInBounds: Bool {
    switch self {
    case .linearGradient(let gradient): gradient.space == .bounds
    case .radialGradient(let gradient): gradient.space == .bounds
    case .none, .color: false
    }
  }

  /// This paint with its gradient, if any, converted to points of a drawing with an outline of these `bounds`.
  package func measured(in bounds: Rect) -> Paint {
    func point(_ share: Point) -> Point {
      Point(bounds.minX + share.x * bounds.width, bounds.minY + share.y * bounds.height)
    }
    switch self {
    case .linearGradient(var gradient) where gradient.space == .bounds:
      let isUpright = gradient.start.x == gradient.end.x
      gradient.start = point(gradient.start)
      gradient.end = point(gradient.end)
      // An upright gradient does not change horizontally, so areas of any width can share one.
      if isUpright {
        gradient.start.x = 0
        gradient.end.x = 0
      }
      gradient.space = .points
      return .linearGradient(gradient)
    case .radialGradient(var gradient) where gradient.space == .bounds:
      gradient.center = point(gradient.center)
      gradient.radius *= max(bounds.width, bounds.height)
      gradient.space = .points
      return .radialGradient(gradient)
    default: return self
    }
  }

  /// Whether ``measured(in:)`` and ``asWritten(in:)`` would not change the paint.
  func isMeasured(in profile: OutputProfile) -> Bool {
    switch self {
    case .none, .color: true
    case .linearGradient(let gradient): gradient.space == .points
    case .radialGradient(let gradient):
      gradient.space == .points && profile.lengthDecimals.units(gradient.radius) != 0
    }
  }

  /// Whether anything is painted.
  var isVisible: Bool {
    switch self {
    case .none: false
    case .color(let color): color.alpha > 0
    case .linearGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    case .radialGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }

  /// Whether anything is painted after the opacity is rounded.
  func isVisible(in profile: OutputProfile) -> Bool {
    func isVisible(_ color: Color) -> Bool { profile.shareDecimals.units(color.alpha) > 0 }
    return switch self {
    case .none: false
    case .color(let color): isVisible(color)
    case .linearGradient(let gradient): gradient.stops.contains { isVisible($0.color) }
    case .radialGradient(let gradient): gradient.stops.contains { isVisible($0.color) }
    }
  }

  /// This paint as it looks after lengths are rounded. A radial gradient with a radius of zero shows its last colour
  /// everywhere (SVG 1.1, 13.2.3).
  func asWritten(in profile: OutputProfile) -> Paint {
    guard case .radialGradient(let gradient) = self, profile.lengthDecimals.units(gradient.radius) == 0,
      let last = gradient.stops.last
    else { return self }
    return .color(last.color)
  }

  /// Whether the paint is a single colour or none.
  var isSolid: Bool {
    switch self {
    case .none, .color: true
    case .linearGradient, .radialGradient: false
    }
  }

  /// This paint with every opacity multiplied.
  func faded(to opacity: Double) -> Paint {
    switch self {
    case .none: return .none
    case .color(let color): return .color(color.faded(to: opacity))
    case .linearGradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: $0.color.faded(to: opacity)) }
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: $0.color.faded(to: opacity)) }
      return .radialGradient(gradient)
    }
  }
}

extension Color {
  fileprivate func faded(to opacity: Double) -> Color { self.opacity(alpha * opacity) }
}

extension LinearGradient {
  /// This gradient, measured in points, in the coordinates after `transform`.
  ///
  /// Lines of equal colour stay straight and parallel under any affine map. The new gradient is perpendicular to them.
  func applying(_ transform: AffineTransform) -> LinearGradient {
    let along = end - start
    var mapped = self
    mapped.start = transform.apply(to: start).drawable
    mapped.end = transform.apply(to: end).drawable
    // Two points on a line of equal colour.
    let across = transform.apply(to: start + Point(-along.y, along.x)) - mapped.start
    let square = across.x * across.x + across.y * across.y
    guard square > 0 else { return mapped }
    let reach = mapped.end - mapped.start
    let share = (reach.x * across.x + reach.y * across.y) / square
    mapped.end = (mapped.end - across * share).drawable
    return mapped
  }

  /// The opacity of all colours; nil if they differ.
  package var commonOpacity: Double? {
    guard let first = stops.first?.color.alpha, stops.allSatisfy({ $0.color.alpha == first }) else { return nil }
    return first
  }

  /// This gradient without its opacity.
  var opaque: LinearGradient {
    var copy = self
    copy.stops = stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(1)) }
    return copy
  }
}

extension AffineTransform {
  /// Whether the map scales all lengths equally, so that a line keeps one width.
  var isSimilarity: Bool {
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

  /// This stroke in the coordinates after a similarity.
  func scaled(by transform: AffineTransform) -> Stroke {
    let scale = abs(transform.determinant).squareRoot()
    func scaled(_ length: Double) -> Double { max(-1e9, min(length * scale, 1e9)) }
    var copy = self
    copy.width = scaled(width)
    copy.dashes = dashes.map(scaled)
    copy.dashOffset = scaled(dashOffset)
    return copy
  }
}

package import PathGeometry

extension Paint {
  /// Whether the paint depends on the bounds of what it paints.
  var isMeasuredInBounds: Bool {
    switch self {
    case .linearGradient(let gradient): gradient.space == .bounds
    case .radialGradient(let gradient): gradient.space == .bounds
    case .none, .color: false
    }
  }

  /// This paint with its gradient, if any, measured in points of the drawing whose outline has `bounds`.
  package func measured(in bounds: Rect) -> Paint {
    func point(_ share: Point) -> Point {
      Point(bounds.minX + share.x * bounds.width, bounds.minY + share.y * bounds.height)
    }
    switch self {
    case .linearGradient(var gradient) where gradient.space == .bounds:
      let isUpright = gradient.start.x == gradient.end.x
      gradient.start = point(gradient.start)
      gradient.end = point(gradient.end)
      // Across an upright gradient nothing changes, so that areas of any width share one.
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

  /// Whether anything is painted.
  var isVisible: Bool {
    switch self {
    case .none: false
    case .color(let color): color.alpha > 0
    case .linearGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    case .radialGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }

  /// Whether anything is painted once its opacity is written.
  func isVisible(in profile: OutputProfile) -> Bool {
    func isVisible(_ color: Color) -> Bool { profile.shareDecimals.units(color.alpha) > 0 }
    return switch self {
    case .none: false
    case .color(let color): isVisible(color)
    case .linearGradient(let gradient): gradient.stops.contains { isVisible($0.color) }
    case .radialGradient(let gradient): gradient.stops.contains { isVisible($0.color) }
    }
  }

  /// This paint as it shows once lengths are written: around a centre without a radius the last colour is everywhere
  /// (SVG 1.1, 13.2.3).
  func asWritten(in profile: OutputProfile) -> Paint {
    guard case .radialGradient(let gradient) = self, profile.lengthDecimals.units(gradient.radius) == 0,
      let last = gradient.stops.last
    else { return self }
    return .color(last.color)
  }

  /// Whether one colour, or none, is painted.
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
  /// This gradient, measured in points, in the plane that `transform` leads to.
  ///
  /// The lines of one colour stay straight and parallel under any map; the new gradient runs across them.
  func applying(_ transform: AffineTransform) -> LinearGradient {
    let along = end - start
    var mapped = self
    mapped.start = transform.apply(to: start).drawable
    mapped.end = transform.apply(to: end).drawable
    // Two points of one line of colour.
    let across = transform.apply(to: start + Point(-along.y, along.x)) - mapped.start
    let square = across.x * across.x + across.y * across.y
    guard square > 0 else { return mapped }
    let reach = mapped.end - mapped.start
    let share = (reach.x * across.x + reach.y * across.y) / square
    mapped.end = (mapped.end - across * share).drawable
    return mapped
  }

  /// The opacity that all colours share; nil where they differ.
  var commonOpacity: Double? {
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
  /// Whether every length grows alike, so that a line stays a line of one width.
  var isSimilarity: Bool {
    let scale = max(abs(a), abs(b), abs(c), abs(d))
    return abs(a * c + b * d) <= 1e-9 * scale * scale
      && abs(a * a + b * b - c * c - d * d) <= 1e-9 * scale * scale
  }
}

extension Stroke {
  /// Whether anything is painted once width and opacity are written.
  func isVisible(in profile: OutputProfile) -> Bool {
    profile.lengthDecimals.units(width) > 0 && paint.isVisible(in: profile)
  }

  /// This line in the plane that a similarity leads to.
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

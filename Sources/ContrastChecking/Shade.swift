import PathGeometry
import SVGReading
import SVGTree

/// The paint of an area, evaluated at points of the picture.
enum Shade {
  case color(Color)
  case line(LinearGradient)
  /// A radial gradient, with the map to its own coordinates.
  case circle(RadialGradient, AffineTransform)

  /// Nil if nothing is painted.
  init?(_ paint: PlacedPaint) {
    switch paint {
    case .plain(.none): return nil
    case .plain(.color(let color)): self = .color(color)
    case .plain(.linearGradient(let gradient)): self = .line(gradient)
    case .plain(.radialGradient(let gradient)): self = .circle(gradient, .identity)
    case .skewed(let gradient, let map):
      guard let inverse = map.inverted else { return nil }
      self = .circle(gradient, inverse)
    }
  }

  /// The paint at a point.
  func pixel(at point: Point) -> Pixel {
    switch self {
    case .color(let color): return Pixel(color)
    case .line(let gradient):
      let (way, offset) = (gradient.end - gradient.start, point - gradient.start)
      return Pixel(gradient.stops.color(at: (offset.x * way.x + offset.y * way.y) / (way.x * way.x + way.y * way.y)))
    case .circle(let gradient, let map):
      return Pixel(gradient.stops.color(at: (map.apply(to: point) - gradient.center).length / gradient.radius))
    }
  }
}

extension [GradientStop] {
  /// The colour at an offset. The colours at the ends continue.
  fileprivate func color(at place: Double) -> Color {
    guard let after = firstIndex(where: { $0.offset > place }) else { return self[count - 1].color }
    guard after > 0 else { return self[0].color }
    let (first, last) = (self[after - 1], self[after])
    let share = (place - first.offset) / (last.offset - first.offset)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return Color(
      red: mix(first.color.red, last.color.red), green: mix(first.color.green, last.color.green),
      blue: mix(first.color.blue, last.color.blue),
      alpha: Swift.min(1, Swift.max(0, first.color.alpha + (last.color.alpha - first.color.alpha) * share)))
  }
}

import PathGeometry
import SVGReading
import SVGTree

/// The paint of an area, evaluated at points of the picture.
enum Shade {
  case color(Color)
  /// A gradient, with the map to its own coordinates.
  case gradient(Gradient, AffineTransform)

  /// Nil if nothing is painted.
  init?(_ paint: PlacedPaint) {
    switch paint {
    case .plain(.none): return nil
    case .plain(.color(let color)): self = .color(color)
    case .plain(.gradient(let gradient)): self = .gradient(gradient, .identity)
    case .skewed(let gradient, let map):
      guard let inverse = map.inverted else { return nil }
      self = .gradient(gradient, inverse)
    }
  }

  /// The paint at a point.
  func pixel(at point: Point) -> Pixel {
    switch self {
    case .color(let color): Pixel(color)
    case .gradient(let gradient, let map): Pixel(gradient.color(at: map.apply(to: point)))
    }
  }
}

extension Gradient {
  /// The colour at a point. The colours at the ends continue.
  fileprivate func color(at point: Point) -> Color {
    let place = offset(at: point)
    guard let after = stops.firstIndex(where: { $0.offset > place }) else { return stops[stops.count - 1].color }
    guard after > 0 else { return stops[0].color }
    let (first, last) = (stops[after - 1], stops[after])
    let share = (place - first.offset) / (last.offset - first.offset)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return Color(
      red: mix(first.color.red, last.color.red), green: mix(first.color.green, last.color.green),
      blue: mix(first.color.blue, last.color.blue),
      alpha: min(1, max(0, first.color.alpha + (last.color.alpha - first.color.alpha) * share)))
  }

  private func offset(at point: Point) -> Double {
    switch shape {
    case .linear(let start, let end):
      let (way, offset) = (end - start, point - start)
      return (offset.x * way.x + offset.y * way.y) / (way.x * way.x + way.y * way.y)
    case .radial(let center, let radius): return (point - center).length / radius
    }
  }
}

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
  /// The colour at a point.
  fileprivate func color(at point: Point) -> Color { stops.color(at: offset(at: point)) }

  private func offset(at point: Point) -> Double {
    switch shape {
    case .linear(let start, let end):
      let (way, offset) = (end - start, point - start)
      return (offset.x * way.x + offset.y * way.y) / (way.x * way.x + way.y * way.y)
    case .radial(let center, let radius): return (point - center).length / radius
    }
  }
}

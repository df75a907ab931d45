import PathGeometry
import SVGTree

/// The paint of an area, evaluated at points.
enum Shade {
  case color(Color)
  case gradient(Gradient, opacity: Double)

  /// The paint at a point of the area's user space.
  func pixel(at point: Point) -> Pixel {
    switch self {
    case .color(let color): Pixel(color)
    case .gradient(let gradient, let opacity): Pixel(gradient.color(at: point)) * opacity
    }
  }
}

/// A gradient of a file, measured in user space.
struct Gradient {
  /// The shape along which colours change.
  enum Course {
    case line(from: Point, to: Point)
    case circle(center: Point, radius: Double)
  }

  var course: Course
  /// In ascending order of offsets; at least one.
  var stops: [GradientStop]

  func color(at point: Point) -> Color {
    let place = place(of: point)
    guard let after = stops.firstIndex(where: { $0.offset > place }) else { return stops[stops.count - 1].color }
    guard after > 0 else { return stops[0].color }
    let first = stops[after - 1]
    let last = stops[after]
    let share = (place - first.offset) / (last.offset - first.offset)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return Color(
      red: mix(first.color.red, last.color.red), green: mix(first.color.green, last.color.green),
      blue: mix(first.color.blue, last.color.blue),
      alpha: min(1, max(0, first.color.alpha + (last.color.alpha - first.color.alpha) * share)))
  }

  /// The offset of a point. The colours at the ends continue.
  private func place(of point: Point) -> Double {
    switch course {
    case .line(let from, let to):
      let way = to - from
      let square = way.x * way.x + way.y * way.y
      // A gradient without length shows its last colour everywhere.
      guard square > 0 else { return 1 }
      let offset = point - from
      return (offset.x * way.x + offset.y * way.y) / square
    case .circle(let center, let radius):
      let offset = point - center
      return (offset.x * offset.x + offset.y * offset.y).squareRoot() / radius
    }
  }
}

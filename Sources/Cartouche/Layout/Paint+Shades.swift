import SVGTree

extension Paint {
  /// Whether nothing shines through.
  var isOpaque: Bool {
    switch self {
    case .none: false
    case .color(let color): color.alpha == 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    }
  }

  /// The colour that the paint begins with; nil for none.
  var firstColor: Color? { self == .none ? nil : shade(1) }

  /// The paint's outermost colour at its beginning, or at its end, with the channels multiplied.
  func shade(_ factor: Double, atEnd: Bool = false) -> Color {
    switch self {
    case .none: Color.black.opacity(0)
    case .color(let color): color.scaled(by: factor)
    case .gradient(let gradient):
      ((gradient.line == nil || atEnd ? gradient.stops.last : gradient.stops.first)?.color ?? .black).scaled(by: factor)
    }
  }
}

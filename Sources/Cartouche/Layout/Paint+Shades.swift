import SVGTree

extension Paint {
  /// Whether nothing shines through.
  var isOpaque: Bool {
    switch self {
    case .none: false
    case .color(let color): color.alpha == 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    }
  }

  /// The colour that the paint begins with; nil for none.
  var firstColor: Color? { self == .none ? nil : shade(1) }

  /// The paint's first colour with its channels multiplied.
  func shade(_ factor: Double) -> Color {
    switch self {
    case .none: Color.black.opacity(0)
    case .color(let color): color.scaled(by: factor)
    case .linearGradient(let gradient): (gradient.stops.first?.color ?? .black).scaled(by: factor)
    case .radialGradient(let gradient): (gradient.stops.last?.color ?? .black).scaled(by: factor)
    }
  }
}

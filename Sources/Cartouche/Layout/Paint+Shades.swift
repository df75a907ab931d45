import SVGTree

extension Paint {
  /// Whether nothing shines through.
  var isOpaque: Bool { self != .none && colors.allSatisfy { $0.alpha == 1 } }

  /// The colour that the paint begins with; nil for none.
  var firstColor: Color? { self == .none ? nil : shade(1) }

  /// The paint's first colour with its channels multiplied.
  func shade(_ factor: Double) -> Color {
    switch self {
    case .none: Color.black.opacity(0)
    case .color(let color): color.scaled(by: factor)
    // The outermost colour.
    case .gradient(let gradient):
      ((gradient.line == nil ? gradient.stops.last : gradient.stops.first)?.color ?? .black).scaled(by: factor)
    }
  }
}

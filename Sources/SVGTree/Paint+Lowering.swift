import PathGeometry

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
  func measured(in bounds: Rect) -> Paint {
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
}

/// Paths near the largest coordinates are scaled down before they are cut. Then no arc is much larger than the largest
/// path, and the tolerance is not below the precision of the coordinates.
extension Path {
  /// The scale: a power of two, so that scaling is exact.
  static let nearScale = 1.0 / 1024

  /// Whether an element has an end or a control point beyond 1e8.
  var isFarFlung: Bool {
    elements.contains { element in
      switch element {
      case .move(let to), .line(let to): to.isFar
      case .quad(let to, let control): to.isFar || control.isFar
      case .cubic(let to, let control1, let control2): to.isFar || control1.isFar || control2.isFar
      case .arc(let to, let radii, _, _, _): to.isFar || max(radii.width, radii.height) > 1e8
      case .close: false
      }
    }
  }

  /// This path in its original size; arcs that are too large for a path become curves.
  var farFlung: Path {
    let most = 1e9 * Self.nearScale
    return mappingSides { side, path in
      guard let arc = side.ellipticalArc, max(arc.radii.width, arc.radii.height) > most else {
        return path.draw(side.element)
      }
      for element in Path.curves(of: side) { path.draw(element) }
    }.applying(.scale(1 / Self.nearScale))
  }

  private static func curves(of side: Side) -> [Element] {
    let arc = Path { path in
      path.move(to: side.from)
      path.draw(side.element)
    }
    return Array(arc.convertingArcs(tolerance: 1e-4).elements.dropFirst())
  }
}

extension Point {
  fileprivate var isFar: Bool { max(abs(x), abs(y)) > 1e8 }
}

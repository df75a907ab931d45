import PathGeometry

/// The outline of a status badge, cut into vertical slices: as with a clip, but without one.
struct StatusOutline {
  private let size: Size
  private let radius: Double

  init(size: Size, radius: Double) {
    self.size = size
    self.radius = max(0, min(radius, size.width / 2, size.height / 2))
  }

  /// The part between two vertical lines; empty if the second is not to the right of the first.
  func slice(from left: Double, to right: Double) -> Path {
    let left = max(0, left)
    let right = min(size.width, right)
    guard right > left else { return Path() }
    let radii = Size(radius, radius)
    let isRoundLeft = left < radius
    let isRoundRight = right > size.width - radius
    // Where the corners end, within the slice.
    let inner = isRoundLeft ? min(radius, right) : left
    let outer = isRoundRight ? max(size.width - radius, left) : right
    return Path(reserving: 10) { path in
      path.move(to: Point(left, top(at: left)))
      if isRoundLeft { path.arc(to: Point(inner, top(at: inner)), radii: radii) }
      if outer > inner { path.line(to: Point(outer, top(at: outer))) }
      if isRoundRight { path.arc(to: Point(right, top(at: right)), radii: radii) }
      line(&path, to: Point(right, size.height - top(at: right)))
      if isRoundRight { path.arc(to: Point(outer, size.height - top(at: outer)), radii: radii) }
      if outer > inner { path.line(to: Point(inner, size.height - top(at: inner))) }
      if isRoundLeft { path.arc(to: Point(left, size.height - top(at: left)), radii: radii) }
      path.close()
    }
  }

  private func line(_ path: inout Path, to point: Point) {
    if path.currentPoint != point { path.line(to: point) }
  }

  /// The distance of the upper edge from the top at `x`.
  private func top(at x: Double) -> Double {
    let depth = max(radius - x, x - (size.width - radius))
    guard depth > 0 else { return 0 }
    return radius - max(0, radius * radius - depth * depth).squareRoot()
  }
}

/// The part of a rounded rectangle between two vertical lines: as with a clip, but without one.
public struct RoundedSlice: Shape, Hashable {
  /// The size of the whole rectangle, which begins at the origin.
  public let size: Size
  /// The radius of its corners, at most half of the shorter side.
  public let radius: Double
  /// The left end.
  public let left: Double
  /// The right end; the slice is empty if it is not to the right of the left one.
  public let right: Double

  /// The part of a rectangle with four circular corners between two vertical lines.
  public init(of size: Size, radius: Double, from left: Double, to right: Double) {
    self.size = size
    self.radius = max(0, min(radius, size.width / 2, size.height / 2))
    self.left = max(0, left)
    self.right = min(size.width, right)
  }

  var isEmpty: Bool { right <= left || size.height <= 0 }

  /// Clockwise from the upper end of the left side.
  public var path: Path { isEmpty ? Path() : Path(reserving: 10) { draw(into: &$0) } }

  func draw(into sink: inout some OutlineSink) {
    let radii = Size(radius, radius)
    let isRoundLeft = left < radius
    let isRoundRight = right > size.width - radius
    // Where the corners end, within the slice.
    let inner = isRoundLeft ? min(radius, right) : left
    let outer = isRoundRight ? max(size.width - radius, left) : right
    let (leftTop, innerTop) = (top(at: left), top(at: inner))
    let (outerTop, rightTop) = (top(at: outer), top(at: right))
    sink.move(to: Point(left, leftTop))
    if isRoundLeft { sink.arc(to: Point(inner, innerTop), radii: radii, clockwise: true) }
    if outer > inner { sink.line(to: Point(outer, outerTop)) }
    if isRoundRight { sink.arc(to: Point(right, rightTop), radii: radii, clockwise: true) }
    if size.height - rightTop != rightTop { sink.line(to: Point(right, size.height - rightTop)) }
    if isRoundRight { sink.arc(to: Point(outer, size.height - outerTop), radii: radii, clockwise: true) }
    if outer > inner { sink.line(to: Point(inner, size.height - innerTop)) }
    if isRoundLeft { sink.arc(to: Point(left, size.height - leftTop), radii: radii, clockwise: true) }
    sink.close()
  }

  /// The distance of the upper edge from the top at `x`.
  private func top(at x: Double) -> Double {
    let depth = max(radius - x, x - (size.width - radius))
    guard depth > 0 else { return 0 }
    return radius - max(0, radius * radius - depth * depth).squareRoot()
  }
}

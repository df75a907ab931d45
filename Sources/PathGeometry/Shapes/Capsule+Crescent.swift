/// What a pill moved down leaves of one that lies: a crescent along its upper edge.
public struct Crescent: Shape, Hashable {
  let pill: Capsule
  /// The radius of the pill that is moved.
  let inner: Double
  /// How far it is moved.
  let depth: Double

  /// The crescent above an equal pill that is `depth` points further down; nil where that leaves no crescent.
  public init?(of pill: Capsule, depth: Double) {
    guard pill.rect.width >= pill.rect.height, depth > 0, depth < 2 * pill.radius else { return nil }
    self.init(of: pill, inner: pill.radius, depth: depth)
  }

  fileprivate init(of pill: Capsule, inner: Double, depth: Double) {
    self.pill = pill
    self.inner = inner
    self.depth = depth
  }

  /// Clockwise from the left end.
  public var path: Path { Path(reserving: 8) { draw(into: &$0) } }

  func draw(into sink: inout some OutlineSink) {
    let (rect, outer) = (pill.rect, pill.radius)
    let left = rect.minX + outer
    let right = rect.maxX - outer
    let hasSides = right - left > 1e-9
    let centre = rect.center.y
    // The intersection of the two cap circles, relative to the outer one's centre.
    let height = (depth * depth + outer * outer - inner * inner) / (2 * depth)
    let halfChord = max(0, outer * outer - height * height).squareRoot()
    let innerTop = centre + depth - inner
    let outerRadii = Size(outer, outer)
    let innerRadii = Size(inner, inner)
    sink.move(to: Point(left - halfChord, centre + height))
    sink.arc(to: Point(left, rect.minY), radii: outerRadii, clockwise: true)
    if hasSides { sink.line(to: Point(right, rect.minY)) }
    sink.arc(to: Point(right + halfChord, centre + height), radii: outerRadii, clockwise: true)
    sink.arc(to: Point(right, innerTop), radii: innerRadii, clockwise: false)
    if hasSides { sink.line(to: Point(left, innerTop)) }
    sink.arc(to: Point(left - halfChord, centre + height), radii: innerRadii, clockwise: false)
    sink.close()
  }
}

extension Capsule {
  /// This pill without the pill that is inset by `inset` and moved down by `shift`: the exact outline of an inner
  /// shadow's edge, without a clip.
  ///
  /// The result is a crescent at the top, or at the bottom if `shift` is negative. It is a ring if the inner pill stays
  /// inside; the inner outline of the ring is counter-clockwise. It is the whole pill if no part of the inner pill is
  /// inside, or an empty path. An upright pill gives the result of an equal rounded rectangle.
  public func crescent(inset: Double, shift: Double) -> Path {
    guard rect.width >= rect.height else {
      return RoundedRect(rect, radius: radius).crescent(inset: inset, shift: Point(0, shift))
    }
    let outer = radius
    let inner = outer - inset
    let distance = abs(shift)
    if inner <= 0 || distance >= outer + inner { return path }
    if inset >= distance {
      guard inset > 0 else { return Path() }
      return path.appending(reversedPill(inset: inset, shift: shift))
    }
    if -inset >= distance { return Path() }
    let top = Crescent(of: self, inner: inner, depth: distance).path
    if shift > 0 { return top }
    // A rotation by half a turn moves it to the bottom and keeps it clockwise. A reflection would not.
    return top.applying(AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 2 * rect.center.x, ty: 2 * rect.center.y))
  }

  private func reversedPill(inset: Double, shift: Double) -> Path {
    let inner = rect.inset(by: inset).offset(y: shift)
    let radius = inner.height / 2
    return Path { path in
      path.arc(
        center: Point(inner.minX + radius, inner.center.y), radius: radius, from: .degrees(270), to: .degrees(90),
        clockwise: false)
      path.arc(
        center: Point(inner.maxX - radius, inner.center.y), radius: radius, from: .degrees(90), to: .degrees(-90),
        clockwise: false)
      path.close()
    }
  }
}

extension Path {
  /// This path with the subpaths of `other` appended.
  public func appending(_ other: Path) -> Path {
    var path = self
    path.append(other)
    return path
  }
}

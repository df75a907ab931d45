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
    let top = topCrescent(outer: outer, inner: inner, shift: distance)
    if shift > 0 { return top }
    // A rotation by half a turn moves it to the bottom and keeps it clockwise. A reflection would not.
    return top.applying(AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 2 * rect.center.x, ty: 2 * rect.center.y))
  }

  private func topCrescent(outer: Double, inner: Double, shift: Double) -> Path {
    let left = rect.minX + outer
    let right = rect.maxX - outer
    let hasSides = right - left > 1e-9
    let centre = rect.center.y
    // The intersection of the two cap circles, relative to the outer one's centre.
    let depth = (shift * shift + outer * outer - inner * inner) / (2 * shift)
    let halfChord = max(0, outer * outer - depth * depth).squareRoot()
    let innerTop = centre + shift - inner
    let outerRadii = Size(outer, outer)
    let innerRadii = Size(inner, inner)
    return Path(reserving: 8) { path in
      path.move(to: Point(left - halfChord, centre + depth))
      path.arc(to: Point(left, rect.minY), radii: outerRadii)
      if hasSides { path.line(to: Point(right, rect.minY)) }
      path.arc(to: Point(right + halfChord, centre + depth), radii: outerRadii)
      path.arc(to: Point(right, innerTop), radii: innerRadii, clockwise: false)
      if hasSides { path.line(to: Point(left, innerTop)) }
      path.arc(to: Point(left - halfChord, centre + depth), radii: innerRadii, clockwise: false)
      path.close()
    }
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

import PathGeometry

extension InsetShadow {
  /// The blurred shadow in a circle as an area with a gradient, or in a pill that is wider than high as areas with
  /// gradients: one across its straight part, and one around each of its ends. Nil if that would not be close to a
  /// Gaussian blur.
  ///
  /// Around an end the shadow is as dark as at the same depth below a straight edge. In a circle it has the exact
  /// darkness at each radius.
  func gradients(in pill: Capsule) -> [Drawing]? {
    let (rect, radius) = (pill.rect, pill.radius)
    let deviation = blur / 2
    let isCircle = rect.width == rect.height
    // Offsets of stops have three decimals.
    let isFine = radius + abs(offset) <= 50 * deviation
    // Where two areas meet within a pixel, the body shows through by up to a quarter of the squared opacity.
    let canMeet =
      rect.width > rect.height && deviation <= radius / 5 && abs(offset) <= radius && color.alpha <= 0.6
    // The radius of a gradient is not rounded to zero.
    guard radius >= 1, color.alpha > 0, isFine, isCircle || canMeet else { return nil }
    let profile = EdgeProfile(of: pill, deviation: deviation)
    let around = stops(from: radius, to: -abs(offset), profile)
    func end(_ x: Double) -> Paint {
      .gradient(
        .radial(around, center: Point(x, rect.center.y + offset), radius: radius + abs(offset), space: .points))
    }
    if isCircle { return [pill.fill(end(rect.center.x))] }
    let (first, last) = (rect.minX + radius, rect.maxX - radius)
    // At whole points the areas seldom meet within a pixel.
    let left = min(first.rounded(.up), rect.center.x)
    let right = max(last.rounded(.down), rect.center.x)
    let leftEnd = Self.end(from: Point(left, rect.maxY), to: rect.minY, around: first, radius: radius)
    let rightEnd = Self.end(from: Point(right, rect.minY), to: rect.maxY, around: last, radius: radius)
    let ends = (left: leftEnd.fill(end(first)), right: rightEnd.fill(end(last)))
    guard left < right else { return [ends.left, ends.right] }
    let across = Gradient.linear(
      stopsAcross(rect.height, profile), start: Point(0, rect.minY), end: Point(0, rect.maxY), space: .points)
    let middle = Rect(x: left, y: rect.minY, width: right - left, height: rect.height)
    return [ends.left, ends.right, middle.fill(.gradient(across))]
  }

  /// The part of a pill beyond an upright line from a point to another y coordinate.
  private static func end(from start: Point, to y: Double, around center: Double, radius: Double) -> Path {
    Path { path in
      path.move(to: start)
      if start.x != center { path.line(to: Point(center, start.y)) }
      path.arc(to: Point(center, y), radii: Size(radius, radius))
      if start.x != center { path.line(to: Point(start.x, y)) }
      path.close()
    }
  }

  /// The colours from a depth below the edge, where the offset is 0, outwards to another one, where it is 1.
  private func stops(from inner: Double, to outer: Double, _ profile: EdgeProfile) -> [GradientStop] {
    var stops = [stop(at: 0, inner, profile)]
    stops.reserveCapacity(8)
    for step in EdgeProfile.steps {
      let depth = -step * profile.deviation
      if depth < inner, depth > outer { stops.append(stop(at: (inner - depth) / (inner - outer), depth, profile)) }
    }
    stops.append(stop(at: 1, outer, profile))
    return stops.withoutRepeatedEnds
  }

  /// The colours from the upper to the lower edge of a pill's straight part.
  private func stopsAcross(_ height: Double, _ profile: EdgeProfile) -> [GradientStop] {
    var stops = [stop(at: 0, -offset, profile)]
    stops.reserveCapacity(16)
    for isBelow in [false, true] {
      for step in EdgeProfile.steps {
        let depth = (isBelow ? -step : step) * profile.deviation
        let place = isBelow ? height + offset - depth : offset + depth
        if place > 0, place < height { stops.append(stop(at: place / height, depth, profile)) }
      }
    }
    stops.append(stop(at: 1, offset, profile))
    return stops.withoutRepeatedEnds
  }

  private func stop(at place: Double, _ depth: Double, _ profile: EdgeProfile) -> GradientStop {
    GradientStop(offset: place, color: color.opacity(color.alpha * profile.darkness(at: depth)))
  }
}

extension [GradientStop] {
  /// These stops without the first and the last one where the next one has the same colour.
  fileprivate var withoutRepeatedEnds: [GradientStop] {
    var stops = self
    if stops.count > 1, stops[0].color == stops[1].color { stops.removeFirst() }
    if stops.count > 1, stops[stops.count - 1].color == stops[stops.count - 2].color { stops.removeLast() }
    return stops
  }
}

/// How dark the blurred shadow inside a pill is at a depth below its edge.
private struct EdgeProfile {
  private let blurred: BlurredFigure
  private let isCircle: Bool

  init(of pill: Capsule, deviation: Double) {
    blurred = BlurredFigure(pill.roundedRect, deviation: deviation)
    isCircle = pill.rect.width == pill.rect.height
  }

  var deviation: Double { blurred.deviation }

  /// Depths in deviations between which the darkness is almost linear: it differs from that by at most 0.025. Beyond
  /// them it counts as complete, or as none.
  static let steps = [-2.4, -1.4, -0.65, 0.65, 1.4, 2.4]

  /// The darkness as a share of the shadow's opacity.
  func darkness(at depth: Double) -> Double {
    let rect = blurred.figure.rect
    // A sum of shares may be greater than one by a rounding error.
    if isCircle { return max(0, 1 - blurred.share(at: Point(rect.minX + depth, rect.center.y))) }
    if abs(depth) >= Self.steps[5] * deviation { return depth > 0 ? 0 : 1 }
    return blurred.beyond(depth) + blurred.beyond(rect.height - depth)
  }
}

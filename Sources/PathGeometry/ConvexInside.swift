/// The inside of a closed outline that turns one way only, once around.
struct ConvexInside {
  /// Whether the outline runs clockwise as seen.
  let isClockwise: Bool
  private let pieces: [StrokePiece]
  /// Points of the outline with the directions in which it passes them.
  private let tangents: [(point: Point, direction: Point)]

  /// Nil where the outline turns both ways or more than once around, or has too many pieces to be looked through.
  init?(_ pieces: [StrokePiece]) {
    guard pieces.count <= 256 else { return nil }
    self.pieces = pieces
    tangents = pieces.flatMap { piece in
      let count = piece.isLine ? 1 : piece.circle == nil ? 32 : 8
      return (0...count).map { step in
        let u = Double(step) / Double(count)
        return (piece.point(at: u), piece.direction(at: u))
      }
    }
    var (least, most, sum) = (0.0, 0.0, 0.0)
    for (tangent, next) in zip(tangents, tangents.dropFirst() + tangents.prefix(1)) {
      let sine = tangent.direction.cross(next.direction)
      let cosine = tangent.direction.x * next.direction.x + tangent.direction.y * next.direction.y
      let turn = Angle.direction(of: Point(cosine, sine)).degrees
      (least, most, sum) = (min(least, turn), max(most, turn), sum + turn)
    }
    isClockwise = sum > 0
    guard abs(abs(sum) - 360) < 1e-3, isClockwise ? least > -1e-3 : most < 1e-3 else { return nil }
  }

  /// Whether a circle of a radius, or one that is larger by more than a thousandth of a point, fits inside.
  func radius(isAtLeast radius: Double) -> Bool {
    guard let first = tangents.first?.point else { return false }
    var (low, high) = (first, first)
    for (point, _) in tangents {
      (low, high) = (Point(min(low.x, point.x), min(low.y, point.y)), Point(max(high.x, point.x), max(high.y, point.y)))
    }
    // A circle in a convex figure has at least the area over the perimeter as its radius, and at most twice that; of the
    // polygon of the tangents' points both are a little less.
    let next = tangents.dropFirst() + tangents.prefix(1)
    let area = abs(zip(tangents, next).reduce(0) { $0 + ($1.0.point - first).cross($1.1.point - first) }) / 2
    let perimeter = zip(tangents, next).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
    if 2.1 * area < radius * perimeter { return false }
    // The distance from the outline has no valleys inside, along either axis.
    let (_, most) = maximum(from: low.x, to: high.x) { x in
      maximum(from: low.y, to: high.y) { y in depth(of: Point(x, y)) }.value
    }
    return most > radius + 1e-3
  }

  private func maximum(
    from low: Double, to high: Double, of value: (Double) -> Double
  ) -> (place: Double, value: Double) {
    var (low, high) = (low, high)
    for _ in 0..<48 {
      let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
      if value(first) < value(second) { low = first } else { high = second }
    }
    return ((low + high) / 2, value((low + high) / 2))
  }

  /// How far inside the outline a point lies; negative outside.
  private func depth(of point: Point) -> Double {
    var depth = Double.infinity
    var index = 0
    for piece in pieces {
      let count = piece.isLine ? 1 : piece.circle == nil ? 32 : 8
      for tangent in tangents[index...(index + count)] {
        let distance = tangent.direction.cross(point - tangent.point)
        depth = min(depth, isClockwise ? distance : -distance)
      }
      index += count + 1
      if let circle = piece.circle, circle.passes(around: point) {
        depth = min(depth, circle.radii.width - (point - circle.center).length)
      }
    }
    return depth
  }
}

extension EllipticalArc {
  /// Whether the arc of a circle passes between its centre and a point, or behind it.
  fileprivate func passes(around point: Point) -> Bool {
    passes(.degrees(Angle.direction(of: point - center).degrees - rotation.degrees))
  }
}

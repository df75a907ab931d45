/// The inside of a closed outline that turns in one direction only, once around.
struct ConvexInside {
  /// Whether the outline runs clockwise as seen.
  let isClockwise: Bool
  private let pieces: [StrokePiece]
  /// Points of the outline with its directions there.
  private let tangents: [(point: Point, direction: Point)]

  /// Nil if the outline turns in both directions or more than once around, or has too many pieces to check.
  init?(_ pieces: [StrokePiece]) {
    guard pieces.count <= 256 else { return nil }
    self.pieces = pieces
    var tangents: [(point: Point, direction: Point)] = []
    for piece in pieces {
      let count = piece.isLine ? 1 : piece.circle == nil ? 32 : 8
      for step in 0...count {
        let u = Double(step) / Double(count)
        tangents.append((piece.point(at: u), piece.direction(at: u)))
      }
    }
    self.tangents = tangents
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

  /// Whether a circle fits inside; the radius is accurate to a thousandth of a point.
  ///
  /// The distance from the outline grows fastest directly away from the nearest point. So if the distance at one point
  /// is known, the centre of a fitting circle can only lie beyond a line. Each point that is tried removes a third of
  /// the remaining area.
  func holdsCircle(radius: Double) -> Bool {
    guard let first = tangents.first?.point else { return false }
    let least = radius + 1e-3
    var box = Rect(origin: first, size: .zero)
    for (point, _) in tangents { box = box.union(Rect(origin: point, size: .zero)) }
    var candidates = box.corners
    for _ in 0..<Self.mostTrials {
      guard candidates.count > 2 else { return false }
      let centre = candidates.centroid
      let (depth, inward) = depth(of: centre)
      if depth > least { return true }
      candidates = candidates.clipped { inward.dot($0 - centre) - (least - depth) }
    }
    return false
  }

  /// After so many trials, the rest of any figure is too small to matter.
  private static let mostTrials = 96

  /// The distance of a point from the outline, negative outside, and the direction away from the nearest point of the
  /// outline.
  private func depth(of point: Point) -> (depth: Double, inward: Point) {
    var nearest = (depth: Double.infinity, inward: Point.zero)
    var index = 0
    for piece in pieces {
      let count = piece.isLine ? 1 : piece.circle == nil ? 32 : 8
      for tangent in tangents[index...(index + count)] {
        let across = Point(-tangent.direction.y, tangent.direction.x) * (isClockwise ? 1 : -1)
        let depth = across.dot(point - tangent.point)
        if depth < nearest.depth { nearest = (depth, across) }
      }
      index += count + 1
      if let circle = piece.circle, circle.passes(around: point) {
        let offset = circle.center - point
        let depth = circle.radii.width - offset.length
        if depth < nearest.depth, offset.length > 0 { nearest = (depth, offset * (1 / offset.length)) }
      }
    }
    return nearest
  }
}

extension Rect {
  /// The corners, clockwise as seen on screen.
  fileprivate var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}

/// A convex polygon as a list of its corners.
extension [Point] {
  /// The centre of the area, or the mean of the corners if there is no area.
  fileprivate var centroid: Point {
    let middle = reduce(.zero, +) * (1 / Double(count))
    var area = 0.0
    var sum = Point.zero
    for (corner, next) in zip(self, dropFirst() + prefix(1)) {
      let cross = (corner - middle).cross(next - middle)
      area += cross
      sum = sum + (corner - middle + next - middle) * cross
    }
    return area == 0 ? middle : middle + sum * (1 / (3 * area))
  }

  /// The part where a linear function is positive.
  fileprivate func clipped(where value: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (corner, next) in zip(self, dropFirst() + prefix(1)) {
      let (here, there) = (value(corner), value(next))
      if here > 0 { kept.append(corner) }
      if (here > 0) != (there > 0) { kept.append(corner + (next - corner) * (here / (here - there))) }
    }
    return kept
  }
}

extension EllipticalArc {
  /// Whether the arc of a circle passes between its centre and a point, or behind that point.
  fileprivate func passes(around point: Point) -> Bool {
    passes(.degrees(Angle.direction(of: point - center).degrees - rotation.degrees))
  }
}

/// The corner between two consecutive pieces of a stroke.
struct StrokeCorner {
  private let before: StrokePiece
  private let after: StrokePiece
  private let incoming: Point
  private let outgoing: Point
  private let turn: Double
  private let cosine: Double

  init(_ before: StrokePiece, _ after: StrokePiece) {
    self.before = before
    self.after = after
    incoming = before.direction(at: 1)
    outgoing = after.direction(at: 0)
    turn = incoming.cross(outgoing)
    cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
  }

  /// The corner itself.
  var point: Point { after.point(at: 0) }

  /// Whether the left edges meet without a join: their gap is far below the last decimal in the output.
  func isSmooth(_ halfWidth: Double) -> Bool { cosine > 0 && abs(turn) * max(1, halfWidth) <= 1e-5 }

  /// Whether the left side is the outer side.
  func isOutside(_ halfWidth: Double) -> Bool { !isSmooth(halfWidth) && (turn > 0 || (turn == 0 && cosine < 0)) }

  /// The intersection of the left edges as if both pieces were straight.
  private func meeting(halfWidth: Double) -> Point? {
    guard 1 + cosine > 1e-9 else { return nil }
    let normals = before.normal(at: 1) + after.normal(at: 0)
    return point + normals * (halfWidth / (1 + cosine))
  }

  /// The tip of a mitred join; nil if it exceeds the limit. By the rule of SVG 2, the distance from the inner to the
  /// outer corner is at most `limit` times the stroke's width.
  func tip(halfWidth: Double, limit: Double) -> Point? {
    // The ratio is 1 / sin(θ/2), for an angle θ between the lines.
    limit * limit * (1 + cosine) >= 2 * (1 - 1e-12) ? meeting(halfWidth: halfWidth) : nil
  }

  /// The parameters of both pieces where their left edges cross, near the crossing of straight pieces.
  func crossing(halfWidth: Double) -> (before: Double, after: Double)? {
    for (first, second) in [(1.0, 0.0), (0.5, 0.5)] {
      guard let found = crossing(halfWidth: halfWidth, from: (first, second)) else { continue }
      let place = after.left(at: found.after, halfWidth: halfWidth)
      // A crossing far away is a different one.
      if before.isLine && after.isLine { return found }
      let limit = meeting(halfWidth: halfWidth).map { 2 * ($0 - point).length } ?? 4 * halfWidth
      if (place - point).length <= max(limit, 2 * halfWidth) { return found }
    }
    return nil
  }

  /// Newton's method, which is exact after one step if both pieces are straight.
  private func crossing(halfWidth: Double, from guess: (Double, Double)) -> (before: Double, after: Double)? {
    var (s, t) = guess
    for _ in 0..<16 {
      let gap = after.left(at: t, halfWidth: halfWidth) - before.left(at: s, halfWidth: halfWidth)
      let a = before.leftVelocity(at: s, halfWidth: halfWidth)
      let b = after.leftVelocity(at: t, halfWidth: halfWidth)
      let determinant = a.cross(b)
      guard abs(determinant) > 1e-12 * a.length * b.length, determinant != 0 else { return nil }
      let steps = (gap.cross(b) / determinant, gap.cross(a) / determinant)
      (s, t) = (s + steps.0, t + steps.1)
      guard s.isFinite, t.isFinite, (-1...2).contains(s), (-1...2).contains(t) else { return nil }
      if abs(steps.0) < 1e-13 && abs(steps.1) < 1e-13 { break }
    }
    let gap = after.left(at: t, halfWidth: halfWidth) - before.left(at: s, halfWidth: halfWidth)
    guard gap.length <= 1e-6, (0...1).contains(s), (0...1).contains(t) else { return nil }
    return (s, t)
  }
}

/// A side of an outline, or a part of one with the same behaviour of the stroke throughout.
///
/// A stroke is the area that a line perpendicular to the path covers, half of it on either side. Where the radius of
/// curvature is below half the stroke's width, the inner half extends past the centre of curvature and moves backwards
/// there. Curves are cut where this begins and ends, so that a piece is either completely tight or not at all.
struct StrokePiece {
  private let side: Side
  /// The circle that the piece is a part of; nil for lines and other curves.
  let circle: EllipticalArc?
  /// The parameters of the side at the start and end of the piece, in descending order for a reversed piece.
  private let first: Double
  private let last: Double
  /// Whether the path turns back at an end within a side, as at a cusp of a curve.
  private(set) var startsAtCusp = false
  private(set) var endsAtCusp = false

  /// The pieces of a side; empty if the side has no length.
  static func pieces(of side: Side, halfWidth: Double) -> [StrokePiece] {
    guard !side.isPoint else { return [] }
    if case .line = side.element { return [StrokePiece(side: side, circle: nil, first: 0, last: 1)] }
    if case .arc = side.element {
      guard let arc = side.ellipticalArc else {
        return [StrokePiece(side: Side(from: side.from, element: .line(to: side.to)), circle: nil, first: 0, last: 1)]
      }
      if abs(arc.radii.width - arc.radii.height) <= 1e-9 * arc.radii.width {
        return [StrokePiece(side: side, circle: arc, first: 0, last: 1)]
      }
    }
    let side = side.withoutHooks
    let (bends, cusps) = side.bends
    var pieces: [StrokePiece] = []
    var first = 0.0
    for end in side.limitsOfTightness(halfWidth: halfWidth, between: [0] + bends + [1]) + [1] where end > first {
      var piece = StrokePiece(side: side, circle: nil, first: first, last: end)
      piece.startsAtCusp = cusps.contains(first)
      piece.endsAtCusp = cusps.contains(end)
      pieces.append(piece)
      first = end
    }
    return pieces
  }

  /// The same piece in the opposite direction.
  var reversed: StrokePiece {
    var piece = StrokePiece(side: side, circle: circle, first: last, last: first)
    (piece.startsAtCusp, piece.endsAtCusp) = (endsAtCusp, startsAtCusp)
    return piece
  }

  /// Whether the piece is a straight line.
  var isLine: Bool { if case .line = side.element { true } else { false } }

  /// The angle of an arc of a circle; nil for other pieces.
  var sweep: Angle? {
    circle.map { .degrees($0.sweep.degrees * (last - first)) }
  }

  /// The direction from the circle's centre to a point of the piece.
  func angle(at u: Double) -> Angle? {
    circle.map { .degrees($0.rotation.degrees + $0.start.degrees + $0.sweep.degrees * parameter(u)) }
  }

  private func parameter(_ u: Double) -> Double { u == 0 ? first : u == 1 ? last : first + (last - first) * u }

  /// The point at a parameter from 0 to 1.
  func point(at u: Double) -> Point {
    let t = parameter(u)
    return t == 0 ? side.from : t == 1 ? side.to : side.point(at: t)
  }

  /// Whether a parameter is an end where the velocity is zero: at a cusp, or with a control point at the end.
  func standsStill(at u: Double) -> Bool {
    // A cusp's parameter has a rounding error, and may be on the wrong side of the cusp.
    if (u == 0 && startsAtCusp) || (u == 1 && endsAtCusp) { return true }
    return (u == 0 || u == 1) && side.velocity(at: parameter(u)).length <= 1e-9 * side.extent
  }

  /// How the acceleration of the whole side changes.
  private var change: Point { side.acceleration(at: 1) - side.acceleration(at: 0) }

  /// The direction of the piece, as a unit vector.
  func direction(at u: Double) -> Point {
    let t = parameter(u)
    var vector = side.velocity(at: t)
    if standsStill(at: u) {
      // The piece starts and ends in the direction of its acceleration, or, where only rounding errors are left of that,
      // goes on in the direction of its change.
      vector = side.acceleration(at: t) * ((u < 0.5) == (first < last) ? 1 : -1)
      if vector.length <= 1e-4 * change.length { vector = change }
    } else if vector.length <= 1e-10 * side.extent {
      // Where a curve stops and goes on, the parameter is known less exactly than at a cusp.
      vector = change
    }
    if first > last { vector = vector * -1 }
    let length = vector.length
    return length > 0 ? vector * (1 / length) : Point(1, 0)
  }

  /// The unit vector to the left of the piece's direction.
  func normal(at u: Double) -> Point {
    let direction = direction(at: u)
    return Point(direction.y, -direction.x)
  }

  /// The radius of curvature; positive if the centre is on the left, negative on the right, infinite for a straight
  /// piece.
  func bendRadius(at u: Double) -> Double {
    let t = parameter(u)
    let velocity = side.velocity(at: t)
    let cross = side.turning(at: t)
    let speed = velocity.length
    guard cross != 0 else { return .infinity }
    let radius = speed * speed * speed / cross
    return first < last ? -radius : radius
  }

  /// Whether the piece turns left with a radius of curvature below `halfWidth`.
  func isTight(within halfWidth: Double) -> Bool {
    let radius = bendRadius(at: 0.5)
    return radius >= 0 && radius < halfWidth
  }

  /// The point at the distance `halfWidth` to the left.
  func left(at u: Double, halfWidth: Double) -> Point { point(at: u) + normal(at: u) * halfWidth }

  /// The derivative of ``left(at:halfWidth:)``.
  func leftVelocity(at u: Double, halfWidth: Double) -> Point {
    // At zero velocity, the radius of curvature is undefined; close by, it is defined.
    let u = standsStill(at: u) ? min(max(u, 1e-6), 1 - 1e-6) : u
    return side.velocity(at: parameter(u)) * ((last - first) * (1 - halfWidth / bendRadius(at: u)))
  }
}

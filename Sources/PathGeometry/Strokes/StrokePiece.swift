/// A side of an outline, or a stretch of one along which a stroke behaves alike.
///
/// A stroke is swept by a straight line, half of it on either side, that stays at right angles to the path. Where the
/// path bends more tightly than half the stroke's width, the inner half passes the centre of the bend and sweeps
/// backwards beyond it. Curves are cut where that begins and ends, so that a piece is either tight or not, throughout.
struct StrokePiece {
  private let side: Side
  /// The circle that the piece is part of; nil for lines and other curves.
  let circle: EllipticalArc?
  /// The parameters of the side at which the piece begins and ends; the piece runs backwards where they descend.
  private let first: Double
  private let last: Double
  /// Whether the path turns back at an end within a side, as a curve can at a cusp.
  private(set) var startsAtCusp = false
  private(set) var endsAtCusp = false

  private init(side: Side, circle: EllipticalArc?, first: Double, last: Double) {
    (self.side, self.circle, self.first, self.last) = (side, circle, first, last)
  }

  /// The pieces of a side; none where it has no length.
  static func pieces(of side: Side, reach: Double) -> [StrokePiece] {
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
    for end in side.limitsOfTightness(reach: reach, between: [0] + bends + [1]) + [1] where end > first {
      var piece = StrokePiece(side: side, circle: nil, first: first, last: end)
      piece.startsAtCusp = cusps.contains(first)
      piece.endsAtCusp = cusps.contains(end)
      pieces.append(piece)
      first = end
    }
    return pieces
  }

  /// The same piece, drawn the other way.
  var reversed: StrokePiece {
    var piece = StrokePiece(side: side, circle: circle, first: last, last: first)
    (piece.startsAtCusp, piece.endsAtCusp) = (endsAtCusp, startsAtCusp)
    return piece
  }

  /// Whether the piece is a straight line.
  var isLine: Bool { if case .line = side.element { true } else { false } }

  /// How far the piece turns, where it is part of a circle.
  var sweep: Angle? {
    circle.map { .degrees($0.sweep.degrees * (last - first)) }
  }

  /// The direction from the circle's centre in which a point of the piece lies.
  func angle(at u: Double) -> Angle? {
    circle.map { .degrees($0.rotation.degrees + $0.start.degrees + $0.sweep.degrees * parameter(u)) }
  }

  private func parameter(_ u: Double) -> Double { u == 0 ? first : u == 1 ? last : first + (last - first) * u }

  /// Where the piece is after a share of its parameter.
  func point(at u: Double) -> Point {
    let t = parameter(u)
    return t == 0 ? side.from : t == 1 ? side.to : side.point(at: t)
  }

  /// Whether a parameter is an end at which the piece stands still: a cusp, or a control point lies there.
  func standsStill(at u: Double) -> Bool {
    // The parameter of a cusp has a rounding error, which may lie on the other side of where the curve turns back.
    if (u == 0 && startsAtCusp) || (u == 1 && endsAtCusp) { return true }
    return (u == 0 || u == 1) && side.velocity(at: parameter(u)).length <= 1e-9 * side.extent
  }

  /// The direction of the piece, a vector of length one.
  func direction(at u: Double) -> Point {
    let t = parameter(u)
    var vector = side.velocity(at: t)
    if standsStill(at: u) {
      // It leaves and arrives along its acceleration.
      vector = side.acceleration(at: t) * ((u < 0.5) == (first < last) ? 1 : -1)
      if vector.length <= 1e-9 * side.extent { vector = side.to - side.from }
    }
    if first > last { vector = vector * -1 }
    let length = vector.length
    return length > 0 ? vector * (1 / length) : Point(1, 0)
  }

  /// The direction at right angles to the left, as seen by one who follows the piece.
  func normal(at u: Double) -> Point {
    let direction = direction(at: u)
    return Point(direction.y, -direction.x)
  }

  /// How far to the left the centre of the bend lies; negative to the right, infinite where the piece is straight.
  func bendRadius(at u: Double) -> Double {
    let t = parameter(u)
    let velocity = side.velocity(at: t)
    let cross = velocity.cross(side.acceleration(at: t))
    let speed = velocity.length
    guard abs(cross) > 1e-14 * speed * side.extent, cross != 0 else { return .infinity }
    let radius = speed * speed * speed / cross
    return first < last ? -radius : radius
  }

  /// Whether the piece bends to the left about a centre nearer than `reach`.
  func isTight(within reach: Double) -> Bool {
    let radius = bendRadius(at: 0.5)
    return radius >= 0 && radius < reach
  }

  /// The point `reach` to the left.
  func left(at u: Double, reach: Double) -> Point { point(at: u) + normal(at: u) * reach }

  /// The derivative of ``left(at:reach:)``.
  func leftVelocity(at u: Double, reach: Double) -> Point {
    // Where the piece stands still, its bend has no radius; right beside it has one.
    let u = standsStill(at: u) ? min(max(u, 1e-6), 1 - 1e-6) : u
    return side.velocity(at: parameter(u)) * ((last - first) * (1 - reach / bendRadius(at: u)))
  }
}

/// A side or a rounded corner of a rectangle, with a parameter from 0 to 1.
enum OutlinePiece {
  case line(from: Point, to: Point)
  /// A quarter of an ellipse, clockwise from the direction `first` to the direction `last`.
  case corner(center: Point, radii: Size, first: Point, last: Point)

  /// The rounded corner of a rectangle with its square corner at `corner`.
  init(corner: Point, radii: Size, first: Point, last: Point) {
    let outward = first + last
    let center = Point(corner.x - outward.x * radii.width, corner.y - outward.y * radii.height)
    self = .corner(center: center, radii: radii, first: first, last: last)
  }

  var start: Point { point(at: 0) }
  var end: Point { point(at: 1) }

  /// The bounds of the piece. A quarter of an ellipse is monotone in x and y.
  var box: Rect {
    let (from, to) = (start, end)
    return Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
  }

  func point(at t: Double) -> Point {
    switch self {
    case .line(let from, let to): return t == 1 ? to : from + (to - from) * t
    case .corner(let center, let radii, let first, let last):
      let unit = (first * (1 - t * t) + last * (2 * t)) * (1 / (1 + t * t))
      return Point(center.x + radii.width * unit.x, center.y + radii.height * unit.y)
    }
  }

  /// Appends the parameters between the ends at which this piece crosses or touches the whole line or whole ellipse of
  /// another, in no particular order. They contain some parameters without contact: extremes of the distance, because a
  /// side touches a corner at an extreme, which may be on either side of zero after rounding.
  func appendCrossings(with other: OutlinePiece, to parameters: inout [Double]) {
    switch other {
    case .line(let from, let to):
      let along = to - from
      let (x, y, _) = coordinates(from: from)
      (y * along.x - x * along.y).appendRootsAndExtremes(to: &parameters)
    case .corner(let center, let radii, _, _):
      let (x, y, weight) = coordinates(from: center)
      let left = x * (1 / radii.width)
      let up = y * (1 / radii.height)
      (left * left + up * up - weight * weight).appendRootsAndExtremes(to: &parameters)
    }
  }

  /// The coordinates relative to an origin, times the weight of the rational curve, as polynomials of the parameter.
  private func coordinates(from origin: Point) -> (x: Polynomial, y: Polynomial, weight: Polynomial) {
    switch self {
    case .line(let from, let to):
      let offset = from - origin
      let along = to - from
      return (Polynomial(offset.x, along.x), Polynomial(offset.y, along.y), Polynomial(1))
    case .corner(let center, let radii, let first, let last):
      let weight = Polynomial(1, 0, 1)
      let offset = center - origin
      let cosine = Polynomial(1, 0, -1)
      let sine = Polynomial(0, 2)
      return (
        weight * offset.x + (cosine * first.x + sine * last.x) * radii.width,
        weight * offset.y + (cosine * first.y + sine * last.y) * radii.height, weight
      )
    }
  }
}

/// A part of a piece, in either direction.
struct OutlineFragment {
  let start: Point
  let end: Point
  /// The radii of the arc, or nil for a straight line.
  let radii: Size?
  var isClockwise = true
}

extension OutlineFragment {
  init(_ piece: OutlinePiece, from: Double, to: Double) {
    let radii: Size? = if case .corner(_, let radii, _, _) = piece { radii } else { nil }
    self.init(start: piece.point(at: from), end: piece.point(at: to), radii: radii)
  }

  var reversed: OutlineFragment {
    OutlineFragment(start: end, end: start, radii: radii, isClockwise: !isClockwise)
  }
}

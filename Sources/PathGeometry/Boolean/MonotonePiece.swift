/// A part of a segment that is monotone in x and in y: its ends are the corners of its box, and it does not cross
/// itself.
struct MonotonePiece {
  let segment: Int
  let contour: Int
  /// The index of the next piece in the contour.
  let next: Int
  let t0: Double
  let t1: Double
  let from: Point
  let to: Point
  let low: Point
  let high: Point

  init(segment: Int, contour: Int, next: Int, t0: Double, t1: Double, from: Point, to: Point) {
    (self.segment, self.contour, self.next) = (segment, contour, next)
    (self.t0, self.t1, self.from, self.to) = (t0, t1, from, to)
    low = Point(min(from.x, to.x), min(from.y, to.y))
    high = Point(max(from.x, to.x), max(from.y, to.y))
  }

  func isNear(_ point: Point, within distance: Double) -> Bool {
    point.x >= low.x - distance && point.x <= high.x + distance && point.y >= low.y - distance
      && point.y <= high.y + distance
  }
}

extension CurveSegment {
  /// The parameter between `t0` and `t1` at which a monotone part has the same position along its chord as `point`.
  func projection(of point: Point, from t0: Double, to t1: Double) -> Double {
    let first = self.point(at: t0)
    let chord = self.point(at: t1) - first
    let wanted = (point - first).dot(chord)
    if wanted <= 0 { return t0 }
    if wanted >= chord.dot(chord) { return t1 }
    var t = t0 + (t1 - t0) * (wanted / chord.dot(chord))
    if isLine { return t }
    // Newton's method. If a step leaves the interval, its middle is next.
    var (low, high) = (t0, t1)
    for _ in 0..<60 {
      let excess = (self.point(at: t) - first).dot(chord) - wanted
      if excess < 0 { low = t } else { high = t }
      let next = t - excess / derivative(at: t).dot(chord)
      let last = t
      t = next >= low && next <= high ? next : (low + high) / 2
      if abs(t - last) < 1e-12 { break }
    }
    return t
  }

  /// The parameter of a monotone part at which `isBefore` changes from true to false.
  func parameter(from t0: Double, to t1: Double, isBefore: (Double) -> Bool) -> Double {
    let (low, high) = bisect(from: t0, to: t1, steps: 60, isBefore: isBefore)
    return (low + high) / 2
  }
}

extension Point {
  /// The dot product of two vectors.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}

/// Finds where two monotone pieces cross, touch or overlap.
///
/// Pieces are halved until they are apart, as boxes or as chords with a margin for their curvature. If they are so
/// straight that they can cross only once, Newton's method finds the crossing. Where they touch without crossing, the
/// halving ends at the square root of the tolerance: closer than that they count as one.
struct PieceMeeting {
  /// A point that both pieces share, by the parameters of their segments.
  struct Contact {
    let t: Double
    let u: Double
    let point: Point
  }

  private let first: CurveSegment
  private let second: CurveSegment
  private let tolerance: Double
  private var contacts: [Contact] = []
  private var effort = 0

  /// More steps than any pair needs, except one that runs almost alongside for a long way.
  private static let mostEffort = 4_000

  /// The contacts of two pieces. The shared end of consecutive pieces does not count.
  static func contacts(
    of p: MonotonePiece, _ q: MonotonePiece, joins: (ends: Bool, starts: Bool), in set: borrowing ContourSet,
    within budget: inout WorkBudget
  ) throws(BooleanOperation.Failure) -> [Contact] {
    var meeting = PieceMeeting(
      first: set.segments[p.segment], second: set.segments[q.segment], tolerance: set.tolerance)
    let contacts = meeting.contacts(p, q, joins)
    try budget.spend(meeting.effort)
    guard let contacts else { throw .inexact }
    return contacts
  }

  private mutating func contacts(
    _ p: MonotonePiece, _ q: MonotonePiece, _ joins: (ends: Bool, starts: Bool)
  ) -> [Contact]? {
    effort += 3
    var touches: [Contact] = []
    func add(_ t: Double?, _ u: Double?, _ point: Point) {
      guard let t, let u, !touches.contains(where: { ($0.point - point).length <= 4 * tolerance }) else { return }
      touches.append(Contact(t: t, u: u, point: point))
    }
    let joint = joins.ends ? p.to : joins.starts ? p.from : nil
    add(p.t0, share(of: p.from, on: second, q), p.from)
    add(p.t1, share(of: p.to, on: second, q), p.to)
    add(share(of: q.from, on: first, p), q.t0, q.from)
    add(share(of: q.to, on: first, p), q.t1, q.to)
    if touches.count > 1, runsAlong(touches, q) { return touches }
    contacts = touches
    if !(first.isLine && second.isLine && touches.count > 0) {
      search(
        Stretch(of: first, t0: p.t0, t1: p.t1, from: p.from, to: p.to),
        Stretch(of: second, t0: q.t0, t1: q.t1, from: q.from, to: q.to))
    }
    if effort > Self.mostEffort { return nil }
    guard let joint else { return contacts }
    let otherJoint = joins.ends && joins.starts ? p.from : joint
    return contacts.filter {
      ($0.point - joint).length > 4 * tolerance && ($0.point - otherJoint).length > 4 * tolerance
    }
  }

  // MARK: Ends

  /// The parameter of a segment where the end of the other piece touches it; nil if it does not.
  private mutating func share(of point: Point, on segment: CurveSegment, _ piece: MonotonePiece) -> Double? {
    guard piece.isNear(point, within: tolerance) else { return nil }
    effort += 1
    if (piece.from - point).length <= tolerance { return piece.t0 }
    if (piece.to - point).length <= tolerance { return piece.t1 }
    if segment.isFar(from: point, distance: tolerance) {
      // The effort of the projection, so that a budget does not depend on this shortcut.
      effort += segment.effort
      return nil
    }
    let t = project(point, on: segment, from: piece.t0, to: piece.t1)
    return (segment.point(at: t) - point).length <= tolerance ? t : nil
  }

  /// Whether the pieces coincide between the two contacts that are furthest apart.
  private mutating func runsAlong(_ touches: [Contact], _ q: MonotonePiece) -> Bool {
    let ts = touches.map { $0.t }
    guard let low = ts.min(), let high = ts.max() else { return false }
    for share in [0.25, 0.5, 0.8] {
      let point = first.point(at: low + (high - low) * share)
      let u = project(point, on: second, from: q.t0, to: q.t1)
      if (second.point(at: u) - point).length > 4 * tolerance { return false }
    }
    return true
  }

  private mutating func project(_ point: Point, on segment: CurveSegment, from t0: Double, to t1: Double) -> Double {
    effort += segment.effort
    return segment.projection(of: point, from: t0, to: t1)
  }

  // MARK: Between the ends

  /// A part of a piece with its chord.
  private struct Stretch {
    let t0: Double
    let t1: Double
    let from: Point
    let to: Point
    /// How far the curve may be from its chord, sideways and along it.
    let sag: Double
    let lag: Double

    init(of segment: CurveSegment, t0: Double, t1: Double, from: Point, to: Point) {
      (self.t0, self.t1, self.from, self.to) = (t0, t1, from, to)
      let square = (t1 - t0) * (t1 - t0) / 8
      lag = segment.bend * square
      let chord = to - from
      if let (first, last) = segment.secondDerivatives(at: t0, t1), chord.length > 0 {
        sag = max(abs(chord.cross(first)), abs(chord.cross(last))) / chord.length * square
      } else {
        sag = lag
      }
    }

    var chord: Point { to - from }
    var middle: Double { (t0 + t1) / 2 }

    func halves(_ segment: CurveSegment) -> [Stretch] {
      let point = segment.point(at: middle)
      return [
        Stretch(of: segment, t0: t0, t1: middle, from: from, to: point),
        Stretch(of: segment, t0: middle, t1: t1, from: point, to: to),
      ]
    }

    /// Whether all of `other` lies on one side of this stretch.
    func isBeside(_ other: Stretch, margin: Double) -> Bool {
      let length = chord.length
      guard length > 0 else { return false }
      let a = chord.cross(other.from - from) / length
      let b = chord.cross(other.to - from) / length
      let gap = sag + other.sag + margin
      return min(a, b) > gap || max(a, b) < -gap
    }

    func boxIsApart(from other: Stretch, margin: Double) -> Bool {
      max(from.x, to.x) + margin < min(other.from.x, other.to.x)
        || max(other.from.x, other.to.x) + margin < min(from.x, to.x)
        || max(from.y, to.y) + margin < min(other.from.y, other.to.y)
        || max(other.from.y, other.to.y) + margin < min(from.y, to.y)
    }
  }

  private mutating func search(_ p: Stretch, _ q: Stretch) {
    effort += 1
    if effort > Self.mostEffort || p.boxIsApart(from: q, margin: tolerance) { return }
    if p.isBeside(q, margin: tolerance) || q.isBeside(p, margin: tolerance) { return }
    let (a, b) = (p.chord.length, q.chord.length)
    let least = tolerance.squareRoot() / 30
    if max(a, b) < least || p.t1 - p.t0 < 1e-12 || q.t1 - q.t0 < 1e-12 {
      let point = first.point(at: p.middle)
      let u = project(point, on: second, from: q.t0, to: q.t1)
      if (second.point(at: u) - point).length <= tolerance { add(p.middle, u, within: 20 * least) }
      return
    }
    // As seen from the chord's length, tangents differ from the direction of the chord by at most four times the sag.
    let slant = abs(p.chord.cross(q.chord))
    let isEven = p.lag * 8 < a && q.lag * 8 < b
    if isEven, slant > 5 * (p.sag * b + q.sag * a), slant > 1e-9 * a * b { return cross(p, q) }
    if a >= b {
      for half in p.halves(first) { search(half, q) }
    } else {
      for half in q.halves(second) { search(p, half) }
    }
  }

  /// Newton's method from the crossing of the chords, for two stretches that cross at most once.
  private mutating func cross(_ p: Stretch, _ q: Stretch) {
    effort += 10
    let slant = p.chord.cross(q.chord)
    let offset = q.from - p.from
    var t = p.t0 + (p.t1 - p.t0) * max(-0.5, min(1.5, offset.cross(q.chord) / slant))
    var u = q.t0 + (q.t1 - q.t0) * max(-0.5, min(1.5, offset.cross(p.chord) / slant))
    for _ in 0..<12 {
      let gap = second.point(at: u) - first.point(at: t)
      let (d, e) = (first.derivative(at: t), second.derivative(at: u))
      let slant = d.cross(e)
      if slant == 0 { break }
      let (dt, du) = (gap.cross(e) / slant, gap.cross(d) / slant)
      guard dt.isFinite, du.isFinite else { break }
      (t, u) = (t + dt, u + du)
      if abs(dt) + abs(du) < 1e-15 { break }
    }
    let slackT = (p.t1 - p.t0) * min(1, 2 * tolerance / p.chord.length)
    let slackU = (q.t1 - q.t0) * min(1, 2 * tolerance / q.chord.length)
    guard t >= p.t0 - slackT, t <= p.t1 + slackT, u >= q.t0 - slackU, u <= q.t1 + slackU else { return }
    t = max(p.t0, min(t, p.t1))
    u = max(q.t0, min(u, q.t1))
    guard (first.point(at: t) - second.point(at: u)).length <= 8 * tolerance else { return }
    add(t, u, within: 8 * tolerance)
  }

  private mutating func add(_ t: Double, _ u: Double, within distance: Double) {
    let point = first.point(at: t)
    if contacts.contains(where: { ($0.point - point).length <= distance }) { return }
    contacts.append(Contact(t: t, u: u, point: point))
  }
}

extension CurveSegment {
  /// The steps of a projection.
  fileprivate var effort: Int { isLine ? 1 : 30 }
}

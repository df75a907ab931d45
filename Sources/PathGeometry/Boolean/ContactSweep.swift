extension ContourSet {
  /// A place at which a contour must be cut.
  struct Cut {
    let segment: Int
    let t: Double
    let point: Point
  }

  /// More pairs of boxes than any drawing of a sensible size compares, and more that overlap.
  private static let mostPairs = 100_000_000
  private static let mostMeetings = 200_000

  /// Every place at which contours cross, touch or begin to run along each other, in no certain order.
  ///
  /// The pieces are swept from left to right; each is compared with those whose boxes reach as far.
  func cuts() throws(BooleanOperation.Failure) -> [Cut] {
    let order = pieces.indices.sorted { (pieces[$0].low.x, $0) < (pieces[$1].low.x, $1) }
    var cuts: [Cut] = []
    var active: [(right: Double, top: Double, bottom: Double, piece: Int)] = []
    var pairs = 0
    var meetings = 0
    for index in order {
      let piece = pieces[index]
      let (left, top, bottom) = (piece.low.x - tolerance, piece.low.y - tolerance, piece.high.y + tolerance)
      pairs += active.count
      if pairs > Self.mostPairs { throw .tooManyMeetings }
      var kept = 0
      for position in active.indices {
        let other = active[position]
        if other.right < left { continue }
        active[kept] = other
        kept += 1
        if other.bottom < top || other.top > bottom { continue }
        meetings += 1
        if meetings > Self.mostMeetings { throw .tooManyMeetings }
        try addCuts(min(index, other.piece), max(index, other.piece), to: &cuts)
      }
      active.removeSubrange(kept...)
      active.append((piece.high.x, piece.low.y, piece.high.y, index))
    }
    return cuts
  }

  private func addCuts(_ first: Int, _ second: Int, to cuts: inout [Cut]) throws(BooleanOperation.Failure) {
    let (p, q) = (pieces[first], pieces[second])
    let joins = (ends: p.next == second, starts: q.next == first)
    if joins.ends != joins.starts {
      // Where the contour goes on in x or in y, no later point of it is level with an earlier one.
      let (a, b) = (p.to - p.from, q.to - q.from)
      if a.x * b.x > 0 || a.y * b.y > 0 { return }
    }
    guard let contacts = PieceMeeting.contacts(of: p, q, joins: joins, in: self) else { throw .inexact }
    for contact in contacts {
      cuts.append(Cut(segment: p.segment, t: contact.t, point: contact.point))
      cuts.append(Cut(segment: q.segment, t: contact.u, point: segments[q.segment].point(at: contact.u)))
    }
  }
}

extension ContourSet {
  /// A position where a contour must be cut.
  struct Cut {
    let segment: Int
    let t: Double
    let point: Point
  }

  /// All positions where contours cross, touch or begin to overlap, in no particular order.
  func cuts(within budget: inout WorkBudget) throws(BooleanOperation.Failure) -> [Cut] {
    let sweep = BoxSweep(pieces.map { PieceBox($0.low, $0.high, margin: tolerance / 2) })
    var cuts: [Cut] = []
    try sweep.forEachPair(within: &budget) { (first, second, budget) throws(BooleanOperation.Failure) in
      try addCuts(first, second, within: &budget, to: &cuts)
    }
    return cuts
  }

  private func addCuts(
    _ first: Int, _ second: Int, within budget: inout WorkBudget, to cuts: inout [Cut]
  ) throws(BooleanOperation.Failure) {
    let (p, q) = (pieces[first], pieces[second])
    let joins = (ends: p.next == second, starts: q.next == first)
    if joins.ends != joins.starts {
      // If the contour continues in the same direction of x or y, no later point has the same coordinate as an earlier
      // one.
      let (a, b) = (p.to - p.from, q.to - q.from)
      if a.x * b.x > 0 || a.y * b.y > 0 { return }
    }
    for contact in try PieceMeeting.contacts(of: p, q, joins: joins, in: self, within: &budget) {
      cuts.append(Cut(segment: p.segment, t: contact.t, point: contact.point))
      cuts.append(Cut(segment: q.segment, t: contact.u, point: segments[q.segment].point(at: contact.u)))
    }
  }
}

extension ContourSet {
  /// A place at which a contour must be cut.
  struct Cut {
    let segment: Int
    let t: Double
    let point: Point
  }

  /// Every place at which contours cross, touch or begin to run along each other, in no certain order.
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
      // Where the contour goes on in x or in y, no later point of it is level with an earlier one.
      let (a, b) = (p.to - p.from, q.to - q.from)
      if a.x * b.x > 0 || a.y * b.y > 0 { return }
    }
    for contact in try PieceMeeting.contacts(of: p, q, joins: joins, in: self, within: &budget) {
      cuts.append(Cut(segment: p.segment, t: contact.t, point: contact.point))
      cuts.append(Cut(segment: q.segment, t: contact.u, point: segments[q.segment].point(at: contact.u)))
    }
  }
}

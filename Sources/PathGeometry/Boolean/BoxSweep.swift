/// A rectangle that holds a piece of an outline.
struct PieceBox {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  /// The box between two opposite corners, enlarged by a margin.
  init(_ a: Point, _ b: Point, margin: Double) {
    left = min(a.x, b.x) - margin
    top = min(a.y, b.y) - margin
    right = max(a.x, b.x) + margin
    bottom = max(a.y, b.y) + margin
  }
}

/// Finds the pairs of boxes that overlap.
///
/// The boxes are sorted into bands, and each band is swept from left to right. A pair is reported in the first band
/// that both boxes share. The cost is n log n if few boxes overlap, and n² at worst.
struct BoxSweep {
  private let order: [Int]
  private let boxes: [PieceBox]
  private let bands: RayBands

  private struct Active {
    let right: Double
    let top: Double
    let bottom: Double
    let first: Int
    let box: Int
  }

  init(_ boxes: [PieceBox]) {
    self.boxes = boxes
    let order = boxes.indices.sorted { (boxes[$0].left, $0) < (boxes[$1].left, $1) }
    self.order = order
    bands = RayBands(order.map { (boxes[$0].top, boxes[$0].bottom) })
  }

  /// Calls `body` with the numbers of each pair, the lower one first.
  func forEachPair(
    within budget: inout WorkBudget,
    _ body: (Int, Int, inout WorkBudget) throws(BooleanOperation.Failure) -> Void
  ) throws(BooleanOperation.Failure) {
    var active: [Active] = []
    for band in 0..<bands.count {
      active.removeAll(keepingCapacity: true)
      for place in bands.members(of: band) {
        let index = order[Int(place)]
        let box = boxes[index]
        let first = bands.band(of: box.top)
        try budget.spend(1 + active.count / 32)
        var kept = 0
        for position in active.indices {
          let other = active[position]
          if other.right < box.left { continue }
          active[kept] = other
          kept += 1
          if other.bottom < box.top || other.top > box.bottom || max(other.first, first) != band { continue }
          try body(min(index, other.box), max(index, other.box), &budget)
        }
        active.removeSubrange(kept...)
        active.append(Active(right: box.right, top: box.top, bottom: box.bottom, first: first, box: index))
      }
    }
  }
}

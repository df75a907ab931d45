import PathGeometry

/// Rectangles that are added one after the other, and the last one at a place.
///
/// A balanced tree by their middles: few are visited at a place where few overlap, however many there are.
struct RectTree {
  /// A rectangle, with what is added in its part of the order: it is the middle of that, between two halves.
  private struct Branch {
    let index: Int
    /// The rectangle around all that is added in the part.
    var reach: Rect?
    var last = -1
  }

  private var branches: [Branch]
  private var places: [Int]

  /// A tree for rectangles that are going to be added about where these are.
  init(_ rects: [Rect]) {
    let centers = rects.map { $0.center }
    var order = Array(rects.indices)
    func sort(_ part: Range<Int>, byX: Bool) {
      guard part.count > 2 else { return }
      order[part].sort { byX ? centers[$0].x < centers[$1].x : centers[$0].y < centers[$1].y }
      let halves = part.halves
      sort(halves.before, byX: !byX)
      sort(halves.after, byX: !byX)
    }
    sort(order.indices, byX: true)
    branches = order.map { Branch(index: $0) }
    places = order
    for (place, index) in order.enumerated() { places[index] = place }
  }

  /// Adds a rectangle, or enlarges one.
  mutating func add(_ rect: Rect, at index: Int) {
    var part = branches.indices
    let place = places[index]
    while true {
      let middle = part.halves.middle
      branches[middle].reach = branches[middle].reach.union(with: rect)
      branches[middle].last = max(branches[middle].last, index)
      if place == middle { return }
      part = place < middle ? part.halves.before : part.halves.after
    }
  }

  /// The last rectangle that is in an area and meets a condition. Rounding errors may leave out one at its edge.
  func last(
    in area: Rect, within budget: inout WorkBudget, where meetsCondition: (Int) -> Bool
  ) throws(WorkBudget.Exhausted) -> Int? {
    var last = -1
    var visits = 0
    var parts = [branches.indices]
    while let part = parts.popLast() {
      guard !part.isEmpty else { continue }
      visits += 1
      let (before, middle, after) = part.halves
      let branch = branches[middle]
      guard branch.last > last, branch.reach?.overlaps(area) == true else { continue }
      if branch.index > last, meetsCondition(branch.index) { last = branch.index }
      parts += lastIndex(in: before) > lastIndex(in: after) ? [after, before] : [before, after]
    }
    try budget.take(visits / 16)
    return last < 0 ? nil : last
  }

  private func lastIndex(in part: Range<Int>) -> Int { part.isEmpty ? -1 : branches[part.halves.middle].last }
}

extension Range<Int> {
  /// The one in the middle, and those before and after it.
  fileprivate var halves: (before: Range, middle: Int, after: Range) {
    let middle = (lowerBound + upperBound) / 2
    return (lowerBound..<middle, middle, middle + 1..<upperBound)
  }
}

extension Rect {
  /// Whether the insides of both meet.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

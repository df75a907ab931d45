/// The winding numbers of two paths around a point.
struct Windings {
  var first = 0
  var second = 0

  mutating func add(_ turn: Int, operand: Int) {
    if operand == 0 { first += turn } else { second += turn }
  }
}

/// Counts the crossings of rays that start on an outline. This gives the winding numbers on both sides without a step
/// away from the outline.
struct RayWinding {
  /// A point of a segment.
  struct Spot: Equatable {
    let segment: Int
    let t: Double
    let isForward: Bool
  }

  private let set: ContourSet
  private let rows: RayBands
  private let columns: RayBands

  /// - Parameters:
  ///   - rays: The number of rays that will be counted. Sorting the pieces into bands costs as much as a dozen of them.
  init(_ set: ContourSet, rays: Int) {
    self.set = set
    let mostBands = rays < 16 ? 1 : 1024
    rows = RayBands(set.pieces.map { ($0.low.y, $0.high.y) }, mostBands: mostBands)
    columns = RayBands(set.pieces.map { ($0.low.x, $0.high.x) }, mostBands: mostBands)
  }

  /// The windings to the right and to the left of the first spot, in the direction of its segment.
  ///
  /// `spots` are all spots at the same point, one for each segment that passes through it together with the first. The
  /// ray goes to the right if the segment is steep, otherwise down.
  func sides(
    of spots: [Spot], within budget: inout WorkBudget
  ) throws(BooleanOperation.Failure) -> (right: Windings, left: Windings) {
    guard let spot = spots.first else { return (Windings(), Windings()) }
    let point = set.segments[spot.segment].point(at: spot.t)
    let tangent = set.segments[spot.segment].derivative(at: spot.t)
    let isRow = abs(tangent.y) >= abs(tangent.x)
    let near = try windings(at: point, isRow: isRow, without: spots, within: &budget)
    var far = near
    // Seen along the ray from before the outline, the whole outline is ahead, with all its turns.
    let isPositive = isRow ? tangent.y > 0 : tangent.x < 0
    for other in spots {
      let isSame = other.isForward == spot.isForward
      far.add(isPositive == isSame ? 1 : -1, operand: operand(of: other.segment))
    }
    return isPositive ? (far, near) : (near, far)
  }

  private func operand(of segment: Int) -> Int { set.contours[set.contour(of: segment)].operand }

  private func windings(
    at point: Point, isRow: Bool, without spots: [Spot], within budget: inout WorkBudget
  ) throws(BooleanOperation.Failure) -> Windings {
    var windings = Windings()
    let bands = isRow ? rows : columns
    let members = bands[isRow ? point.y : point.x]
    try budget.spend(members.count / 8)
    for index in members {
      let piece = set.pieces[Int(index)]
      // For columns, the plane is mirrored at its diagonal, which changes the sign of windings.
      let (from, to) = isRow ? (piece.from.y, piece.to.y) : (piece.to.x, piece.from.x)
      let level = isRow ? point.y : point.x
      guard (from <= level) != (to <= level) else { continue }
      if isRow ? piece.high.x < point.x : piece.high.y < point.y { continue }
      try budget.spend(1 + spots.count / 16)
      if spots.contains(where: { $0.segment == piece.segment && $0.t >= piece.t0 && $0.t <= piece.t1 }) { continue }
      if !set.segments[piece.segment].isLine { try budget.spend(10) }
      if crosses(piece, from: point, isRow: isRow) {
        windings.add(to > from ? 1 : -1, operand: set.contours[piece.contour].operand)
      }
    }
    return windings
  }

  private func crosses(_ piece: MonotonePiece, from point: Point, isRow: Bool) -> Bool {
    if isRow ? piece.low.x > point.x : piece.low.y > point.y { return true }
    let segment = set.segments[piece.segment]
    if segment.isLine {
      let along = piece.to - piece.from
      return isRow
        ? piece.from.x + along.x * ((point.y - piece.from.y) / along.y) > point.x
        : piece.from.y + along.y * ((point.x - piece.from.x) / along.x) > point.y
    }
    let isRising = isRow ? piece.to.y > piece.from.y : piece.to.x > piece.from.x
    let t = segment.parameter(from: piece.t0, to: piece.t1) { t in
      let value = segment.point(at: t)
      return (isRow ? value.y < point.y : value.x < point.x) == isRising
    }
    let crossing = segment.point(at: t)
    return isRow ? crossing.x > point.x : crossing.y > point.y
  }
}

/// Intervals sorted into bands, to find those at a level without a search through all of them.
struct RayBands {
  /// The number of bands.
  let count: Int
  private let low: Double
  private let height: Double
  private var starts: [Int]
  private var members: [Int32]

  init(_ intervals: [(low: Double, high: Double)], mostBands: Int = 1024) {
    let low = intervals.map { $0.low }.min() ?? 0
    let extent = (intervals.map { $0.high }.max() ?? 0) - low
    let total = intervals.reduce(0) { $0 + $1.high - $1.low }
    // Enough bands that each interval is in about eight of them.
    let count =
      extent > 0
      ? max(1, min(mostBands, Int(min(1e6, 8 * Double(intervals.count) * extent / max(total, extent / 1e6))))) : 1
    let height = extent > 0 ? extent / Double(count) : 1
    func band(_ level: Double) -> Int { max(0, min(count - 1, Int((level - low) / height))) }
    var starts = [Int](repeating: 0, count: count + 1)
    for interval in intervals {
      for band in band(interval.low)...band(interval.high) { starts[band + 1] += 1 }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    var members = [Int32](repeating: 0, count: starts[count])
    var ends = starts
    for (index, interval) in intervals.enumerated() {
      for band in band(interval.low)...band(interval.high) {
        members[ends[band]] = Int32(index)
        ends[band] += 1
      }
    }
    (self.count, self.low, self.height) = (count, low, height)
    (self.starts, self.members) = (starts, members)
  }

  /// The band of a level, or the nearest one.
  func band(of level: Double) -> Int { max(0, min(count - 1, Int(max(-1, min((level - low) / height, 1e6))))) }

  /// The indices of the intervals that overlap a band.
  func members(of band: Int) -> ArraySlice<Int32> { members[starts[band]..<starts[band + 1]] }

  /// The indices of the intervals that may contain a level.
  subscript(level: Double) -> ArraySlice<Int32> { members(of: band(of: level)) }
}

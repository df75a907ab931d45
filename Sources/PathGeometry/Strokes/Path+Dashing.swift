extension Path {
  /// The dashes along this path, as in Core Graphics' `copy(dashingWithPhase:lengths:)`. Stroke them like the path.
  ///
  /// Each subpath begins with the first dash, shifted by the offset. A dash across the start of a closed subpath is one
  /// piece. A dash without length is a line of a millionth of a point, so that a stroke draws its caps. If there are no
  /// lengths, if all are zero, or if there would be more than 10,000 dashes, the path is returned unchanged.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of a dash, the gap after it, the next dash, and so on, repeated: `stroke-dasharray`. An
  ///     odd number of lengths is repeated once.
  ///   - offset: The position in the pattern where a subpath begins, in points: `stroke-dashoffset`.
  /// - Precondition: The lengths are from 0 to 1e9, the offset is within ±1e9.
  public func dashed(_ lengths: [Double], offset: Double = 0) -> Path {
    var budget = WorkBudget(.max)
    return (try? dashed(lengths, offset: offset, within: &budget)) ?? self
  }

  /// The dashes along this path, within a budget.
  package func dashed(
    _ lengths: [Double], offset: Double, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> Path {
    precondition(lengths.allSatisfy { $0 >= 0 && $0 <= 1e9 }, "the length of a dash is finite and not negative")
    precondition(abs(offset) <= 1e9, "the offset of dashes is finite")
    guard let pattern = DashPattern(lengths, offset: offset) else { return self }
    try budget.take(costOfStroke / WorkBudget.ofStrokedElement * WorkBudget.ofMeasuredPiece)
    let lines = runs.map(MeasuredRun.init)
    let count = lines.reduce(0) { $0 + pattern.count(along: $1.length) }
    guard count <= Self.mostDashes else { return self }
    try budget.take(Int(count) * WorkBudget.ofDash)
    var path = Path()
    for line in lines { line.draw(pattern.dashes(along: line.length), into: &path) }
    return path
  }

  /// Smaller dashes are not visible, and their outlines would take long.
  private static let mostDashes = 10_000.0
}

/// How far sums of lengths may be off, relative to a line: no dash, and no piece of one beside a corner, is as short.
private let roundingError = 1e-10

/// The lengths of dashes and gaps, from the start of a subpath.
private struct DashPattern {
  private let lengths: [Double]
  private let total: Double
  /// The position in the pattern where a subpath begins.
  private let start: Double

  /// Nil if there are no gaps.
  init?(_ lengths: [Double], offset: Double) {
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    total = self.lengths.reduce(0, +)
    guard total > 0 else { return nil }
    let rest = offset.truncatingRemainder(dividingBy: total)
    start = rest < 0 ? rest + total : rest
  }

  func count(along length: Double) -> Double { (length / total + 2) * Double(lengths.count / 2) }

  /// The ranges of dashes along a line.
  func dashes(along length: Double) -> [ClosedRange<Double>] {
    var dashes: [ClosedRange<Double>] = []
    var index = 0
    var place = -start
    let error = roundingError * length
    while place < length - error {
      let sum = place + lengths[index]
      let end = sum > length - error ? max(sum, length) : sum
      if index.isMultiple(of: 2), end > 0 || (end == 0 && lengths[index] == 0) {
        dashes.append(max(place, 0)...min(end, length))
      }
      place = end
      index = (index + 1) % lengths.count
    }
    return dashes
  }
}

/// A subpath with the lengths of its sides.
private struct MeasuredRun {
  private let run: Subpath
  private let sides: [MeasuredSide]
  /// Where each side begins.
  private let starts: [Double]
  let length: Double

  init(_ run: Subpath) {
    self.run = run
    sides = run.measuredSides
    (starts, length) = sides.starts
  }

  func draw(_ dashes: [ClosedRange<Double>], into path: inout Path) {
    let isWhole = dashes.count == 1 && dashes[0] == 0...length
    guard !isWhole, length > 0 else { return run.draw(into: &path) }
    guard run.isClosed, dashes.count > 1, let first = dashes.first, let last = dashes.last, first.lowerBound == 0,
      last.upperBound == length
    else {
      return draw(dashes[...], into: &path)
    }
    draw(dashes.dropFirst(), into: &path)
    draw(first, from: 0, isOnward: true, into: &path)
  }

  private func draw(_ dashes: ArraySlice<ClosedRange<Double>>, into path: inout Path) {
    var index = 0
    for dash in dashes {
      while index + 1 < sides.count, starts[index + 1] <= dash.lowerBound { index += 1 }
      draw(dash, from: index, isOnward: false, into: &path)
    }
  }

  /// Draws one dash, which does not begin before a side. It continues the path or begins with a move.
  private func draw(_ dash: ClosedRange<Double>, from first: Int, isOnward: Bool, into path: inout Path) {
    var isOnward = isOnward
    let isPoint = dash.lowerBound == dash.upperBound
    let error = isPoint ? 0 : roundingError * length
    for index in first..<sides.count {
      let (side, start) = (sides[index], starts[index])
      guard isPoint || dash.upperBound > start + error else { return }
      let end = index == sides.count - 1 ? length : starts[index + 1]
      guard dash.lowerBound < end - error else { continue }
      if isPoint { return side.drawPoint(at: dash.lowerBound - start, into: &path) }
      side.draw(from: dash.lowerBound - start, to: dash.upperBound - start, isOnward: isOnward, into: &path)
      isOnward = true
    }
  }
}

/// The chains that bound what an operation keeps.
struct BoundaryChains {
  /// Chains between vertices, directed so that the inside is on their right.
  private(set) var links: [Link] = []
  /// Contours that meet no other contour, and whether their direction must be reversed.
  private(set) var whole: [(contour: Int, isReversed: Bool)] = []

  /// A chain with a direction.
  struct Link {
    let spans: [Span]
    let from: Int
    let to: Int
  }

  /// Keeps the chains that have the inside on exactly one side; of chains that coincide, only the first.
  init(
    of arrangement: Arrangement, within budget: inout WorkBudget, where isInside: (Windings) -> Bool
  ) throws(BooleanOperation.Failure) {
    let set = arrangement.set
    let rays = RayWinding(set, rays: arrangement.chains.count)
    var chainsBetween: [[Int]: [Int]] = [:]
    for (index, chain) in arrangement.chains.enumerated() {
      guard let ends = chain.ends else { continue }
      chainsBetween[[min(ends.from, ends.to), max(ends.from, ends.to)], default: []].append(index)
    }
    var isAbsorbed = [Bool](repeating: false, count: arrangement.chains.count)
    for (index, chain) in arrangement.chains.enumerated() where !isAbsorbed[index] {
      guard let sample = chain.sample else { continue }
      let t = sample.t0 + (sample.t1 - sample.t0) * 0.487
      var spots = [RayWinding.Spot(segment: sample.segment, t: t, isForward: true)]
      if let ends = chain.ends, chain.spans.count == 1 {
        for other in chainsBetween[[min(ends.from, ends.to), max(ends.from, ends.to)]] ?? [] where other > index {
          try budget.spend(1)
          guard !isAbsorbed[other] else { continue }
          try budget.spend(20)
          guard let spot = arrangement.spot(of: other, along: spots[0]) else { continue }
          spots.append(spot)
          isAbsorbed[other] = true
        }
      }
      let sides = try rays.sides(of: spots, within: &budget)
      let (right, left) = (isInside(sides.right), isInside(sides.left))
      guard right != left else { continue }
      if let ends = chain.ends {
        links.append(
          right
            ? Link(spans: chain.spans, from: ends.from, to: ends.to)
            : Link(spans: chain.spans.reversed().map { $0.reversed }, from: ends.to, to: ends.from))
      } else {
        whole.append((chain.contour, !right))
      }
    }
  }
}

extension Arrangement {
  /// The point of a chain that coincides with a chain through `spot`, or nil if it does not coincide.
  fileprivate func spot(of index: Int, along spot: RayWinding.Spot) -> RayWinding.Spot? {
    guard chains[index].spans.count == 1, let span = chains[index].spans.first else { return nil }
    let point = set.segments[spot.segment].point(at: spot.t)
    let segment = set.segments[span.segment]
    let t = segment.projection(of: point, from: span.t0, to: span.t1)
    guard t > span.t0, t < span.t1, (segment.point(at: t) - point).length <= 8 * set.tolerance else { return nil }
    let direction = set.segments[spot.segment].derivative(at: spot.t).dot(segment.derivative(at: t))
    return RayWinding.Spot(segment: span.segment, t: t, isForward: direction > 0)
  }
}

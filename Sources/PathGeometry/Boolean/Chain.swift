/// A part of a segment, drawn backwards if `t0` is larger than `t1`.
struct Span {
  let segment: Int
  let t0: Double
  let t1: Double

  var reversed: Span { Span(segment: segment, t0: t1, t1: t0) }
}

/// A part of a contour between two vertices where contours meet, with no vertex in between.
struct Chain {
  let contour: Int
  let spans: [Span]
  /// The indices of the vertices at its ends; nil for a contour that meets no other.
  let ends: (from: Int, to: Int)?

  /// The longest span. Its middle represents the whole chain.
  var sample: Span? { spans.max { abs($0.t1 - $0.t0) < abs($1.t1 - $1.t0) } }
}

/// The contours, cut where they meet.
struct Arrangement {
  let set: ContourSet
  private(set) var chains: [Chain] = []
  /// The positions of the vertices, by index.
  private(set) var vertices: PointWelding

  /// Cuts the contours.
  init(_ set: ContourSet, within budget: inout WorkBudget) throws(BooleanOperation.Failure) {
    self.set = set
    vertices = PointWelding(distance: 4 * set.tolerance)
    let cuts = try set.cuts(within: &budget)
    try budget.spend(10 * cuts.count)
    var cutsOfSegments: [[(t: Double, point: Int)]] = Array(repeating: [], count: set.segments.count)
    for cut in cuts { cutsOfSegments[cut.segment].append((cut.t, vertices.add(cut.point))) }
    for (index, contour) in set.contours.enumerated() { cutContour(index, contour, cutsOfSegments) }
  }

  private mutating func cutContour(
    _ index: Int, _ contour: ContourSet.Contour, _ cutsOfSegments: [[(t: Double, point: Int)]]
  ) {
    var open: [Span] = []
    var first: (vertex: Int, head: [Span])?
    var last = 0
    for segment in contour.segments {
      var t = 0.0
      for cut in cutsOfSegments[segment].sorted(by: { ($0.t, $0.point) < ($1.t, $1.point) }) {
        if cut.t > t { open.append(Span(segment: segment, t0: t, t1: cut.t)) }
        t = max(t, cut.t)
        let vertex = vertices.name(of: cut.point)
        if first == nil {
          first = (vertex, open)
        } else {
          append(contour: index, open, from: last, to: vertex)
        }
        (last, open) = (vertex, [])
      }
      if t < 1 { open.append(Span(segment: segment, t0: t, t1: 1)) }
    }
    if let first {
      append(contour: index, open + first.head, from: last, to: first.vertex)
    } else {
      chains.append(Chain(contour: index, spans: open, ends: nil))
    }
  }

  /// Adds a chain, unless both ends are the same vertex and the chain stays at that vertex.
  private mutating func append(contour: Int, _ spans: [Span], from: Int, to: Int) {
    let isPoint =
      from == to
      && spans.allSatisfy { span in
        [0, 0.5, 1].allSatisfy { share in
          let point = set.segments[span.segment].point(at: span.t0 + (span.t1 - span.t0) * share)
          return (point - vertices.points[from]).length <= 16 * set.tolerance
        }
      }
    if !isPoint { chains.append(Chain(contour: contour, spans: spans, ends: (from, to))) }
  }
}

/// Joins the links of a boundary into simple contours.
struct ContourStitching {
  let arrangement: Arrangement
  let links: [BoundaryChains.Link]

  /// The contours as lists of links. If they do not close, an earlier step was misled by rounding errors.
  func contours() throws(BooleanOperation.Failure) -> [[BoundaryChains.Link]] {
    guard let followers = followers() else { throw .inexact }
    var isDrawn = [Bool](repeating: false, count: links.count)
    var contours: [[BoundaryChains.Link]] = []
    for first in links.indices where !isDrawn[first] {
      var trail: [Int] = []
      var positions: [Int: Int] = [:]
      var link = first
      while !isDrawn[link] {
        isDrawn[link] = true
        positions[links[link].from] = trail.count
        trail.append(link)
        if let position = positions[links[link].to] {
          // Where the trail returns to a vertex, the links since that vertex are a separate contour.
          contours.append(trail[position...].map { links[$0] })
          for left in trail[position...] { positions[links[left].from] = nil }
          trail.removeSubrange(position...)
        }
        link = followers[link]
      }
      guard trail.isEmpty else { throw .inexact }
    }
    return contours
  }

  /// For each link, the link that follows it: the next one around the vertex, across the inside.
  private func followers() -> [Int]? {
    var followers = [Int](repeating: -1, count: links.count)
    var linksAt: [Int: [(link: Int, isLeaving: Bool)]] = [:]
    for (index, link) in links.enumerated() {
      linksAt[link.from, default: []].append((index, true))
      linksAt[link.to, default: []].append((index, false))
    }
    for index in links.indices {
      let meeting = linksAt[links[index].to] ?? []
      if meeting.count == 2 {
        for other in meeting where other.isLeaving { followers[index] = other.link }
      } else if followers[index] < 0 {
        guard pair(meeting, at: arrangement.vertices.points[links[index].to], &followers) else { return nil }
      }
      if followers[index] < 0 { return nil }
    }
    return followers
  }

  private func pair(_ meeting: [(link: Int, isLeaving: Bool)], at vertex: Point, _ followers: inout [Int]) -> Bool {
    guard meeting.count.isMultiple(of: 2) else { return false }
    let stubs = meeting.map { end in
      let spans = links[end.link].spans
      let span = end.isLeaving ? spans.first : spans.last?.reversed
      return Stub(span ?? Span(segment: 0, t0: 0, t1: 0), arrangement.set, vertex)
    }
    let radius = (stubs.map { $0.distance }.min() ?? 0) / 2
    let angles = stubs.map { Angle.direction(of: $0.point(at: radius) - vertex).degrees }
    let order = meeting.indices.sorted { (angles[$0], $0) < (angles[$1], $1) }
    for (position, end) in order.enumerated() where !meeting[end].isLeaving {
      let next = meeting[order[(position + order.count - 1) % order.count]]
      guard next.isLeaving else { return false }
      followers[meeting[end].link] = next.link
    }
    return true
  }
}

/// The beginning of a span at a vertex: an eighth of it, which is almost straight.
private struct Stub {
  private let segment: CurveSegment
  private let span: Span
  private let vertex: Point
  private let share: Double
  let distance: Double

  init(_ span: Span, _ set: ContourSet, _ vertex: Point) {
    segment = set.segments[span.segment]
    (self.span, self.vertex) = (span, vertex)
    share = segment.isLine ? 1 : 0.125
    distance = (segment.point(at: span.t0 + (span.t1 - span.t0) * share) - vertex).length
  }

  /// Where the span leaves a circle about the vertex.
  func point(at radius: Double) -> Point {
    func point(_ share: Double) -> Point { segment.point(at: span.t0 + (span.t1 - span.t0) * share) }
    return point(segment.parameter(from: 0, to: share) { (point($0) - vertex).length < radius })
  }
}

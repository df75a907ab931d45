/// Draws contours that were stitched from links, with the verbs of their segments.
struct ContourDrawing {
  let arrangement: Arrangement

  /// A future verb: a part of a segment, or a line.
  private struct Part {
    var from: Point
    var to: Point
    /// Nil for lines.
    var span: Span?
  }

  /// Draws a contour, unless it is thinner than the tolerance.
  func draw(_ links: [BoundaryChains.Link], into path: inout Path) {
    var parts: [Part] = []
    for part in links.flatMap({ self.parts(of: $0) }) {
      if let last = parts.last, let joined = join(last, part) {
        parts[parts.count - 1] = joined
      } else {
        parts.append(part)
      }
    }
    if parts.count > 1, let last = parts.last, let joined = join(last, parts[0]) {
      parts[0] = joined
      parts.removeLast()
    }
    var contour = Path()
    guard let start = parts.first?.from else { return }
    contour.move(to: start)
    for (index, part) in parts.enumerated() {
      if let span = part.span {
        segment(span).draw(from: span.t0, to: span.t1, endingAt: part.to, into: &contour)
      } else if index < parts.count - 1 {
        contour.line(to: part.to)
      }
    }
    contour.close()
    let box = contour.bounds ?? Rect(width: 0, height: 0)
    guard abs(contour.area) > 4 * tolerance * (box.size.width + box.size.height) else { return }
    path.append(contour)
  }

  private var tolerance: Double { arrangement.set.tolerance }

  private func segment(_ span: Span) -> CurveSegment { arrangement.set.segments[span.segment] }

  private func parts(of link: BoundaryChains.Link) -> [Part] {
    var parts: [Part] = []
    // Near the largest coordinates that a path may hold, rounding may exceed them.
    var from = arrangement.vertices.points[link.from].drawable
    for (index, span) in link.spans.enumerated() {
      let isLast = index == link.spans.count - 1
      let segment = segment(span)
      let to = (isLast ? arrangement.vertices.points[link.to] : segment.point(at: span.t1)).drawable
      if segment.isLine {
        if from != to { parts.append(Part(from: from, to: to, span: nil)) }
      } else {
        parts.append(Part(from: from, to: to, span: span))
      }
      from = to
    }
    return parts
  }

  /// Two parts as one if the second continues the first.
  private func join(_ first: Part, _ second: Part) -> Part? {
    switch (first.span, second.span) {
    case (nil, nil):
      let (along, onward) = (first.to - first.from, second.to - first.to)
      let chord = along + onward
      guard along.dot(onward) > 0, abs(along.cross(chord)) <= tolerance * chord.length else { return nil }
      return Part(from: first.from, to: second.to, span: nil)
    case (let a?, let b?):
      guard a.segment == b.segment, (a.t1 > a.t0) == (b.t1 > b.t0), a.t0 != b.t1,
        (segment(a).point(at: a.t1) - segment(b).point(at: b.t0)).length <= 16 * tolerance, abs(a.t1 - b.t0) < 1e-3
      else { return nil }
      return Part(from: first.from, to: second.to, span: Span(segment: a.segment, t0: a.t0, t1: b.t1))
    default: return nil
    }
  }
}

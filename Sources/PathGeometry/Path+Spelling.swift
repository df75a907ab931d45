extension Path {
  /// This path with cubic Bézier curves in place of quadratic ones; they are the same curves.
  public func convertingQuads() -> Path {
    guard elements.contains(where: { if case .quad = $0 { true } else { false } }) else { return self }
    var path = Path()
    for element in elements {
      guard case .quad(let to, let control) = element else {
        path.draw(element)
        continue
      }
      let from = path.currentPoint ?? control
      path.cubic(
        to: to, control1: from + (control - from) * (2.0 / 3), control2: to + (control - to) * (2.0 / 3))
    }
    return path
  }

  /// This path with arcs of at most half a turn: longer ones become two, since several importers mistake them.
  public func splittingLongArcs() -> Path {
    guard elements.contains(where: { if case .arc(_, _, _, true, _) = $0 { true } else { false } }) else { return self }
    var path = Path()
    for element in elements {
      guard case .arc(let to, let radii, let rotation, true, let clockwise) = element,
        let from = path.currentPoint, let arc = Side(from: from, element: element).ellipticalArc
      else {
        path.draw(element)
        continue
      }
      let middle = arc.point(at: .degrees(arc.start.degrees + arc.sweep.degrees / 2))
      for end in [middle, to] {
        path.arc(to: end, radii: radii, rotation: rotation, clockwise: clockwise)
      }
    }
    return path
  }
}

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

  /// This path with arcs of at most half a turn: longer ones become two or three, since several importers mistake them.
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
      // Beyond what a path may hold only radii grow that are too small, and those draw half a turn under either flag.
      guard max(arc.radii.width, arc.radii.height) <= 1e9 else {
        path.arc(to: to, radii: radii, rotation: rotation, clockwise: clockwise)
        continue
      }
      let pieces = max(2, Path.pieces(ofSweep: abs(arc.sweep.degrees)))
      for piece in 1...pieces {
        let angle = Angle.degrees(arc.start.degrees + arc.sweep.degrees * Double(piece) / Double(pieces))
        // Radii that are too small for the whole arc would do for a part of it, and draw another one.
        path.arc(
          to: piece == pieces ? to : arc.point(at: angle).drawable, radii: arc.radii, rotation: rotation,
          clockwise: clockwise)
      }
    }
    return path
  }
}

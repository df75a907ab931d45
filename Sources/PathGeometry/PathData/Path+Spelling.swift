extension Path {
  /// This path with quadratic Bézier curves written as the same cubic ones.
  public func convertingQuads() -> Path {
    guard elements.contains(where: { if case .quad = $0 { true } else { false } }) else { return self }
    return mappingSides { side, path in
      guard case .quad(let to, let control) = side.element else { return path.draw(side.element) }
      let from = side.from
      path.cubic(
        to: to, control1: from + (control - from) * (2.0 / 3), control2: to + (control - to) * (2.0 / 3))
    }
  }

  /// This path with arcs of at most half a turn. Longer arcs become two or three, because several importers draw long
  /// arcs wrongly.
  public func splittingLongArcs() -> Path {
    guard verbs.contains(where: { if case .arc(_, _, _, true, _) = $0 { true } else { false } }) else { return self }
    return mappingSides { side, path in
      guard case .arc(let to, let radii, let rotation, true, let clockwise) = side.element, let arc = side.ellipticalArc
      else { return path.draw(side.element) }
      // Only radii that are too small can grow beyond what a path may hold. Such arcs draw half a turn with either
      // flag.
      guard max(arc.radii.width, arc.radii.height) <= 1e9 else {
        return path.arc(to: to, radii: radii, rotation: rotation, clockwise: clockwise)
      }
      let pieces = max(2, Path.pieces(ofSweep: abs(arc.sweep.degrees)))
      for piece in 1...pieces {
        let angle = Angle.degrees(arc.start.degrees + arc.sweep.degrees * Double(piece) / Double(pieces))
        // Radii that are too small for the whole arc would be large enough for a part of it, and draw a different arc.
        path.arc(
          to: piece == pieces ? to : arc.point(at: angle).drawable, radii: arc.radii, rotation: rotation,
          clockwise: clockwise)
      }
    }
  }
}

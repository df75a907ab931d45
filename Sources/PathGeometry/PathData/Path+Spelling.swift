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
    guard elements.contains(where: { if case .arc(_, _, _, true, _) = $0 { true } else { false } }) else { return self }
    var path = Path()
    for element in elements {
      guard case .arc(let to, let radii, let rotation, true, let clockwise) = element,
        let from = path.currentPoint, let arc = Side(from: from, element: element).ellipticalArc
      else {
        path.draw(element)
        continue
      }
      // Only radii that are too small can grow beyond what a path may hold. Such arcs draw half a turn with either
      // flag.
      guard max(arc.radii.width, arc.radii.height) <= 1e9 else {
        path.arc(to: to, radii: radii, rotation: rotation, clockwise: clockwise)
        continue
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
    return path
  }

  /// This path without quadratic, long and straight curves, its points at numbers with these decimals. Moved by such
  /// numbers, it has the same data after its moves in the style ``DataStyle/compact``.
  package func spelled(with decimals: FixedPoint) -> Path {
    func rounded(_ point: Point) -> Point { Point(decimals.rounded(point.x), decimals.rounded(point.y)) }
    let whole = splittingLongArcs()
    return Path(reserving: elements.count) { path in
      // Exact points, and the rounded ends of the verb.
      var (start, from) = (Point.zero, Point.zero)
      var (begin, end) = (Point.zero, Point.zero)
      func curve(_ to: Point, _ control1: Point, _ control2: Point) {
        if Side(from: from, element: .cubic(to: to, control1: control1, control2: control2)).isStraightCubic {
          return path.line(to: end)
        }
        let (first, last) = (rounded(control1), rounded(control2))
        // Rounding makes some curves straight.
        if Side(from: begin, element: .cubic(to: end, control1: first, control2: last)).isStraightCubic {
          return path.line(to: end)
        }
        path.cubic(to: end, control1: first, control2: last)
      }
      for element in whole.elements {
        let exact = element.end ?? start
        end = rounded(exact)
        switch element {
        case .move(let to):
          path.move(to: end)
          start = to
        case .line: path.line(to: end)
        case .quad(let to, let control):
          curve(to, from + (control - from) * (2.0 / 3), to + (control - to) * (2.0 / 3))
        case .cubic(let to, let control1, let control2): curve(to, control1, control2)
        case .arc(_, let radii, let rotation, let largeArc, let clockwise):
          path.arc(to: end, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
        case .close: path.close()
        }
        (from, begin) = (exact, end)
      }
    }
  }
}

extension StrokePiece {
  /// Whether the stroke along this piece covers the left edge of another between two parameters. Then that edge can be
  /// cut off there.
  func covers(_ other: StrokePiece, from start: Double, to end: Double, style: StrokeStyle) -> Bool {
    let chords = chords
    let count = other.isLine ? 1 : 8
    return (0...count).allSatisfy { step in
      let u = start + (end - start) * Double(step) / Double(count)
      let point = other.left(at: u, halfWidth: style.halfWidth)
      return chords.contains { $0.distance(to: point) <= style.halfWidth + style.tolerance }
    }
  }

  private var chords: [Chord] {
    let count = isLine ? 1 : 32
    let points = (0...count).map { point(at: Double($0) / Double(count)) }
    return zip(points, points.dropFirst()).map(Chord.init)
  }
}

/// A straight line between two points.
private struct Chord {
  let from: Point
  let to: Point

  func distance(to point: Point) -> Double {
    let along = to - from
    let offset = point - from
    let square = along.dot(along)
    let share = square > 0 ? max(0, min(1, offset.dot(along) / square)) : 0
    return (offset - along * share).length
  }
}

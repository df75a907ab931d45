extension Path {
  /// This path with lines in place of arcs that are too large to be cut: no part of an ellipse may lie beyond the
  /// largest coordinates of a path.
  ///
  /// Such arcs have radii that were scaled up, far beyond their ends. The lines have equal angular steps. Next to the
  /// ends, the steps are so short that an ellipse of a usual size is followed to within a hundredth of a point.
  var withoutHugeArcs: Path {
    guard elements.contains(where: { if case .arc = $0 { true } else { false } }) else { return self }
    let count = runs.reduce(0) { $0 + $1.sides.count { $0.isHugeArc } }
    if count == 0 { return self }
    let steps = max(4, min(2_048, 40_000 / count))
    return mappingSides { side, path in
      guard side.isHugeArc else { return path.draw(side.element) }
      for step in 1..<steps { path.line(to: side.point(at: Double(step) / Double(steps)).drawable) }
      path.line(to: side.to)
    }
  }
}

extension Side {
  /// Whether the side is an arc that exceeds the largest coordinates of a path, or has radii that do.
  fileprivate var isHugeArc: Bool {
    guard let arc = ellipticalArc else { return false }
    if max(arc.radii.width, arc.radii.height) > 1e9 { return true }
    return arc.extremes.contains { arc.passes($0) && !arc.point(at: $0).isDrawable }
  }
}

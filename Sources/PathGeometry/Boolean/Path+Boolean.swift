extension Path {
  /// The same inside by simple contours: outer ones clockwise as seen, holes counter-clockwise, and none that crosses
  /// or covers another or itself. Either fill rule then gives the same inside.
  ///
  /// Crossings lie within 0.01 points of where they are. Curves and arcs stay what they are, if cut, and contours that
  /// nothing meets keep their verbs; only outlines that run alongside each other at a distance of rounding errors may
  /// become short straight lines. The work is bounded, by steps and not by time: a path that meets itself so often that
  /// cutting its curves would take a second is cut as polygons on a grid of a 1024th of a point, and one for which even
  /// that takes too long, or that has more than 100,000 elements, is outlined cell by cell, to a 256th of its size. Arcs
  /// that reach beyond 1e9 become lines. Open subpaths count as closed. The cost is n log n for n elements where few
  /// boxes overlap, and that of all pairs of those that do.
  ///
  /// - Parameter rule: The rule by which the path is filled.
  public func normalized(using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) }.apply(to: [self])
  }

  /// What lies inside this path or another.
  ///
  /// The contours and the cost are those of ``normalized(using:)``.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule by which both are filled.
  public func union(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) || rule.isInside($0.second) }.apply(to: [self, other])
  }

  /// What lies inside this path but not inside another.
  ///
  /// The contours and the cost are those of ``normalized(using:)``.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule by which both are filled.
  public func subtracting(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) && !rule.isInside($0.second) }.apply(to: [self, other])
  }

  /// What lies inside both this path and another.
  ///
  /// The contours and the cost are those of ``normalized(using:)``.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule by which both are filled.
  public func intersection(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) && rule.isInside($0.second) }.apply(to: [self, other])
  }
}

extension Path {
  /// The same inside by simple contours, within a budget that the operations on a picture share.
  package func normalized(
    using rule: FillRule = .nonzero, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> Path {
    try BooleanOperation { rule.isInside($0.first) }.apply(to: [self], within: &budget)
  }

  /// What lies inside this path or another, within a budget.
  package func union(_ other: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
    try BooleanOperation { $0.first != 0 || $0.second != 0 }.apply(to: [self, other], within: &budget)
  }

  /// What lies inside this path but not inside another, within a budget.
  package func subtracting(_ other: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
    try BooleanOperation { $0.first != 0 && $0.second == 0 }.apply(to: [self, other], within: &budget)
  }

  /// What lies inside both this path and another, within a budget.
  package func intersection(_ other: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
    try BooleanOperation { $0.first != 0 && $0.second != 0 }.apply(to: [self, other], within: &budget)
  }
}

extension FillRule {
  /// Whether a point lies inside that an outline winds around so often.
  func isInside(_ winding: Int) -> Bool { self == .nonzero ? winding != 0 : !winding.isMultiple(of: 2) }
}

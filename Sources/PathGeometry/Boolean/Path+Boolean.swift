extension Path {
  /// The same inside as simple contours: outer contours clockwise as seen on screen, holes counter-clockwise. No
  /// contour crosses or overlaps itself or another, so both fill rules give the same inside.
  ///
  /// Crossings are accurate to 0.01 points. Curves and arcs stay curves and arcs, cut where needed, and contours that
  /// meet no other keep their verbs. Only outlines that run at a distance of rounding errors may become short straight
  /// lines. Arcs that extend beyond 1e9 become lines. Open subpaths count as closed.
  ///
  /// The work is limited by steps, not by time. A path that meets itself so often that cutting its curves would take a
  /// second is cut as polygons on a grid of 1/1024 point. If that takes too long too, or if the path has more than
  /// 100,000 elements, the result is an outline of cells of 1/256 of the path's size. The cost is n log n for n
  /// elements if few boxes overlap; otherwise it grows with the pairs of boxes that overlap.
  ///
  /// - Parameter rule: The fill rule of the path.
  public func normalized(using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) }.apply(to: [self])
  }

  /// The union of the insides of this path and another.
  ///
  /// Contours and cost are those of ``normalized(using:)``.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func union(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) || rule.isInside($0.second) }.apply(to: [self, other])
  }

  /// The inside of this path without the inside of another.
  ///
  /// Contours and cost are those of ``normalized(using:)``.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func subtracting(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) && !rule.isInside($0.second) }.apply(to: [self, other])
  }

  /// The intersection of the insides of this path and another.
  ///
  /// Contours and cost are those of ``normalized(using:)``.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func intersection(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) && rule.isInside($0.second) }.apply(to: [self, other])
  }

  /// What is in the inside of either this path or another, and not in both: their symmetric difference.
  ///
  /// Contours and cost are those of ``normalized(using:)``.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func symmetricDifference(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) != rule.isInside($0.second) }.apply(to: [self, other])
  }
}

extension Path {
  /// The same inside as simple contours, within a budget that all operations on a picture share.
  package func normalized(
    using rule: FillRule = .nonzero, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> Path {
    try BooleanOperation { rule.isInside($0.first) }.apply(to: [self], within: &budget)
  }

  /// The union of the insides of this path and another, within a budget.
  package func union(_ other: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
    try BooleanOperation { $0.first != 0 || $0.second != 0 }.apply(to: [self, other], within: &budget)
  }

  /// The inside of this path without the inside of another, within a budget.
  package func subtracting(_ other: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
    try BooleanOperation { $0.first != 0 && $0.second == 0 }.apply(to: [self, other], within: &budget)
  }

  /// The intersection of the insides of this path and another, within a budget.
  package func intersection(_ other: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
    try BooleanOperation { $0.first != 0 && $0.second != 0 }.apply(to: [self, other], within: &budget)
  }
}

extension FillRule {
  /// Whether a point with this winding number is inside.
  func isInside(_ winding: Int) -> Bool { self == .nonzero ? winding != 0 : !winding.isMultiple(of: 2) }
}

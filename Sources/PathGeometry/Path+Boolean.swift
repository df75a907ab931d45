extension Path {
  /// The same inside by simple contours: outer ones clockwise as seen, holes counter-clockwise, and none that crosses
  /// or covers another or itself. Either fill rule then gives the same inside.
  ///
  /// - Parameter rule: The rule by which the path is filled.
  public func normalized(using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) }.apply(to: [self])
  }

  /// What lies inside this path or another.
  public func union(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) || rule.isInside($0.second) }.apply(to: [self, other])
  }

  /// What lies inside this path but not inside another.
  public func subtracting(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) && !rule.isInside($0.second) }.apply(to: [self, other])
  }

  /// What lies inside both this path and another.
  public func intersection(_ other: Path, using rule: FillRule = .nonzero) -> Path {
    BooleanOperation { rule.isInside($0.first) && rule.isInside($0.second) }.apply(to: [self, other])
  }
}

extension FillRule {
  /// Whether a point lies inside that an outline winds around so often.
  func isInside(_ winding: Int) -> Bool { self == .nonzero ? winding != 0 : !winding.isMultiple(of: 2) }
}

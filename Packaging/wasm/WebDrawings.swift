import PathGeometry

// In place of Drawing+Outlines.swift and of what lowers for design tools in SVGTree: only files for web pages are drawn.

extension Drawing {
  func simplified(
    for profile: OutputProfile, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> [Drawing] {
    [self]
  }
}

/// The calls refuse the profile for design tools.
struct DesignLowering {
  init(profile: OutputProfile, outlining: TextOutlining) {}

  mutating func lower(_ nodes: [Node]) throws(LoweringError) -> [Node] {
    preconditionFailure("only files for web pages are drawn")
  }
}

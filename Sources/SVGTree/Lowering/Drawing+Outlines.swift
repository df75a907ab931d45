import PathGeometry

extension Drawing {
  /// This drawing without strokes and fill rules that the profile's readers do not know: either one drawing, or the
  /// fill and the line.
  func simplified(
    for profile: OutputProfile, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> [Drawing] {
    let parts = profile.expandsStrokes ? try expanded(within: &budget) : [self]
    guard profile.fillsNonzero else { return parts }
    var nonzero: [Drawing] = []
    for part in parts { nonzero += try part.nonzeroParts(joinsFills: profile.joinsFills, within: &budget) }
    return nonzero
  }

  /// The fill with the nonzero rule, and the line as it is, if visible: its outline would be another one.
  private func nonzeroParts(
    joinsFills: Bool, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> [Drawing] {
    if joinsFills { return [try inNormalForm(within: &budget)] }
    guard fillRule == .evenOdd, stroke != nil else { return [try filledNonzero(within: &budget)] }
    var line = self
    line.fillRule = .nonzero
    guard showsFill else { return [line] }
    line.fill = .none
    line.darkFill = nil
    return [try withoutStroke.filledNonzero(within: &budget), line.namedAsStroke]
  }

  /// The fill, and the line along its outline as a second fill, if visible.
  func expanded(within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> [Drawing] {
    guard let stroke else { return [self] }
    var line = withoutStroke
    line.path = try stroke.outline(of: path, within: &budget)
    line.fill = stroke.paint
    line.darkFill = stroke.darkPaint
    line.fillRule = .nonzero
    return [withoutStroke, showsFill ? line.namedAsStroke : line].filter { $0.showsFill }
  }

  /// The parts of this drawing that are visible with the number format of the design profile. Parts with an opacity of
  /// 0 are left out: several importers ignore opacities and would draw them black.
  func shown(
    in profile: OutputProfile, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> [Drawing] {
    var parts: [Drawing] = []
    for var part in try simplified(for: profile, within: &budget) {
      if !part.fill.isVisible(in: profile) { part.fill = .none }
      if let stroke = part.stroke, !stroke.isVisible(in: profile) { part.stroke = nil }
      if part.fill != .none || part.stroke != nil { parts += try part.plainParts(within: &budget) }
    }
    return parts.filter { !$0.path.isEmpty }
  }

  /// This drawing in parts that the design profile supports: no dashes, and corners cut off at the default limit. A
  /// gradient is separate from the stroke, because Android Studio paints gradients last, over the inner half of the
  /// stroke.
  private func plainParts(within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> [Drawing] {
    guard let stroke else { return [self] }
    if stroke.hasSquareDots || !stroke.hasUsualCorners { return try expanded(within: &budget) }
    if fill.isSolid && stroke.dashes.isEmpty { return [self] }
    var line = self
    line.fill = .none
    line.fillRule = .nonzero
    line.path = try path.dashed(stroke.dashes, offset: stroke.dashOffset, within: &budget)
    line.stroke?.dashes = []
    return fill == .none ? [line] : [withoutStroke, line.namedAsStroke]
  }

  private var withoutStroke: Drawing {
    var copy = self
    copy.stroke = nil
    return copy
  }

  private var showsFill: Bool { (fill.isVisible || darkFill?.isVisible == true) && !path.isEmpty }

  /// This drawing as the layer next to the one of its fill.
  private var namedAsStroke: Drawing { name.map { named("\($0)-stroke") } ?? self }

  /// This drawing with holes that run in the opposite direction.
  func filledNonzero(within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Drawing {
    fillRule == .evenOdd ? try normalized(within: &budget) : self
  }

  /// This drawing with clockwise outlines that cover no point twice. It keeps its verbs if it is one already: what covers
  /// a point twice is longer than its normal form, and what is not clockwise has another area.
  private func inNormalForm(within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Drawing {
    let normal = try normalized(within: &budget)
    guard fillRule == .nonzero, abs(normal.path.area - path.area) <= Self.smallestArea else { return normal }
    let length = MeasuredPath(path).length
    return abs(MeasuredPath(normal.path).length - length) <= 1e-3 * length ? self : normal
  }

  /// In square points. A smaller change of area is a rounding error.
  static let smallestArea = 1e-6

  private func normalized(within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Drawing {
    var copy = self
    copy.path = try path.normalized(using: fillRule, within: &budget)
    copy.fillRule = .nonzero
    return copy
  }
}

extension Stroke {
  /// Whether there are dashes that are squares along the line: rounded, they have no length, and so no direction.
  fileprivate var hasSquareDots: Bool {
    cap == .square
      && dashes.enumerated().contains { (dashes.count % 2 == 1 || $0.offset % 2 == 0) && $0.element < 0.01 }
  }
}

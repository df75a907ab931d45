public import SVGTree

/// A line along the edge of a badge.
public struct Border: Hashable, Sendable {
  /// The side of the badge's edge with the line.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Inside: the badge keeps its size.
    case inside
    /// Outside: the badge grows by the line's width on every side.
    case outside
  }

  /// The form of the line.
  public enum Line: String, Hashable, Sendable, CaseIterable {
    /// Without gaps.
    case solid
    /// Dashes three times as long as the line is wide, and gaps of two widths or a little more, so that they fit.
    case dashed
  }

  /// The line's colour.
  public var color: Color
  /// The line's colour on dark pages, if it differs.
  public var darkColor: Color?
  /// The line's width in points.
  public var width: Double
  /// The side of the edge.
  public var placement: Placement
  /// The form of the line; nil for that of the look of a badge, which is solid if it has none.
  public var line: Line?

  /// A line of the given width, inside the edge by default.
  public init(
    color: Color, darkColor: Color? = nil, width: Double, placement: Placement = .inside, line: Line? = nil
  ) {
    self.color = color
    self.darkColor = darkColor
    self.width = width
    self.placement = placement
    self.line = line
  }
}

/// A gap around a badge that separates it from its host.
public struct Halo: Hashable, Sendable {
  /// The width of the gap in points.
  public var width: Double
  /// The colour of the page, painted as a ring; nil for a gap that is cut out of the host, if the host is drawn.
  public var color: Color?
  /// The colour of a dark page, if it differs; nil for a gap that is cut out.
  public var darkColor: Color?

  /// A ring in the colour of the page, or a gap that is cut out of the host.
  public init(width: Double, color: Color? = nil, darkColor: Color? = nil) {
    self.width = width
    self.color = color
    self.darkColor = darkColor
  }
}

/// A highlight on the upper part of a badge.
public enum GlossStyle: String, Hashable, Sendable, CaseIterable {
  /// The lower half of an ellipse as large as the badge, moved up by half its height: white with an opacity of 0.3.
  /// The figures are those of JSBadgeView.
  case ellipse
  /// White that fades over the upper 60 %, with an opacity of 0.8 at its top, 0.25 at 80 % and 0 at its end. The
  /// figures are those of M13BadgeView.
  case gradient
}

/// What is drawn around and on the body of a badge beside its fill, and its animation.
public struct Effects: Hashable, Sendable {
  /// The line along the edge, if any.
  public var border: Border?
  /// The gap around the badge, if any.
  public var halo: Halo?
  /// The highlight, if any.
  public var gloss: GlossStyle?
  /// The shadow that the badge casts, if any.
  public var shadow: DropShadow?
  /// The shadow that the edge casts into the badge, if any.
  public var insetShadow: InsetShadow?
  /// The animation, if any.
  public var animation: BadgeAnimation?

  /// Only the given effects.
  public init(
    border: Border? = nil, halo: Halo? = nil, gloss: GlossStyle? = nil, shadow: DropShadow? = nil,
    insetShadow: InsetShadow? = nil, animation: BadgeAnimation? = nil
  ) {
    self.border = border
    self.halo = halo
    self.gloss = gloss
    self.shadow = shadow
    self.insetShadow = insetShadow
    self.animation = animation
  }

  /// These effects in `scheme`.
  public func on(_ scheme: ColorScheme) -> Effects {
    var copy = self
    if scheme == .dark {
      if let dark = border?.darkColor { copy.border?.color = dark }
      if let dark = halo?.darkColor, halo?.color != nil { copy.halo?.color = dark }
    }
    copy.border?.darkColor = nil
    copy.halo?.darkColor = nil
    return copy
  }

  /// These effects with every length multiplied by `factor`.
  public func scaled(by factor: Double) -> Effects {
    if factor == 1 { return self }
    var copy = self
    copy.border?.width *= factor
    copy.halo?.width *= factor
    if let shadow { copy.shadow = shadow.scaled(by: factor) }
    copy.insetShadow?.blur *= factor
    copy.insetShadow?.offset *= factor
    return copy
  }
}

public import LookModel
public import PathGeometry
public import SVGTree
public import Typesetting

/// The options of a pill or a hub that change its look. Nil keeps the value of the look.
public struct BadgeStyle: Hashable, Sendable {
  /// The state of the control or item with the badge.
  public var state: BadgeState?
  /// The paint of the body.
  public var fill: Paint?
  /// The paint of the text.
  public var text: TextFill?
  /// The parts of the font that differ from the look.
  public var font = FontChoice()
  /// The shadow that the edge casts into the body.
  public var insetShadow: InsetShadow?
  /// The line along the edge; a width of 0 removes the border of the look.
  public var border: Border?
  /// The gap around the badge; a width of 0 removes the halo of the look.
  public var halo: Halo?
  /// The highlight on the upper part of the badge.
  public var gloss: GlossStyle?
  /// The shadow that the badge casts.
  public var shadow: DropShadow?
  /// The animation of a pill or a hub, in the web profile; `BadgeAnimation.still` stops the animation of the look.
  public var animation: BadgeAnimation?
  /// The direction of lines of text. Nil lays out the badge from left to right, or as the table that contains it, and
  /// each text has the direction of its first letter with one.
  public var layoutDirection: LayoutDirection?

  /// A style that changes nothing.
  public init() {}

  /// The direction of the layout.
  var usedDirection: LayoutDirection { layoutDirection ?? .leftToRight }

  /// The look's effects scaled by `ratio`, or those of the style instead, in a colour scheme. Inlined, because a call
  /// would copy the style.
  @inline(__always) func effects(over effects: Effects, ratio: Double, on background: ColorScheme) -> Effects {
    var used = effects.scaled(by: ratio)
    if var border {
      border.line = border.line ?? used.border?.line
      used.border = border
    }
    if let halo { used.halo = halo }
    if let gloss { used.gloss = gloss }
    if let shadow { used.shadow = shadow }
    if let insetShadow { used.insetShadow = insetShadow }
    if let animation { used.animation = animation }
    var shown = used.on(background)
    // A badge has the same parts on light and on dark pages, and a line through which something shows makes two of one.
    shown.border?.darkColor = background == .dark ? used.border?.color : used.border?.darkColor
    return shown
  }
}

/// A badge with a text in a body: a pill or a hub.
public protocol StyledBadge: Badge {
  /// The options that change the look.
  var style: BadgeStyle { get set }
  /// What the badge is placed on; nil for a badge without a host.
  var host: Host? { get set }
  /// The offset of the badge from its place on a host, in points; `x` towards the trailing edge.
  var offset: Point { get set }
}

extension StyledBadge {
  /// This badge in a state.
  public consuming func state(_ state: BadgeState) -> Self { changed { $0.style.state = state } }

  /// This badge with another paint of its body.
  public consuming func fill(_ paint: Paint) -> Self { changed { $0.style.fill = paint } }

  /// This badge with text of a solid colour.
  public consuming func textColor(_ color: Color) -> Self { changed { $0.style.text = .color(color) } }

  /// This badge with its text cut out, as holes that show the background.
  public consuming func knockout() -> Self { changed { $0.style.text = .knockout } }

  /// This badge with another font. Nil keeps a part of the look's font.
  public consuming func font(_ families: [String]? = nil, size: Double? = nil, weight: Font.Weight? = nil) -> Self {
    changed { $0.style.font = $0.style.font.changed(by: FontChoice(families, size: size, weight: weight)) }
  }

  /// This badge with a shadow that its edge casts into it: `blur` as in CSS, `offset` downwards, in points.
  public consuming func insetShadow(
    _ color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, offset: Double
  ) -> Self {
    changed { $0.style.insetShadow = InsetShadow(color: color, blur: blur, offset: offset) }
  }

  /// This badge with a line along its edge, inside it by default.
  public consuming func border(_ color: Color, width: Double, placement: Border.Placement = .inside) -> Self {
    changed { $0.style.border = Border(color: color, width: width, placement: placement) }
  }

  /// This badge with a ring around it, in the colour of the page.
  public consuming func halo(_ color: Color, width: Double) -> Self {
    changed { $0.style.halo = Halo(width: width, color: color) }
  }

  /// This badge with a gap around it that is cut out of the host.
  public consuming func cutOutHalo(width: Double) -> Self { changed { $0.style.halo = Halo(width: width, color: nil) } }

  /// This badge with a highlight on its upper part.
  public consuming func gloss(_ gloss: GlossStyle) -> Self { changed { $0.style.gloss = gloss } }

  /// This badge with a shadow: `blur` as in CSS, moved by `x` and `y`, in points.
  public consuming func shadow(
    _ color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, x: Double = 0, y: Double = 0
  ) -> Self {
    changed { $0.style.shadow = DropShadow(color: color, blur: blur, offset: Point(x, y)) }
  }

  /// This badge with an animation, in the web profile; the picture includes the space for it. `still` stops the
  /// animation of the look.
  public consuming func animation(_ animation: BadgeAnimation) -> Self { changed { $0.style.animation = animation } }

  /// This badge for lines of text in a direction.
  public consuming func layoutDirection(_ direction: LayoutDirection) -> Self {
    changed { $0.style.layoutDirection = direction }
  }

  /// This badge on a host of the given size. By default, the overlap is that of the look, and so is the growth of a hub.
  public consuming func on(
    _ size: Size, at anchor: Anchor = .topTrailing, overlap: Overlap? = nil, growth: Growth? = nil,
    keepsInside: Bool = false
  ) -> Self {
    on(Host(size: size, anchor: anchor, overlap: overlap, growth: growth, keepsInside: keepsInside))
  }

  /// This badge on a host.
  public consuming func on(_ host: Host) -> Self { changed { $0.host = host } }

  /// This badge moved on its host by an offset in points, added to earlier offsets.
  public consuming func offset(x: Double = 0, y: Double = 0) -> Self { changed { $0.offset = $0.offset + Point(x, y) } }

  /// - Throws: ``BadgeError`` if a number of the host or of the place on it is out of range.
  @inline(__always) func checkPlace() throws(BadgeError) {
    try host?.check()
    try BadgeError.check(offset.x, .offset, in: BadgeError.coordinates)
    try BadgeError.check(offset.y, .offset, in: BadgeError.coordinates)
  }
}

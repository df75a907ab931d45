public import LookModel
import PathGeometry
public import SVGTree
public import Typesetting

/// What is asked of a pill or a hub besides its content and its look. Nil leaves it to the look.
public struct BadgeStyle: Hashable, Sendable {
  /// The state of the thing that the badge belongs to.
  public var state: BadgeState?
  /// What the body is painted with.
  public var fill: Paint?
  /// How the text is painted.
  public var text: TextFill?
  /// The parts of the font that are not the look's.
  public var font = FontChoice()
  /// The shadow that the rim casts into the body.
  public var insetShadow: InsetShadow?
  /// The line along the edge; one without width takes away the look's.
  public var border: Border?
  /// The gap around the badge; one without width takes away the look's.
  public var halo: Halo?
  /// The light on the badge.
  public var gloss: GlossStyle?
  /// The shadow that the badge casts.
  public var shadow: DropShadow?
  /// How a pill or a hub draws attention, in the web profile; `BadgeAnimation.still` stops a look that moves by itself.
  public var animation: BadgeAnimation?
  /// In which direction lines of text run. Where nothing is said a badge is laid out from left to right, or as the
  /// table that it stands in, and its text runs in the direction of its first letter that has one.
  public var layoutDirection: LayoutDirection?

  /// A style that asks for nothing.
  public init() {}

  /// In which direction the badge is laid out.
  var usedDirection: LayoutDirection { layoutDirection ?? .leftToRight }

  /// The look's effects, `ratio` times as large, with those of the style instead, on a background.
  func effects(over effects: Effects, ratio: Double, on background: ColorScheme) -> Effects {
    let look = effects.scaled(by: ratio)
    return Effects(
      border: border ?? look.border, halo: halo ?? look.halo, gloss: gloss ?? look.gloss,
      shadow: shadow ?? look.shadow, insetShadow: insetShadow ?? look.insetShadow,
      animation: animation ?? look.animation
    ).on(background)
  }
}

/// A badge with a text in a body: a pill or a hub.
public protocol StyledBadge: Badge {
  /// What is asked of the badge besides its content and its look.
  var style: BadgeStyle { get set }
}

extension StateTable {
  /// The value that applies in a badge's state on its background.
  subscript(badge: some StyledBadge) -> Value { self[badge.style.state ?? .normal, badge.options.background] }
}

extension StyledBadge {
  /// This badge in a state.
  public func state(_ state: BadgeState) -> Self { changed { $0.style.state = state } }

  /// This badge with its body painted otherwise.
  public func fill(_ paint: Paint) -> Self { changed { $0.style.fill = paint } }

  /// This badge with text of a solid colour.
  public func textColor(_ color: Color) -> Self { changed { $0.style.text = .color(color) } }

  /// This badge with its text as holes through which the background shows.
  public func knockout() -> Self { changed { $0.style.text = .knockout } }

  /// This badge with another font. Nil leaves a part of it to the look.
  public func font(_ families: [String]? = nil, size: Double? = nil, weight: Font.Weight? = nil) -> Self {
    changed { $0.style.font = $0.style.font.changed(by: FontChoice(families, size: size, weight: weight)) }
  }

  /// This badge with a shadow that its rim casts into it: `blur` as in CSS, `offset` downwards, in points.
  public func insetShadow(
    _ color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, offset: Double
  ) -> Self {
    changed { $0.style.insetShadow = InsetShadow(color: color, blur: blur, offset: offset) }
  }

  /// This badge with a line along its edge, inside of it by default.
  public func border(_ color: Color, width: Double, placement: Border.Placement = .inside) -> Self {
    changed { $0.style.border = Border(color: color, width: width, placement: placement) }
  }

  /// This badge with a ring around it, in the colour of the page.
  public func halo(_ color: Color, width: Double) -> Self {
    changed { $0.style.halo = Halo(width: width, color: color) }
  }

  /// This badge with a gap around it that is cut out of the host.
  public func cutOutHalo(width: Double) -> Self { changed { $0.style.halo = Halo(width: width, color: nil) } }

  /// This badge with light on its upper part.
  public func gloss(_ gloss: GlossStyle) -> Self { changed { $0.style.gloss = gloss } }

  /// This badge with a shadow that it casts: `blur` as in CSS, moved by `x` and `y`, in points.
  public func shadow(
    _ color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, x: Double = 0, y: Double = 0
  ) -> Self {
    changed { $0.style.shadow = DropShadow(color: color, blur: blur, offset: Point(x, y)) }
  }

  /// This badge in motion, in the web profile; the picture takes in the room that it needs. `still` stops a look that
  /// moves by itself.
  public func animation(_ animation: BadgeAnimation) -> Self { changed { $0.style.animation = animation } }

  /// This badge for lines of text that run in a direction.
  public func layoutDirection(_ direction: LayoutDirection) -> Self {
    changed { $0.style.layoutDirection = direction }
  }
}

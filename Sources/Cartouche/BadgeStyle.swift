public import LookModel
import PathGeometry
public import SVGTree
public import Typesetting

/// What a user asks of a badge besides its content and its look. Nil leaves it to the look.
///
/// Title, scale and colour scheme are heeded by every kind of badge. Pills and hubs heed all the rest; a ``Cell`` draws
/// a fill and an inset shadow in a state, a ``StatusBadge`` the fill of its messages, its text and its font.
public struct BadgeStyle: Hashable, Sendable {
  /// For which grounds a badge is coloured.
  public enum ColorSchemes: String, Hashable, Sendable, CaseIterable {
    /// For a light one.
    case light
    /// For a dark one.
    case dark
    /// For both: the colours change with the page's own, by `prefers-color-scheme`. Where that is not known, in other
    /// programs and profiles, they are those for a light one.
    case automatic = "auto"
  }

  /// What is happening to the thing that the badge belongs to.
  public var state: BadgeState?
  /// For which pages the badge is coloured; nil for its ``Badge/defaultColorScheme``, or what the table is coloured for
  /// that the badge stands in.
  public var colorScheme: ColorSchemes?
  /// What the body is painted with.
  public var fill: Paint?
  /// How the text is painted.
  public var text: TextFill?
  /// The font's families, in order of preference.
  public var fontFamilies: [String]?
  /// The font's size in points.
  public var fontSize: Double?
  /// The font's weight.
  public var fontWeight: Font.Weight?
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
  /// The words for the badge, in place of what it shows: `title` and `aria-label`. Empty ones count as nil.
  public var title: String?
  /// How many times as large as its view box the badge is shown.
  public var scale = 1.0

  /// A style that asks for nothing.
  public init() {}

  /// In which direction the badge is laid out.
  var usedDirection: LayoutDirection { layoutDirection ?? .leftToRight }

  /// The ground for which colours are chosen.
  var ground: ColorScheme { colorScheme == .dark ? .dark : .light }

  /// The words that were asked for, or else those for what is shown.
  func title(or shown: String) -> String { title.flatMap { $0.isEmpty ? nil : $0 } ?? shown }

  /// The look's font with what is asked for instead.
  func font(over font: Font) -> Font {
    Font(fontFamilies ?? font.families, size: fontSize ?? font.size, weight: fontWeight ?? font.weight)
  }

  /// The look's effects, `ratio` times as large, with what is asked for instead.
  func effects(over effects: Effects, ratio: Double) -> Effects {
    let look = effects.scaled(by: ratio)
    return Effects(
      border: border ?? look.border, halo: halo ?? look.halo, gloss: gloss ?? look.gloss,
      shadow: shadow ?? look.shadow, insetShadow: insetShadow ?? look.insetShadow,
      animation: animation ?? look.animation
    ).on(ground)
  }
}

extension StateTable {
  /// The value that applies in a style's state on its ground.
  subscript(style: BadgeStyle) -> Value { self[style.state ?? .normal, style.ground] }
}

extension Badge {
  /// This badge in a state.
  public func state(_ state: BadgeState) -> Self { styled { $0.state = state } }

  /// This badge coloured for a light ground, for a dark one, or for both in one file.
  ///
  /// For both, the look may differ in nothing but its paints: a text that is cut out on one ground and painted on the
  /// other is ``BadgeError/notAdaptable``.
  public func colorScheme(_ scheme: BadgeStyle.ColorSchemes) -> Self { styled { $0.colorScheme = scheme } }

  /// This badge with its body painted otherwise.
  public func fill(_ paint: Paint) -> Self { styled { $0.fill = paint } }

  /// This badge with text of a solid colour.
  public func textColor(_ color: Color) -> Self { styled { $0.text = .color(color) } }

  /// This badge with its text as holes through which the ground shows.
  public func knockout() -> Self { styled { $0.text = .knockout } }

  /// This badge with another font. Nil leaves a part of it to the look.
  public func font(_ families: [String]? = nil, size: Double? = nil, weight: Font.Weight? = nil) -> Self {
    styled {
      $0.fontFamilies = families ?? $0.fontFamilies
      $0.fontSize = size ?? $0.fontSize
      $0.fontWeight = weight ?? $0.fontWeight
    }
  }

  /// This badge with a shadow that its rim casts into it: `blur` as in CSS, `offset` downwards, in points.
  public func insetShadow(
    _ color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, offset: Double
  ) -> Self {
    styled { $0.insetShadow = InsetShadow(color: color, blur: blur, offset: offset) }
  }

  /// This badge with a line along its edge, inside of it unless told otherwise.
  public func border(_ color: Color, width: Double, placement: Border.Placement = .inside) -> Self {
    styled { $0.border = Border(color: color, width: width, placement: placement) }
  }

  /// This badge with a gap around it: a ring in the colour of the page, or, without a colour, one that is cut out of
  /// the host.
  public func halo(_ color: Color?, width: Double) -> Self { styled { $0.halo = Halo(width: width, color: color) } }

  /// This badge with light on its upper part.
  public func gloss(_ gloss: GlossStyle) -> Self { styled { $0.gloss = gloss } }

  /// This badge with a shadow that it casts: `blur` as in CSS, moved by `x` and `y`, in points.
  public func shadow(
    _ color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, x: Double = 0, y: Double = 0
  ) -> Self {
    styled { $0.shadow = DropShadow(color: color, blur: blur, offset: Point(x, y)) }
  }

  /// This badge in motion, in the web profile; the picture takes in the room that it needs. `still` stops a look that
  /// moves by itself.
  public func animation(_ animation: BadgeAnimation) -> Self { styled { $0.animation = animation } }

  /// This badge for lines of text that run in a direction.
  public func layoutDirection(_ direction: LayoutDirection) -> Self { styled { $0.layoutDirection = direction } }

  /// This badge with other words for it: `title` and `aria-label`.
  public func title(_ title: String) -> Self { styled { $0.title = title } }

  /// This badge shown so many times as large; its view box stays.
  public func scale(_ scale: Double) -> Self { styled { $0.scale = scale } }

  private func styled(_ change: (inout BadgeStyle) -> Void) -> Self {
    var copy = self
    change(&copy.style)
    return copy
  }
}

public import LookModel
public import SVGTree
public import Typesetting

/// What a user asks of a badge besides its content and its look. Nil leaves it to the look.
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
  /// For which grounds the badge is coloured: a light one where nothing is said, or what the table is coloured for that
  /// the badge stands in.
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
  /// The words for the badge, in place of what it shows: `title` and `aria-label`. Empty ones count as nil.
  public var title: String?
  /// How many times as large as its view box the badge is shown.
  public var scale = 1.0

  /// A style that asks for nothing.
  public init() {}

  /// The ground for which colours are chosen.
  var ground: ColorScheme { colorScheme == .dark ? .dark : .light }

  /// The words that were asked for, or else those for what is shown.
  func title(or shown: String) -> String { title.flatMap { $0.isEmpty ? nil : $0 } ?? shown }

  /// The look's font with what is asked for instead.
  func font(over font: Font) -> Font {
    Font(fontFamilies ?? font.families, size: fontSize ?? font.size, weight: fontWeight ?? font.weight)
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
  /// For both, the look may differ in nothing but its paints: a text that is cut out on one ground and painted on the other
  /// is ``BadgeError/notAdaptable``.
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

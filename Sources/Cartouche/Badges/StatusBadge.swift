public import LookModel
public import SVGTree
public import Typesetting

/// A label and one or more messages side by side: a badge for a build, a version or a coverage.
///
/// Rectangles, positions and widths are those of badge-maker for the characters that it supports, with any shaper,
/// unless the badge has a custom font. White space at the ends of a text is removed. Bubbles ignore colours and
/// progress.
public struct StatusBadge: Badge, Hashable {
  /// One part of a badge.
  public struct Segment: Hashable, Sendable {
    /// The text; it may be empty.
    public var text: String
    /// The background; nil for that of the look.
    public var color: StatusColor?
    /// The background on dark pages; nil for the same.
    public var darkColor: StatusColor?
    /// The target of a click.
    public var link: LinkDestination?
    /// The fraction of the part that is filled with its colour, from 0 to 1; the rest is dimmer. Nil for a part without
    /// progress.
    public var progress: Double?
    /// The minimum width, in points.
    public var minimumWidth: Double?

    /// A part with `text`.
    public init(_ text: String, color: StatusColor? = nil, dark: StatusColor? = nil) {
      self.text = text
      self.color = color
      darkColor = dark
    }

    /// Whether a colour is set for any colour scheme.
    package var hasColor: Bool { color != nil || darkColor != nil }

    /// The colour that is set for `scheme`.
    func color(on scheme: ColorScheme) -> StatusColor? { scheme == .dark ? darkColor ?? color : color }

    /// This part filled up to a fraction from 0 to 1.
    public func progress(_ share: Double) -> Segment { changed { $0.progress = share } }

    /// This part with a link.
    public func link(_ destination: LinkDestination) -> Segment { changed { $0.link = destination } }

    /// This part with a minimum width in points.
    public func minimumWidth(_ width: Double) -> Segment { changed { $0.minimumWidth = width } }

    private func changed(_ change: (inout Segment) -> Void) -> Segment {
      var copy = self
      change(&copy)
      return copy
    }
  }

  /// The rule for the colour of a text if none is set.
  public enum TextColorRule: String, Hashable, Sendable, CaseIterable {
    /// By brightness, as in badge-maker: white on a brightness of at most 0.69, #333 above it.
    case brightness
    /// White or black, whichever has the higher contrast by WCAG 2 with the part's colour: at least 4.58. A gloss over
    /// the colour may reduce it.
    case contrast
  }

  /// The options of the badge.
  public var options = BadgeOptions()
  /// The part at the beginning of the line: at the left, or at the right in lines from right to left.
  public var label: Segment
  /// The parts after the label.
  public var messages: [Segment]
  /// The background of the messages, instead of their colours.
  public var fill: Paint?
  /// The paint of the texts; nil for that of the look or of ``textColorRule``.
  public var text: TextFill?
  /// The parts of the font that differ from the look.
  public var font = FontChoice()
  /// The palette of named colours; nil for that of the look.
  public var palette: StatusPalette?
  /// The rule for the colour of a text if none is set; nil for that of the look, or else by brightness.
  public var textColorRule: TextColorRule?
  /// The logo before the label, if any.
  public var logo: Logo?
  /// The width of the badge, in points; nil for the natural width.
  public var width: Double?
  /// The minimum width of the badge, in points.
  public var minimumWidth: Double?
  /// The direction of lines of text; from right to left mirrors the badge. Nil for left to right, where each text has
  /// the direction of its first letter with one.
  public var layoutDirection: LayoutDirection?
  /// The look of the badge.
  public var look: StatusLook

  /// A badge of a label and a message, in the flat look of Shields by default.
  public init(_ label: String, _ message: String) {
    self.init(Segment(label), [Segment(message)])
  }

  /// A badge of a label and any number of messages. Without messages it has an empty one.
  public init(_ label: Segment, _ messages: [Segment]) {
    self.label = label
    self.messages = messages.isEmpty ? [Segment("")] : messages
    look = .flat
  }

  /// This badge in another look.
  public consuming func look(_ look: StatusLook) -> StatusBadge { changed { $0.look = look } }

  /// This badge with another background of its messages, and a different one on dark pages if `dark` is set.
  public consuming func color(_ color: StatusColor, dark: StatusColor? = nil) -> StatusBadge {
    changed { badge in
      for index in badge.messages.indices {
        badge.messages[index].color = color
        badge.messages[index].darkColor = dark
      }
    }
  }

  /// This badge with another background of its label, and a different one on dark pages if `dark` is set. It shows even
  /// if the label has no text.
  public consuming func labelColor(_ color: StatusColor, dark: StatusColor? = nil) -> StatusBadge {
    changed {
      $0.label.color = color
      $0.label.darkColor = dark
    }
  }

  /// This badge with its messages on a paint other than a single colour.
  public consuming func fill(_ paint: Paint) -> StatusBadge { changed { $0.fill = paint } }

  /// This badge with texts of a solid colour.
  public consuming func textColor(_ color: Color) -> StatusBadge { changed { $0.text = .color(color) } }

  /// This badge with its texts cut out, as holes that show the background.
  public consuming func knockout() -> StatusBadge { changed { $0.text = .knockout } }

  /// This badge with another font. Nil keeps a part of the look's font.
  public consuming func font(
    _ families: [String]? = nil, size: Double? = nil, weight: Font.Weight? = nil
  ) -> StatusBadge {
    changed { $0.font = $0.font.changed(by: FontChoice(families, size: size, weight: weight)) }
  }

  /// This badge with the colours of another palette.
  public consuming func palette(_ palette: StatusPalette) -> StatusBadge { changed { $0.palette = palette } }

  /// This badge with another rule for the colours of its texts.
  public consuming func textColor(by rule: TextColorRule) -> StatusBadge { changed { $0.textColorRule = rule } }

  /// This badge with a logo before its label.
  public consuming func logo(_ logo: Logo) -> StatusBadge { changed { $0.logo = logo } }

  /// This badge as one link, which replaces all others.
  public consuming func link(_ destination: LinkDestination) -> StatusBadge {
    changed { badge in
      badge.label.link = destination
      for index in badge.messages.indices { badge.messages[index].link = nil }
    }
  }

  /// This badge with separate links for the label and the first message. A link for the label alone covers the whole
  /// badge.
  public consuming func links(_ label: LinkDestination?, _ message: LinkDestination?) -> StatusBadge {
    changed {
      $0.label.link = label
      if !$0.messages.isEmpty { $0.messages[0].link = message }
    }
  }

  /// This badge for lines of text in a direction.
  public consuming func layoutDirection(_ direction: LayoutDirection) -> StatusBadge {
    changed { $0.layoutDirection = direction }
  }

  /// This badge with a width in points: the last part becomes wider or narrower, and its text is shortened if
  /// necessary.
  public consuming func width(_ width: Double) -> StatusBadge { changed { $0.width = width } }

  /// This badge with a minimum width in points.
  public consuming func minimumWidth(_ width: Double) -> StatusBadge { changed { $0.minimumWidth = width } }
}

extension StatusBadge {
  /// Whether there is a label to see: a text, the box beside bubbles, or a colour, which some looks show only beside a
  /// logo.
  package var hasLabel: Bool {
    !label.text.isBlank || look.body == .bubbles
      || label.hasColor && (look.blankLabel != .coloredWithLogo || logo != nil)
  }
}

extension StatusBadge.Segment: ExpressibleByStringLiteral {
  /// A part that says the literal.
  public init(stringLiteral text: String) { self.init(text) }
}

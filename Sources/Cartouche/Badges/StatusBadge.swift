public import LookModel
public import SVGTree
public import Typesetting

/// A label and one or more messages side by side: the badge of a build, a version, a coverage.
///
/// Rectangles, positions and widths are those of badge-maker for the characters that it knows, whatever shaper is used,
/// unless the badge is given a font of its own. White space at the ends of a text is dropped. Bubbles ignore colours and
/// a progress.
public struct StatusBadge: Badge, Hashable {
  /// One part of a badge.
  public struct Segment: Hashable, Sendable {
    /// What it says; an empty text is allowed.
    public var text: String
    /// What it stands on; nil leaves it to the look.
    public var color: StatusColor?
    /// What it stands on, on a dark ground; nil for the same.
    public var darkColor: StatusColor?
    /// Where a click on it leads.
    public var link: LinkDestination?
    /// How much of it is filled with its colour, from 0 to 1; the rest is dimmer. Nil for a part that shows no
    /// progress.
    public var progress: Double?
    /// How wide it is at least, in points.
    public var minimumWidth: Double?

    /// A part that says `text`.
    public init(_ text: String, color: StatusColor? = nil, dark: StatusColor? = nil) {
      self.text = text
      self.color = color
      darkColor = dark
    }

    /// Whether a colour was asked for on any ground.
    package var hasColor: Bool { color != nil || darkColor != nil }

    /// What was asked for to stand on, on a ground of `scheme`.
    func color(on scheme: ColorScheme) -> StatusColor? { scheme == .dark ? darkColor ?? color : color }

    /// This part filled up to a share from 0 to 1.
    public func progress(_ share: Double) -> Segment { changed { $0.progress = share } }

    /// This part with a link of its own.
    public func link(_ destination: LinkDestination) -> Segment { changed { $0.link = destination } }

    /// This part at least so many points wide.
    public func minimumWidth(_ width: Double) -> Segment { changed { $0.minimumWidth = width } }

    private func changed(_ change: (inout Segment) -> Void) -> Segment {
      var copy = self
      change(&copy)
      return copy
    }
  }

  /// How the colour of a text is chosen that is not given.
  public enum TextColorRule: String, Hashable, Sendable, CaseIterable {
    /// By brightness, as badge-maker does: white on what is at most .69 bright, #333 on the rest.
    case brightness
    /// White or black, whichever has the higher contrast by WCAG 2 with the part's colour: at least 4.58. A gloss over
    /// the colour may take some of it.
    case contrast
  }

  /// The part at the left.
  public var label: Segment
  /// The parts beside the label.
  public var messages: [Segment]
  /// How the badge looks.
  public var look: StatusLook
  /// What is asked of the badge besides.
  public var options = BadgeOptions()
  /// What the messages stand on, in place of their colours.
  public var fill: Paint?
  /// How the texts are painted; nil for what the look or ``textColorRule`` says.
  public var text: TextFill?
  /// The parts of the font that are not the look's.
  public var font = FontChoice()
  /// The colours that are known by name; nil leaves it to the look.
  public var palette: StatusPalette?
  /// How the colour of a text is chosen that is not given; nil leaves it to the look, and to the brightness where that
  /// says nothing.
  public var textColorRule: TextColorRule?
  /// The picture before the label, if any.
  public var logo: Logo?
  /// How wide the badge is, in points; nil for as wide as it needs.
  public var width: Double?
  /// How wide the badge is at least, in points.
  public var minimumWidth: Double?

  /// A badge of a label and a message, in the flat look of Shields unless told otherwise.
  public init(_ label: String, _ message: String) {
    self.init(Segment(label), [Segment(message)])
  }

  /// A badge of a label and any number of messages. Without a message it has an empty one.
  public init(_ label: Segment, _ messages: [Segment]) {
    self.label = label
    self.messages = messages.isEmpty ? [Segment("")] : messages
    look = .flat
  }

  /// This badge in another look.
  public func look(_ look: StatusLook) -> StatusBadge { changed { $0.look = look } }

  /// This badge with its messages on another colour, and on another still on a dark ground if there is one.
  public func color(_ color: StatusColor, dark: StatusColor? = nil) -> StatusBadge {
    changed { badge in
      for index in messages.indices {
        badge.messages[index].color = color
        badge.messages[index].darkColor = dark
      }
    }
  }

  /// This badge with its label on another colour, and on another still on a dark ground if there is one. It shows even
  /// where the label has no text.
  public func labelColor(_ color: StatusColor, dark: StatusColor? = nil) -> StatusBadge {
    changed {
      $0.label.color = color
      $0.label.darkColor = dark
    }
  }

  /// This badge with its messages painted with something other than one colour.
  public func fill(_ paint: Paint) -> StatusBadge { changed { $0.fill = paint } }

  /// This badge with texts of a solid colour.
  public func textColor(_ color: Color) -> StatusBadge { changed { $0.text = .color(color) } }

  /// This badge with its texts as holes through which the background shows.
  public func knockout() -> StatusBadge { changed { $0.text = .knockout } }

  /// This badge with another font. Nil leaves a part of it to the look.
  public func font(_ families: [String]? = nil, size: Double? = nil, weight: Font.Weight? = nil) -> StatusBadge {
    changed { $0.font = $0.font.changed(by: FontChoice(families, size: size, weight: weight)) }
  }

  /// This badge with the names of another palette.
  public func palette(_ palette: StatusPalette) -> StatusBadge { changed { $0.palette = palette } }

  /// This badge with the colours of its texts chosen by another rule.
  public func textColor(by rule: TextColorRule) -> StatusBadge { changed { $0.textColorRule = rule } }

  /// This badge with a picture before its label.
  public func logo(_ logo: Logo) -> StatusBadge { changed { $0.logo = logo } }

  /// This badge as one link, whatever links it had.
  public func link(_ destination: LinkDestination) -> StatusBadge {
    changed { badge in
      badge.label.link = destination
      for index in messages.indices { badge.messages[index].link = nil }
    }
  }

  /// This badge with links of their own for the label and the first message. A link of the label alone covers the whole
  /// badge.
  public func links(_ label: LinkDestination?, _ message: LinkDestination?) -> StatusBadge {
    changed {
      $0.label.link = label
      $0.messages[0].link = message
    }
  }

  /// This badge so many points wide: the last part gives way, its text shortened where it must be.
  public func width(_ width: Double) -> StatusBadge { changed { $0.width = width } }

  /// This badge at least so many points wide.
  public func minimumWidth(_ width: Double) -> StatusBadge { changed { $0.minimumWidth = width } }
}

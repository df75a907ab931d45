public import SVGTree
public import Typesetting

/// The look of a status badge: a label and messages side by side. Lengths are points at the font size of the look.
public struct StatusLook: Hashable, Sendable {
  /// The arrangement of the parts.
  public enum Body: String, Hashable, Sendable, CaseIterable {
    /// Side by side in one rounded rectangle.
    case segments
    /// The label in a box, and each message in a bubble that points at the part before it.
    case bubbles
  }

  /// The rule for the width of a text, which is also its `textLength`.
  public enum TextWidth: String, Hashable, Sendable, CaseIterable {
    /// Its width rounded down, plus one if that is even: at least 1.
    case odd
    /// Its width rounded down, plus the letter spacing for each character.
    case spaced
  }

  /// The change of a text before it is measured.
  public enum TextCase: String, Hashable, Sendable, CaseIterable {
    /// None.
    case plain
    /// All of it becomes capitals.
    case upper
    /// The first character of the label becomes a capital.
    case capitalized
  }

  /// The condition for drawing a label without text.
  public enum BlankLabel: String, Hashable, Sendable, CaseIterable {
    /// If it has a colour.
    case colored
    /// If it has a colour and there is a logo.
    case coloredWithLogo
  }

  /// The position of the edges of the parts.
  public enum Edges: String, Hashable, Sendable, CaseIterable {
    /// At their exact coordinates.
    case smooth
    /// On the nearest pixels: `shape-rendering`.
    case crisp
  }

  /// The position of a logo. It is 14 points high and vertically centred.
  public struct LogoPlace: Hashable, Sendable {
    /// The distance from the left edge to the logo.
    public var inset: Double
    /// The distance from the logo to the label.
    public var gap: Double
    /// The distance from the logo to the message beside the padding, if there is no label.
    public var messageGap: Double
    /// The same if the message has no text either; negative if the padding is too large.
    public var emptyGap: Double

    /// A logo at these distances from the edge and from what follows it.
    public init(inset: Double, gap: Double, messageGap: Double, emptyGap: Double = 0) {
      self.inset = inset
      self.gap = gap
      self.messageGap = messageGap
      self.emptyGap = emptyGap
    }
  }

  /// The look's name, which is its file's.
  public var name: String
  /// The arrangement of the parts.
  public var body: Body
  /// The font of the label, and of the messages except for its weight.
  public var font: Font
  /// The weight of the messages.
  public var messageWeight: Font.Weight
  /// The change of the texts before they are measured.
  public var textCase: TextCase
  /// The rule for the width of a text.
  public var textWidth: TextWidth
  /// The letter spacing for each character, if texts are spaced.
  public var letterSpacing: Double
  /// The height of the badge.
  public var height: Double
  /// The radius of its corners.
  public var radius: Double
  /// The distance from the top to the baseline of the texts.
  public var baseline: Double
  /// The padding on both sides of the label.
  public var padding: Double
  /// The padding on both sides of a message.
  public var messagePadding: Double
  /// How far texts beside another part are moved towards it.
  public var nudge: Double
  /// The gap between bubbles or segments.
  public var gutter: Double
  /// The position of the logo.
  public var logo: LogoPlace
  /// The condition for drawing a label without text.
  public var blankLabel: BlankLabel
  /// The position of the edges.
  public var edges: Edges
  /// A gradient from top to bottom over the colours; empty for none.
  public var gloss: [GradientStop]
  /// The line around boxes and bubbles, one point wide.
  public var border: Color?
  /// The shadows of the texts, from back to front.
  public var shadows: [TextShadow]
  /// The colour of the texts; nil for one with contrast to the background.
  public var textColor: Color?
  /// The palette of named colours.
  public var palette: StatusPalette
  /// Named colours of the look, which come before those of the palette.
  public var colors: [NamedColor]
  /// The default background of the label.
  public var labelColor: StatusColor
  /// The default background of the messages.
  public var messageColor: StatusColor
  /// What differs on dark pages.
  public var dark: Dark

  /// A look with the given values.
  public init(
    name: String, body: Body = .segments, font: Font, messageWeight: Font.Weight? = nil,
    textCase: TextCase = .plain, textWidth: TextWidth = .odd, letterSpacing: Double = 0, height: Double,
    radius: Double, baseline: Double, padding: Double, messagePadding: Double? = nil, nudge: Double = 0,
    gutter: Double = 0, logo: LogoPlace, blankLabel: BlankLabel = .colored, edges: Edges = .smooth,
    gloss: [GradientStop] = [], border: Color? = nil, shadows: [TextShadow] = [], textColor: Color? = nil,
    palette: StatusPalette = .modern, colors: [NamedColor] = [], labelColor: StatusColor, messageColor: StatusColor,
    dark: Dark = Dark()
  ) {
    self.name = name
    self.body = body
    self.font = font
    self.messageWeight = messageWeight ?? font.weight
    self.textCase = textCase
    self.textWidth = textWidth
    self.letterSpacing = letterSpacing
    self.height = height
    self.radius = radius
    self.baseline = baseline
    self.padding = padding
    self.messagePadding = messagePadding ?? padding
    self.nudge = nudge
    self.gutter = gutter
    self.logo = logo
    self.blankLabel = blankLabel
    self.edges = edges
    self.gloss = gloss
    self.border = border
    self.shadows = shadows
    self.textColor = textColor
    self.palette = palette
    self.colors = colors
    self.labelColor = labelColor
    self.messageColor = messageColor
    self.dark = dark
  }
}

public import SVGTree
public import Typesetting

/// What a template says about a status badge: a label and messages side by side. Lengths are points at the look's own
/// font size.
public struct StatusLook: Hashable, Sendable {
  /// How the parts of a badge are put together.
  public enum Body: String, Hashable, Sendable, CaseIterable {
    /// Side by side in one rounded rectangle.
    case segments
    /// The label in a box, and each message in a bubble that points at what stands before it.
    case bubbles
  }

  /// How much room a text is given; `textLength` follows it.
  public enum TextWidth: String, Hashable, Sendable, CaseIterable {
    /// Its width without the fraction, and a point more where that is even: at least 1.
    case odd
    /// Its width without the fraction, and the letter spacing for each character.
    case spaced
  }

  /// What is done to a text before it is measured.
  public enum TextCase: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case plain
    /// All of it becomes capitals.
    case upper
    /// The first character of the label becomes a capital.
    case capitalized
  }

  /// When a label without text is drawn.
  public enum BlankLabel: String, Hashable, Sendable, CaseIterable {
    /// Where it was given a colour.
    case colored
    /// Where it was given a colour and there is a logo.
    case coloredWithLogo
  }

  /// How the edges of the parts are drawn.
  public enum Edges: String, Hashable, Sendable, CaseIterable {
    /// Where they lie.
    case smooth
    /// On the nearest pixels: `shape-rendering`.
    case crisp
  }

  /// Where a logo lies. It is 14 points high and halfway up the badge.
  public struct LogoPlace: Hashable, Sendable {
    /// From the left edge to the logo.
    public var inset: Double
    /// From the logo to the label.
    public var gap: Double
    /// From the logo to the message, beside the padding, where there is no label.
    public var messageGap: Double
    /// The same where the message has no text either; negative where the padding is too much.
    public var emptyGap: Double

    /// A logo so far from the edge and from what follows it.
    public init(inset: Double, gap: Double, messageGap: Double, emptyGap: Double = 0) {
      self.inset = inset
      self.gap = gap
      self.messageGap = messageGap
      self.emptyGap = emptyGap
    }
  }

  /// A copy of the text beneath it.
  public struct Shadow: Hashable, Sendable {
    /// How far it lies below the text.
    public var offset: Double
    /// Its opacity, from 0 to 1.
    public var opacity: Double
    /// The standard deviation of its blur; 0 for a sharp one.
    public var blur: Double
    /// Its colour; nil for #010101 beneath light text and #ccc beneath dark text.
    public var color: Color?

    /// A shadow so far below the text.
    public init(offset: Double, opacity: Double, blur: Double = 0, color: Color? = nil) {
      self.offset = offset
      self.opacity = opacity
      self.blur = blur
      self.color = color
    }
  }

  /// The look's name, which is its file's.
  public var name: String
  /// How the parts are put together.
  public var body: Body
  /// The font of the label, and of the messages apart from its weight.
  public var font: Font
  /// The weight of the messages.
  public var messageWeight: Font.Weight
  /// What is done to the texts.
  public var textCase: TextCase
  /// How much room a text is given.
  public var textWidth: TextWidth
  /// What each character adds to its text's width where texts are spaced.
  public var letterSpacing: Double
  /// The height of the badge.
  public var height: Double
  /// The radius of its corners.
  public var radius: Double
  /// From the top to the baseline of the texts.
  public var baseline: Double
  /// The room on either side of the label.
  public var padding: Double
  /// The room on either side of a message.
  public var messagePadding: Double
  /// How far texts beside another part are moved towards it.
  public var nudge: Double
  /// From one bubble to the next.
  public var gutter: Double
  /// Where a logo lies.
  public var logo: LogoPlace
  /// When a label without text is drawn.
  public var blankLabel: BlankLabel
  /// How the edges are drawn.
  public var edges: Edges
  /// A transition from top to bottom that lies over the colours; nothing for none.
  public var gloss: [GradientStop]
  /// The line around boxes and bubbles, one point wide.
  public var border: Color?
  /// The shadows of the texts, from back to front.
  public var shadows: [Shadow]
  /// The colour of the texts; nil for one that suits what they stand on.
  public var textColor: Color?
  /// The colours that are known by name.
  public var palette: StatusPalette
  /// Colours with names of the look's own, which come before those of the palette.
  public var colors: [NamedColor]
  /// What the label stands on unless told otherwise.
  public var labelColor: StatusColor
  /// What the messages stand on unless told otherwise.
  public var messageColor: StatusColor
  /// What differs on a dark ground.
  public var dark: Dark

  /// A look from all that a template may say.
  public init(
    name: String, body: Body = .segments, font: Font, messageWeight: Font.Weight? = nil,
    textCase: TextCase = .plain, textWidth: TextWidth = .odd, letterSpacing: Double = 0, height: Double,
    radius: Double, baseline: Double, padding: Double, messagePadding: Double? = nil, nudge: Double = 0,
    gutter: Double = 0, logo: LogoPlace, blankLabel: BlankLabel = .colored, edges: Edges = .smooth,
    gloss: [GradientStop] = [], border: Color? = nil, shadows: [Shadow] = [], textColor: Color? = nil,
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

public import SVGTree
public import Typesetting

/// What a template says about a pill. Lengths are points at the look's own font size and grow with the font.
public struct PillLook: Hashable, Sendable {
  /// With which element the body is drawn.
  public enum Body: String, Hashable, Sendable, CaseIterable {
    /// An outline of two arcs, filled.
    case outline
    /// One line with round caps, as thick as the pill is high.
    case line
  }

  /// A width that short texts share, so that single and double digits line up.
  public struct CompactWidth: Hashable, Sendable {
    /// How many characters a short text has at most.
    public var characters: Int
    /// How wide a short text is at most.
    public var textWidth: Double
    /// The width of the pill around a short text, and the least of any.
    public var width: Double

    /// A shared width for texts of so many characters.
    public init(characters: Int, textWidth: Double, width: Double) {
      self.characters = characters
      self.textWidth = textWidth
      self.width = width
    }
  }

  /// A dark crescent that shows above the body, as if the badge were pressed into the ground.
  public struct Letterpress: Hashable, Sendable {
    /// How far the crescent shows.
    public var depth: Double
    /// What each channel of the body's fill is multiplied by where the colour is not given.
    public var shade: Double

    /// A crescent of the given depth.
    public init(depth: Double, shade: Double) {
      self.depth = depth
      self.shade = shade
    }
  }

  /// A dot before the text, in place of a body: the mark of a status.
  public struct Dot: Hashable, Sendable {
    /// The dot's diameter.
    public var diameter: Double
    /// The room between the dot and the text.
    public var gap: Double

    /// A dot of the given diameter.
    public init(diameter: Double, gap: Double) {
      self.diameter = diameter
      self.gap = gap
    }
  }

  /// A band around the edge of a host, folded behind it.
  public struct Ribbon: Hashable, Sendable {
    /// How far the band sticks out of the host, and the width of the fold.
    public var fold: Double
    /// The height of the fold.
    public var foldHeight: Double
    /// What each channel of the band's fill is multiplied by in the fold.
    public var shade: Double
    /// From the host's upper or lower edge to the band.
    public var inset: Double

    /// A band with a fold of the given width and height.
    public init(fold: Double, foldHeight: Double, shade: Double, inset: Double) {
      self.fold = fold
      self.foldHeight = foldHeight
      self.shade = shade
      self.inset = inset
    }
  }

  /// The colours of one state.
  public struct Colors: Hashable, Sendable {
    /// The body.
    public var fill: Paint
    /// The text.
    public var text: TextFill
    /// The letterpress crescent; nil for a shade of the fill.
    public var crescent: Color?

    /// Colours of the body and of the text on it.
    public init(fill: Paint, text: TextFill, crescent: Color? = nil) {
      self.fill = fill
      self.text = text
      self.crescent = crescent
    }
  }

  /// The look's name, which is its file's.
  public var name: String
  /// With which element the body is drawn.
  public var body: Body
  /// The font of the text.
  public var font: Font
  /// The height of the body.
  public var height: Double
  /// The room on either side of the text.
  public var padding: Double
  /// The radius of the body's corners; nil for half of its height, and no larger than that.
  public var radius: Double?
  /// The width that short texts share, if any.
  public var compact: CompactWidth?
  /// The crescent above the body, if any.
  public var letterpress: Letterpress?
  /// The dot in place of a body, if any.
  public var dot: Dot?
  /// How the body becomes a ribbon, if it does.
  public var ribbon: Ribbon?
  /// How far the pill overlaps a host.
  public var overlap: Overlap
  /// What is drawn around and on the body besides.
  public var effects: Effects
  /// How much of its colours a disabled badge keeps, from 0 to 1, where ``colors`` has none for that state: the rest is
  /// the page, white or black. Nil for a look that has no picture for the state.
  public var disabledOpacity: Double?
  /// The colours of each state.
  public var colors: StateTable<Colors>

  /// A look from all that a template may say.
  public init(
    name: String, body: Body = .outline, font: Font, height: Double, padding: Double, radius: Double? = nil,
    compact: CompactWidth? = nil, letterpress: Letterpress? = nil, dot: Dot? = nil, ribbon: Ribbon? = nil,
    overlap: Overlap = .rectangular, effects: Effects = Effects(), disabledOpacity: Double? = nil,
    colors: StateTable<Colors>
  ) {
    self.name = name
    self.body = body
    self.font = font
    self.height = height
    self.padding = padding
    self.radius = radius
    self.compact = compact
    self.letterpress = letterpress
    self.dot = dot
    self.ribbon = ribbon
    self.overlap = overlap
    self.effects = effects
    self.disabledOpacity = disabledOpacity
    self.colors = colors
  }
}

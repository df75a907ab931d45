public import SVGTree
public import Typesetting

/// The look of a pill. Lengths are points at the font size of the look, and scale with the font.
public struct PillLook: Hashable, Sendable {
  /// The SVG element of the body.
  public enum Body: String, Hashable, Sendable, CaseIterable {
    /// An outline of two arcs, filled.
    case outline
    /// One line with round caps, as thick as the pill is high.
    case line
  }

  /// A shared width of short texts, so that single and double digits line up.
  public struct CompactWidth: Hashable, Sendable {
    /// The maximum number of characters of a short text.
    public var characters: Int
    /// The maximum width of a short text.
    public var textWidth: Double
    /// The width of the pill around a short text, and the minimum width of any pill.
    public var width: Double

    /// A shared width for texts of at most `characters` characters.
    public init(characters: Int, textWidth: Double, width: Double) {
      self.characters = characters
      self.textWidth = textWidth
      self.width = width
    }
  }

  /// A dark crescent above the body, as if the badge were pressed into the page.
  public struct Letterpress: Hashable, Sendable {
    /// The visible depth of the crescent.
    public var depth: Double
    /// The factor for each channel of the fill that gives the crescent's colour, if none is set.
    public var shade: Double

    /// A crescent of the given depth.
    public init(depth: Double, shade: Double) {
      self.depth = depth
      self.shade = shade
    }
  }

  /// A dot before the text, instead of a body: the mark of a status.
  public struct Dot: Hashable, Sendable {
    /// The dot's diameter.
    public var diameter: Double
    /// The gap between the dot and the text.
    public var gap: Double

    /// A dot of the given diameter.
    public init(diameter: Double, gap: Double) {
      self.diameter = diameter
      self.gap = gap
    }
  }

  /// A band around the edge of a host, folded behind it.
  public struct Ribbon: Hashable, Sendable {
    /// How far the band extends beyond the host; also the width of the fold.
    public var fold: Double
    /// The height of the fold.
    public var foldHeight: Double
    /// The factor for each channel of the band's fill that gives the fold's colour.
    public var shade: Double
    /// The distance from the host's upper or lower edge to the band.
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
  /// The SVG element of the body.
  public var body: Body
  /// The font of the text.
  public var font: Font
  /// The height of the body.
  public var height: Double
  /// The padding on both sides of the text, and of a dot with its text.
  public var padding: Double
  /// What is between two letters of the text besides their widths, where the letters of its script stand apart.
  public var letterSpacing: Double
  /// The radius of the body's corners; nil for half of its height, which is also the maximum.
  public var radius: Double?
  /// The shared width of short texts, if any.
  public var compact: CompactWidth?
  /// The crescent above the body, if any.
  public var letterpress: Letterpress?
  /// The dot instead of a body, if any.
  public var dot: Dot?
  /// The mark before the text, if any.
  public var mark: Mark?
  /// The ribbon, if the body is one.
  public var ribbon: Ribbon?
  /// The overlap of the pill and its host.
  public var overlap: Overlap
  /// What is drawn around and on the body.
  public var effects: Effects
  /// The fraction of its colours that a disabled badge keeps, from 0 to 1: those of its effects, and the others if
  /// ``colors`` has none for that state; the rest is the page, white or black. Nil for a look without a picture for the
  /// state, or with effects that it does not change.
  public var disabledOpacity: Double?
  /// The colours of each state.
  public var colors: StateTable<Colors>

  /// A look with the given values.
  public init(
    name: String, body: Body = .outline, font: Font, height: Double, padding: Double,
    letterSpacing: Double = 0, radius: Double? = nil, compact: CompactWidth? = nil, letterpress: Letterpress? = nil,
    dot: Dot? = nil, mark: Mark? = nil, ribbon: Ribbon? = nil, overlap: Overlap = .rectangular,
    effects: Effects = Effects(), disabledOpacity: Double? = nil, colors: StateTable<Colors>
  ) {
    self.name = name
    self.body = body
    self.font = font
    self.height = height
    self.padding = padding
    self.letterSpacing = letterSpacing
    self.radius = radius
    self.compact = compact
    self.letterpress = letterpress
    self.dot = dot
    self.mark = mark
    self.ribbon = ribbon
    self.overlap = overlap
    self.effects = effects
    self.disabledOpacity = disabledOpacity
    self.colors = colors
  }
}

public import SVGTree
public import Typesetting

/// The look of the texts of a row.
public struct RowLook: Hashable, Sendable {
  /// One line of text.
  public struct Line: Hashable, Sendable {
    /// The font of the line.
    public var font: Font
    /// The upper edge of its box in a row with a detail, in points from the row's top.
    public var top: Double
    /// The height of its box in points.
    public var height: Double
    /// Its colour in each state.
    public var color: StateTable<Color>

    /// A line in a box.
    public init(font: Font, top: Double, height: Double, color: StateTable<Color>) {
      self.font = font
      self.top = top
      self.height = height
      self.color = color
    }
  }

  /// The height of a row with only a summary, in points.
  public var height: Double
  /// The height of a row with a detail below the summary, in points.
  public var detailHeight: Double
  /// The distance from the cell's edge to the texts, and from the badge to the other edge, in points.
  public var inset: Double
  /// The distance from the texts to the badge, in points.
  public var gap: Double
  /// The first line.
  public var summary: Line
  /// The second line.
  public var detail: Line
  /// The colours, on light pages, of a pill if its look has separate colours for a state: they replace those, which
  /// would not be visible on such cells. Selected looks like highlighted; a text that is cut out stays so.
  public var badge: StateTable<PillLook.Colors>.Dark

  /// A row with the given values.
  public init(
    height: Double, detailHeight: Double, inset: Double, gap: Double, summary: Line, detail: Line,
    badge: StateTable<PillLook.Colors>.Dark = .init()
  ) {
    self.height = height
    self.detailHeight = detailHeight
    self.inset = inset
    self.gap = gap
    self.summary = summary
    self.detail = detail
    self.badge = badge
  }
}

/// The background of a table.
public struct BackgroundLook: Hashable, Sendable {
  /// One of the vertical stripes of a background, which repeat from left to right.
  public struct Stripe: Hashable, Sendable {
    /// The stripe's colour.
    public var color: Adaptive<Color>
    /// The stripe's width in points.
    public var width: Double

    /// A stripe of the given width.
    public init(color: Color, darkColor: Color? = nil, width: Double) {
      self.color = Adaptive(color, dark: darkColor)
      self.width = width
    }
  }

  /// The distance from the table's left and right edge to its cells, in points.
  public var margin: Double
  /// The distance from the table's upper and lower edge to its cells, in points.
  public var padding: Double
  /// The stripes of the background; one for a plain background, none for a clear one.
  public var stripes: [Stripe]

  /// By default a clear background without space around the cells.
  public init(margin: Double = 0, padding: Double = 0, stripes: [Stripe] = []) {
    self.margin = margin
    self.padding = padding
    self.stripes = stripes
  }
}

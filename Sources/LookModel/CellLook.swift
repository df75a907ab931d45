public import SVGTree

/// The look of a grouped cell, and of the rows of a table of such cells.
public struct CellLook: Hashable, Sendable {
  /// A line around the cells of a group.
  public struct Border: Hashable, Sendable {
    /// The outer edge of the fill.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
      /// At the cell's edge: the border covers the fill.
      case over
      /// At the border's inner edge: the border is on the background.
      case around
    }

    /// The colour of the line.
    public var color: Adaptive<Color>
    /// The width of the line in points, all of it inside the cell.
    public var width: Double
    /// The outer edge of the fill.
    public var placement: Placement

    /// A line inside the cell's edge.
    public init(color: Color, darkColor: Color? = nil, width: Double, placement: Placement = .over) {
      self.color = Adaptive(color, dark: darkColor)
      self.width = width
      self.placement = placement
    }
  }

  /// A line between two cells of a group.
  public struct Separator: Hashable, Sendable {
    /// The colour of the line at the bottom of the upper cell.
    public var color: Adaptive<Color>
    /// The height of each line in points.
    public var height: Double
    /// The inset of the line from the leading edge, in points.
    public var inset: Double
    /// The colour of a second line at the top of the lower cell, for an etched look.
    public var highlight: Adaptive<Color>?
    /// Whether there is no line above and below a highlighted or selected cell.
    public var makesWayForSelection: Bool

    /// A line between two cells.
    public init(
      color: Color, darkColor: Color? = nil, height: Double, inset: Double = 0, highlight: Color? = nil,
      darkHighlight: Color? = nil, makesWayForSelection: Bool = false
    ) {
      self.color = Adaptive(color, dark: darkColor)
      self.height = height
      self.inset = inset
      self.highlight = highlight.map { Adaptive($0, dark: darkHighlight) }
      self.makesWayForSelection = makesWayForSelection
    }
  }

  /// A bevel at the upper and the lower end of a group.
  public struct Bevel: Hashable, Sendable {
    /// A line of one point under the top border, inside the fill.
    public var shadow: Adaptive<Color>
    /// A line of one point below the bottom border, on the background.
    public var highlight: Adaptive<Color>

    /// A dark line above and a light one below.
    public init(shadow: Color, darkShadow: Color? = nil, highlight: Color, darkHighlight: Color? = nil) {
      self.shadow = Adaptive(shadow, dark: darkShadow)
      self.highlight = Adaptive(highlight, dark: darkHighlight)
    }
  }

  /// The look's name, which is its file's.
  public var name: String
  /// The radius of a group's corners in points.
  public var radius: Double
  /// The fill of the cell in each state.
  public var fill: StateTable<Paint>
  /// The line around a group, if any.
  public var border: Border?
  /// The line between cells, if any.
  public var separator: Separator?
  /// The bevel at a group's ends, if any.
  public var bevel: Bevel?
  /// The look of rows on such cells.
  public var row: RowLook
  /// The background of a table of such cells.
  public var background: BackgroundLook

  /// A look with the given values.
  public init(
    name: String, radius: Double, fill: StateTable<Paint>, border: Border? = nil, separator: Separator? = nil,
    bevel: Bevel? = nil, row: RowLook, background: BackgroundLook = BackgroundLook()
  ) {
    self.name = name
    self.radius = radius
    self.fill = fill
    self.border = border
    self.separator = separator
    self.bevel = bevel
    self.row = row
    self.background = background
  }
}

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
    public var color: Color
    /// The colour on dark pages, if it differs.
    public var darkColor: Color?
    /// The width of the line in points, all of it inside the cell.
    public var width: Double
    /// The outer edge of the fill.
    public var placement: Placement

    /// A line inside the cell's edge.
    public init(color: Color, darkColor: Color? = nil, width: Double, placement: Placement = .over) {
      self.color = color
      self.darkColor = darkColor
      self.width = width
      self.placement = placement
    }
  }

  /// A line between two cells of a group.
  public struct Separator: Hashable, Sendable {
    /// The colour of the line at the bottom of the upper cell.
    public var color: Color
    /// That colour on dark pages, if it differs.
    public var darkColor: Color?
    /// The height of each line in points.
    public var height: Double
    /// The inset of the line from the leading edge, in points.
    public var inset: Double
    /// The colour of a second line at the top of the lower cell, for an etched look.
    public var highlight: Color?
    /// The second line's colour on dark pages, if there is such a line and it differs.
    public var darkHighlight: Color?

    /// A line between two cells.
    public init(
      color: Color, darkColor: Color? = nil, height: Double, inset: Double = 0, highlight: Color? = nil,
      darkHighlight: Color? = nil
    ) {
      self.color = color
      self.darkColor = darkColor
      self.height = height
      self.inset = inset
      self.highlight = highlight
      self.darkHighlight = darkHighlight
    }
  }

  /// A bevel at the upper and the lower end of a group.
  public struct Bevel: Hashable, Sendable {
    /// A line of one point under the top border, inside the fill.
    public var shadow: Color
    /// The upper line's colour on dark pages, if it differs.
    public var darkShadow: Color?
    /// A line of one point below the bottom border, on the background.
    public var highlight: Color
    /// The lower line's colour on dark pages, if it differs.
    public var darkHighlight: Color?

    /// A dark line above and a light one below.
    public init(shadow: Color, darkShadow: Color? = nil, highlight: Color, darkHighlight: Color? = nil) {
      self.shadow = shadow
      self.darkShadow = darkShadow
      self.highlight = highlight
      self.darkHighlight = darkHighlight
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
  public var ground: GroundLook

  /// A look with the given values.
  public init(
    name: String, radius: Double, fill: StateTable<Paint>, border: Border? = nil, separator: Separator? = nil,
    bevel: Bevel? = nil, row: RowLook, ground: GroundLook = GroundLook()
  ) {
    self.name = name
    self.radius = radius
    self.fill = fill
    self.border = border
    self.separator = separator
    self.bevel = bevel
    self.row = row
    self.ground = ground
  }
}

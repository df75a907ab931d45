public import SVGTree
public import Typesetting

/// What a template says about a notification hub: a circle that widens with the count's order of magnitude.
public struct HubLook: Hashable, Sendable {
  /// The colours of one state.
  public struct Colors: Hashable, Sendable {
    /// The circle.
    public var fill: Paint
    /// The count.
    public var text: TextFill

    /// Colours of the circle and of the count on it.
    public init(fill: Paint, text: TextFill) {
      self.fill = fill
      self.text = text
    }
  }

  /// The look's name, which is its file's.
  public var name: String
  /// The font of the count.
  public var font: Font
  /// The height, and the width for one or two characters, in points.
  public var diameter: Double
  /// By which share of the diameter each further order of magnitude widens the hub.
  public var widening: Double
  /// The least room on either side of the count, in points.
  public var padding: Double
  /// How far the hub's centre lies inside the edges of its host, as a share of the diameter.
  public var overlap: Double
  /// The largest count that is shown as it is.
  public var limit: Int
  /// The colours of each state.
  public var colors: StateTable<Colors>

  /// A look from all that a template may say.
  public init(
    name: String, font: Font, diameter: Double, widening: Double, padding: Double, overlap: Double, limit: Int,
    colors: StateTable<Colors>
  ) {
    self.name = name
    self.font = font
    self.diameter = diameter
    self.widening = widening
    self.padding = padding
    self.overlap = overlap
    self.limit = limit
    self.colors = colors
  }
}

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
  /// The least room on either side of the count, in points; of a single character 2 at most, since it stands in a circle.
  public var padding: Double
  /// How far the hub overlaps its host.
  public var overlap: Overlap
  /// To which side the hub grows; nil for both, or away from the host where its inner corner is fixed.
  public var growth: Growth?
  /// The largest count that is shown as it is.
  public var limit: Int
  /// What is shown of the count.
  public var form: HubForm
  /// The diameter of a dot, in points.
  public var dot: Double
  /// What is drawn around and on the circle besides.
  public var effects: Effects
  /// How much of its colours a disabled badge keeps, from 0 to 1, where ``colors`` has none for that state: the rest is
  /// the page, white or black. Nil for a look that has no picture for the state.
  public var disabledOpacity: Double?
  /// The colours of each state.
  public var colors: StateTable<Colors>

  /// A look from all that a template may say.
  public init(
    name: String, font: Font, diameter: Double, widening: Double, padding: Double, overlap: Overlap,
    growth: Growth? = nil, limit: Int, form: HubForm = .count, dot: Double = 8, effects: Effects = Effects(),
    disabledOpacity: Double? = nil,
    colors: StateTable<Colors>
  ) {
    self.name = name
    self.font = font
    self.diameter = diameter
    self.widening = widening
    self.padding = padding
    self.overlap = overlap
    self.growth = growth
    self.limit = limit
    self.form = form
    self.dot = dot
    self.effects = effects
    self.disabledOpacity = disabledOpacity
    self.colors = colors
  }
}

public import SVGTree
public import Typesetting

/// The look of a notification hub: a circle that widens with the count's order of magnitude.
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
  /// The fraction of the diameter by which each further order of magnitude widens the hub.
  public var widening: Double
  /// The minimum padding on both sides of the count, in points; at most 2 for a single character, because it is in a
  /// circle.
  public var padding: Double
  /// The overlap of the hub and its host.
  public var overlap: Overlap
  /// The side to which the hub grows; nil for both, or away from the host if the overlap fixes the inner corner.
  public var growth: Growth?
  /// The largest count that is shown in full.
  public var limit: Count
  /// The form of the hub.
  public var form: HubForm
  /// The diameter of a dot, in points.
  public var dot: Double
  /// The mark in a dot, if any.
  public var mark: Mark?
  /// What a hub says to screen readers that shows no count, such as `busy`; nil for `new`.
  public var title: String?
  /// What is drawn around and on the circle.
  public var effects: Effects
  /// The fraction of its colours that a disabled badge keeps, from 0 to 1: those of its effects, and the others if
  /// ``colors`` has none for that state; the rest is the page, white or black. Nil for a look without a picture for the
  /// state, or with effects that it does not change.
  public var disabledOpacity: Double?
  /// The colours of each state.
  public var colors: StateTable<Colors>

  /// A look with the given values.
  public init(
    name: String, font: Font, diameter: Double, widening: Double, padding: Double, overlap: Overlap,
    growth: Growth? = nil, limit: Count, form: HubForm = .count, dot: Double = 8, mark: Mark? = nil,
    title: String? = nil, effects: Effects = Effects(), disabledOpacity: Double? = nil,
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
    self.mark = mark
    self.title = title
    self.effects = effects
    self.disabledOpacity = disabledOpacity
    self.colors = colors
  }
}

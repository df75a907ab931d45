public import PathGeometry
public import Typesetting

/// What a picture is drawn on, from back to front.
///
/// A badge is laid out once, in calls to a canvas. One canvas writes each call as SVG at once, another records the
/// calls as a tree.
public protocol Canvas: ~Copyable {
  /// Paints an outline. An empty one draws nothing.
  mutating func draw(_ drawing: Drawing)

  /// Fills an outline, without anti-aliasing if it is crisp. An empty one draws nothing.
  ///
  /// - Parameters:
  ///   - outline: What is filled.
  ///   - paint: The paint.
  ///   - isCrisp: Whether the outline has no anti-aliasing.
  ///   - layer: The name of the drawing's layer: letters, digits, `_` and `-`, a letter first.
  /// - Precondition: The name has this form. It is checked where the picture is recorded as a tree.
  mutating func fill(_ outline: Outline, _ paint: Paint, isCrisp: Bool, layer: String)

  /// Writes a measured text.
  ///
  /// - Parameters:
  ///   - run: The measured text. An empty one draws nothing.
  ///   - position: The position of the anchored part on the baseline, in points.
  ///   - anchor: The part of the text that is at the position.
  ///   - color: The colour of the text.
  /// - Precondition: The coordinates are within ±1e9.
  mutating func draw(_ run: GlyphRun, at position: Point, anchor: TextRun.Anchor, color: Color)

  /// Writes lines of text in one font above their shadows.
  mutating func draw(_ texts: TextBlock)

  /// Draws the shadow of a figure, which is below what is drawn after it.
  mutating func draw(_ shadow: FigureShadow)

  /// Draws the nodes of a picture.
  mutating func draw(_ nodes: [Node])

  /// Begins a group: what is drawn until its ``end()`` is added to its children. It has no common text style and casts
  /// no shadows of texts: a ``TextBlock`` has both.
  mutating func begin(_ group: Group)

  /// Begins a group with holes where these nodes draw something, until its ``end()``.
  mutating func begin(holes: [Node])

  /// Where the next drawing comes, in the group or the link that is open.
  var place: Int { get }

  /// Fills an outline with a translucent linear gradient in points, above what was drawn after a place in the group or
  /// the link that is open. It draws nothing if nothing was.
  ///
  /// - Parameters:
  ///   - outline: What the gradient fills. All that it is above must be inside.
  ///   - gradient: The gradient, measured in points.
  ///   - isCrisp: Whether the outline has no anti-aliasing.
  ///   - layer: The name of the gradient's layer: letters, digits, `_` and `-`, a letter first.
  ///   - place: The place.
  /// - Precondition: The name has this form. It is checked where the picture is recorded as a tree.
  mutating func overlay(_ outline: Outline, _ gradient: Gradient, isCrisp: Bool, layer: String, since place: Int)

  /// Begins a link: what is drawn until its ``end()`` is added to its children.
  mutating func begin(_ link: Link)

  /// Ends the group or the link that was begun last. One without children draws nothing.
  mutating func end()
}

extension Canvas where Self: ~Copyable {
  /// Writes a line of text.
  public mutating func draw(_ text: TextRun) { draw([.text(text)]) }

  /// Fills an outline with smooth edges.
  public mutating func fill(_ outline: Outline, _ paint: Paint, layer: String) {
    fill(outline, paint, isCrisp: false, layer: layer)
  }
}

public import PathGeometry

/// What a picture is drawn on, from back to front.
///
/// A badge is laid out once, in calls to a canvas. One canvas writes each call as SVG at once, ``NodeCanvas`` records the
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
  mutating func fill(_ outline: Outline, _ paint: Paint, isCrisp: Bool, layer: String)

  /// Writes a line of text.
  mutating func draw(_ text: TextRun)

  /// Writes lines of text in one font above their shadows.
  mutating func draw(_ texts: TextBlock)

  /// Draws the nodes of a picture.
  mutating func draw(_ nodes: [Node])

  /// Begins a group: what is drawn until its ``end()`` is added to its children. It has no common text style and casts
  /// no shadows of texts: a ``TextBlock`` has both.
  mutating func begin(_ group: Group)

  /// Begins a group below a translucent linear gradient in points, which fills `outline` at the group's ``end()`` if
  /// anything is drawn. All that is drawn must be inside the outline.
  ///
  /// - Parameters:
  ///   - outline: What the gradient fills.
  ///   - gradient: The gradient.
  ///   - isCrisp: Whether the outline has no anti-aliasing.
  ///   - layer: The name of the gradient's layer: letters, digits, `_` and `-`, a letter first.
  mutating func begin(under outline: Outline, _ gradient: Gradient, isCrisp: Bool, layer: String)

  /// Begins a link: what is drawn until its ``end()`` is added to its children.
  mutating func begin(_ link: Link)

  /// Ends the group or the link that was begun last. One without children draws nothing.
  mutating func end()
}

extension Canvas where Self: ~Copyable {
  /// Fills an outline with smooth edges.
  public mutating func fill(_ outline: Outline, _ paint: Paint, layer: String) {
    fill(outline, paint, isCrisp: false, layer: layer)
  }
}

/// Lines of text in one font, each above its shadows, which are moved copies of it.
public struct TextBlock: Hashable, Sendable {
  /// A copy of each text below it.
  public struct Shadow: Hashable, Sendable {
    /// The distance of the copies below the texts, in points.
    public var offset: Double
    /// The standard deviation of the blur of the copies, in points; 0 for sharp ones.
    public var deviation: Double

    /// A shadow that is `offset` points below its texts.
    ///
    /// - Precondition: `deviation` is in 0…1000.
    public init(offset: Double, deviation: Double = 0) {
      precondition((0...1000).contains(deviation), "the deviation of a blur lies between 0 and 1000")
      self.offset = offset
      self.deviation = deviation
    }
  }

  /// The texts; empty texts are left out.
  public let texts: [TextRun]
  /// The shadows from back to front.
  public let shadows: [Shadow]
  /// The colours of the copies: for each shadow one for each text.
  public let shadowColors: [Color]
  /// The names of the layers of the copies, one for each text.
  public let shadowNames: [String]

  /// Texts above their shadows.
  ///
  /// - Precondition: Each shadow has a colour for each text, and each text has a name for its copies.
  public init(_ texts: [TextRun], shadows: [Shadow] = [], shadowColors: [Color] = [], shadowNames: [String] = []) {
    precondition(shadowColors.count == shadows.count * texts.count, "each text has a colour for each shadow")
    precondition(shadows.isEmpty || shadowNames.count == texts.count, "each text has a name for its copies")
    self.texts = texts
    self.shadows = shadows
    self.shadowColors = shadowColors
    self.shadowNames = shadowNames
  }

  /// The texts as a group, after a decoration of their copies.
  package var node: Node {
    var nodes: [Node] = texts.map { .text($0) }
    if !shadows.isEmpty, !texts.isEmpty {
      let copies = shadows.indices.map { index -> Node in
        let group = Group(texts.indices.map { .text(copy(of: $0, as: index)) }).sharingTextStyle()
        return .group(shadows[index].deviation > 0 ? group.blurred(deviation: shadows[index].deviation) : group)
      }
      nodes.insert(.group(Group(copies).decorative()), at: 0)
    }
    return .group(Group(nodes).sharingTextStyle())
  }

  private func copy(of text: Int, as shadow: Int) -> TextRun {
    texts[text].offset(y: shadows[shadow].offset).fill(shadowColors[shadow * texts.count + text])
      .named(shadowNames[text])
  }
}

public import PathGeometry
public import Typesetting

/// Lines of text, each above its shadows, which are moved copies of it.
public struct TextBlock: Sendable {
  /// One of the lines.
  public struct Line: Sendable {
    /// The measured text. An empty one is left out.
    public var run: GlyphRun
    /// The middle of the text on its baseline, in points.
    public var middle: Point
    /// The part of the text whose position is written.
    public var anchor: TextRun.Anchor
    /// The colour of the text.
    public var color: Color
    /// The name of the layer of the text: letters, digits, `_` and `-`, a letter first.
    public var layer: StaticString
    /// The name of the layers of its copies.
    public var shadowLayer: StaticString

    /// A line with a colour.
    ///
    /// - Parameters:
    ///   - run: The measured text.
    ///   - middle: The middle of the text on its baseline, in points.
    ///   - anchor: The part of the text whose position is written.
    ///   - color: The colour of the text.
    ///   - layer: The name of its layer: letters, digits, `_` and `-`, a letter first.
    ///   - shadowLayer: The name of the layers of its copies.
    public init(
      _ run: GlyphRun, around middle: Point, anchor: TextRun.Anchor = .middle, color: Color, layer: StaticString,
      shadowLayer: StaticString
    ) {
      self.run = run
      self.middle = middle
      self.anchor = anchor
      self.color = color
      self.layer = layer
      self.shadowLayer = shadowLayer
      precondition(abs(x) <= 1e9 && abs(middle.y) <= 1e9, "the position of a text is finite")
    }

    /// The x coordinate that is written.
    var x: Double {
      switch anchor {
      case .start: middle.x - run.width / 2
      case .middle: middle.x
      case .end: middle.x + run.width / 2
      }
    }

    /// The line as a part of a tree.
    package var text: TextRun { text(color: color, layer: layer) }

    /// The line or a copy of it.
    fileprivate func text(offset: Double = 0, color: Color, layer: StaticString) -> TextRun {
      TextRun(run, at: Point(x, middle.y + offset), anchor: anchor, color: color, layer: "\(layer)")
    }
  }

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

  /// The lines.
  public let lines: [Line]
  /// The shadows from back to front.
  public let shadows: [Shadow]
  /// The colours of the copies: for each shadow one for each line.
  public let shadowColors: [Color]

  /// Lines above their shadows.
  ///
  /// - Precondition: Each shadow has a colour for each line.
  public init(_ lines: [Line], shadows: [Shadow] = [], shadowColors: [Color] = []) {
    precondition(shadowColors.count == shadows.count * lines.count, "each text has a colour for each shadow")
    self.lines = lines
    self.shadows = shadows
    self.shadowColors = shadowColors
  }

  /// The texts as a group, after a decoration of their copies.
  package var node: Node {
    var nodes: [Node] = lines.map { .text($0.text) }
    if !shadows.isEmpty, !lines.isEmpty {
      let copies = shadows.indices.map { shadow -> Node in
        let texts = lines.indices.map { index -> Node in
          let color = shadowColors[shadow * lines.count + index]
          return .text(lines[index].text(offset: shadows[shadow].offset, color: color, layer: lines[index].shadowLayer))
        }
        let group = Group(texts).sharingTextStyle()
        return .group(shadows[shadow].deviation > 0 ? group.blurred(deviation: shadows[shadow].deviation) : group)
      }
      nodes.insert(.group(Group(copies).decorative()), at: 0)
    }
    return .group(Group(nodes).sharingTextStyle())
  }
}

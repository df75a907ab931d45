package import PathGeometry
package import Typesetting

/// Lines of text, each above its shadows, which are moved copies of it.
public struct TextBlock: Sendable {
  /// One of the lines.
  package struct Line: Sendable {
    /// The measured text. An empty one is left out.
    package var run: GlyphRun
    /// The position of the anchored part on the baseline, in points.
    package var position: Point
    /// The part of the text that is at the position.
    package var anchor: TextRun.Anchor
    /// The colour of the text.
    package var color: Color
    /// The colour of its shadows that have none of their own.
    package var shadowColor: Color
    /// The name of the layer of the text: letters, digits, `_` and `-`, a letter first.
    package var layer: StaticString
    /// The name of the layers of its copies.
    package var shadowLayer: StaticString

    /// A black line with its anchored part at `position` on the baseline.
    ///
    /// - Parameters:
    ///   - run: The measured text.
    ///   - position: The position of the anchored part, in points.
    ///   - anchor: The part of the text that is at the position.
    ///   - layer: The name of its layer: letters, digits, `_` and `-`, a letter first.
    ///   - shadowLayer: The name of the layers of its copies.
    package init(
      _ run: GlyphRun, at position: Point = .zero, anchor: TextRun.Anchor, layer: StaticString,
      shadowLayer: StaticString
    ) {
      self.run = run
      self.position = position
      self.anchor = anchor
      color = .black
      shadowColor = .black
      self.layer = layer
      self.shadowLayer = shadowLayer
    }

    /// The line as a part of a tree.
    package var text: TextRun { TextRun(run, at: position, anchor: anchor, color: color, layer: "\(layer)") }
  }

  /// The lines.
  package let lines: [Line]
  /// The shadows from back to front.
  package let shadows: [TextShadow]
  /// The factor for the distances and the blurs of the shadows.
  package let scale: Double

  /// Lines above their shadows.
  ///
  /// - Precondition: The blurs of the shadows, scaled, are in 0…1000.
  package init(_ lines: [Line], shadows: [TextShadow] = [], scale: Double = 1) {
    for shadow in shadows {
      precondition((0...1000).contains(shadow.blur * scale), "the deviation of a blur lies between 0 and 1000")
    }
    self.lines = lines
    self.shadows = shadows
    self.scale = scale
  }

  /// The texts as a group, after a decoration of their copies.
  package var node: Node {
    var nodes: [Node] = lines.map { .text($0.text) }
    if !shadows.isEmpty, !lines.isEmpty {
      let copies = shadows.map { shadow -> Node in
        let texts = lines.map { line -> Node in
          let position = line.position + Point(0, shadow.offset * scale)
          let color = shadow.shown(or: line.shadowColor)
          return .text(TextRun(line.run, at: position, anchor: line.anchor, color: color, layer: "\(line.shadowLayer)"))
        }
        let group = Group(texts).sharingTextStyle()
        return .group(shadow.blur * scale > 0 ? group.blurred(deviation: shadow.blur * scale) : group)
      }
      nodes.insert(.group(Group(copies).decorative()), at: 0)
    }
    return .group(Group(nodes).sharingTextStyle())
  }
}

/// A copy of each text of a ``TextBlock`` below it.
public struct TextShadow: Hashable, Sendable {
  /// The distance of the copies below the texts, in points.
  public var offset: Double
  /// Its opacity, from 0 to 1.
  public var opacity: Double
  /// The standard deviation of its blur, in points; 0 for a sharp one.
  public var blur: Double
  /// Its colour; nil for the one that each line has for its shadows.
  public var color: Color?

  /// A shadow at this distance below the text.
  public init(offset: Double, opacity: Double, blur: Double = 0, color: Color? = nil) {
    self.offset = offset
    self.opacity = opacity
    self.blur = blur
    self.color = color
  }

  /// Its colour, or that of a line for its shadows, with its opacity.
  func shown(or lineColor: Color) -> Color {
    let color = color ?? lineColor
    return color.opacity(color.alpha * min(1, max(0, opacity)))
  }
}

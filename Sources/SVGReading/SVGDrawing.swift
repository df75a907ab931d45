package import PathGeometry
package import XMLChecking

/// What an SVG draws: references are followed, styles are resolved, and every map leads to the coordinates of the
/// picture, from the origin to its size.
package struct SVGDrawing {
  /// The size in points: `width` and `height`, or else that of the view box.
  package var size: Size
  /// From back to front. Nothing is visible outside the picture.
  package var nodes: [SVGNode]
  /// The verbs of outlines that the limit of the reader leaves.
  package var verbsLeft: Int
  /// Whether there are rules or colours for readers with a dark colour scheme.
  package var hasDarkRules: Bool
}

extension SVGDrawing {
  /// Reads the drawing of a document.
  ///
  /// - Throws: The first problem with its position.
  package init(_ elements: XMLElements, _ options: SVGOptions) throws(SVGFault) {
    var reader = try SVGReader(elements, options)
    self = try reader.drawing()
  }
}

/// A visible part of an SVG.
package struct SVGNode {
  /// The painted content.
  package enum Content {
    case group([SVGNode])
    case shape(SVGShape)
    case text(SVGText)
  }

  package var content: Content
  package var opacity = 1.0
  /// The node is visible in the union of these outlines.
  package var clip: [SVGOutline]?
  /// The luminance of these nodes is the share of the node that is visible.
  package var mask: [SVGNode]?

  init(_ content: Content) { self.content = content }
}

/// An outline of a clip in the picture's coordinates.
package struct SVGOutline {
  package var path: Path
  package var rule: FillRule
  /// Whether both fill rules give the same inside.
  package var isSimple: Bool
}

/// A shape in its own coordinates.
package struct SVGShape {
  package var path: Path
  /// The map to the picture's coordinates.
  package var map: AffineTransform
  package var style: SVGStyle
  package var fill: SVGPaint
  package var stroke: SVGPaint
  /// The offset of the element's `<`.
  package var offset: Int
}

/// A line of text in its own coordinates.
package struct SVGText {
  package var text: String
  /// `x` and `y`; along a line, the distance from its start.
  package var origin: Point
  /// The line that the letters follow.
  package var line: Path?
  /// `textLength`.
  package var length: Double?
  /// Whether the text runs from right to left.
  package var isReversed: Bool
  /// Whether it repeats another text visually: `aria-hidden`.
  package var isDecoration: Bool
  /// The map to the picture's coordinates.
  package var map: AffineTransform
  package var style: SVGStyle
  package var fill: SVGPaint
  /// The offset of the element's `<`.
  package var offset: Int
}

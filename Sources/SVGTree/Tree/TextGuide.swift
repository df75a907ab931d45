public import PathGeometry

/// The line that a text follows instead of a straight one: the `textPath` element.
public struct TextGuide: Hashable, Sendable {
  /// The line, in points from the position of the text.
  public var path: Path
  /// Where the anchored part of the text is, as a share of the line's length.
  public var share: Double

  /// Where the anchored part of the text is, in points from the start of the line.
  var start: Double { share == 0 ? 0 : min(share * MeasuredPath(path).length, 1e9) }
}

extension TextRun {
  /// This text along the outline of a shape or a path, whose points count from the text's position.
  ///
  /// The middle of each letter is on the line, and its top points to the left of the line's direction: outwards on a
  /// `Circle`, which begins at the right and is drawn clockwise. Letters have the distances that the font gives them. A
  /// letter is left out if its middle is beyond an end of the line, which a closed outline has, too. The line itself is
  /// not drawn.
  ///
  /// Some renderers do not know `textPath`; ``OutputProfile/outliningText()`` writes outlines for them.
  ///
  /// - Parameters:
  ///   - shape: The line; `path.reversed` is followed from its other end.
  ///   - share: Where the anchored part of the text is, from 0 at the start of the line to 1 at its end.
  /// - Precondition: `share` is in 0…1.
  public consuming func along(_ shape: some Shape, at share: Double = 0) -> TextRun {
    precondition((0...1).contains(share), "a place on a line lies between 0 and 1")
    return along(TextGuide(path: shape.path, share: share))
  }
}

public import PathGeometry

/// Measures text: turns a string and a font into a ``GlyphRun``.
///
/// ``BuiltinShaper`` needs no font files; others may read them, and can then draw the text as well.
public protocol TextShaper: Sendable {
  /// The run that a text makes in a font, on one line.
  ///
  /// - Parameters:
  ///   - text: Any text, of any script; the empty text makes a run of width 0.
  ///   - font: The font to set it in.
  /// - Throws: ``ShapingError`` when the text cannot be measured.
  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun

  /// The outline of a measured text on one line, in the direction that it has.
  ///
  /// Where the run is ``GlyphRun/isFitted``, its letters are spaced to its width: what the text lacks, or has too much,
  /// is shared out equally between its typographic characters, of which a ligature is one: n of them have n - 1 gaps. One
  /// alone, and scripts that join their letters, stay as the font has them.
  ///
  /// - Parameter run: Any text, of any script; the empty text has an empty outline.
  /// - Returns: The outline with the advance that it has got, or nil when this shaper knows no outlines.
  /// - Throws: ``ShapingError`` when the text cannot be drawn.
  func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline?
}

extension TextShaper {
  /// Nil: a shaper that does not say otherwise knows no outlines.
  public func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? { nil }

  /// The outline of a text on one line, with the advance that ``shape(_:in:)`` gives it.
  ///
  /// - Parameters:
  ///   - text: Any text, of any script; the empty text has an empty outline.
  ///   - font: The font to set it in.
  /// - Returns: The outline, or nil when this shaper knows no outlines, whatever the text.
  /// - Throws: ``ShapingError`` when the text cannot be drawn.
  public func outline(of text: String, in font: Font) throws(ShapingError) -> GlyphOutline? {
    try outline(of: try shape(text, in: font))
  }
}

/// The outline of a shaped text, from the start of its baseline, in points with y downwards.
public struct GlyphOutline: Hashable, Sendable {
  /// The contours of all glyphs, for the SVG attribute `d`, filled by the nonzero rule. The origin is the left end of
  /// the baseline, so that most of it has negative y.
  public var path: Path

  /// The advance of the whole text in points.
  public var advance: Double

  /// An outline.
  ///
  /// - Parameters:
  ///   - path: The contours, from the left end of the baseline, in points with y downwards.
  ///   - advance: The advance of the whole text in points.
  public init(path: Path, advance: Double) {
    self.path = path
    self.advance = advance
  }
}

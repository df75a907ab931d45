public import PathGeometry

/// Measures text: converts a string and a font to a ``GlyphRun``.
///
/// ``BuiltinShaper`` needs no font files. Other shapers may read them and can then also draw the text.
public protocol TextShaper: Sendable {
  /// The run for a text in a font, on one line.
  ///
  /// - Parameters:
  ///   - text: Any text, of any script; the empty text gives a run of width 0.
  ///   - font: The font of the text.
  /// - Throws: ``ShapingError`` if the text cannot be measured.
  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun

  /// The outline of a measured text on one line, in the direction of the run.
  ///
  /// If the run is ``GlyphRun/isFitted``, its letters are spaced to its width. The difference is divided equally
  /// between its typographic characters, of which a ligature is one: n characters have n - 1 gaps. A single character,
  /// and scripts with joined letters, keep the spacing of the font.
  ///
  /// - Parameter run: Any text, of any script; the empty text has an empty outline.
  /// - Returns: The outline with its actual advance, or nil if this shaper has no outlines.
  /// - Throws: ``ShapingError`` if the text cannot be drawn.
  func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline?

  /// The outlines of a text's typographic characters, such as a letter with its marks or a ligature, for a text along a
  /// path. They stand as in the font, whether the run is fitted or not.
  ///
  /// - Parameter run: Any text, of any script.
  /// - Returns: The characters from left to right, or nil if this shaper has no outlines.
  /// - Throws: ``ShapingError`` if the text cannot be drawn.
  func characters(of run: GlyphRun) throws(ShapingError) -> [CharacterOutline]?
}

extension TextShaper {
  /// Nil: by default, a shaper has no outlines.
  public func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? { nil }

  /// Nil: by default, a shaper has no outlines.
  public func characters(of run: GlyphRun) throws(ShapingError) -> [CharacterOutline]? { nil }

  /// The outline of a text on one line, with the advance from ``shape(_:in:)``.
  ///
  /// - Parameters:
  ///   - text: Any text, of any script; the empty text has an empty outline.
  ///   - font: The font of the text.
  /// - Returns: The outline, or nil if this shaper has no outlines for any text.
  /// - Throws: ``ShapingError`` if the text cannot be drawn.
  public func outline(of text: String, in font: Font) throws(ShapingError) -> GlyphOutline? {
    try outline(of: try shape(text, in: font))
  }
}

/// The outline of a shaped text, relative to the start of its baseline, in points with y down.
public struct GlyphOutline: Hashable, Sendable {
  /// The contours of all glyphs, for the SVG attribute `d`, filled by the nonzero rule. The origin is the left end of
  /// the baseline, so most y coordinates are negative.
  public var path: Path { didSet { overlaps = nil } }

  /// The advance of the whole text in points.
  public var advance: Double

  /// The letters of the path, side by side, that may meet themselves or each other, in order; nil if nothing is known, as
  /// of a path that was changed. No other one meets itself or another one, and both fill rules give the same inside of
  /// these.
  package var overlaps: [Range<Int>]?

  /// Whether the path is known to be its own normal form.
  package var isNormal: Bool { overlaps?.isEmpty == true }

  /// An outline.
  ///
  /// - Parameters:
  ///   - path: The contours, relative to the left end of the baseline, in points with y down.
  ///   - advance: The advance of the whole text in points.
  public init(path: Path, advance: Double) {
    self.path = path
    self.advance = advance
  }
}

/// The outline of a typographic character in a text.
public struct CharacterOutline: Hashable, Sendable {
  /// The outline, from the character's own start on the baseline, and its advance.
  public var outline: GlyphOutline
  /// The distance of its start from that of the text, in points.
  public var start: Double

  /// A character at a distance from the start of the text.
  public init(_ outline: GlyphOutline, at start: Double) {
    self.outline = outline
    self.start = start
  }
}

/// Measures text: turns a string and a font into a ``GlyphRun``.
///
/// ``BuiltinShaper`` needs no font files; others may read them.
public protocol TextShaper: Sendable {
  /// The run that a text makes in a font, on one line.
  ///
  /// - Parameters:
  ///   - text: Any text, of any script; the empty text makes a run of width 0.
  ///   - font: The font to set it in.
  /// - Throws: ``ShapingError`` when the text cannot be measured.
  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun
}

/// Why a text could not be measured.
public enum ShapingError: Error, Hashable, Sendable {
  /// The font size, in points, is not finite, not positive, or above `maximum`.
  case sizeOutOfRange(Double, maximum: Double)

  /// The text takes more bytes of UTF-8 than `maximum`.
  case textTooLong(bytes: Int, maximum: Int)
}

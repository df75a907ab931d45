/// Why a text could not be measured or drawn.
public enum ShapingError: Error, Hashable, Sendable {
  /// What keeps a file from being used as a font.
  public enum FontFault: Error, Hashable, Sendable {
    /// There is no such file, or it may not be read.
    case notReadable

    /// The file takes more bytes than `maximum`.
    case tooLarge(bytes: Int, maximum: Int)

    /// The bytes are not those of a TrueType or OpenType font, or of a collection of them.
    case notAFont

    /// A collection holds fewer fonts than the one asked for, counted from 0.
    case noSuchFace(index: Int, count: Int)

    /// A part that every font needs is missing, damaged or cut short: the four letters of its table.
    case damaged(table: String)
  }

  /// The font size, in points, is not finite, not positive, or above `maximum`.
  case sizeOutOfRange(Double, maximum: Double)

  /// The text takes more bytes of UTF-8 than `maximum`.
  case textTooLong(bytes: Int, maximum: Int)

  /// The outline takes more points than `maximum`, or reaches further than a path does.
  case outlineTooLarge(maximum: Int)

  /// None of the families is installed. `substitute` is the family that would stand in; nil where there is no font.
  case familyNotFound(wanted: [String], substitute: String?)

  /// No font that may be used has a glyph for the character, a grapheme cluster; `font` is the family or the file that
  /// was to be used.
  case noGlyph(character: String, font: String)

  /// A font file is not what it should be.
  case unreadableFont(file: String, reason: FontFault)
}

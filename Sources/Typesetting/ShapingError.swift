/// The reason why a text cannot be measured or drawn.
public enum ShapingError: Error, Hashable, Sendable {
  /// The reason why a file cannot be used as a font.
  public enum FontFault: Error, Hashable, Sendable {
    /// The file does not exist or is not readable.
    case notReadable

    /// The file is larger than `maximum`, in bytes.
    case tooLarge(bytes: Int, maximum: Int)

    /// The bytes are not those of a TrueType or OpenType font, or of a collection of them.
    case notAFont

    /// A collection does not have a font with the requested index, counted from 0.
    case noSuchFace(index: Int, count: Int)

    /// A required table is missing, damaged or cut short; `table` has the four letters of its tag.
    case damaged(table: String)
  }

  /// The font size, in points, is not finite, not positive, or above `maximum`.
  case sizeOutOfRange(Double, maximum: Double)

  /// The text is longer than `maximum` bytes of UTF-8.
  case textTooLong(bytes: Int, maximum: Int)

  /// The outline has more points than `maximum`, or exceeds the bounds of a path.
  case outlineTooLarge(maximum: Int)

  /// None of the families is installed. `substitute` is the family that could replace them; nil if there is no font.
  case familyNotFound(wanted: [String], substitute: String?)

  /// None of the permitted fonts has a glyph for the character, a grapheme cluster. `font` is the requested family or
  /// file.
  case noGlyph(character: String, font: String)

  /// The system does not have a library that sets text in fonts, or has an older version of it. The packages are those
  /// of Debian and of Homebrew.
  case libraryMissing(name: String, debianPackage: String, homebrewPackage: String)

  /// A font file cannot be used.
  case unreadableFont(file: String, reason: FontFault)
}

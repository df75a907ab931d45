/// A shaper that needs no font files: it adds up advance widths from tables built into the library.
///
/// - Families: Verdana, Helvetica, Arial, Helvetica Neue, Liberation Sans and DejaVu Sans, found whatever the case of
///   the name, in the order of ``Font/families``. Other names are passed over. When none is known, DejaVu Sans is
///   measured: it is among the widest faces that a generic sans-serif commonly stands for.
/// - Helvetica and Arial are measured with Liberation Sans, which was made to their widths. Helvetica Neue has figures
///   of its own in bold only.
/// - Characters: a letter that a font lacks has the width another built-in table gives it. An emoji, however many
///   scalars make it, is 1.25 em wide; ideographs, kana, Hangul syllables and full-width forms are 1 em, half-width
///   forms .5 em; marks, joiners, selectors, directional controls, soft hyphens and control characters are 0. A letter
///   that no table has is taken as .6 em, a spacing vowel sign as .3 em, a symbol as 1 em.
/// - Composed and decomposed text have the same width.
/// - White space: a tab, a line end and CR LF together are each as wide as one space, as SVG draws them. Spaces in a row
///   are all counted, although SVG draws them as one unless `xml:space` is `preserve`.
/// - There is no kerning, and joined scripts are measured with the forms of letters that stand alone: an estimate, and
///   commonly a little too wide.
///
/// The cost is linear in the length of the text. Sums are kept in whole font units, so that a width does not depend on
/// the order of its characters or on the platform.
public struct BuiltinShaper: TextShaper {
  /// The largest font size accepted, in points.
  public static let maximumSize = 1_000_000.0

  /// The longest text accepted, in bytes of UTF-8.
  public static let maximumTextLength = 1 << 20

  /// A shaper. It holds nothing: all of them are alike.
  public init() {}

  /// The run that a text makes in a font.
  ///
  /// - Throws: ``ShapingError/sizeOutOfRange(_:maximum:)`` for a size that is not finite, not positive or above
  ///   ``maximumSize``, and ``ShapingError/textTooLong(bytes:maximum:)`` above ``maximumTextLength``.
  public func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    guard font.size > 0, font.size <= Self.maximumSize else {
      throw .sizeOutOfRange(font.size, maximum: Self.maximumSize)
    }
    let bytes = text.utf8.count
    guard bytes <= Self.maximumTextLength else {
      throw .textTooLong(bytes: bytes, maximum: Self.maximumTextLength)
    }
    let face = BuiltinFace.resolving(font)
    let scale = font.size / Double(AdvanceTable.unitsPerEm)
    if let units = face.widthOfASCII(text) {
      return GlyphRun(text: text, font: font, width: Double(units) * scale, metrics: face.metrics, isJoined: false)
    }
    let units = text.reduce(into: 0) { $0 += face.width(of: $1) }
    return GlyphRun(text: text, font: font, width: Double(units) * scale, metrics: face.metrics)
  }
}

extension BuiltinFace {
  /// The width in 1/2048 em of a text that is ASCII throughout and whose bytes are its characters; nil for any other.
  fileprivate func widthOfASCII(_ text: String) -> Int? {
    let ascii = advances.ascii
    var units = 0
    for byte in text.utf8 {
      if byte >= 0x80 || byte == 0x0D { return nil }
      units += Int(ascii[Int(byte)])
    }
    return units
  }
}

/// A shaper that needs no font files: it adds up advance widths from tables built into the library.
///
/// - Families: Verdana, Helvetica, Arial, Helvetica Neue, Liberation Sans, Liberation Serif, Liberation Mono and DejaVu
///   Sans have figures of their own, and so have Times New Roman and Courier New, which the Liberation fonts were made
///   to the widths of. Helvetica and Arial are measured with Liberation Sans. Helvetica Neue has figures in bold only.
/// - Other families that are known by name, such as Georgia, Menlo, Consolas, Segoe UI or Inter, are measured as Times
///   New Roman, Courier New or Helvetica, stretched to the width of their average letter. That is exact for families
///   whose letters are all equally wide; of others, words are off by up to 6 per cent in the mean, and single ones by up
///   to 22.
/// - Any other name is measured by its class, if it says one ("Foo Mono", "Foo Serif"), or else passed over; a font
///   without any known family is measured as sans-serif. The mean is then off by up to 18 per cent, a word by up to 26.
/// - Names are found whatever their case, in the order of ``Font/families``.
/// - Characters: a letter that a font lacks has the width another built-in table gives it. An emoji, however many
///   scalars make it, is 1.25 em wide; ideographs, kana, Hangul syllables and full-width forms are 1 em, half-width
///   forms .5 em; marks, joiners, selectors, directional controls, soft hyphens and control characters are 0. A letter
///   that no table has is taken as .6 em, a spacing vowel sign as .3 em, a symbol as 1 em.
/// - Composed and decomposed text have the same width.
/// - White space: a tab, a line end and CR LF together are each as wide as one space, as SVG draws them. Spaces in a row
///   are all counted, although SVG draws them as one unless `xml:space` is `preserve`.
/// - There is no kerning. Letters of Arabic script have the widths that they have in DejaVu Sans where they join their
///   neighbours; other joined scripts are measured with letters that stand alone: an estimate, commonly too wide.
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
      return GlyphRun(ascii: text, font: font, width: Double(units) * scale, metrics: face.metrics)
    }
    let units = face.joinedWidths(of: text)?.reduce(0, +) ?? text.reduce(into: 0) { $0 += face.width(of: $1) }
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

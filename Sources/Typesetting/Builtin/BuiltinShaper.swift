import PathGeometry

/// A shaper that needs no font files: it adds advance widths from tables in the library.
///
/// - Families with their own tables: Verdana, Helvetica, Arial, Helvetica Neue, Liberation Sans, Liberation Serif,
///   Liberation Mono, DejaVu Sans, Times New Roman and Courier New. The Liberation fonts have the widths of Helvetica
///   and Arial, of Times New Roman and of Courier New, so these are measured with them. Helvetica Neue has a table in
///   bold only.
/// - Other families that are known by name, such as Georgia, Menlo, Consolas, Segoe UI or Inter, are measured as Times
///   New Roman, Courier New or Helvetica, scaled to the width of their average letter. This is exact for monospaced
///   families. For others, the mean error of words is up to 6 percent, and the largest error of a single word 22
///   percent.
/// - Any other name is measured by its class if it contains one ("Foo Mono", "Foo Serif"), and ignored otherwise. A
///   font without any known family is measured as sans-serif. The mean error is then up to 18 percent, and for a single
///   word up to 26.
/// - Letter case of names is ignored. Families are tried in the order of ``Font/families``.
/// - Characters: a letter that a font lacks has its width in another built-in table. An emoji, with any number of
///   scalars, is 1.25 em wide; ideographs, kana, Hangul syllables and full-width forms are 1 em, half-width forms .5
///   em; marks, joiners, selectors, directional controls, soft hyphens and control characters are 0. In no table, a
///   letter counts as .6 em, a spacing vowel sign as .3 em, a symbol as 1 em.
/// - Composed and decomposed text have the same width.
/// - White space: a tab, a line end and CR LF together are each as wide as one space, as SVG draws them. Consecutive
///   spaces are all counted, although SVG draws them as one unless `xml:space` is `preserve`.
/// - Families that are measured as Helvetica or Arial have the kerning of Liberation Sans, which is close to theirs, for
///   pairs of ASCII characters and quotation marks. There is no other kerning. Joined letters of Arabic script have
///   their widths in DejaVu Sans. Those of the scripts of India, Sri Lanka and Burma and of Khmer have their widths in
///   Noto Sans, less what letters lose in the mean where a sign joins them. Other joined scripts are measured with isolated
///   letters. All of these are estimates.
///
/// The cost is linear in the length of the text. Sums are kept in whole font units, so that a width does not depend on
/// the order of its characters or on the platform.
public struct BuiltinShaper: TextShaper {
  /// The largest font size accepted, in points.
  public static let maximumSize = 1_000_000.0

  /// The longest text accepted, in bytes of UTF-8.
  public static let maximumTextLength = 1 << 20

  /// A shaper. It has no state, so all instances are equal.
  public init() {}

  /// The run for a text in a font.
  ///
  /// - Throws: ``ShapingError`` for a size that is not finite, not positive or above ``maximumSize``, and for a text above
  ///   ``maximumTextLength``.
  public func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    try Self.check(text, in: font)
    let face = BuiltinFace.resolving(font)
    let scale = font.size / Double(AdvanceTable.unitsPerEm)
    if let units = face.widthOfASCII(text) {
      return GlyphRun(ascii: text, font: font, width: Double(units) * scale, metrics: face.metrics)
    }
    return GlyphRun(text: text, font: font, width: Double(face.width(of: text)) * scale, metrics: face.metrics)
  }

  /// - Throws: The errors of ``shape(_:in:)``.
  static func check(_ text: String, in font: Font) throws(ShapingError) {
    guard font.size > 0, font.size <= maximumSize else { throw .sizeOutOfRange(font.size, maximum: maximumSize) }
    let bytes = text.utf8.count
    guard bytes <= maximumTextLength else { throw .textTooLong(bytes: bytes, maximum: maximumTextLength) }
  }
}

extension BuiltinFace {
  /// The width in 1/2048 em of a text of only ASCII with one byte per character; nil for any other.
  fileprivate func widthOfASCII(_ text: String) -> Int? {
    text.readUTF8 { bytes in
      let ascii = advances.ascii
      var units = 0
      for byte in bytes {
        if byte >= 0x80 || byte == 0x0D { return nil }
        units += Int(ascii[Int(byte)])
      }
      return kerning.map { units + $0.space(in: bytes) } ?? units
    }
  }
}

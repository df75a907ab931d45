import Typesetting

/// How the texts of a slot are measured.
struct SlotMeasure {
  let widths: ASCIIWidths
  /// How the letters of a text are changed before they are shown.
  var letters = Letters.kept
  /// Whether the file has the natural width of the text, besides numbers that depend on ``width``.
  var writesNaturalWidth = false
  /// The source of the outlines; nil if texts stay texts.
  var outlineSource: OutlineSource?
  /// The number on which the picture depends, from the natural width and the number of characters.
  let width: (_ natural: Double, _ count: Int) -> Double

  enum Letters {
    case kept
    case capitals
    case firstCapital
  }
}

/// What draws the texts of a slot as outlines. It is a class because copies of a value this wide would cost more than
/// the rest of a measure.
final class OutlineSource {
  let font: Font
  /// Measures the natural width.
  let measurer: any TextShaper
  /// Draws the outline.
  let shaper: any TextShaper
  /// Whether the outline is spaced to the width.
  let isFitted: Bool

  init(font: Font, measurer: any TextShaper, shaper: any TextShaper, isFitted: Bool) {
    self.font = font
    self.measurer = measurer
    self.shaper = shaper
    self.isFitted = isFitted
  }
}

import Typesetting

/// A text that stands for that of a slot while a template is made: one private character as often as the text has
/// characters. No font and no table has the character, and it has no direction.
struct Placeholder {
  let slot: Int
  let count: Int

  /// The largest number of slots.
  static let slots = 0x1000

  /// The first byte of every placeholder in UTF-8.
  static let firstByte: UInt8 = 0xEE

  var text: String {
    let scalar = Unicode.Scalar(0xE000 + UInt32(slot % Self.slots)) ?? "\u{E000}"
    return String(repeating: Character(scalar), count: count)
  }
}

/// Gives placeholders the width of the text that they stand for, and an outline.
struct PlaceholderShaper: TextShaper {
  /// The width of the text of each slot, in points.
  let widths: [Double]
  /// The outline of the placeholder of each slot; none if texts stay texts.
  let outlines: [GlyphOutline]
  /// The shaper of the other texts, and of the metrics of all.
  let shaper: any TextShaper

  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    guard let slot = slot(of: text) else { return try shaper.shape(text, in: font) }
    // The metrics are those of the font. A font file need not have the characters of placeholders.
    let run = try shaper.shape("", in: font)
    return GlyphRun(text: text, font: font, width: widths[slot], metrics: run.metrics)
  }

  func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
    guard let slot = slot(of: run.text) else { return try shaper.outline(of: run) }
    return outlines.indices.contains(slot) ? outlines[slot] : nil
  }

  private func slot(of text: String) -> Int? {
    guard let scalar = text.unicodeScalars.first, scalar.value >= 0xE000, Int(scalar.value) - 0xE000 < widths.count
    else { return nil }
    return Int(scalar.value) - 0xE000
  }
}

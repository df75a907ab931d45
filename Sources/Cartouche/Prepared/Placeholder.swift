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

/// Gives placeholders the width of the text that they stand for.
struct PlaceholderShaper: TextShaper {
  /// The width of the text of each slot, in points.
  let widths: [Double]

  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    // The metrics are those of the font.
    let run = try BuiltinShaper().shape(text, in: font)
    guard let scalar = text.unicodeScalars.first, scalar.value >= 0xE000,
      Int(scalar.value) - 0xE000 < widths.count
    else { return run }
    return GlyphRun(text: text, font: font, width: widths[Int(scalar.value) - 0xE000], metrics: run.metrics)
  }
}

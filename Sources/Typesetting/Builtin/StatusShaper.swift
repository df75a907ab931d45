import PathGeometry

/// A shaper that measures text as badge services do: character by character from a table of rounded widths.
///
/// - A character in the services' tables has the width from there, in hundredths of a point: Verdana at 10 and 11
///   points, Verdana Bold at 10 and Helvetica Neue Bold at 11. Control characters have no width, but for tabs and line
///   ends, which are drawn as spaces, and for which the services count nothing. A character in none of the tables has
///   its width from ``BuiltinShaper``, where the services count an "m" for each code point: emoji, kana, Hangul, Arabic,
///   Hebrew, combining marks.
/// - Any other font is measured with ``BuiltinShaper``, each character rounded to hundredths of a point.
/// - Widths are added from left to right as floating-point numbers, as in the services' code: the width of a badge
///   depends on whether a sum is just below a whole number.
///
/// The source of the figures is anafanafo 2.0.0, which badge-maker uses for measuring. The cost is linear in the length
/// of the text. This shaper has no outlines.
package struct StatusShaper: TextShaper {
  /// A shaper. It has no state, so all instances are equal.
  package init() {}

  /// The run for a text in a font.
  ///
  /// - Throws: The errors of ``BuiltinShaper/shape(_:in:)``.
  package func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    try BuiltinShaper.check(text, in: font)
    let figures = StatusFigures(font)
    if let width = figures.widthOfASCII(text) {
      return GlyphRun(ascii: text, font: font, width: width, metrics: figures.face.metrics)
    }
    let joined = figures.face.joinedWidths(of: text)
    var width = 0.0
    for (index, character) in text.enumerated() {
      if let listed = figures.widths(of: character.unicodeScalars) {
        for hundredths in listed { width += Double(hundredths) / 100 }
      } else {
        width += Double(figures.hundredths(joined?[index] ?? figures.face.width(of: character))) / 100
      }
    }
    return GlyphRun(text: text, font: font, width: width, metrics: figures.face.metrics)
  }

  /// The number of times that letter spacing is added to a text: once for each UTF-16 unit of listed characters, as the
  /// services count, and once for any other character with any number of units.
  package func spacings(of text: String, in font: Font) -> Int {
    if text.isASCII { return text.utf8.count }
    let figures = StatusFigures(font)
    return text.reduce(into: 0) { count, character in
      count += figures.widths(of: character.unicodeScalars) == nil ? 1 : character.utf16.count
    }
  }
}

/// The widths of one font on status badges.
struct StatusFigures {
  let face: BuiltinFace
  private let size: Double
  /// The differences from the face's own widths, in hundredths of a point; nil if there is no table for this font.
  private var exceptions: AdvanceTable? { face.status.first { $0.size == size }?.advances() }

  init(_ font: Font) {
    face = .resolving(font)
    size = font.size
  }

  /// The width of a text of only ASCII; nil for any other.
  func widthOfASCII(_ text: String) -> Double? {
    text.readUTF8 { bytes in
      let ascii = face.advances.ascii
      var width = 0.0
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        if byte != 0x7F, byte >= 0x20 || AdvanceTable.isDrawnAsSpace(UInt16(byte)) {
          width += Double(hundredths(Int(ascii[Int(byte)]))) / 100
        }
      }
      return width
    }
  }

  /// The width of each scalar in hundredths of a point; nil if one of them is not in the tables.
  func widths(of scalars: Character.UnicodeScalarView) -> [Int]? {
    var widths: [Int] = []
    for scalar in scalars {
      guard !JoinedForms.mayHold(scalar), let width = width(of: scalar.value) else { return nil }
      widths.append(width)
    }
    return widths
  }

  private func width(of code: UInt32) -> Int? {
    if code == 0x7F || code < 0x20 && !AdvanceTable.isDrawnAsSpace(UInt16(code)) { return 0 }
    if code >= 0x80, let exception = exceptions?.advance(of: code) { return exception }
    // Half-width forms are listed with the width that the built-in shaper gives them.
    if EastAsianWidth.isHalf(code) { return hundredths(AdvanceTable.unitsPerEm / 2) }
    return face.advances.advance(of: code).map(hundredths)
  }

  /// A width in 1/2048 em, rounded as the source rounds it.
  func hundredths(_ units: Int) -> Int {
    // No width is negative, so cutting the fraction off rounds down.
    Int(Double(units) * size * 100 / Double(AdvanceTable.unitsPerEm) + 0.5)
  }
}

/// The widths of the printable ASCII characters in a font, for measuring many texts: the width of a text is the sum of
/// its characters', as the built-in shapers add it.
package struct ASCIIWidths: Sendable {
  /// The widths of U+0000 to U+007F, in units.
  private let widths: [Double]
  /// The width of a unit, in points.
  private let scale: Double

  /// The widths as measured by ``BuiltinShaper``.
  package static func builtin(_ font: Font) -> ASCIIWidths {
    let face = BuiltinFace.resolving(font)
    return ASCIIWidths(
      widths: face.advances.ascii.map { Double($0) }, scale: font.size / Double(AdvanceTable.unitsPerEm))
  }

  /// The widths as measured by ``StatusShaper``.
  package static func status(_ font: Font) -> ASCIIWidths {
    ASCIIWidths(widths: StatusFigures(font).asciiWidths, scale: 1)
  }

  /// The width of a text in points. Nil for a text with another character than printable ASCII, and for white space at
  /// an end or beside other white space.
  package func width(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    var width = 0.0
    var isAfterSpace = true
    for byte in text {
      guard byte &- 0x20 < 0x5F else { return nil }
      if byte == 0x20 {
        if isAfterSpace { return nil }
        isAfterSpace = true
      } else {
        isAfterSpace = false
      }
      width += widths[Int(byte)]
    }
    return isAfterSpace ? nil : width * scale
  }
}

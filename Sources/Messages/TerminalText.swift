/// Text for a terminal.
package enum TerminalText {
  /// The text on one line: each line end, control character and formatting character becomes a space, so that none of
  /// them controls the terminal.
  package static func plain(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(text) }
    return String(
      text.map { character in
        let first = character.unicodeScalars.first?.properties.generalCategory
        return character.isNewline || first == .control || first == .format ? " " : character
      })
  }

  /// The text with its lines, each of them plain.
  package static func plainLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { plain($0) }.joined(separator: "\n")
  }

  /// The number of columns of the text: two for a wide character, none for one that is drawn over the previous one.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { columns, character in
      columns + min(2, character.unicodeScalars.reduce(0) { $0 + Self.columns(of: $1) })
    }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The vowels and final consonants of Hangul are drawn inside the syllable of the first consonant.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    let isWide = scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
    return isWide ? 2 : 1
  }

  /// The blocks of wide and full-width characters, by the property East_Asian_Width of Unicode 16, without emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

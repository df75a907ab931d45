/// Widths of characters without a table, in 1/2048 em.
private enum Rule {
  /// Emoji of all kinds: about 1.25 em wide in the colour fonts of Apple and Google.
  static let emoji = AdvanceTable.unitsPerEm * 5 / 4

  /// Ideographs, kana, Hangul, full-width forms.
  static let fullWidth = AdvanceTable.unitsPerEm

  /// Half-width katakana, Hangul letters and symbols.
  static let halfWidth = AdvanceTable.unitsPerEm / 2

  /// Letters and digits without a table: .6 em, which is also the missing-glyph box of DejaVu Sans.
  static let letter = 1229

  /// Vowel signs with their own width beside a letter: .3 em.
  static let spacingMark = 614

  /// Symbols and private-use characters without a table.
  static let symbol = AdvanceTable.unitsPerEm

  /// What a sign that joins two letters takes away of their widths, negative; 0 for any other character. With it, the words
  /// of a language in the translations of Debian 12, shaped by HarfBuzz in Noto Sans, have their widths in the mean.
  static func joining(_ code: UInt32) -> Int {
    switch code {
    case 0x094D: -704  // Devanagari
    case 0x09CD: -1091  // Bengali
    case 0x0A4D: -1181  // Gurmukhi
    case 0x0ACD: -670  // Gujarati
    case 0x0B4D: -1472  // Oriya
    case 0x0BCD: -221  // Tamil
    case 0x0C4D: -609  // Telugu
    case 0x0CCD: -562  // Kannada
    case 0x0D4D: -643  // Malayalam
    case 0x1039: -1437  // Myanmar
    case 0x17D2: -1048  // Khmer
    default: 0
    }
  }
}

extension BuiltinFace {
  /// The width of each character in a text with joining letters, in 1/2048 em; nil for any other text.
  func joinedWidths(of text: String) -> [Int]? {
    guard text.unicodeScalars.contains(where: JoinedForms.mayHold) else { return nil }
    let joined = joinedForms.advances(of: Array(text.unicodeScalars))
    var start = 0
    return text.map { character in
      let end = start + character.unicodeScalars.count
      defer { start = end }
      return width(of: character, joined: joined[start..<end])
    }
  }

  /// The width of any text in 1/2048 em, with kerning.
  func width(of text: String) -> Int {
    let joined = joinedWidths(of: text)
    var width = 0
    var previous: Unicode.Scalar?
    for (index, character) in text.enumerated() {
      width += joined?[index] ?? self.width(of: character)
      guard let kerning else { continue }
      let scalars = character.unicodeScalars
      let only = scalars.first == "\r" || scalars.dropFirst().isEmpty ? scalars.first : nil
      if let previous, let only { width += kerning.space(between: previous, only) }
      previous = only
    }
    return width
  }

  /// The width of a grapheme cluster, in 1/2048 em. Linear in the number of its scalars.
  ///
  /// - Parameter joined: The widths of its scalars that join others; empty if nothing joins.
  func width(of character: Character, joined: ArraySlice<Int?> = []) -> Int {
    if joined.contains(where: { $0 != nil }) {
      let sum = zip(character.unicodeScalars, joined).reduce(0) { $0 + ($1.1 ?? self.width(of: $1.0, isText: true)) }
      return max(0, sum)
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let rest = scalars.dropFirst()
    if rest.isEmpty { return max(0, width(of: first, isText: false)) }
    if first == "\r" { return width(of: first, isText: true) }
    if EmojiCluster.isEmoji(scalars) { return Rule.emoji }

    let isText = rest.first == EmojiCluster.textSelector
    var base = first
    var width = 0
    for scalar in rest {
      if let composed = Compositions.compose(base, scalar) {
        base = composed
      } else if !EastAsianWidth.continuesSyllable(scalar.value) {
        width += self.width(of: scalar, isText: isText)
      }
    }
    return max(0, width + self.width(of: base, isText: isText))
  }

  /// - Parameter isText: Whether a variation selector requests the text form of an emoji.
  private func width(of scalar: Unicode.Scalar, isText: Bool) -> Int {
    let code = scalar.value
    if (0x0300...0x036F).contains(code) { return 0 }
    if EmojiCluster.mayBeEmoji(code), !isText, scalar.properties.isEmojiPresentation { return Rule.emoji }
    if EastAsianWidth.isHalf(code) { return Rule.halfWidth }
    if EastAsianWidth.isFull(code) { return Rule.fullWidth }
    return advance(of: code) ?? unlisted(scalar)
  }

  private func unlisted(_ scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    return switch properties.generalCategory {
    case .nonspacingMark: Rule.joining(scalar.value)
    case .control, .enclosingMark, .lineSeparator, .paragraphSeparator: 0
    case .format: Self.drawnFormats.contains(scalar.value) ? Rule.letter : 0
    case .spacingMark: Rule.spacingMark
    case .otherSymbol: properties.isEmoji ? Rule.emoji : Rule.symbol
    case .mathSymbol, .currencySymbol, .privateUse, .unassigned: Rule.symbol
    default: Rule.letter
    }
  }

  /// Format characters that are drawn, because they enclose or precede a number.
  private static let drawnFormats = ScalarRanges([
    0x0600...0x0605, 0x06DD...0x06DD, 0x070F...0x070F, 0x0890...0x0891, 0x08E2...0x08E2, 0x110BD...0x110BD,
    0x110CD...0x110CD,
  ])
}

/// Which grapheme clusters are drawn as one emoji.
enum EmojiCluster {
  /// The variation selector that requests the text form of the previous character.
  static let textSelector: Unicode.Scalar = "\u{FE0E}"

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// Whether a code point can have emoji presentation by default: a cheap test before the expensive property.
  static func mayBeEmoji(_ code: UInt32) -> Bool {
    (0x231A...0x2B55).contains(code) || (0x1F000...0x1FAFF).contains(code)
  }

  /// Whether the scalars of one grapheme cluster, at least two, form an emoji.
  ///
  /// They do if one of them has emoji presentation without a text selector after it (families, flags, skin tones), if
  /// an emoji selector follows an emoji, or if a keycap encloses a digit, `#` or `*`.
  static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    let isKeycapBase = ("0"..."9").contains(first) || first == "#" || first == "*"
    var previous: Unicode.Scalar?
    var previousHasPresentation = false
    for scalar in scalars {
      if previousHasPresentation, scalar != textSelector { return true }
      if scalar == keycap, isKeycapBase { return true }
      if scalar == emojiSelector, let previous, !isKeycapBase, previous.properties.isEmoji { return true }
      previous = scalar
      previousHasPresentation = mayBeEmoji(scalar.value) && scalar.properties.isEmojiPresentation
    }
    return previousHasPresentation
  }
}

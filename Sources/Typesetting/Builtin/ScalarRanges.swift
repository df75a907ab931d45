import PathGeometry

/// A set of code points as sorted, inclusive ranges. Membership is logarithmic in the number of ranges.
struct ScalarRanges: Sendable {
  private let bounds: [ClosedRange<UInt32>]

  init(_ bounds: [ClosedRange<UInt32>]) {
    self.bounds = bounds
  }

  func contains(_ code: UInt32) -> Bool {
    let index = firstIndex(below: bounds.count) { bounds[$0].upperBound >= code }
    return index < bounds.count && bounds[index].lowerBound <= code
  }
}

/// Scripts with letters that join, stack or reorder within a word, by Unicode blocks.
package enum JoinedScripts {
  private static let blocks = ScalarRanges([
    0x0600...0x077F,  // Arabic, Syriac, Arabic Supplement
    0x07C0...0x07FF,  // N'Ko
    0x0840...0x08FF,  // Mandaic, Syriac Supplement, Arabic Extended
    0x0900...0x0DFF,  // Devanagari to Sinhala
    0x0F00...0x109F,  // Tibetan, Myanmar
    0x1780...0x18AF,  // Khmer, Mongolian
    0x1900...0x194F,  // Limbu
    0x1A00...0x1AAF,  // Buginese, Tai Tham
    0x1B00...0x1C4F,  // Balinese, Sundanese, Batak, Lepcha
    0x1CD0...0x1CFF,  // Vedic extensions
    0xA800...0xA82F,  // Syloti Nagri
    0xA840...0xA8FF,  // Phags-pa, Saurashtra, Devanagari Extended
    0xA930...0xA95F,  // Rejang
    0xA980...0xAA7F,  // Javanese, Myanmar Extended, Cham
    0xAAE0...0xAAFF,  // Meetei Mayek extensions
    0xABC0...0xABFF,  // Meetei Mayek
    0xFB50...0xFDFF,  // Arabic presentation forms
    0xFE70...0xFEFE,  // Arabic presentation forms
    0x10A00...0x10A5F,  // Kharoshthi
    0x10AC0...0x10AFF,  // Manichaean
    0x10B80...0x10BAF,  // Psalter Pahlavi
    0x10D00...0x10D3F,  // Hanifi Rohingya
    0x10EC0...0x10EFF,  // Arabic Extended
    0x10F30...0x10FDF,  // Sogdian, Old Uyghur, Chorasmian
    0x11000...0x11FFF,  // Brahmi and its descendants
    0x1E900...0x1E95F,  // Adlam
    0x1EE00...0x1EEFF,  // Arabic mathematical letters
  ])

  /// Whether a scalar belongs to one of these scripts.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let code = scalar.value
    if code < 0x0600 || (0x1D00..<0xA800).contains(code) { return false }
    return blocks.contains(code)
  }
}

/// East Asian characters that fill one or half a cell of a grid, by the property East_Asian_Width of Unicode 16.
enum EastAsianWidth {
  private static let full = ScalarRanges([
    0x1100...0x11FF,  // conjoining jamo that stand alone
    0x2329...0x232A,
    0x2E80...0x3029,  // radicals, CJK punctuation; tone marks follow, which have no advance
    0x3030...0x303E,
    0x3041...0x3098,  // hiragana; voicing marks follow, which have no advance
    0x309B...0xA4CF,  // kana, bopomofo, Hangul letters, enclosed, ideographs, Yi
    0xA960...0xA97F,  // jamo
    0xAC00...0xD7FF,  // Hangul syllables, jamo
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,
    0xFE30...0xFE6F,
    0xFF01...0xFF60,
    0xFFE0...0xFFE6,
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana extensions, Nushu
    0x1F200...0x1F2FF,  // enclosed ideographs
    0x20000...0x3FFFD,  // ideographs
  ])

  /// Whether a character is one em wide in East Asian fonts.
  static func isFull(_ code: UInt32) -> Bool {
    code >= 0x1100 && full.contains(code)
  }

  /// Whether a character is a half-width form.
  static func isHalf(_ code: UInt32) -> Bool {
    (0xFF61...0xFFDC).contains(code) || (0xFFE8...0xFFEE).contains(code)
  }

  /// Whether a scalar continues a Hangul syllable block: a conjoining vowel or final consonant.
  static func continuesSyllable(_ code: UInt32) -> Bool {
    (0x1160...0x11FF).contains(code) || (0xD7B0...0xD7FF).contains(code)
  }
}

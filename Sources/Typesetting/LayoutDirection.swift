/// In which direction lines of text run, and with them what leading and trailing mean.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right: leading is left.
  case leftToRight = "ltr"
  /// From right to left: leading is right.
  case rightToLeft = "rtl"
}

extension LayoutDirection {
  /// The direction of the first letter that has one, as the Unicode bidirectional algorithm finds it (rules P2 and P3);
  /// nil where there is none, as in a number. Linear in the length of the text.
  ///
  /// What stands in an isolate (U+2066 to U+2069) does not count.
  public init?(firstStrongOf text: String) {
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}": isolates += 1
      case "\u{2069}": isolates = max(0, isolates - 1)
      default:
        guard isolates == 0, let direction = LayoutDirection(of: scalar) else { continue }
        self = direction
        return
      }
    }
    return nil
  }

  /// The direction of a letter; nil for what takes it from its neighbours, such as digits, marks and punctuation.
  init?(of scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{200E}": self = .leftToRight
    case "\u{200F}", "\u{061C}": self = .rightToLeft
    default:
      guard scalar.value > 0x40, scalar.isLetter else { return nil }
      self = RightToLeftScripts.contains(scalar) ? .rightToLeft : .leftToRight
    }
  }
}

/// Scripts whose lines run to the left, by the blocks of Unicode.
enum RightToLeftScripts {
  private static let blocks = ScalarRanges([
    0x0590...0x08FF,  // Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic
    0xFB1D...0xFDFF,  // presentation forms of Hebrew and Arabic
    0xFE70...0xFEFE,  // presentation forms of Arabic
    0x10800...0x10FFF,  // ancient scripts of the Near East, Hanifi Rohingya, Yezidi
    0x1E800...0x1EFFF,  // Mende Kikakui, Adlam, Arabic mathematical letters
  ])

  static func contains(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x0590 && blocks.contains(scalar.value) }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .spacingMark:
      true
    default: false
    }
  }
}

extension String {
  /// Whether a letter of the text belongs to a script whose lines run to the left.
  package var holdsRightToLeft: Bool { unicodeScalars.contains(where: RightToLeftScripts.contains) }

  /// Whether the text looks the same whatever the direction of its line: it is a number, or all of its letters have one
  /// direction and nothing stands at its ends that would take that of the line.
  var hasOneOrder: Bool {
    let scalars = unicodeScalars
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }
    func runs(_ scalar: Unicode.Scalar?, _ direction: LayoutDirection) -> Bool {
      scalar.flatMap { LayoutDirection(of: $0) } == direction
    }
    if scalars.allSatisfy(isDigit) { return true }
    if holdsRightToLeft {
      return scalars.allSatisfy {
        $0 == " " || $0.properties.generalCategory == .nonspacingMark || runs($0, .rightToLeft)
      }
    }
    let isPlain = scalars.allSatisfy { $0.properties.generalCategory != .format }
    return isPlain && runs(scalars.first, .leftToRight)
      && (runs(scalars.last, .leftToRight) || scalars.last.map(isDigit) == true)
  }
}

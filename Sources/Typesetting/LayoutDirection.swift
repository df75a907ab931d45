/// The direction of lines of text. It determines which side is leading and which is trailing.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right: leading is left.
  case leftToRight = "ltr"
  /// From right to left: leading is right.
  case rightToLeft = "rtl"
}

extension LayoutDirection {
  /// The direction of the first letter with a direction, by rules P2 and P3 of the Unicode bidirectional algorithm; nil
  /// if there is none, as in a number. Linear in the length of the text.
  ///
  /// Text in an isolate (U+2066 to U+2069) is ignored.
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

  /// The direction of a letter; nil for characters that take it from their neighbours, such as digits, marks and
  /// punctuation.
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

/// Scripts that are written from right to left, by Unicode blocks.
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
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }

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
  /// Whether the text has a letter of a right-to-left script.
  package var holdsRightToLeft: Bool { unicodeScalars.contains(where: RightToLeftScripts.contains) }

  /// Whether the text looks the same in both line directions: it is a number, or all of its letters have one direction
  /// and no character at its ends takes the direction of the line.
  var hasOneOrder: Bool {
    let scalars = unicodeScalars
    func runs(_ scalar: Unicode.Scalar?, _ direction: LayoutDirection) -> Bool {
      scalar.flatMap { LayoutDirection(of: $0) } == direction
    }
    if isNumber { return true }
    if holdsRightToLeft {
      return scalars.allSatisfy {
        $0 == " " || $0.properties.generalCategory == .nonspacingMark || runs($0, .rightToLeft)
      }
    }
    let isPlain = scalars.allSatisfy { $0.properties.generalCategory != .format }
    return isPlain && runs(scalars.first, .leftToRight)
      && (runs(scalars.last, .leftToRight) || scalars.last?.isDigit == true)
  }

  /// Whether the text has only digits, or European ones and what is a part of their number by rules W4 and W5 of the
  /// bidirectional algorithm (UAX #9): a separator or a sign between two of them, and per cent and the like after them.
  private var isNumber: Bool {
    if unicodeScalars.allSatisfy({ $0.isDigit }) { return true }
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar {
      case "0"..."9": break
      case ",", ".", "/", ":", "+", "-": if !("0"..."9").contains(last) { return false }
      default:
        let isTerminator = "%#\u{B0}\u{2030}".unicodeScalars.contains(scalar)
        if !isTerminator || !last.isDigit && last != scalar { return false }
      }
      last = scalar
    }
    return last.isDigit || !",./:+-".unicodeScalars.contains(last)
  }
}

/// Digits to write numbers with, by the names of CLDR. Source of the code points: Unicode, general category Nd.
enum NumeralSystem: String, CaseIterable {
  case adlm, arab, arabext, beng, deva, fullwide, gujr, guru, khmr, knda, laoo, latn, mlym, mymr, olck, orya, tamldec
  case telu, thai, tibt

  /// The code point of the digit zero; the others follow it.
  private var zero: UInt32 {
    switch self {
    case .adlm: 0x1E950
    case .arab: 0x660
    case .arabext: 0x6F0
    case .beng: 0x9E6
    case .deva: 0x966
    case .fullwide: 0xFF10
    case .gujr: 0xAE6
    case .guru: 0xA66
    case .khmr: 0x17E0
    case .knda: 0xCE6
    case .laoo: 0xED0
    case .latn: 0x30
    case .mlym: 0xD66
    case .mymr: 0x1040
    case .olck: 0x1C50
    case .orya: 0xB66
    case .tamldec: 0xBE6
    case .telu: 0xC66
    case .thai: 0xE50
    case .tibt: 0xF20
    }
  }

  /// The digit for 0 to 9.
  func digit(_ value: UInt8) -> Character {
    Unicode.Scalar(zero + UInt32(value)).map { Character($0) } ?? "\u{FFFD}"
  }

  /// The group separator of these digits in any language; nil for that of the language.
  var groupSeparator: Character? { self == .arab || self == .arabext ? "\u{66C}" : nil }
}

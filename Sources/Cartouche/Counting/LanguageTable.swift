/// The rules of a language for counts. Source: CLDR 48.
struct LanguageFacts {
  /// How the digits of a number are grouped.
  enum Grouping {
    /// In threes.
    case threes
    /// In threes, from ten thousand on.
    case threesFromFiveDigits
    /// The last three digits, then in pairs.
    case pairs
  }

  var plural = PluralRule.one
  var numerals = NumeralSystem.latn
  /// The digits of the language's script, if they are not the usual ones.
  var native: NumeralSystem?
  var separator: Character = ","
  var grouping = Grouping.threes
}

extension LanguageFacts {
  private static let space: Character = "\u{A0}"
  private static let narrowSpace: Character = "\u{202F}"

  /// The rules of a language, and of a region if those differ; nil for an unknown language.
  static func facts(language: String, region: String?) -> LanguageFacts? {
    let other = region.flatMap { region in regions.first { $0.language == language && $0.names.contains(region) } }
    return other?.facts ?? table[language]
  }

  /// The regions that write counts unlike their language.
  private static let regions: [(language: String, names: [String], facts: LanguageFacts)] = [
    ("ar", ["001", "AE", "EH"], LanguageFacts(plural: .arabic, native: .arab)),
    ("ar", ["DZ", "LY", "MA", "TN"], LanguageFacts(plural: .arabic, native: .arab, separator: ".")),
    ("ar", ["LB", "MR"], LanguageFacts(plural: .arabic, numerals: .arab, separator: ".")),
    ("de", ["AT"], LanguageFacts(separator: space)),
    ("de", ["CH", "LI"], LanguageFacts(separator: "'")),
    ("en", ["AT", "BE", "DE", "DK", "ES", "ID", "IT", "NL", "PL", "RO", "SI"], LanguageFacts(separator: ".")),
    ("en", ["CH"], LanguageFacts(separator: "'")),
    ("en", ["CZ", "EE", "FI", "HU", "LT", "LV", "NO", "PT", "SE", "SK", "UA", "ZA"], LanguageFacts(separator: space)),
    ("en", ["FR", "GE"], LanguageFacts(separator: narrowSpace)),
    ("en", ["IN"], LanguageFacts(grouping: .pairs)),
    (
      "es", ["419", "BR", "BZ", "CU", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US"],
      LanguageFacts(plural: .millions)
    ),
    ("es", ["AR", "BO", "CL", "CO", "EC", "PY", "UY", "VE"], LanguageFacts(plural: .millions, separator: ".")),
    ("es", ["CR"], LanguageFacts(plural: .millions, separator: space)),
    ("fr", ["CA"], LanguageFacts(plural: .zeroOrOneAndMillions, separator: space)),
    ("fr", ["LU", "MA"], LanguageFacts(plural: .zeroOrOneAndMillions, separator: ".")),
    ("it", ["CH"], LanguageFacts(plural: .millions, separator: "'", grouping: .threesFromFiveDigits)),
    ("ms", ["BN", "ID"], LanguageFacts(plural: .none, separator: ".")),
    ("pt", ["AO"], LanguageFacts(plural: .zeroOrOneAndMillions, separator: space)),
    (
      "pt", ["CH", "CV", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"],
      LanguageFacts(plural: .zeroOrOneAndMillions, separator: space, grouping: .threesFromFiveDigits)
    ),
    ("pt", ["PT"], LanguageFacts(plural: .millions, separator: space, grouping: .threesFromFiveDigits)),
    ("ru", ["UA"], LanguageFacts(plural: .eastSlavic, separator: space, grouping: .threesFromFiveDigits)),
    ("sw", ["CD"], LanguageFacts(separator: ".")),
    ("ta", ["MY", "SG"], LanguageFacts(native: .tamldec)),
    ("ur", ["IN"], LanguageFacts(numerals: .arabext, native: .arabext)),
  ]

  private static let table: [String: LanguageFacts] = [
    "af": LanguageFacts(separator: space),
    "am": LanguageFacts(plural: .zeroOrOne),
    "ar": LanguageFacts(plural: .arabic, numerals: .arab),
    "as": LanguageFacts(plural: .zeroOrOne, numerals: .beng, grouping: .pairs),
    "ast": LanguageFacts(separator: "."),
    "az": LanguageFacts(separator: "."),
    "be": LanguageFacts(plural: .eastSlavic, separator: space, grouping: .threesFromFiveDigits),
    "bg": LanguageFacts(separator: space, grouping: .threesFromFiveDigits),
    "bn": LanguageFacts(plural: .zeroOrOne, numerals: .beng, grouping: .pairs),
    "bs": LanguageFacts(plural: .southSlavic, separator: "."),
    "ca": LanguageFacts(plural: .millions, separator: "."),
    "ckb": LanguageFacts(numerals: .arab),
    "cs": LanguageFacts(plural: .czech, separator: space),
    "cy": LanguageFacts(plural: .welsh),
    "da": LanguageFacts(separator: "."),
    "de": LanguageFacts(separator: "."),
    "el": LanguageFacts(separator: "."),
    "en": LanguageFacts(),
    "eo": LanguageFacts(separator: narrowSpace),
    "es": LanguageFacts(plural: .millions, separator: ".", grouping: .threesFromFiveDigits),
    "et": LanguageFacts(separator: space, grouping: .threesFromFiveDigits),
    "eu": LanguageFacts(separator: "."),
    "fa": LanguageFacts(plural: .zeroOrOne, numerals: .arabext),
    "fi": LanguageFacts(separator: space),
    "fil": LanguageFacts(plural: .filipino),
    "fo": LanguageFacts(separator: "."),
    "fr": LanguageFacts(plural: .zeroOrOneAndMillions, separator: narrowSpace),
    "fy": LanguageFacts(separator: "."),
    "ga": LanguageFacts(plural: .irish),
    "gd": LanguageFacts(plural: .gaelic),
    "gl": LanguageFacts(separator: "."),
    "gu": LanguageFacts(plural: .zeroOrOne, native: .gujr, grouping: .pairs),
    "he": LanguageFacts(plural: .hebrew),
    "hi": LanguageFacts(plural: .zeroOrOne, native: .deva, grouping: .pairs),
    "hr": LanguageFacts(plural: .southSlavic, separator: "."),
    "hu": LanguageFacts(separator: space, grouping: .threesFromFiveDigits),
    "hy": LanguageFacts(plural: .zeroOrOne, separator: space, grouping: .threesFromFiveDigits),
    "id": LanguageFacts(plural: .none, separator: "."),
    "is": LanguageFacts(plural: .icelandic, separator: "."),
    "it": LanguageFacts(plural: .millions, separator: ".", grouping: .threesFromFiveDigits),
    "ja": LanguageFacts(plural: .none),
    "ka": LanguageFacts(separator: space, grouping: .threesFromFiveDigits),
    "kk": LanguageFacts(separator: space),
    "km": LanguageFacts(plural: .none, native: .khmr),
    "kn": LanguageFacts(plural: .zeroOrOne, native: .knda),
    "ko": LanguageFacts(plural: .none),
    "ku": LanguageFacts(separator: "."),
    "ky": LanguageFacts(separator: space),
    "lb": LanguageFacts(separator: "."),
    "lo": LanguageFacts(plural: .none, native: .laoo, separator: "."),
    "lt": LanguageFacts(plural: .baltic, separator: space),
    "lv": LanguageFacts(plural: .latvian, separator: space, grouping: .threesFromFiveDigits),
    "mk": LanguageFacts(plural: .icelandic, separator: "."),
    "ml": LanguageFacts(native: .mlym, grouping: .pairs),
    "mn": LanguageFacts(),
    "mr": LanguageFacts(numerals: .deva, grouping: .pairs),
    "ms": LanguageFacts(plural: .none),
    "mt": LanguageFacts(plural: .maltese),
    "my": LanguageFacts(plural: .none, numerals: .mymr),
    "nb": LanguageFacts(separator: space),
    "ne": LanguageFacts(numerals: .deva, grouping: .pairs),
    "nl": LanguageFacts(separator: "."),
    "nn": LanguageFacts(separator: space),
    "no": LanguageFacts(separator: space),
    "or": LanguageFacts(native: .orya, grouping: .pairs),
    "pa": LanguageFacts(plural: .zeroOrOne, native: .guru, grouping: .pairs),
    "pl": LanguageFacts(plural: .polish, separator: space, grouping: .threesFromFiveDigits),
    "ps": LanguageFacts(numerals: .arabext),
    "pt": LanguageFacts(plural: .zeroOrOneAndMillions, separator: "."),
    "ro": LanguageFacts(plural: .romanian, separator: "."),
    "ru": LanguageFacts(plural: .eastSlavic, separator: space),
    "sd": LanguageFacts(numerals: .arab),
    "si": LanguageFacts(plural: .zeroOrOne),
    "sk": LanguageFacts(plural: .czech, separator: space),
    "sl": LanguageFacts(plural: .slovenian, separator: ".", grouping: .threesFromFiveDigits),
    "so": LanguageFacts(),
    "sq": LanguageFacts(separator: space, grouping: .threesFromFiveDigits),
    "sr": LanguageFacts(plural: .southSlavic, separator: "."),
    "sv": LanguageFacts(separator: space),
    "sw": LanguageFacts(),
    "ta": LanguageFacts(native: .tamldec, grouping: .pairs),
    "te": LanguageFacts(native: .telu, grouping: .pairs),
    "th": LanguageFacts(plural: .none, native: .thai),
    "tk": LanguageFacts(separator: space),
    "tr": LanguageFacts(separator: "."),
    "uk": LanguageFacts(plural: .eastSlavic, separator: space),
    "ur": LanguageFacts(native: .arabext),
    "uz": LanguageFacts(separator: space),
    "vi": LanguageFacts(plural: .none, separator: "."),
    "yi": LanguageFacts(),
    "yue": LanguageFacts(plural: .none),
    "zh": LanguageFacts(plural: .none),
    "zu": LanguageFacts(plural: .zeroOrOne),
  ]
}

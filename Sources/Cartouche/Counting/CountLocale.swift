public import LookModel
import Messages

/// How a language and a region write counts and inflect the words after them.
///
/// The data is a table of common languages from CLDR 48: the digits, the group separator, and the cardinal plural
/// rules.
public struct CountLocale: Hashable, Sendable {
  /// The tag in canonical form.
  public let tag: String
  private let language: String
  private let region: String?
  private let numerals: NumeralSystem

  /// A locale from user input: a tag of BCP 47 such as `en`, `pt-PT`, `zh-Hant-TW` or, with explicit digits,
  /// `hi-u-nu-deva`; `u-nu-native` means the digits of the language's script. Letter case does not matter, and `_` is
  /// read as `-`, as in `de_DE`. Plain `ar` is read as in Egypt, the default region of CLDR, with Arabic-Indic digits.
  ///
  /// - Throws: ``BadgeError``.
  public init(parsing text: String) throws(BadgeError) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { Self.isAlphanumeric($0) }
    }
    guard isTag, text.utf8.count <= 64, let language = parts.first, (2...3).contains(language.utf8.count) else {
      throw .unknownLocale(text)
    }
    let extensionStart = parts.dropFirst().firstIndex { $0.utf8.count == 1 } ?? parts.endIndex
    let script = parts[..<extensionStart].dropFirst().first { $0.utf8.count == 4 }
    let region = parts[..<extensionStart].dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 }?.uppercased()
    guard let facts = LanguageFacts.facts(language: language, region: region) else {
      throw .unknownLocale(text)
    }
    self.language = language
    self.region = region
    let asked = Self.numerals(in: parts[extensionStart...])
    numerals = try asked.map { name throws(BadgeError) in try Self.numerals(named: name, facts) } ?? facts.numerals
    let words = [language, script.map { $0.prefix(1).uppercased() + $0.dropFirst() }, region]
    tag = (words.compactMap { $0 } + (asked.map { ["u-nu-" + $0] } ?? [])).joined(separator: "-")
  }

  private init() {
    tag = "en"
    language = "en"
    region = nil
    numerals = .latn
  }

  /// English.
  public static let english = CountLocale()

  /// The plural form for a count; a negative count has the form of its absolute value.
  public func category(of count: Count) -> PluralCategory {
    facts.plural.category(of: Count(clamping: count.magnitude))
  }

  /// The plural forms that the language has for counts.
  package var categories: [PluralCategory] { facts.plural.categories }

  /// A count in the locale's digits, grouped only on request.
  public func text(of count: Count, grouping: Bool = false) -> String {
    if numerals == .latn, !grouping { return String(count) }
    let digits = String(count.magnitude).utf8.map { numerals.digit($0 - UInt8(ascii: "0")) }
    let sign = count < 0 ? "-" : ""
    guard grouping else { return sign + String(digits) }
    var text: [Character] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, isGroupEnd(remaining: digits.count - index, of: digits.count) { text.append(separator) }
      text.append(digit)
    }
    return sign + String(text)
  }

  private var facts: LanguageFacts { LanguageFacts.facts(language: language, region: region) ?? LanguageFacts() }

  private var separator: Character { numerals.groupSeparator ?? facts.separator }

  private func isGroupEnd(remaining: Int, of count: Int) -> Bool {
    switch facts.grouping {
    case .threes: remaining % 3 == 0
    case .threesFromFiveDigits: remaining % 3 == 0 && count > 4
    case .pairs: remaining == 3 || remaining > 3 && remaining % 2 == 1
    }
  }

  // MARK: Tags

  /// The value of the key `nu` of the extension `u`.
  private static func numerals(in parts: ArraySlice<String>) -> String? {
    guard parts.first == "u", let key = parts.firstIndex(of: "nu"), key + 1 < parts.endIndex else { return nil }
    return parts[key + 1]
  }

  private static func numerals(named name: String, _ facts: LanguageFacts) throws(BadgeError) -> NumeralSystem {
    if name == "native" { return facts.native ?? facts.numerals }
    guard let numerals = NumeralSystem(rawValue: name) else {
      throw .unknownNumerals(name: name, expected: NumeralSystem.allCases.map { $0.rawValue })
    }
    return numerals
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension CountLocale: ExpressibleByStringLiteral {
  /// A locale from a literal.
  ///
  /// - Precondition: ``init(parsing:)`` takes the text.
  public init(stringLiteral tag: String) {
    do {
      try self.init(parsing: tag)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// Why a locale is not supported.
extension BadgeError {
  package static func unknownLocale(_ text: String) -> Self {
    Self(Message.unknown("locale", text, suggestion: nil, known: []))
  }

  package static func unknownNumerals(name: String, expected: [String]) -> Self {
    Self(Message.unknown("digits", name, suggestion: name.nearest(among: expected), known: expected))
  }
}

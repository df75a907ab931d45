public import LookModel
import Messages

/// A title for a count that follows the plural rules of a language: `3 unread messages`.
///
/// In each form `{count}` stands for the count in the locale's digits.
public struct TitlePattern: Hashable, Sendable {
  /// The forms by category; at least that for ``PluralCategory/other``.
  private let forms: [PluralCategory: String]
  /// The form for a count above the limit, in which `{count}` stands for the limit.
  public let over: String?

  /// A pattern of the given forms. A category without a form uses that of ``PluralCategory/other``.
  ///
  /// - Throws: ``BadgeError``.
  public init(_ forms: [PluralCategory: String], over: String? = nil) throws(BadgeError) {
    guard forms[.other] != nil else { throw .lacksOther }
    for category in PluralCategory.allCases { try Self.check(forms[category]) }
    try Self.check(over)
    self.forms = forms
    self.over = over
  }

  /// A pattern from one text: forms separated by bars. One form is for every count, two are singular and plural. Other
  /// forms have their category before an equals sign: `one={count} file|few=…|many=…|other=…|over=more than {count}
  /// files`. A word before an equals sign that is near the name of a form, or beside forms with names, is an error.
  ///
  /// - Throws: ``BadgeError``.
  public init(parsing text: String) throws(BadgeError) {
    let known = PluralCategory.allCases.map { $0.rawValue } + ["over"]
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { (name: Self.name(of: $0), text: $0) }
    let hasNames = parts.contains { $0.name.map(known.contains) == true }
    var named: [(name: String, words: String)] = []
    var plain: [String] = []
    for (name, part) in parts {
      if let name, known.contains(name) {
        named.append((name, part.drop { $0 != "=" }.dropFirst().trimmed))
      } else if let name, hasNames || name.nearest(among: known) != nil {
        throw .unknownForm(name: name, known: known)
      } else {
        plain.append(part.trimmed)
      }
    }
    guard plain.count <= 2 else { throw .tooManyForms(count: plain.count) }
    named += zip(plain.count == 2 ? ["one", "other"] : ["other"], plain).map { ($0, $1) }
    var forms: [String: String] = [:]
    for (name, words) in named {
      guard forms.updateValue(words, forKey: name) == nil else { throw .duplicateForm(name: name) }
    }
    var categories: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { categories[category] = forms[category.rawValue] }
    try self.init(categories, over: forms["over"])
  }

  /// The one word before the equals sign of a part, without spaces around it; nil if there is none.
  private static func name(of part: Substring) -> String? {
    let name = part.prefix { $0 != "=" }.trimmed
    return part.contains("=") && !name.isEmpty && name.allSatisfy { $0.isLetter } ? name : nil
  }

  /// The title for a count; above `limit` that of ``over``, or else that for the limit with a plus.
  public func text(
    for count: Count, limit: Count = .max, locale: CountLocale = .english, grouping: Bool = false
  ) -> String {
    guard count > limit else { return form(of: count, locale).filled(locale.text(of: count, grouping: grouping)) }
    let shown = locale.text(of: limit, grouping: grouping)
    return over?.filled(shown) ?? form(of: limit, locale).filled(shown + "+")
  }

  private func form(of count: Count, _ locale: CountLocale) -> String {
    forms[locale.category(of: count)] ?? forms[.other] ?? ""
  }

  /// The forms that a language does not have; ``PluralCategory/other`` is needed in any.
  package func unusedForms(in locale: CountLocale) -> [PluralCategory] {
    let used = locale.categories
    return PluralCategory.allCases.filter { $0 != .other && forms[$0] != nil && !used.contains($0) }
  }

  private static func check(_ form: String?) throws(BadgeError) {
    guard var rest = form?[...] else { return }
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}") else {
        throw .unclosedPlaceholder(text: String(rest[start...].dropFirst()))
      }
      let name = rest[start..<end].dropFirst()
      guard name == "count" else { throw .unknownPlaceholder(name: String(name)) }
      rest = rest[end...].dropFirst()
    }
  }
}

extension TitlePattern: ExpressibleByStringLiteral {
  /// A pattern from a literal.
  ///
  /// - Precondition: ``init(parsing:)`` accepts the literal.
  public init(stringLiteral text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      preconditionFailure("'\(text)' is not a pattern for titles")
    }
  }
}

extension String {
  /// This form with a count in place of `{count}`. Each brace that opens begins one, since `check` refuses others.
  fileprivate func filled(_ count: String) -> String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "{") {
      text += rest[..<start]
      text += count
      rest = rest[start...].drop { $0 != "}" }.dropFirst()
    }
    return text + rest
  }
}

/// Why a title pattern is not valid.
extension BadgeError {
  package static var lacksOther: Self { Self("a title pattern needs the form 'other', which every language has") }
  package static func unknownForm(name: String, known: [String]) -> Self {
    Self(Message.unknown("form", name, suggestion: name.nearest(among: known), known: known))
  }

  package static func duplicateForm(name: String) -> Self {
    Self("the form '\(Message.shortened(name))' is there twice")
  }

  package static func tooManyForms(count: Int) -> Self {
    Self("\(count) forms without a name; there are two, singular and plural, and others are named: few=…")
  }

  package static func unclosedPlaceholder(text: String) -> Self {
    Self("'{\(Message.shortened(text))' has no '}'; the count is written '{count}'")
  }

  package static func unknownPlaceholder(name: String) -> Self {
    Self("'{\(Message.shortened(name))}' is unknown in a title pattern; write '{count}'")
  }
}

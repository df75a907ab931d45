import Cartouche
import LookFiles
import Messages

extension Field {
  /// A text for screen readers, which must not be empty.
  func title() throws(SourceError) -> String {
    let text = try text()
    guard text.contains(where: { !$0.isWhitespace }) else { throw error(.emptyText(key: "title")) }
    return text
  }

  /// A locale by its tag.
  func locale() throws(SourceError) -> CountLocale {
    let text = try text()
    do {
      return try CountLocale(parsing: text)
    } catch .unknownNumerals(let name, let expected) {
      throw error(
        .unknownValue(text: name, what: "digits", suggestion: name.nearest(among: expected), expected: expected))
    } catch {
      throw self.error(.unknownValue(text: text, what: "locale", suggestion: nil, expected: []))
    }
  }

  /// A title for a count: one text with bars between the forms, or the forms by their names.
  func titlePattern() throws(SourceError) -> TitlePattern {
    switch node.content {
    case .text(let text): return try pattern { () throws(TitlePattern.Problem) in try TitlePattern(parsing: text) }
    case .map:
      let fields = try map("title pattern", keys: PluralCategory.allCases.map(\.rawValue) + ["over"])
      _ = try fields.required(PluralCategory.other.rawValue)
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases { forms[category] = try fields[category.rawValue]?.text() }
      let over = try fields["over"]?.text()
      return try pattern { () throws(TitlePattern.Problem) in try TitlePattern(forms, over: over) }
    case .list, .nothing: throw wrongForm(.text, .map)
    }
  }

  private func pattern(
    _ make: () throws(TitlePattern.Problem) -> TitlePattern
  ) throws(SourceError) -> TitlePattern {
    do { return try make() } catch { throw self.error(.refused(Refusal(error))) }
  }
}

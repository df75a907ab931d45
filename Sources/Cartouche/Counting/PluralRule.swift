import LookModel

/// A plural category by the names of CLDR. Its use differs by language.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Zero, in Arabic for example.
  case zero
  /// One, and in Russian also 21.
  case one
  /// Two, in Arabic and Hebrew for example.
  case two
  /// A few: in Polish 2 to 4 for example.
  case few
  /// Many: in Polish 5 for example, or millions in French.
  case many
  /// All other numbers. Every language has this category.
  case other
}

/// The plural rule of a language, for whole numbers of at least 0. Source: CLDR 48, cardinal rules.
enum PluralRule {
  case none, one, zeroOrOne, millions, zeroOrOneAndMillions, arabic, hebrew, eastSlavic, southSlavic, polish, czech
  case slovenian, romanian, baltic, latvian, icelandic, filipino, irish, gaelic, welsh, maltese

  /// The categories of all numbers: each is that of one up to 100, or of a million.
  var categories: [PluralCategory] {
    PluralCategory.allCases.filter { name in
      category(of: 1_000_000) == name || (0...100).contains { category(of: $0) == name }
    }
  }

  /// The category of a number.
  func category(of count: Count) -> PluralCategory {
    let tens = count % 100
    let ones = count % 10
    let isMillions = count != 0 && count % 1_000_000 == 0
    switch self {
    case .none: return .other
    case .one: return count == 1 ? .one : .other
    case .zeroOrOne: return count < 2 ? .one : .other
    case .millions: return count == 1 ? .one : isMillions ? .many : .other
    case .zeroOrOneAndMillions: return count < 2 ? .one : isMillions ? .many : .other
    case .arabic:
      if count < 3 { return [.zero, .one, .two][Int(count)] }
      return (3...10).contains(tens) ? .few : tens > 10 ? .many : .other
    case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
    case .eastSlavic:
      if ones == 1 && tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .southSlavic:
      if ones == 1 && tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .other
    case .polish:
      if count == 1 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .slovenian: return tens == 1 ? .one : tens == 2 ? .two : (3...4).contains(tens) ? .few : .other
    case .romanian: return count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
    case .baltic:
      if (11...19).contains(tens) || ones == 0 { return .other }
      return ones == 1 ? .one : .few
    case .latvian:
      if (11...19).contains(tens) || ones == 0 { return .zero }
      return ones == 1 ? .one : .other
    case .icelandic: return ones == 1 && tens != 11 ? .one : .other
    case .filipino: return [4, 6, 9].contains(ones) ? .other : .one
    case .irish:
      if count == 1 || count == 2 { return count == 1 ? .one : .two }
      return (3...6).contains(count) ? .few : (7...10).contains(count) ? .many : .other
    case .gaelic:
      if count == 1 || count == 11 { return .one }
      if count == 2 || count == 12 { return .two }
      return (3...10).contains(count) || (13...19).contains(count) ? .few : .other
    case .welsh:
      switch count {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case .maltese:
      if count == 1 || count == 2 { return count == 1 ? .one : .two }
      return count == 0 || (3...10).contains(tens) ? .few : (11...19).contains(tens) ? .many : .other
    }
  }
}

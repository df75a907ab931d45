import Cartouche
import Testing

@Suite("Counts in titles and digits")
struct CountWordsTests {
  private static let letters: [PluralCategory: Character] = [
    .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "o",
  ]

  @Test("each language's forms are those of CLDR", arguments: CountSamples.plurals.map(\.locales))
  func plurals(locales: String) throws {
    let forms = try #require(CountSamples.plurals.first { $0.locales == locales }).forms
    for tag in locales.split(whereSeparator: \.isWhitespace) {
      let locale = try CountLocale(parsing: String(tag))
      let own = CountSamples.counts.map { Self.letters[locale.category(of: $0)] ?? "?" }
      #expect(String(own) == forms, "\(tag)")
      #expect(Set(locale.categories) == Set(CountSamples.counts.map(locale.category)), "\(tag)")
    }
  }

  @Test("each language's digits and groups are those of CLDR", arguments: CountSamples.groups.map(\.locale))
  func groups(tag: String) throws {
    let texts = try #require(CountSamples.groups.first { $0.locale == tag }).texts
    let locale = try CountLocale(parsing: tag)
    #expect([1234, 12345, 1_234_567].map { locale.text(of: $0, grouping: true) } == texts)
    #expect(locale.text(of: 1_234_567) == locale.text(of: 1_234_567, grouping: true).filter(\.isNumber))
  }

  @Test("plain Arabic is written with Arabic-Indic digits, and native digits are an option")
  func digits() throws {
    #expect(try CountLocale(parsing: "ar").text(of: 1_234_567, grouping: true) == "١٬٢٣٤٬٥٦٧")
    #expect(try CountLocale(parsing: "hi-u-nu-native").text(of: 90) == "९०")
    #expect(try CountLocale(parsing: "en-u-nu-native").text(of: 90) == "90")
    #expect(CountLocale.english.text(of: .min, grouping: true) == "-9,223,372,036,854,775,808")
    #expect(CountLocale.english.category(of: .min) == .other && CountLocale.english.category(of: -1) == .one)
  }

  @Test(
    "a tag is read whatever its letter case, and kept as it is usually written",
    arguments: [("EN", "en"), ("pt-pt", "pt-PT"), ("ZH-hant-tw", "zh-Hant-TW"), ("HI-U-NU-DEVA", "hi-u-nu-deva")])
  func tags(text: String, tag: String) throws { #expect(try CountLocale(parsing: text).tag == tag) }

  @Test(
    "a text that is no tag is refused", arguments: ["", "-", "e", "en-", "english", "en us", "٣", "en--x"])
  func malformed(text: String) {
    #expect(throws: BadgeError.unknownLocale(text)) { try CountLocale(parsing: text) }
  }

  @Test("a language or digits that are not known are refused with the nearest or with all")
  func unknown() {
    #expect(throws: BadgeError.unknownLocale("qq-DE")) {
      try CountLocale(parsing: "qq-DE")
    }
    let error = #expect(throws: BadgeError.self) { try CountLocale(parsing: "en-u-nu-roman") }
    #expect(error?.code == "unknownNumerals" && error?.description.contains("deva") == true)
  }

  @Test(
    "words follow the count",
    arguments: [
      ("{count} unread message|{count} unread messages", "en", 1, "1 unread message"),
      ("{count} unread message|{count} unread messages", "en", 3, "3 unread messages"),
      ("{count} post | {count} posts", "en", 3, "3 posts"), ("{count} post | {count} posts", "en", 1, "1 post"),
      ("one={count} файл|few={count} файла|many={count} файлов|other={count} файла", "ru", 22, "22 файла"),
      ("one={count} файл|few={count} файла|many={count} файлов|other={count} файла", "ru", 11, "11 файлов"),
      ("zero=none|two=both|other={count}", "ar", 2, "both"), ("zero=none|two=both|other={count}", "ar", 3, "٣"),
      ("few={count} a|{count} b", "en", 2, "2 b"), ("new", "en", 7, "new"), ("a=b {count}", "en", 7, "a=b 7"),
      ("one = a {count} | other = b {count} ", "en", 7, "b 7"),
      ("{count}=done|{count} = all done", "en", 7, "7 = all done"),
      ("{count} of { } {count", "en", 7, "x"), ("{count} {count}", "en", 7, "7 7"),
    ])
  func words(pattern: String, tag: String, count: Int, words: String) throws {
    guard words != "x" else {
      #expect(throws: BadgeError.unknownPlaceholder(name: " ")) { try TitlePattern(parsing: pattern) }
      return
    }
    let locale = try CountLocale(parsing: tag)
    #expect(try TitlePattern(parsing: pattern).text(for: count, locale: locale) == words)
  }

  @Test("a count above the limit has its own title, or a plus")
  func over() throws {
    let plain: TitlePattern = "{count} message|{count} messages"
    let over: TitlePattern = "{count} message|{count} messages|over=more than {count} messages"
    #expect(
      plain.text(for: 128, limit: 99) == "99+ messages" && over.text(for: 128, limit: 99) == "more than 99 messages")
    #expect(over.text(for: 99, limit: 99) == "99 messages" && plain.text(for: 2, limit: 1) == "1+ message")
    #expect(over.text(for: 12345, limit: 9999, grouping: true) == "more than 9,999 messages")
  }

  @Test(
    "a pattern that cannot be used is refused with the reason",
    arguments: [
      ("one=a", BadgeError.lacksOther), ("a|b|c", .tooManyForms(count: 3)),
      ("other=a|other=b", .duplicateForm(name: "other")), ("a|other=b", .duplicateForm(name: "other")),
      ("over=a|over=b|c", .duplicateForm(name: "over")), ("{number}", .unknownPlaceholder(name: "number")),
      ("{count", .unclosedPlaceholder(text: "count")), ("a|{count} b {", .unclosedPlaceholder(text: "")),
      ("a|over={}", .unknownPlaceholder(name: "")),
    ])
  func problems(pattern: String, problem: BadgeError) {
    #expect(throws: problem) { try TitlePattern(parsing: pattern) }
  }

  @Test(
    "a word that is written as the name of a form, and is none, is refused",
    arguments: [
      ("one=a|ohter=b", "'ohter'; did you mean 'other'?"), ("One=a|Other=b", "'One'; did you mean 'one'?"),
      ("one=a|other=b|ovr=c", "'ovr'; did you mean 'over'?"), (" ohter =a", "'ohter'; did you mean 'other'?"),
      ("other=a|x=b", "'x'; there is zero, one, two, few, many, other and over"),
    ])
  func unknownForms(pattern: String, reason: String) {
    let error = #expect(throws: BadgeError.self) { try TitlePattern(parsing: pattern) }
    #expect(error?.description == "unknown form \(reason)" && error?.code == "unknownForm")
  }

  @Test("a hub shows its count in the locale's digits; a mark between groups widens it by no more than itself")
  func hub() throws {
    let arabic = try CountLocale(parsing: "ar")
    #expect(Hub(128).limit(99).locale(arabic).shownText == "٩٩+")
    #expect(Hub(12345).groupsDigits().shownText == "12,345")
    let grouped = try layout(Hub(12345).groupsDigits()).frame.width
    #expect(grouped > 57 && grouped <= 57 + 15 * 0.278)
    #expect(try Parts(Hub(12345).groupsDigits()).texts.map(\.text) == ["12,345"])
    let titled = Hub(3).titlePattern("{count} unread message|{count} unread messages")
    #expect(try layout(titled).title == "3 unread messages" && layout(titled.title("own")).title == "own")
    #expect(
      try layout(titled.form(.dot)).title == "3 unread messages" && layout(Hub(0).titlePattern("none")).title == nil)
    #expect(try layout(Hub(3).titlePattern(" ")).title == "3")
    let over = Hub(128).limit(99).titlePattern("{count} message|{count} messages|over=more than {count} messages")
    #expect(try layout(over).title == "more than 99 messages")
  }
}

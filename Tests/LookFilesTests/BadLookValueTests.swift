import LookFiles
import LookModel
import SVGTree
import SourceTree
import Testing

@Suite("Bad values in look files")
struct BadLookValueTests {
  private static let length = BadLookTests.length
  private static let lengthOrNone = BadLookTests.lengthOrNone

  private static func range(_ text: String, _ allowed: ClosedRange<Double>) -> SourceProblem {
    .numberOutOfRange(text: text, allowed: allowed)
  }

  static let numbers: [BadLook] = [
    BadLook("height: 20", "height: ¦0", range("0", length), "height"),
    BadLook("height: 20", "height: ¦-20", range("-20", length), "height"),
    BadLook("height: 20", "height: ¦1000001", range("1000001", length), "height"),
    BadLook("height: 20", "height: ¦0.0009", range("0.0009", length), "height"),
    BadLook("height: 20", "height: ¦1e3", .notANumber(text: "1e3"), "height"),
    BadLook("height: 20", "height: ¦.inf", .notANumber(text: ".inf"), "height"),
    BadLook("height: 20", "height: ¦nan", .notANumber(text: "nan"), "height"),
    BadLook("height: 20", "height: ¦0x14", .notANumber(text: "0x14"), "height"),
    BadLook("height: 20", "height: ¦20px", .notANumber(text: "20px"), "height"),
    BadLook("height: 20", "height: ¦20,5", .notANumber(text: "20,5"), "height"),
    BadLook("height: 20", "height: ¦'20 '", .notANumber(text: "20 "), "height"),
    BadLook("7.5", "¦-0.1", range("-0.1", lengthOrNone), "padding"),
    BadLook("7.5", "¦٧", .notANumber(text: "٧"), "padding"),
    BadLook("size: 13", "size: ¦0", range("0", length), "font.size"),
    BadLook("characters: 2", "characters: ¦0", range("0", 1...1000), "compact.characters"),
    BadLook("characters: 2", "characters: ¦1001", range("1001", 1...1000), "compact.characters"),
    BadLook("characters: 2", "characters: ¦2.5", .notAnInteger(text: "2.5"), "compact.characters"),
    BadLook("shade: 0.5", "shade: ¦1.01", range("1.01", 0...1), "letterpress.shade"),
    BadLook("depth: 1", "depth: ¦-1", range("-1", length), "letterpress.depth"),
    BadLook("0.3", "¦101", range("101", 0...100), "widening", in: LookTexts.hub),
    BadLook("overlap: 0.5", "overlap: ¦-11", range("-11", -10...10), "overlap", in: LookTexts.hub),
    BadLook("999", "¦0", range("0", 1...Double(Int.max)), "limit", in: LookTexts.hub),
    BadLook("999", "¦99999999999999999999", .integerTooLarge(text: "99999999999999999999"), "limit", in: LookTexts.hub),
    BadLook("radius: 10", "radius: ¦-1", range("-1", lengthOrNone), "radius", in: LookTexts.cell),
    BadLook("silver, width: 1", "silver, width: ¦0", range("0", length), "border.width", in: LookTexts.cell),
    BadLook("height: 1,", "height: ¦0,", range("0", length), "separator.height", in: LookTexts.cell),
    BadLook("top: 10", "top: ¦-1", range("-1", lengthOrNone), "row.summary.top", in: LookTexts.cell),
    BadLook("margin: 9", "margin: ¦-9", range("-9", lengthOrNone), "background.margin", in: LookTexts.cell),
    BadLook(
      "maroon, width: 1", "maroon, width: ¦0.4", range("0.4", 0.5...1_000_000), "background.stripes.1.width",
      in: LookTexts.cell),
  ]

  /// Numbers that other keys do not allow, which no schema knows.
  static let dependent: [BadLook] = [
    BadLook(
      "padding: 7.5", "padding: 7.5\nborder: {color: red, width: ¦10.1}", range("10.1", 0...10), "border.width"),
    BadLook(
      "widening: 0.3", "widening: 0.3\nborder: {color: red, width: ¦16}", range("16", 0...15), "border.width",
      in: LookTexts.hub),
    BadLook(
      "widening: 0.3", "widening: 0.3\nmark: {path: ¦M0 0h9.1, size: 9}",
      range("the coordinate 9.1", 0...9), "mark.path", in: LookTexts.hub),
  ]

  private static func color(_ text: String, _ suggestion: String? = nil) -> SourceProblem {
    .unknownColor(text: text, suggestion: suggestion)
  }

  private static func word(
    _ text: String, _ what: String, _ suggestion: String?, _ expected: [String]
  ) -> SourceProblem {
    .unknownValue(text: text, what: what, suggestion: suggestion, expected: expected)
  }

  private static let weights = [
    "normal", "bold", "100", "200", "300", "400", "500", "600", "700", "800", "900",
  ]

  static let words: [BadLook] = [
    BadLook("kind: pill", "kind: ¦badge", word("badge", "kind", nil, Look.Kind.allCases.map(\.rawValue)), "kind"),
    BadLook("kind: pill", "kind: ¦Pill", word("Pill", "kind", "pill", Look.Kind.allCases.map(\.rawValue)), "kind"),
    BadLook("height: 20", "height: 20\nbody: ¦lines", word("lines", "body", "line", ["outline", "line"]), "body"),
    BadLook("bold", "¦750", word("750", "weight", "700", weights), "font.weight"),
    BadLook("serif", "¦''", word("", "font family", nil, []), "font.families.2"),
    BadLook(
      "silver, width: 1", "silver, width: 1, placement: ¦arround",
      word("arround", "placement", "around", ["over", "around"]), "border.placement", in: LookTexts.cell),
    BadLook("\"#123456\"", "¦\"#12345\"", color("#12345"), "states.normal.fill"),
    BadLook("\"#123456\"", "¦\"#12345g\"", color("#12345g"), "states.normal.fill"),
    BadLook("\"#123456\"", "¦url(#a)", color("url(#a)"), "states.normal.fill"),
    BadLook("\"#123456\"", "¦javascript:alert(1)", color("javascript:alert(1)"), "states.normal.fill"),
    BadLook("\"#123456\"", "¦'red\"/><script>'", color("red\"/><script>"), "states.normal.fill"),
    BadLook("\"#123456\"", "¦rgb(1 2)", color("rgb(1 2)"), "states.normal.fill"),
    BadLook("\"#123456\"", "¦var(--x)", color("var(--x)"), "states.normal.fill"),
    BadLook("grey, white]", "¦grei, white]", color("grei", "grey"), "states.selected.fill.2"),
    BadLook("knockout", "¦knockouts", color("knockouts", "knockout"), "states.normal.text"),
    BadLook("silver", "¦silvr", color("silvr", "silver"), "dark.normal.text"),
    BadLook("navy", "¦knockout", color("knockout"), "dark.normal.fill"),
    BadLook(
      "darkColor: silver", "darkColor: ¦silber", color("silber", "silver"), "border.darkColor", in: LookTexts.cell),
    BadLook(
      "{normal: grey}", "{normal: ¦[grey, white]}", .wrongForm(expected: [.text], found: .list),
      "row.detail.color.normal", in: LookTexts.cell),
    BadLook(
      "dark: {normal: white}", "dark: {normal: ¦wite}", color("wite", "white"), "row.detail.dark.normal",
      in: LookTexts.cell),
  ]

  static let animations: [BadLook] =
    [("height: 20", LookTexts.pill), ("diameter: 30", LookTexts.hub)].flatMap { line, look in
      [("pulze", "pulse"), ("'pop '", "pop"), ("Bump", "bump"), ("forever", nil)].map { word, suggestion in
        BadLook(
          line, "\(line)\nanimation: ¦\(word)",
          .unknownValue(
            text: word.filter { $0 != "'" }, what: "animation", suggestion: suggestion,
            expected: ["pop", "blink", "bump", "pulse", "none"]),
          "animation", in: look)
      }
    }

  static let yaml: [BadLook] = [
    BadLook(file: "", .emptyFile),
    BadLook(file: "# nothing\n", .emptyFile),
    BadLook("height: 20", "height: 20\n¦height: 30", .duplicateKey(key: "height", firstLine: 4), ""),
    BadLook("size: 13", "size: 13, ¦size: 14", .duplicateKey(key: "size", firstLine: 3), ""),
    BadLook("height: 20", "height: ¦&h 20", .aliasesNotAllowed),
    BadLook("height: 20", "height: ¦*h", .aliasesNotAllowed),
    BadLook("height: 20", "height: ¦!!float 20", .tagsNotAllowed(tag: "tag:yaml.org,2002:float")),
    BadLook("height: 20", "height: 20 ¦\u{1B}", .forbiddenCharacter(0x1B)),
    BadLook("dark:\n", "¦---\ndark:\n", .severalDocuments),
    BadLook("font: {", "? ¦[font]\n: {", .keyNotText),
    BadLook(
      "a pill", "¦" + String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
      .wrongForm(expected: [.text], found: .list), "summary"),
    BadLook(
      "a pill", String(repeating: "[", count: 64) + "¦[]" + String(repeating: "]", count: 64), .tooDeep(maximum: 64)),
  ]

  @Test("an invalid number or one out of range is reported at its place", arguments: numbers + dependent)
  func badNumbers(_ look: BadLook) { expect(look) }

  @Test("a word or colour that means nothing is told at its place, with the nearest that does", arguments: words)
  func badWords(_ look: BadLook) { expect(look) }

  @Test("a movement that there is not is told at its place, with the nearest that there is", arguments: animations)
  func badAnimations(_ look: BadLook) { expect(look) }

  @Test("what is no plain YAML document is told where it ceases to be one", arguments: yaml)
  func badYAML(_ look: BadLook) { expect(look) }

  @Test("a tab where white space counts is refused on its line")
  func tab() throws {
    let text = LookTexts.pill.replacing("  normal: {fill: navy", with: "\tnormal: {fill: navy")
    let error = #expect(throws: SourceError.self) { try LookTexts.read(text) }
    guard case .notYAML = error?.problem else { throw try #require(error) }
    #expect(error?.line == 11 || error?.line == 12)
  }

  @Test("bytes that are not UTF-8 are told where they stand")
  func encoding() {
    let bytes = Array(LookTexts.pill.utf8) + [0x0A, 0x23, 0xFF]
    #expect(throws: error(13, 2, .invalidUTF8)) { try LookTexts.read(bytes) }
  }

  @Test("a gradient and a background of a hundred thousand parts are read in a moment, and a file of 17 MB is not")
  func large() throws {
    let colors = Array(repeating: "red", count: 100_000).joined(separator: ",")
    #expect(throws: Never.self) {
      try LookTexts.read(LookTexts.pill.replacing("[black, grey, white]", with: "[\(colors)]"))
    }
    let comment = "\n#" + String(repeating: "x", count: 17 << 20)
    let bytes = Array((LookTexts.pill + comment).utf8)
    #expect(throws: error(1, 1, .tooLarge(bytes: bytes.count, maximum: 16 << 20))) { try LookTexts.read(bytes) }
  }
}

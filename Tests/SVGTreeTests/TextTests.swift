import PathGeometry
import PictureReading
import Testing
import Typesetting

@testable import SVGTree

@Suite("Text in a file")
struct TextTests {
  private func element(_ text: String, font: Font = Font(["Verdana"], size: 11)) throws -> Markup {
    try #require(try written(TextRun(text, at: Point(1, 2), font: font)).first(named: "text"))
  }

  @Test("has its position, its font and its measured length")
  func attributes() throws {
    let font = Font(["Helvetica"], size: 13, weight: .bold)
    let run = try BuiltinShaper().shape("42", in: font)
    let text = TextRun(run, at: Point(5.5, 7), anchor: .middle, color: "#1234567f")
    let element = try #require(try written(text).first(named: "text"))
    #expect(element.number("x") == 5.5 && element.number("y") == 7)
    #expect(element["fill"] == "#123456" && element.number("fill-opacity") == 0.498)
    #expect(element["font-family"] == "Helvetica,sans-serif")
    #expect(element.number("font-size") == 13 && element["font-weight"] == "bold")
    #expect(element["text-anchor"] == "middle")
    #expect(abs((element.number("textLength") ?? 0) - run.width) <= 0.0005)
    #expect(element.text == "42")
  }

  @Test("has its weight as a word or a number, and none for the normal one", arguments: Font.Weight.allCases)
  func weights(weight: Font.Weight) throws {
    let element = try element("42", font: Font(["Helvetica"], size: 13, weight: weight))
    #expect(element["font-weight"] == (weight == .regular ? nil : weight == .bold ? "bold" : "\(weight.rawValue)"))
    let regular = try BuiltinShaper().shape("42a", in: Font(["Helvetica"], size: 13)).width
    let bold = try BuiltinShaper().shape("42a", in: Font(["Helvetica"], size: 13, weight: .bold)).width
    let width = try BuiltinShaper().shape("42a", in: Font(["Helvetica"], size: 13, weight: weight)).width
    #expect(width == (weight.rawValue >= 600 ? bold : regular))
  }

  @Test("has only attributes that differ from the default, and is left out if it is empty")
  func defaults() throws {
    let element = try element("a")
    #expect(["font-weight", "text-anchor", "fill-opacity", "xml:space"].allSatisfy { element[$0] == nil })
    #expect(try written(TextRun("", at: .zero)).children.isEmpty)
  }

  @Test(
    "of a joined or right-to-left script has no length, so that its letters are not separated or piled up",
    arguments: [
      ("\u{645}\u{631}\u{62D}\u{628}\u{627}", true), ("3 \u{645}", true),
      ("\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", true),
      ("\u{710}\u{712}", true), ("\u{E2A}\u{E27}", false), ("hello", false), ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", true),
      ("build \u{5E9} 3", true), ("\u{202B}build\u{202C}", false),
      ("\u{41F}\u{440}\u{438}", false), ("\u{65E5}\u{672C}", false), ("\u{1F600}", false),
    ])
  func joined(text: String, isJoined: Bool) throws {
    #expect((try element(text)["textLength"] == nil) == isJoined)
  }

  @Test(
    "has direction marks if the line direction changes the order of its parts",
    arguments: [
      ("\u{5E9}\u{5DC} 3", nil, true), ("\u{5E9}\u{5DC} build", nil, true), ("\u{5E9}!", nil, true),
      ("\u{5E9}\u{5DC} \u{5E9}", nil, false), ("\u{645}\u{64E}\u{631}", nil, false), ("build \u{5E9}", nil, false),
      ("build!", nil, false), ("42", nil, false), ("\u{5E9} 3", LayoutDirection.leftToRight, false),
      ("build!", .rightToLeft, true), ("42", .rightToLeft, false), ("١٢", .rightToLeft, false),
      ("Hot", .rightToLeft, false),
      ("v1.2", .rightToLeft, false), ("12 ab", .rightToLeft, true), ("a (b)", .rightToLeft, true),
      ("\u{5E9}\u{5DC}", .rightToLeft, false), ("3.1.4", .rightToLeft, false), ("12:30", .rightToLeft, false),
      ("93%", .rightToLeft, false), ("5-3", .rightToLeft, false), ("-5", .rightToLeft, true),
      ("5.", .rightToLeft, true), ("1..2", .rightToLeft, true), ("12%.5", .rightToLeft, true),
      ("%5", .rightToLeft, true), ("1 2", .rightToLeft, true),
    ])
  func direction(text: String, told: LayoutDirection?, isTurned: Bool) throws {
    let run = try BuiltinShaper().shape(text, in: Font(["Verdana"], size: 11)).directed(told)
    let element = try #require(try written(TextRun(run, at: Point(1, 2))).first(named: "text"))
    #expect(element.text == (isTurned ? "\u{202B}\(text)\u{202C}" : text))
    #expect(element["direction"] == nil && element["text-anchor"] == nil)
    if isTurned { #expect(element["textLength"] == nil) }
  }

  @Test(
    "that is written from an end tells the root its direction, which a page around would change",
    arguments: [(.start, "ltr"), (.middle, nil), (.end, "ltr")] as [(TextRun.Anchor, String?)])
  func anchors(anchor: TextRun.Anchor, direction: String?) throws {
    let run = try BuiltinShaper().shape("a", in: Font(["Verdana"], size: 11))
    let text = TextRun(run, at: Point(1, 2), anchor: anchor)
    #expect(try written(text)["direction"] == direction)
    #expect(try written(Group([.text(text), .text(text)]).sharingTextStyle())["direction"] == direction)
  }

  @Test(
    "keeps white space that would be collapsed or dropped",
    arguments: [
      ("a b", false), ("a", false), ("a\tb", false), (" a", true), ("a ", true), ("a  b", true), (" ", true),
      ("\ta", true), ("a\t", true), ("a\t b", true), ("a\nb", true), ("a\rb", true), ("a\r\nb", true),
      ("a\u{A0}\u{A0}b", false), ("a b c d", false),
    ])
  func whiteSpace(text: String, isKept: Bool) throws {
    let element = try element(text)
    #expect(element["xml:space"] == (isKept ? "preserve" : nil))
    #expect(element.text == text)
  }

  @Test(
    "has each family in a form that cannot be anything else",
    arguments: [
      (["Helvetica"], "Helvetica,sans-serif"), (["Helvetica Neue", "Arial"], "Helvetica Neue,Arial,sans-serif"),
      (["Georgia", "serif"], "Georgia,serif"), (["monospace"], "monospace"), ([], "sans-serif"), ([""], "sans-serif"),
      (["Press Start 2P"], "'Press Start 2P',sans-serif"), (["3270"], "'3270',sans-serif"),
      (["-apple-system"], "-apple-system,sans-serif"), (["-"], "sans-serif"), (["--a", "- b"], "'a','b',sans-serif"),
      (["inherit"], "'inherit',sans-serif"), (["INITIAL"], "'INITIAL',sans-serif"),
      (["a'b\"c"], "'a b c',sans-serif"), (["a;fill:red"], "'a fill red',sans-serif"),
      (["a,b"], "a,b,sans-serif"), (["a\\27 b"], "'a 27 b',sans-serif"), (["a/*b*/"], "'a b',sans-serif"),
      (["url(javascript:x)"], "'url javascript x',sans-serif"), (["--x"], "'x',sans-serif"), (["- -"], "sans-serif"),
      (["a\nb"], "'a b',sans-serif"), (["a\0b"], "'a b',sans-serif"), (["\u{FFFF}", "\u{2028}"], "sans-serif"),
      (["<b>&amp;"], "'b amp',sans-serif"), (["a  b"], "'a b',sans-serif"), (["\u{C9}tude"], "'\u{C9}tude',sans-serif"),
      (["\u{65E5}\u{672C}"], "'\u{65E5}\u{672C}',sans-serif"), (["\u{BD}x"], "'x',sans-serif"), (["''"], "sans-serif"),
      (["\"Verdana\"", "'Press Start 2P'"], "Verdana,'Press Start 2P',sans-serif"), (["M+ 1p"], "'M+ 1p',sans-serif"),
      ([".SF NS", "My_Font"], "'.SF NS','My_Font',sans-serif"),
      (["\u{92E}\u{902}\u{917}\u{932}"], "'\u{92E}\u{902}\u{917}\u{932}',sans-serif"),
      (["\"", "\"a", "'b\""], "'a','b',sans-serif"),
      (["serif", "Arial"], "serif,Arial,serif"), (["Courier"], "Courier,monospace"),
      (["Georgia", "Nobody"], "Georgia,Nobody,serif"), (["Menlo", "Consolas"], "Menlo,Consolas,monospace"),
    ])
  func families(families: [String], expected: String) throws {
    let value = try #require(try element("a", font: Font(families, size: 10))["font-family"])
    #expect(value == expected)
    // The web profile's schema for a list of families.
    let list =
      /(?:'[\p{L}0-9_+.][\p{L}\p{M}0-9 \-_+.]*'|[\p{L}\-][\p{L}0-9 \-]*)(?:, ?(?:'[\p{L}0-9_+.][\p{L}\p{M}0-9 \-_+.]*'|[\p{L}\-][\p{L}0-9 \-]*))*/
    #expect(value.wholeMatch(of: list) != nil)
  }
}

@Suite("Hostile text in a file")
struct EscapingTests {
  static let samples: [String] =
    controls + [
      "<&>\"'", "]]>", "]]&gt;", "&amp;", "&#0;", "<!--", "-->", "<![CDATA[", "<?xml?>", "</title>", "</text></svg>",
      "\" onload=\"alert(1)", "'/><script>", "a\tb\nc\rd\r\ne", "\u{85}\u{2028}\u{2029}", "\u{7F}\u{80}\u{9F}",
      "\u{1FFFD}\u{10FFFD}", "\u{D7FF}\u{E000}\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "a\u{FFFE}b\u{FFFF}",
      "\u{EFFF}\u{FFBF}",
      "\u{202E}abc\u{202C}", "\u{FEFF}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "&", "<", ">", "\"", "",
      String(repeating: "<", count: 5000), "\r", "\n", "\t", " ",
    ]

  private static let controls = (UInt8(0)..<0x20).map { "a\(Unicode.Scalar($0))b" }

  /// XML 1.0 forbids these characters, even as references.
  private func readable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isForbidden =
        scalar.value < 0x20 && ![0x9, 0xA, 0xD].contains(scalar.value) || [0xFFFE, 0xFFFF].contains(scalar.value)
      scalars.append(isForbidden ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  @Test("is the same when read back, with U+FFFD for what XML forbids", arguments: samples)
  func roundTrip(text: String) throws {
    let expected = Array(readable(text).unicodeScalars)
    let picture = try written(TextRun(text, at: .zero), title: text)
    if text.isEmpty {
      #expect(picture.attributes.keys.sorted() == ["aria-hidden", "height", "viewBox", "width", "xmlns"])
      #expect(picture.children.isEmpty)
      return
    }
    #expect(Array(try #require(picture["aria-label"]).unicodeScalars) == expected)
    #expect(Array(try #require(picture.first(named: "title")).text.unicodeScalars) == expected)
    #expect(Array(try #require(picture.first(named: "text")).text.unicodeScalars) == expected)
    #expect(picture.all.map(\.name) == ["svg", "title", "text"])
  }

  @Test("in a link's title is the same when read back too", arguments: ["<&>\"'", "]]>", "a\u{1}b"])
  func linkTitle(text: String) throws {
    let link = Link(to: try LinkDestination(parsing: "a"), title: text) { square.fill("red") }
    #expect(try written(link).first(named: "title")?.text == readable(text))
  }
}

import PathGeometry
import Testing
import Typesetting

@testable import HarfBuzzShaping

@Suite("Directions of text on a line")
struct DirectionTests {
  private let setter = Typesetter()

  /// The glyphs of the characters of a text when each is alone, in the order of the text.
  private func apart(_ text: String, _ font: Font) throws -> [UInt32] {
    try text.flatMap { try setter.ids(String($0), font) }
  }

  @Test(
    "characters in a line from left to right are in the same order as in browsers",
    arguments: [
      ("אבג", "גבא"), ("abc אבג def", "abc גבא def"), ("אבג 123", "123 גבא"), ("אבג 123 דה", "הד 123 גבא"),
      ("12 אב", "12 בא"), ("אב, x", "בא, x"), ("(אב)", "(בא)"), ("אב (גד)", "(דג) בא"), ("אב ", "בא "),
      ("אב \u{200F}", " בא"),
      ("אב!\u{200F}", "!בא"), ("\u{202E}abc", "cba"), ("\u{2067}אב!\u{2069} x", "!בא x"),
      ("\u{202D}אבג\u{202C} x", "אבג x"), ("₪ 5 אב", "₪ 5 בא"),
    ])
  func order(text: String, seen: String) throws {
    let drawn = try setter.glyphs(text, liberation).filter { $0.advance != 0 }.map(\.id)
    #expect(try drawn == apart(seen, liberation))
  }

  @Test(
    "characters in a line from right to left are in the same order as in browsers",
    arguments: [
      ("אבג", "גבא"), ("abc אבג", "גבא abc"), ("אבג 123", "123 גבא"), ("אבג abc", "abc גבא"), ("אב!", "!בא"),
      ("(אב)", "(בא)"), ("abc!", "!abc"), ("אב (2)", "(2) בא"), ("12 ab", "ab 12"), ("ab 12 אב", "בא ab 12"),
    ])
  func orderToTheLeft(text: String, seen: String) throws {
    let drawn = try setter.glyphs(text, liberation, .rightToLeft).filter { $0.advance != 0 }.map(\.id)
    #expect(try drawn == apart(seen, liberation))
  }

  @Test("a shaper draws a line in the run's direction, by default that of the first letter")
  func baseDirection() throws {
    let shaper = HarfBuzzShaper()
    let run = try shaper.shape("אב build", in: liberation)
    #expect(run.direction == .rightToLeft)
    let left = try #require(try shaper.outline(of: run.directed(.leftToRight)))
    let right = try #require(try shaper.outline(of: run))
    #expect(left != right && abs(left.advance - right.advance) < 1e-9)
    #expect(try shaper.outline(of: "אב build", in: liberation) == right)
  }

  @Test("an Arabic letter between others has another form than alone")
  func joining() throws {
    let alone = try setter.ids("ب", dejaVu)
    let three = try setter.ids("ببب", dejaVu)
    #expect(three.count == 3)
    #expect(Set(three + alone).count == 4)
  }

  @Test("an Arabic word begins on the right")
  func arabicOrder() throws {
    // Ra joins only to the letter before it, so a ba after it has its isolated form.
    let word = try setter.ids("رب", dejaVu)
    #expect(try word == setter.ids("ب", dejaVu) + setter.ids("ر", dejaVu))
  }

  @Test("lam and alif are one glyph")
  func lamAlif() throws {
    #expect(try setter.ids("لا", dejaVu).count == 1)
  }

  @Test(
    "a direction mark without matching text changes nothing",
    arguments: [
      "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
      "\u{2067}", "\u{2068}", "\u{2069}", "\u{061C}",
    ])
  func loneMarks(mark: String) throws {
    let shaper = HarfBuzzShaper()
    #expect(try shaper.shape(mark, in: dejaVu).width == 0)
    #expect(try shaper.outline(of: mark, in: dejaVu)?.path.isEmpty == true)
    let text = try shaper.outline(of: "42" + mark, in: dejaVu)
    #expect(try text == shaper.outline(of: "42", in: dejaVu))
  }
}

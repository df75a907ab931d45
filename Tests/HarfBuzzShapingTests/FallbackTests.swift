import Testing
import Typesetting

@testable import HarfBuzzShaping

@Suite("Families, weights and fallback fonts")
struct FallbackTests {
  @Test(
    "a family is matched by its name, ignoring the case of its letters",
    arguments: ["Liberation Sans", "liberation SANS"])
  func exactName(family: String) throws {
    let glyphs = try Typesetter().glyphs("a", Font([family], size: 10))
    #expect(glyphs.map(\.font.name) == [family])
  }

  @Test("the first installed family is used")
  func order() throws {
    let font = Font(["No Such Family", "DejaVu Sans", "Liberation Sans"], size: 11)
    #expect(try HarfBuzzShaper().shape("abc", in: font).width == HarfBuzzShaper().shape("abc", in: dejaVu).width)
  }

  @Test("an alias is no family: the error names the possible substitute", arguments: ["No Such Family", "sans-serif"])
  func missingFamily(family: String) throws {
    let error = #expect(throws: ShapingError.self) { try HarfBuzzShaper().shape("a", in: Font([family], size: 11)) }
    let message = try #require(error).description
    let names = try #require(message.wholeMatch(of: /no font '(.+)' is installed; '(.+)' would stand in/))
    #expect(names.1 == family)
    let substitute = String(names.2)
    let allowed = try HarfBuzzShaper(allowingSubstitutes: true).shape("abc", in: Font([family], size: 11)).width
    #expect(try allowed == HarfBuzzShaper().shape("abc", in: Font([substitute], size: 11)).width)
  }

  @Test("a font without families is not found")
  func noFamilies() {
    let error = #expect(throws: ShapingError.self) { try HarfBuzzShaper().shape("a", in: Font([], size: 11)) }
    #expect(error?.code == "familyNotFound")
  }

  @Test("bold text is set in the bold file", arguments: ["Liberation Sans", "DejaVu Sans"])
  func bold(family: String) throws {
    let font = Font([family], size: 100)
    let regular = try HarfBuzzShaper().shape("passing", in: font).width
    let bold = try HarfBuzzShaper().shape("passing", in: font.weight(.bold)).width
    #expect(bold > regular * 1.03)
  }

  @Test("a missing glyph is set in another font, the other glyphs are not")
  func mixed() throws {
    let glyphs = try Typesetter().glyphs("a س b ☃ c", liberation)
    let inLiberation = glyphs.map { $0.font.name == "Liberation Sans" }
    #expect(inLiberation == [true, true, false, true, true, true, false, true, true])
    #expect(glyphs.allSatisfy { $0.id != 0 })
  }

  @Test("a selector does not prevent a font from being a fallback", arguments: ["☃\u{FE0F}", "☃\u{FE0E}"])
  func selectors(text: String) throws {
    let shaper = HarfBuzzShaper()
    #expect(try shaper.outline(of: text, in: liberation) == shaper.outline(of: "☃", in: liberation))
  }

  @Test("the named families come before other fonts")
  func namedFallback() throws {
    let glyphs = try Typesetter().glyphs("a☃", Font(["Liberation Sans", "DejaVu Sans Mono"], size: 11))
    #expect(glyphs.map(\.font.name) == ["Liberation Sans", "DejaVu Sans Mono"])
  }

  @Test("text from right to left keeps its order if one of its letters comes from another font")
  func fallbackInRightToLeftText() throws {
    // Liberation Sans has Hebrew but not Arabic.
    let glyphs = try Typesetter().glyphs("אسב", liberation)
    #expect(glyphs.map { $0.font.name == "Liberation Sans" } == [true, false, true])
    #expect(try glyphs.first?.id == Typesetter().ids("ב", liberation).first)
  }

  @Test("a character that no font has is an error with the character", arguments: ["\u{0378}", "\u{10FFFD}"])
  func missingGlyph(character: String) {
    #expect(throws: ShapingError.noGlyph(character: character, font: "Liberation Sans")) {
      try HarfBuzzShaper().shape("ab\(character)c", in: liberation)
    }
  }

  @Test("without fallback fonts, a glyph that the family lacks is an error")
  func noFallback() {
    #expect(throws: ShapingError.noGlyph(character: "س", font: "Liberation Sans")) {
      try HarfBuzzShaper(fallingBack: false).outline(of: "a س", in: liberation)
    }
  }

  @Test("joiners and selectors need no glyph", arguments: ["a\u{200D}b", "a\u{FE0F}", "\u{FEFF}a", "so\u{AD}ft"])
  func silentCharacters(text: String) throws {
    #expect(try HarfBuzzShaper(fallingBack: false).shape(text, in: liberation).width > 0)
  }

  private static func face(
    _ file: String, weight: Int = 80, width: Int = 100, slant: Int = 0, version: Int = 1
  ) -> InstalledFont {
    InstalledFont(
      families: ["F"], file: file, face: 0, instance: 0, weight: weight, width: width, slant: slant, version: version)
  }

  @Test(
    "of several files of a family, the upright, normally wide, nearest in weight, newest, first by name is chosen",
    arguments: [
      (["b": face("b"), "a": face("a")], Font.Weight.regular, "a"),
      (["a": face("a"), "b": face("b", version: 2)], .regular, "b"),
      (["a": face("a", slant: 100, version: 9), "b": face("b")], .regular, "b"),
      (["a": face("a", width: 75), "b": face("b", weight: 100)], .regular, "b"),
      (["a": face("a"), "b": face("b", weight: 200)], .bold, "b"),
      (["a": face("a", weight: 180), "b": face("b", weight: 210)], .bold, "b"),
      (["a": face("a", weight: 50), "b": face("b", weight: 200)], .regular, "a"),
      (["a": face("a", weight: 80), "b": face("b", weight: 180)], .medium, "a"),
      (["a": face("a", weight: 80), "b": face("b", weight: 100)], .medium, "b"),
      (["a": face("a", weight: 80), "b": face("b", weight: 200)], .semibold, "b"),
      (["a": face("a", weight: 180), "b": face("b", weight: 205)], .bold, "b"),
      (["a": face("a", weight: 100), "b": face("b", weight: 180)], .black, "b"),
      (["a": face("a", weight: 0), "b": face("b", weight: 80)], .light, "a"),
      (["a": face("a", weight: 40), "b": face("b", weight: 50)], .light, "b"),
      (["a": face("a", weight: 100), "b": face("b", weight: 200)], .thin, "a"),
    ])
  func choice(faces: [String: InstalledFont], weight: Font.Weight, best: String) {
    let sorted = faces.values.sorted { $0.file < $1.file }
    #expect(InstalledFont.best(of: sorted, weight: weight)?.file == best)
    #expect(InstalledFont.best(of: sorted.reversed(), weight: weight)?.file == best)
  }
}

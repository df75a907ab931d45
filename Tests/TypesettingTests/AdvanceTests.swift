import Testing
import Typesetting

/// Widths of the built-in tables compared with figures from their sources.
@Suite("Advances")
struct AdvanceTests {
  let shaper = BuiltinShaper()

  // anafanafo 2.0.0, Verdana at 11 px.
  @Test(
    "Verdana at 11 has the widths of its source",
    arguments: [
      ("build", 26.70), ("passing", 41.75), ("coverage", 50.17), ("100%", 32.81), ("Größe", 33.27), ("v1.2.3", 35.48),
      ("ľ", 3.25), ("Ő", 8.66), ("→", 11.00), ("✓", 8.41),
    ])
  func verdana(text: String, width: Double) throws {
    #expect(abs(try shaper.shape(text, in: verdana11).width - width) < 0.02)
  }

  // anafanafo 2.0.0, Verdana at 10 px, regular and bold.
  @Test(
    "Verdana at 10 has the widths of its source in both weights",
    arguments: [
      ("BUILD", Font.Weight.regular, 31.67), ("PASSING", .regular, 45.99), ("BUILD", .bold, 35.87),
      ("PASSING", .bold, 51.33),
    ])
  func verdanaAt10(text: String, weight: Font.Weight, width: Double) throws {
    let font = Font(["Verdana"], size: 10, weight: weight)
    #expect(abs(try shaper.shape(text, in: font).width - width) < 0.02)
  }

  // anafanafo 2.0.0, the table it calls Helvetica bold, at 11 px.
  @Test(
    "Helvetica Neue has its own bold widths",
    arguments: [("Build", 26.66), ("passing", 40.93), ("Stars", 27.51)])
  func helveticaNeue(text: String, width: Double) throws {
    let font = Font(["Helvetica Neue", "Helvetica", "Arial"], size: 11, weight: .bold)
    #expect(abs(try shaper.shape(text, in: font).width - width) < 0.02)
  }

  // Sums over the fonts' own hmtx tables, 2048 units to the em.
  @Test(
    "the free fonts have exactly the widths in their files",
    arguments: [
      ("Build", "Liberation Sans", Font.Weight.regular, 4554.0), ("Build", "Liberation Sans", .bold, 5119),
      ("Build", "DejaVu Sans", .regular, 5141), ("Build", "DejaVu Sans", .bold, 5889),
      ("iWl", "Liberation Sans", .regular, 2843), ("iWl", "DejaVu Sans", .bold, 3663),
      ("ש", "Liberation Sans", .bold, 1649), ("م", "DejaVu Sans", .regular, 1268),
    ])
  func freeFonts(text: String, family: String, weight: Font.Weight, units: Double) throws {
    #expect(try shaper.shape(text, in: Font([family], size: 2048, weight: weight)).width == units)
  }

  // Adobe's metrics for Helvetica: every digit is 556/1000 em wide.
  @Test("a digit of Helvetica is .556 em wide in both weights", arguments: Font.Weight.allCases, Array("0123456789"))
  func helveticaDigits(weight: Font.Weight, digit: Character) throws {
    let font = Font(["Helvetica"], size: 13, weight: weight)
    #expect(abs(try shaper.shape(String(digit), in: font).width - 0.556 * 13) < 0.003)
  }

  @Test("a width grows in proportion to the size", arguments: [0.5, 9, 11, 13.25, 110, 1_000_000])
  func proportional(size: Double) throws {
    let width = try shaper.shape("passing", in: verdana11.size(size)).width
    #expect(abs(width / size - (try shaper.ems("passing"))) < 1e-12)
  }

  @Test(
    "a letter that the font lacks has its width in another table",
    arguments: [
      ("م", 1268.0 / 2048),  // DejaVu Sans
      ("ש", 1451.0 / 2048),  // DejaVu Sans
    ])
  func substitutes(text: String, ems: Double) throws {
    #expect(try shaper.ems(text) == ems)
  }

  @Test(
    "a letter that is in no table is .6 em wide",
    arguments: ["ก", "ᚠ", "𝗕", "ᠠ"])
  func unlisted(text: String) throws {
    #expect(abs(try shaper.ems(text) - 0.6) < 0.001)
  }
}

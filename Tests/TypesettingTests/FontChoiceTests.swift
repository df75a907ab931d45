import Testing
import Typesetting

/// The built-in tables that a list of families is measured with.
@Suite("Choice of fonts")
struct FontChoiceTests {
  let shaper = BuiltinShaper()

  private func run(_ families: String..., weight: Font.Weight = .regular) throws -> GlyphRun {
    try shaper.shape("Illuminate", in: Font(families, size: 10, weight: weight))
  }

  @Test("letter case of family names is ignored", arguments: ["Verdana", "verdana", "VERDANA", "vErDaNa"])
  func caseInsensitive(name: String) throws {
    #expect(try run(name).width == run("Verdana").width)
    #expect(try run(name).width != run("unknown").width)
  }

  @Test("a family in the quotes of CSS is that family", arguments: ["\"Verdana\"", " 'Verdana'", "\t\"Verdana\"\n"])
  func quotes(name: String) throws {
    #expect(try run(name).width == run("Verdana").width)
    #expect(Font([name], size: 10) == Font(["Verdana"], size: 10))
  }

  @Test("several families in one text are those families")
  func list() throws {
    let font = Font(["Nobody,\n\"Verdana\" , 'Arial'", "A"], size: 10)
    #expect(font.families == ["Nobody", "Verdana", "Arial", "A"])
    #expect(try shaper.shape("Illuminate", in: font).width == run("Verdana").width)
  }

  @Test("the first known family is measured")
  func order() throws {
    #expect(try run("Nobody Knows", "Arial", "Verdana").width == run("Arial").width)
    #expect(try run("Verdana", "Arial").width == run("Verdana").width)
    #expect(try run("Courier", "Verdana").width == run("Courier").width)
    #expect(try run("Arial").width < run("Verdana").width)
  }

  @Test(
    "without a known family, text has the widths of Helvetica, within 5 percent of most readers' sans-serif",
    arguments: [["sans-serif"], ["Nobody Knows"], [""], []])
  func fallback(families: [String]) throws {
    let run = try shaper.shape("Illuminate", in: Font(families, size: 10))
    let helvetica = try self.run("Helvetica")
    #expect(run.width == helvetica.width)
    #expect(run.metrics == helvetica.metrics)
  }

  @Test("Helvetica, Arial and Liberation Sans have the same widths", arguments: Font.Weight.allCases)
  func compatible(weight: Font.Weight) throws {
    let widths = try ["Helvetica", "Arial", "Liberation Sans"].map { try run($0, weight: weight).width }
    #expect(Set(widths).count == 1)
  }

  @Test(
    "the cap height is that of the named family",
    arguments: [
      ("Verdana", 0.727), ("Helvetica", 0.718), ("Arial", 0.718), ("Helvetica Neue", 0.714), ("Liberation Sans", 0.688),
      ("DejaVu Sans", 0.729),
    ])
  func capHeight(family: String, fraction: Double) throws {
    #expect(abs(try run(family).metrics.capHeight - fraction) < 0.0005)
    #expect(abs(try run(family).capHeight - fraction * 10) < 0.005)
  }

  @Test(
    "bold is wider than regular",
    arguments: ["Verdana", "Helvetica", "Helvetica Neue", "DejaVu Sans", "sans-serif"])
  func bold(family: String) throws {
    #expect(try run(family, weight: .bold).width > run(family).width)
  }

  @Test("modifiers change one thing and keep the others")
  func modifiers() {
    let font = Font(["Verdana", "Geneva"], size: 11)
    #expect(font.size(10) == Font(["Verdana", "Geneva"], size: 10))
    #expect(font.weight(.bold).size(10) == Font(["Verdana", "Geneva"], size: 10, weight: .bold))
    #expect(font.weight(.bold) == Font(["Verdana", "Geneva"], size: 11, weight: .bold))
    #expect(font.weight.cssValue == "normal")
    #expect(font.weight(.bold).weight.cssValue == "bold")
  }
}

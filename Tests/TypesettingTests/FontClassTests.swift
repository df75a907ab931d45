import Testing
import Typesetting

/// Measuring of families without their own tables. Widths are in 1/2048 em.
@Suite("Classes of fonts")
struct FontClassTests {
  private func width(_ text: String, _ family: String, _ weight: Font.Weight = .regular) throws -> Double {
    try BuiltinShaper().shape(text, in: Font([family], size: 2048, weight: weight)).width
  }

  private static let monospaced: [(name: String, width: Double)] = [
    ("Courier", 1229), ("Courier New", 1229), ("monospace", 1229), ("Liberation Mono", 1229), ("Menlo", 1233),
    ("Monaco", 1229), ("Consolas", 1126), ("SFMono-Regular", 1266), ("SF Mono", 1266), ("ui-monospace", 1266),
    ("Cascadia Code", 1200), ("Fira Code", 1260), ("Inconsolata", 1024), ("JetBrains Mono", 1229), ("Hack", 1233),
    ("DejaVu Sans Mono", 1233), ("Roboto Mono", 1229), ("Somebody's Mono", 1229), ("IBM Plex Mono", 1229),
    ("Courier Prime", 1229), ("Operator Mono", 1229), ("Input Code", 1229),
  ]

  @Test(
    "letters of a monospaced family all have the width of the font", arguments: monospaced, Font.Weight.allCases)
  func monospace(family: (name: String, width: Double), weight: Font.Weight) throws {
    for text in ["build", "iiii", "WWWW", "100 %", "Größe", "v1.2.3-β", "сборка", "→"] {
      let wanted = Double(text.count) * family.width
      #expect(try abs(width(text, family.name, weight) - wanted) < 0.01 * wanted, "\(text)")
    }
    #expect(try width("build", family.name, weight) == 5 * family.width)
  }

  @Test("marks, ideographs and emoji have the same width in a monospaced family as elsewhere")
  func monospaceExceptions() throws {
    #expect(try width("e\u{301}", "Consolas") == width("é", "Consolas"))
    #expect(try width("漢", "Consolas") == 2048)
    #expect(try width("🚀", "Consolas") == 2560)
  }

  @Test("a name longer than that of any typeface, and the hundredth and later families, are not looked at")
  func longNames() throws {
    for (count, width) in [(190, 1229.0), (200, 1139)] {
      #expect(try self.width("n", String(repeating: "a", count: count) + " mono") == width)
    }
    for (count, width) in [(99, 1229.0), (100, 1139)] {
      let font = Font(Array(repeating: "a", count: count) + ["Courier"], size: 2048)
      #expect(try BuiltinShaper().shape("n", in: font).width == width)
    }
  }

  // Sums over the fonts' own hmtx tables.
  @Test(
    "Times New Roman has the widths of its metric-compatible font",
    arguments: [
      ("build", Font.Weight.regular, 4210.0), ("build", .bold, 4555), ("42", .regular, 2048), ("42", .bold, 2048),
    ])
  func times(text: String, weight: Font.Weight, width: Double) throws {
    for family in ["Times", "Times New Roman", "Liberation Serif", "serif", "Somebody's Serif"] {
      #expect(try self.width(text, family, weight) == width, "\(family)")
    }
  }

  /// The average letter width of a family, regular and bold, by the frequencies of English text, in 1/2048 em. Times
  /// New Roman has 819 and 871, Arial 904 and 977.
  private static let averages: [(family: String, model: String, regular: Double, bold: Double)] = [
    ("Georgia", "Times", 899, 1047), ("Cambria", "Times", 873, 938), ("Palatino", "Times", 909, 936),
    ("Segoe UI", "Arial", 906, 968), ("Inter", "Arial", 973, 1002), ("Tahoma", "Arial", 912, 1034),
    ("system-ui", "Arial", 935, 990), ("Calibri", "Arial", 835, 854), ("Roboto", "Arial", 904, 977),
  ]

  @Test("a known family is scaled to the width of its average letter", arguments: averages)
  func stretched(family: String, model: String, regular: Double, bold: Double) throws {
    let model = (name: model, regular: model == "Times" ? 819.0 : 904, bold: model == "Times" ? 871.0 : 977)
    for (weight, ratio) in [(Font.Weight.regular, regular / model.regular), (.bold, bold / model.bold)] {
      for text in ["passing", "coverage", "83%", "Inbox"] {
        #expect(try abs(width(text, family, weight) / width(text, model.name, weight) / ratio - 1) < 0.001)
      }
    }
  }

  private static let samples: [(name: String, fontClass: FontClass?)] = [
    ("Foo Mono", FontClass.monospace), ("Foo Typewriter", .monospace), ("Foo Sans", .sansSerif),
    ("Foo Serif", .serif), ("Foo Slab", .serif), ("PT Sans Serif", .sansSerif), ("MONACO", .monospace),
    ("Franklin Gothic", .sansSerif), ("Zapfino", nil), ("Monotype Corsiva", nil), ("", nil), ("Codec Pro", nil),
  ]

  @Test("a name contains its class, or none", arguments: samples)
  func names(name: String, fontClass: FontClass?) {
    #expect(FontClass(named: name) == fontClass)
  }

  @Test("the class of a list is that of its first family with a class")
  func lists() {
    #expect(FontClass(of: ["Zapfino", "Courier", "Georgia"]) == .monospace)
    #expect(FontClass(of: ["Verdana", "Courier"]) == .sansSerif)
    #expect(FontClass(of: ["Zapfino"]) == .sansSerif)
  }

  @Test(
    "capitals are centred by the cap height of the family",
    arguments: [("Menlo", 1493.0), ("Consolas", 1307), ("Georgia", 1419)])
  func capHeight(family: String, height: Double) throws {
    let run = try BuiltinShaper().shape("A", in: Font([family], size: 10))
    #expect(abs(run.metrics.capHeight * 2048 - height) < 1e-9)
  }
}

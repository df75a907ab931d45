import HarfBuzzShaping
import PathGeometry
import Testing
import Typesetting

private let families = ["Liberation Sans", "DejaVu Sans"]

@Suite("Measuring text with font files")
struct MeasuringTests {
  private static let shaper = HarfBuzzShaper()

  @Test(
    "each printable ASCII character has its width in the built-in tables", arguments: families,
    [Font.Weight.regular, .bold])
  func characters(family: String, weight: Font.Weight) throws {
    let font = Font([family], size: 2048, weight: weight)
    for code in UInt8(0x20)...0x7E {
      let text = String(UnicodeScalar(code))
      let width = try Self.shaper.shape(text, in: font).width
      #expect(width == (try BuiltinShaper().shape(text, in: font).width), "\(text)")
    }
  }

  @Test(
    "a label has its width from the built-in shaper within a hundredth", arguments: families,
    ["passing", "build", "1234", "999+", "3 unread today", "coverage 87.5%", "inbound", "größe", "сборка", "Ελλάδα"])
  func labels(family: String, text: String) throws {
    let font = Font([family], size: 11)
    let builtin = try BuiltinShaper().shape(text, in: font).width
    #expect(abs(try Self.shaper.shape(text, in: font).width - builtin) <= builtin / 100)
  }

  @Test("the vertical metrics are those of the built-in tables", arguments: families)
  func metrics(family: String) throws {
    let font = Font([family], size: 11)
    let metrics = try Self.shaper.shape("x", in: font).metrics
    #expect(metrics == (try BuiltinShaper().shape("x", in: font).metrics))
  }

  @Test("each pair of characters of Latin-1 and of quotation marks has its width in the built-in tables")
  func pairs() throws {
    let codes = [UInt32](0x20...0x7E) + [UInt32](0xA1...0xFF).filter { $0 != 0xAD } + [0x2018, 0x2019, 0x201C, 0x2026]
    let characters = codes.compactMap(UnicodeScalar.init).map(Character.init)
    for weight in Font.Weight.allCases {
      let font = Font(["Helvetica", "Liberation Sans"], size: 2048, weight: weight)
      for first in characters {
        // Every second character is the same one: the text has each pair with it, in both orders.
        let text = String(characters.flatMap { [first, $0] })
        #expect(try Self.shaper.shape(text, in: font).width == BuiltinShaper().shape(text, in: font).width, "\(first)")
      }
    }
  }

  @Test("A and V are kerned together", arguments: families)
  func kerning(family: String) throws {
    let font = Font([family], size: 100)
    let apart = try Self.shaper.shape("A", in: font).width + Self.shaper.shape("V", in: font).width
    #expect(try Self.shaper.shape("AV", in: font).width < apart - 3)
  }

  @Test("a font's ligature is one glyph", arguments: [("fi", 1), ("ffi", 1), ("fa", 2)])
  func ligatures(text: String, count: Int) throws {
    #expect(try Typesetter().glyphs(text, dejaVu).count == count)
  }

  @Test("the width grows with the size", arguments: [0.5, 11, 1000, 1_000_000])
  func sizes(size: Double) throws {
    let unit = try Self.shaper.shape("badge", in: liberation.size(1)).width
    let width = try Self.shaper.shape("badge", in: liberation.size(size)).width
    #expect(abs(width - unit * size) <= 1e-12 * width)
  }

  @Test("a size out of bounds is refused", arguments: [0, -1, .infinity, .nan, 1_000_001] as [Double])
  func refusedSizes(size: Double) throws {
    let error = #expect(throws: ShapingError.self) { try Self.shaper.shape("a", in: liberation.size(size)) }
    #expect(error == .sizeOutOfRange(size, maximum: 1_000_000))
  }

  @Test("the empty text has no width and an empty outline")
  func emptyText() throws {
    #expect(try Self.shaper.shape("", in: liberation).width == 0)
    #expect(try Self.shaper.outline(of: "", in: liberation)?.path.isEmpty == true)
  }

  @Test(
    "a tab and a line end are a space, other controls have no effect",
    arguments: [("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\r\rb", "a  b"), ("a\u{1}b\u{85}", "ab")])
  func controls(text: String, drawn: String) throws {
    #expect(try Typesetter().ids(text, liberation) == Typesetter().ids(drawn, liberation))
  }

  @Test("composed and decomposed letters have the same outline", arguments: [("é", "e\u{301}"), ("Å", "A\u{30A}")])
  func composition(composed: String, decomposed: String) throws {
    #expect(try Typesetter().ids(composed, liberation) == Typesetter().ids(decomposed, liberation))
  }

  @Test("threads that share a shaper get the same results")
  func threads() async throws {
    let texts = ["passing", "سلام", "42", "שלום 12", "ffi"]
    let outlines = try texts.map { try Self.shaper.outline(of: $0, in: dejaVu) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for round in 0..<64 {
        let index = round % texts.count
        group.addTask { [texts, outlines] in
          try Self.shaper.outline(of: texts[index], in: dejaVu) == outlines[index]
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test("threads that have each a shaper get the same answers", arguments: [false, true])
  func shapersOfThreads(allowingSubstitutes: Bool) async throws {
    // Also in a font that stands in for one that has no such letters.
    let texts = ["passing", "سلام", "42", "漢字", "ffi"]
    let outlines = texts.map { try? Self.shaper.outline(of: $0, in: dejaVu) }
    await withTaskGroup(of: Bool.self) { group in
      for round in 0..<40 {
        let index = round % texts.count
        group.addTask { [texts, outlines] in
          let shaper = HarfBuzzShaper(allowingSubstitutes: allowingSubstitutes)
          return (try? shaper.outline(of: texts[index], in: dejaVu)) == outlines[index]
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}

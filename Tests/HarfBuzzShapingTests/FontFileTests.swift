import FontMaking
import PathGeometry
import Testing
import Typesetting

@testable import HarfBuzzShaping

@Suite("A font file")
struct FontFileTests {
  /// Liberation Sans, with changes.
  private func shaper(_ change: (inout FontTables) throws -> Void) throws -> HarfBuzzShaper {
    var font = try FontTables(of: bytes(of: "Liberation Sans"))
    try change(&font)
    return try HarfBuzzShaper(fontBytes: font.bytes)
  }

  @Test(
    "with an axis of weights has the weight of the font; without one, it is the same in all",
    arguments: Font.Weight.allCases)
  func weights(weight: Font.Weight) throws {
    // A unit of Liberation Sans is a point at this size.
    let font = Font(["Anything"], size: 2048, weight: weight)
    let plain = try shaper { _ in }.shape("A", in: font).width
    let change = Double(weight.rawValue - 400)
    #expect(
      try abs(shaper { $0.addAxis("wght") }.shape("A", in: font).width - plain - change * (change > 0 ? 2 : 1)) <= 1)
    #expect(try shaper { $0.addAxis("wdth") }.shape("A", in: font).width == plain)
  }

  @Test(
    "with colours or bitmaps lacks the glyphs that have no outline, beside spaces",
    arguments: ["COLR", "SVG ", "CBDT", "sbix"])
  func colors(table: String) throws {
    let letter = try #require(Typesetter().ids("A", liberation).first)
    let font = try shaper {
      $0.empty(letter)
      $0.tables[table] = [UInt8](repeating: 0, count: 16)
    }
    for text in ["A", "BAD", "A\u{FE0F}"] {
      let error = #expect(throws: ShapingError.self) { try font.shape(text, in: liberation) }
      #expect(error?.code == "noGlyph" && error?.description.contains("(U+0041") == true)
    }
    #expect(try font.outline(of: "B \u{A0}\u{200D}D\tE", in: liberation)?.path.isEmpty == false)
    #expect(try font.outline(of: " ", in: liberation)?.path.isEmpty == true)
  }

  @Test("without colours may have letters that are blank")
  func blank() throws {
    let letter = try #require(Typesetter().ids("A", liberation).first)
    #expect(try shaper { $0.empty(letter) }.outline(of: "A", in: liberation)?.path.isEmpty == true)
  }
}

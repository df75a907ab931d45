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
}

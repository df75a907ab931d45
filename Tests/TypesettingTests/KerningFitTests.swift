import Testing
import Typesetting

/// A shaper with ten points for every character, minus the kerning of certain pairs and ligatures.
private struct KerningShaper: TextShaper {
  var savings: [String: Double]

  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    var width = 10 * Double(text.count)
    for start in text.indices {
      for (sequence, saving) in savings where text[start...].hasPrefix(sequence) { width -= saving }
    }
    return GlyphRun(
      text: text, font: font, width: width, metrics: FontMetrics(capHeight: 0.7, ascender: 1, descender: -0.2))
  }
}

@Suite("Text fitting with a shaper that kerns")
struct KerningFitTests {
  private func truncated(_ text: String, toWidth limit: Double, savings: [String: Double]) throws -> String? {
    let shaper = KerningShaper(savings: savings)
    return try TextFitting.truncated(text, toWidth: limit, in: verdana11, shaper: shaper)?.text
  }

  @Test("kerning between the text and the ellipsis counts")
  func ellipsis() throws {
    #expect(try truncated("abcVefgh", toWidth: 49, savings: [:]) == "abc…")
    #expect(try truncated("abcVefgh", toWidth: 49, savings: ["V…": 1]) == "abcV…")
  }

  @Test("the whole text fits if kerning makes it fit")
  func whole() throws {
    #expect(try truncated("AVAV", toWidth: 34, savings: ["AV": 3]) == "AVAV")
    #expect(try truncated("AVAV", toWidth: 33.9, savings: ["AV": 3]) == "AV…")
  }

  @Test("a longer beginning that fits because of a ligature is found after one that does not fit", arguments: 0..<8)
  func ligature(lead: Int) throws {
    let text = String(repeating: "x", count: lead) + "ffiabcdefghijkl"
    let limit = 10 * Double(lead) + 25
    #expect(try truncated(text, toWidth: limit, savings: ["ffi": 18]) == String(text.prefix(lead + 3)) + "…")
  }
}

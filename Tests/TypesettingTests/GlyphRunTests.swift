import Testing
import Typesetting

/// The properties of a run other than its width, and the errors of a shaper.
@Suite("Glyph runs")
struct GlyphRunTests {
  let shaper = BuiltinShaper()

  @Test("a run keeps the requested text and font")
  func asked() throws {
    let font = Font(["Nothing", "Verdana"], size: 12, weight: .bold)
    let run = try shaper.shape("  e\u{301} ", in: font)
    #expect(Array(run.text.unicodeScalars) == Array("  e\u{301} ".unicodeScalars))
    #expect(run.font == font)
  }

  @Test(
    "scripts that join, stack or reorder their letters are detected",
    arguments: [
      ("مرحبا", true), ("ܫܠܡܐ", true), ("ᠮᠣᠩᠭᠣᠯ", true), ("ߒߞߏ", true), ("हिन्दी", true), ("বাংলা", true), ("ਪੰਜਾਬੀ", true),
      ("தமிழ்", true), ("ಕನ್ನಡ", true), ("සිංහල", true), ("ខ្មែរ", true), ("မြန်မာ", true), ("བོད", true), ("𞤆𞤵𞤤𞤢𞤪", true),
      ("ﻣﺮﺣﺒﺎ", true), ("build مرحبا", true), ("שלום", false), ("ไทย", false), ("Ελληνικά", false), ("Русский", false),
      ("漢字カナ한글", false), ("Größe 🚀", false), ("build", false), ("", false), ("ქართული", false), ("ᏣᎳᎩ", false),
    ])
  func joined(text: String, isJoined: Bool) throws {
    #expect(try shaper.shape(text, in: verdana11).isJoined == isJoined)
    let metrics = FontMetrics(capHeight: 0.7, ascender: 1, descender: -0.2)
    #expect(GlyphRun(text: text, font: verdana11, width: 1, metrics: metrics).isJoined == isJoined)
  }

  // A count indicator of height h: baseline = h/2 + capHeight/2, with .718 em for Helvetica.
  @Test("capitals are centred by their height", arguments: [(13.0, 11.17), (14, 12.03), (24, 20.62)])
  func centred(size: Double, baseline: Double) throws {
    let run = try shaper.shape("42", in: Font(["Helvetica"], size: size))
    #expect(abs(run.baseline(centredAt: size / 2) - baseline) < 0.005)
  }

  // The sample row: summary in bold 18 in a box from 10, 22 high; detail in regular 14 in a box from 32, 18 high.
  @Test("a line is centred in its box", arguments: [(18.0, 10.0, 22.0, 27.2), (14, 32, 18, 45.85)])
  func lineBox(size: Double, top: Double, height: Double, baseline: Double) throws {
    let run = try shaper.shape("Summary", in: Font(["Liberation Sans"], size: size))
    #expect(abs(run.baseline(inBoxFrom: top, height: height) - baseline) < 0.05)
  }

  @Test("a size that cannot be drawn is refused", arguments: [0, -1, Double.infinity, -Double.infinity, 1_000_001])
  func sizes(size: Double) {
    #expect(throws: ShapingError.sizeOutOfRange(size, maximum: 1_000_000)) {
      try shaper.shape("a", in: verdana11.size(size))
    }
  }

  @Test("a size that is not a number is refused")
  func notANumber() {
    #expect(throws: ShapingError.self) { try shaper.shape("a", in: verdana11.size(.nan)) }
  }

  @Test("a text of a megabyte is measured, a longer one is refused")
  func length() throws {
    let longest = String(repeating: "a", count: BuiltinShaper.maximumTextLength)
    let width = try shaper.shape(longest, in: verdana11).width
    #expect(abs(width / Double(longest.count) - (try shaper.ems("a")) * 11) < 1e-9)
    let error = ShapingError.textTooLong(bytes: longest.utf8.count + 1, maximum: BuiltinShaper.maximumTextLength)
    #expect(throws: error) { try shaper.shape(longest + "a", in: verdana11) }
  }

  @Test("ten thousand marks on one letter add nothing")
  func marks() throws {
    #expect(try shaper.ems("x" + String(repeating: "\u{323}", count: 10_000)) == shaper.ems("x"))
  }
}

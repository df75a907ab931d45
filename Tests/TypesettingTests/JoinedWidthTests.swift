import Testing
import Typesetting

/// Widths of joined Arabic letters, in 1/2048 em of DejaVu Sans; the advances are those of HarfBuzz.
@Suite("Joined letters")
struct JoinedWidthTests {
  private func width(_ text: String, _ family: String = "Verdana", _ weight: Font.Weight = .regular) throws -> Double {
    try BuiltinShaper().shape(text, in: Font([family], size: 2048, weight: weight)).width
  }

  private static let words: [(text: String, parts: [Double])] = [
    ("ب", [1928]), ("بب", [570, 2011]), ("ببب", [570, 618, 2011]), ("اب", [569, 1928]), ("با", [570, 624]),
    ("لا", [1168]), ("بلا", [570, 1222]), ("لأ", [1168]), ("ل\u{64E}ا", [1168]), ("بـب", [570, 600, 2011]),
    ("ب\u{64E}ب", [570, 2011]), ("ب\u{200C}ب", [1928, 1928]), ("ب\u{200D}", [570]), ("\u{200D}ب", [2011]),
    ("ب ب", [1928, 651, 1928]), ("ب1ب", [1928, 1303, 1928]), ("ءب", [963, 1928]),
  ]

  @Test("a letter has the width of its form", arguments: words)
  func forms(text: String, parts: [Double]) throws {
    #expect(try self.width(text, "DejaVu Sans") == parts.reduce(0, +))
  }

  @Test(
    "a word has the same width in every family that lacks Arabic letters",
    arguments: ["Verdana", "Helvetica", "Courier", "Georgia", "sans-serif"])
  func families(family: String) throws {
    for weight in Font.Weight.allCases {
      #expect(try width("سلام", family, weight) == width("سلام", "DejaVu Sans", weight))
    }
  }

  @Test(
    "a letter that DejaVu Sans lacks has the width of one with the same shape, and joins like itself",
    arguments: [("بہب", "بهب"), ("بے", "بي"), ("ٱب", "اب"), ("بۃ", "بة"), ("ۅب", "وب")])
  func lookalikes(text: String, like: String) throws {
    #expect(try width(text) == width(like))
    #expect(try width("ےب") == width("ے") + width("ب"))
  }

  @Test("a mark adds nothing at any position", arguments: ["مَرْحَبًا", "شَدَّة"])
  func marks(text: String) throws {
    let bare = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }))
    #expect(try width(text) == width(bare))
  }

  @Test("status badges round the same widths to hundredths", arguments: ["مرحبا", "بناء ناجح", "build سلام 42"])
  func status(text: String) throws {
    let font = Font(["DejaVu Sans"], size: 11)
    let exact = try BuiltinShaper().shape(text, in: font).width
    #expect(abs(try StatusShaper().shape(text, in: font).width - exact) < 0.006 * Double(text.count))
  }

  @Test(
    "a word whose letters join has about its width in Noto Sans, and is wider in bold",
    arguments: [
      ("சோதனைகள்", 7.107),
      ("परीक्षण", 2.671),
      ("সংস্করণ", 3.149),
      ("പതിപ്പ്", 3.034),
      ("අනුවාදය", 4.215),
      ("ဗားရှင်း", 3.152),
      ("កំណែ", 2.164),
      ("పరీక్షలు", 2.881),
      ("ಆವೃತ್ತಿ", 2.439),
      ("આવૃત્તિ", 2.659),
      ("ਸੰਸਕਰਣ", 3.015),
      ("ସଂସ୍କରଣ", 3.236),
      ("ስሪት", 1.793),
      ("ᏣᎳᎩ", 2.566),
      ("ខ្មែរ", 1.211), ("မန္မာ", 1.761), ("ਪ੍ਰੀਖਿਆ", 2.686), ("सोपान्त्य", 2.957),
    ])
  func scripts(text: String, ems: Double) throws {
    let width = try BuiltinShaper().shape(text, in: Font(["Verdana"], size: 1)).width
    #expect(abs(width / ems - 1) < 0.15, "\(width)")
    #expect(try BuiltinShaper().shape(text, in: Font(["Verdana"], size: 1, weight: .bold)).width > width)
  }

  @Test(
    "a sign that joins letters takes nothing away where there is none", arguments: ["\u{94D}", "\u{1039}", "\u{17D2}"])
  func alone(text: String) throws {
    #expect(try BuiltinShaper().shape(text, in: Font(["Verdana"], size: 1)).width == 0)
    #expect(try BuiltinShaper().shape("\u{A4D}\u{A4D}", in: Font(["Verdana"], size: 1)).width == 0)
    let joined = "بب" + String(repeating: text, count: 9)
    #expect(try BuiltinShaper().shape(joined, in: Font(["Verdana"], size: 11)).width >= 0)
    #expect(try StatusShaper().shape(joined, in: Font(["Verdana"], size: 11)).width >= 0)
  }
}

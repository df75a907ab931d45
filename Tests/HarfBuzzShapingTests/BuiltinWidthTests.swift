import HarfBuzzShaping
import PictureReading
import Testing
import Typesetting

/// Widths of the built-in tables compared with HarfBuzz and the installed fonts.
@Suite("Built-in widths compared with font files")
struct BuiltinWidthTests {
  private static let words = [
    "مرحبا", "بناء ناجح", "التغطية 83%", "اختبارات", "الإصدار 1.4.0", "رخصة", "سلام", "لا إله", "مستقر",
    "تحميلات ١٢٣",  // Arabic
    "ساخت موفق", "پوشش ۸۳٪", "آزمون‌ها", "نسخه", "گذشته", "چهار پیام", "ژرف",  // Persian
    "کامیاب", "ٹیسٹ", "ڈاؤن لوڈ", "ورژن ۲", "ھں",  // Urdu
    "سەرکەوتوو", "ېښړ", "بىنا",  // Kurdish, Pashto, Uighur
    "بِسْمِ اللَّهِ", "مُحَمَّدٌ", "ـــ", "ب‍", "‍ب", "build مرحبا 42", "(مرحبا)",
    "שלום", "בנייה עוברת", "כיסוי 83%", "שָׁלוֹם", "build שלום 3",
  ]

  @Test(
    "Arabic, Persian, Urdu, Hebrew and mixed text have the widths of HarfBuzz", arguments: words,
    Font.Weight.allCases)
  func joined(text: String, weight: Font.Weight) throws {
    let font = Font(["DejaVu Sans"], size: 100, weight: weight)
    let exact = try HarfBuzzShaper().shape(text, in: font).width
    let measured = try BuiltinShaper().shape(text, in: font).width
    #expect(abs(measured - exact) <= 0.02 * exact + 1, "\(measured) for \(exact)")
  }

  @Test("words of random Arabic letters have the widths of HarfBuzz within a fiftieth")
  func randomWords() throws {
    var generator = SeededGenerator(seed: 8)
    let letters = Array("ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيپچژگکیٹڈڑںھ ".unicodeScalars)
    for _ in 0..<400 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        text.unicodeScalars.append(letters.randomElement(using: &generator) ?? " ")
      }
      let exact = try HarfBuzzShaper().shape(text, in: dejaVu).width
      let measured = try BuiltinShaper().shape(text, in: dejaVu).width
      #expect(abs(measured - exact) <= 0.02 * exact + 0.1, "\(text): \(measured) for \(exact)")
    }
  }

  @Test(
    "families measured by their class are within its error",
    arguments: [
      ("Liberation Mono", 0.0001), ("DejaVu Sans Mono", 0.0001), ("Liberation Serif", 0.03), ("DejaVu Serif", 0.16),
      ("DejaVu Sans", 0.03), ("Liberation Sans", 0.04),
    ], Rounds.some(of: Font.Weight.allCases))
  func classes(family: (name: String, error: Double), weight: Font.Weight) throws {
    let font = Font([family.name], size: 100, weight: weight)
    for text in ["build", "passing", "coverage", "83%", "v1.2.3", "Inbox", "downloads", "MIT", "42", "stable release"] {
      let exact = try HarfBuzzShaper().shape(text, in: font).width
      let measured = try BuiltinShaper().shape(text, in: font).width
      #expect(abs(measured / exact - 1) <= family.error, "\(text): \(measured) for \(exact)")
    }
  }
}

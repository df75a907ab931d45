import Foundation
import Testing
import Typesetting

/// Widths of status badges compared with figures that a script computed from their source, anafanafo 2.0.0.
@Suite("Status badges")
struct StatusShaperTests {
  private static let fonts: [(file: String, font: Font)] = [
    ("verdana-11-normal", Font(["Verdana"], size: 11)), ("verdana-10-normal", Font(["Verdana"], size: 10)),
    ("verdana-10-bold", Font(["Verdana"], size: 10, weight: .bold)),
    ("helvetica-11-bold", Font(["Helvetica Neue", "Helvetica"], size: 11, weight: .bold)),
  ]

  private func widths(_ text: String) throws -> [Double] {
    try Self.fonts.map { try StatusShaper().shape(text, in: $0.font).width }
  }

  @Test(
    "listed characters have the widths of the tables, rounded to hundredths, in all four fonts",
    arguments: [
      ("build", [26.70, 24.27, 27.94, 25.64]), ("passing", [41.75, 37.96, 43.06, 40.93]),
      ("Größe", [33.27, 30.25, 33.72, 32.38]), ("сборка", [39.29, 35.71, 40.20, 39.05]),
      ("βeta", [24.31, 22.11, 25.04, 22.96]), ("→ ✓ ★", [38.15, 34.68, 34.48, 36.53]),
      ("中文", [22, 20, 20, 22]), ("、。", [22, 20, 20, 22]), ("⠿", [7.52, 6.84, 6.84, 7.52]),
      ("ｶﾞ", [11, 10, 10, 11]), ("Ԥԧ", [14.69, 13.39, 13.39, 14.69]), ("₿", [7.22, 6.59, 6.59, 7.22]),
      ("\u{1D00}\u{1D7E}", [11.44, 10.39, 10.65, 11.71]), ("⌚✅❤", [32.01, 29.10, 29.10, 32.01]),
      ("⅓ ½", [23.12, 21.02, 22.74, 22.01]), ("\u{487}", [6.99, 6.36, 6.36, 0]),
      ("ŭůũŮŭ", [35.83, 32.58, 36.60, 34.23]), ("\u{FEFB}", [5.98, 5.44, 4.86, 5.35]),
    ])
  func listed(text: String, widths: [Double]) throws {
    for (measured, width) in zip(try self.widths(text), widths) { #expect(abs(measured - width) < 1e-9) }
  }

  @Test("control characters have no width, but for tabs and line ends, which are drawn as spaces")
  func controls() throws {
    for text in ["a\u{0}b", "a\u{1F}b", "a\u{7F}b", "a\u{B}b"] { #expect(try widths(text) == widths("ab")) }
    for (text, spaced) in [("a\tb", "a b"), ("a\nb", "a b"), ("é\tb", "é b"), ("é\nb", "é b"), ("a\rb", "a b")] {
      #expect(try widths(text) == widths(spaced))
    }
  }

  @Test(
    "characters in no table have their drawn width, not the width of an m",
    arguments: [
      ("🚀", 13.75), ("👨‍👩‍👧‍👦", 13.75), ("❤️", 13.75), ("1️⃣", 13.75), ("ひらがな", 44), ("カ", 11), ("한국어", 33),
      ("\u{301}", 0), ("שלום", 24.34), ("ﷺ", 6.6),
    ])
  func unlisted(text: String, width: Double) throws {
    #expect(abs(try widths(text)[0] - width) < 0.02)
  }

  @Test("a decomposed letter is as wide as the composed one", arguments: [("é", "e\u{301}"), ("ľ", "l\u{30C}")])
  func decomposed(composed: String, decomposed: String) throws {
    for (first, second) in zip(try widths(composed), try widths(decomposed)) { #expect(abs(first - second) < 0.01) }
  }

  @Test("widths are added as floating-point numbers from left to right, as in the source's code")
  func sums() throws {
    let text = "0.1.2-beta"
    var width = 0.0
    for character in text { width += try widths(String(character))[0] }
    #expect(try widths(text)[0] == width)
  }

  @Test("a font without a table is measured in hundredths too")
  func otherFonts() throws {
    let width = try StatusShaper().shape("iii", in: Font(["DejaVu Sans"], size: 11)).width
    #expect(abs(width - 3 * (569.0 * 11 / 2048 * 100).rounded() / 100) < 1e-9)
  }

  @Test(
    "letter spacing is added for each listed character, and once for any other",
    arguments: [("", 0), ("BUILD", 5), ("中文", 2), ("👨‍👩‍👧‍👦", 1), ("e\u{301}", 1), ("A🚀", 2), ("ｶﾞ", 2)])
  func spacings(text: String, count: Int) {
    #expect(StatusShaper().spacings(of: text, in: Font(["Verdana"], size: 10)) == count)
  }

  @Test("the errors of the built-in shaper are thrown too")
  func refused() {
    #expect(throws: ShapingError.self) { try StatusShaper().shape("a", in: Font(["Verdana"], size: .nan)) }
    #expect(throws: ShapingError.self) {
      try StatusShaper().shape(String(repeating: "a", count: 1 << 21), in: Font(["Verdana"], size: 11))
    }
  }

  @Test("every code point of the source's tables has its width", arguments: fonts.indices)
  func everyCodePoint(index: Int) throws {
    guard let folder = ProcessInfo.processInfo.environment["CARTOUCHE_CASES"] else {
      print("The widths of single code points are not compared: CARTOUCHE_CASES names no folder.")
      return
    }
    let (file, font) = Self.fonts[index]
    let url = URL(filePath: folder).appending(path: "../advances/\(file).json")
    guard let data = try? Data(contentsOf: url) else {
      print("The widths of single code points are not compared: there is no \(file).json.")
      return
    }
    let table = try JSONDecoder().decode(Figures.self, from: data)
    var compared = 0
    for range in table.ranges {
      for code in range[0]...range[1] {
        guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
        let width = try StatusShaper().shape(String(scalar), in: font).width
        if abs(width * 100 - Double(range[2])) > 0.001 { Issue.record("U+\(String(code, radix: 16)): \(width)") }
        compared += 1
      }
    }
    #expect(compared > 30_000)
  }

  private struct Figures: Decodable { var ranges: [[Int]] }
}

import Testing
import Typesetting

/// Widths of characters that are not a single letter of a table.
@Suite("Characters")
struct CharacterWidthTests {
  let shaper = BuiltinShaper()

  @Test(
    "an emoji is 1.25 em wide, with any number of scalars",
    arguments: [
      "🚀", "✅", "⌚", "❤️", "☺️", "©️", "👍🏽", "☝🏿", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤‍🔥", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "*⃣",
      "🌡", "🧑🏻‍🤝‍🧑🏿",
    ])
  func emoji(text: String) throws {
    #expect(text.count == 1)
    #expect(try shaper.ems(text) == 1.25)
    #expect(abs(try shaper.ems("a" + text + text) - 2.5 - shaper.ems("a")) < 1e-12)
  }

  @Test(
    "a symbol with text presentation by default is no emoji",
    arguments: ["✓", "→", "©", "☺\u{FE0E}", "⌚\u{FE0E}", "7", "#", "½"])
  func textSymbols(text: String) throws {
    #expect(try shaper.ems(text) < 1.1)
    #expect(try shaper.ems(text) > 0.4)
  }

  @Test("an emoji selector does not change a digit without a keycap", arguments: ["1", "#", "*"])
  func bareDigits(text: String) throws {
    #expect(try shaper.ems(text + "\u{FE0F}") == shaper.ems(text))
  }

  @Test(
    "ideographs, kana, Hangul and full-width forms are 1 em wide",
    arguments: ["漢", "カ", "ひ", "ー", "。", "「", "한", "ㄱ", "Ａ", "！", "￥", "\u{3000}", "𠮷", "注", "々"])
  func fullWidth(text: String) throws {
    #expect(try shaper.ems(text) == 1)
  }

  @Test(
    "half-width forms and their voicing marks are .5 em wide",
    arguments: [("ｶ", 0.5), ("ｶﾞ", 1), ("ﾡ", 0.5), ("￨", 0.5)])
  func halfWidth(text: String, ems: Double) throws {
    #expect(try shaper.ems(text) == ems)
  }

  @Test(
    "a syllable of conjoining jamo is as wide as a composed one",
    arguments: [("\u{1112}\u{1161}\u{11AB}", 1.0), ("\u{1112}\u{1161}", 1), ("\u{D558}\u{11AB}", 1), ("\u{1112}", 1)])
  func jamo(text: String, ems: Double) throws {
    #expect(try shaper.ems(text) == ems)
  }

  @Test(
    "decomposed text is as wide as composed text",
    arguments: [
      ("é", "e\u{301}"), ("Größe", "Gro\u{308}ße"), ("ľ", "l\u{30C}"), ("ď", "d\u{30C}"), ("ť", "t\u{30C}"),
      ("í", "i\u{301}"), ("ậ", "a\u{323}\u{302}"), ("Ǖ", "U\u{308}\u{304}"), ("й", "и\u{306}"),
      ("ᾧ", "ω\u{314}\u{342}\u{345}"),
      ("≠", "=\u{338}"), ("が", "か\u{3099}"),
    ])
  func decomposed(composed: String, decomposed: String) throws {
    #expect(composed.unicodeScalars.count < decomposed.unicodeScalars.count)
    for family in ["Verdana", "Helvetica", "Helvetica Neue", "DejaVu Sans"] {
      for weight in Font.Weight.allCases {
        let font = Font([family], size: 11, weight: weight)
        #expect(try shaper.shape(composed, in: font).width == shaper.shape(decomposed, in: font).width)
      }
    }
  }

  @Test(
    "characters without advance add nothing",
    arguments: [
      "\u{301}", "\u{20DD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{FE00}", "\u{200E}", "\u{202B}", "\u{2067}",
      "\u{2069}",
      "\u{AD}", "\u{FEFF}", "\u{0}", "\u{7}", "\u{7F}", "\u{85}", "\u{5B8}", "\u{64B}",
    ])
  func zero(text: String) throws {
    #expect(try shaper.ems(text) == 0)
    #expect(try shaper.ems("ab" + text + "c") == shaper.ems("abc"))
  }

  @Test("tabs and line ends are as wide as a space, CR LF as one", arguments: ["\t", "\n", "\r", "\r\n"])
  func whiteSpace(text: String) throws {
    #expect(try shaper.ems(text) == shaper.ems(" "))
    #expect(try shaper.ems("é" + text + "b") == shaper.ems("é b"))
    #expect(try shaper.ems(text + "b") == shaper.ems(" b"))
  }

  @Test("consecutive spaces are all counted")
  func spaces() throws {
    #expect(abs(try shaper.ems("a    b") - shaper.ems("ab") - 4 * shaper.ems(" ")) < 1e-12)
  }

  @Test("the empty text has no width")
  func empty() throws {
    #expect(try shaper.ems("") == 0)
  }
}

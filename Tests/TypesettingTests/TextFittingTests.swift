import PictureReading
import Testing
import Typesetting

/// Truncation at the tail.
@Suite("Text fitting")
struct TextFittingTests {
  let shaper = BuiltinShaper()

  private func truncated(_ text: String, toWidth limit: Double) throws -> String? {
    try TextFitting.truncated(text, toWidth: limit, in: verdana11, shaper: shaper)?.text
  }

  private func width(_ text: String) throws -> Double {
    try shaper.shape(text, in: verdana11).width
  }

  @Test(
    "a text that fits does not change",
    arguments: ["", "a", "Inbox", "two words ", "👨‍👩‍👧‍👦"])
  func whole(text: String) throws {
    #expect(try truncated(text, toWidth: width(text)) == text)
    #expect(try truncated(text, toWidth: .infinity) == text)
  }

  @Test("a text that does not fit ends in one ellipsis")
  func ellipsis() throws {
    #expect(try truncated("Preferences", toWidth: width("Prefe…")) == "Prefe…")
    #expect(try truncated("Preferences", toWidth: width("Prefe…") - 0.001) == "Pref…")
  }

  @Test(
    "spaces before the ellipsis are dropped", arguments: ["new mail", "new  mail", "new\u{3000}mail", "new\t mail"])
  func spaces(text: String) throws {
    #expect(try truncated(text, toWidth: width("new…")) == "new…")
    #expect(try truncated(text, toWidth: width("new…") + 1) == "new…")
  }

  @Test("a text that would leave only spaces becomes an ellipsis")
  func onlySpaces() throws {
    #expect(try truncated("   mail", toWidth: width("   …")) == "…")
  }

  @Test("if only the ellipsis fits, it is the whole result")
  func alone() throws {
    #expect(try truncated("mail", toWidth: width("…")) == "…")
  }

  @Test("if not even the ellipsis fits, there is no run", arguments: [0, -1, -Double.infinity, .nan, 8.9])
  func none(limit: Double) throws {
    #expect(try width("…") > 8.9)
    #expect(try truncated("mail", toWidth: limit) == nil)
  }

  @Test(
    "a character is never cut",
    arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "e\u{301}", "한\u{11AB}", "क्षि", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\r\n"])
  func graphemes(character: String) throws {
    let text = String(repeating: character, count: 6)
    for limit in stride(from: 0.0, through: try width(text), by: 0.7) {
      guard let result = try truncated(text, toWidth: limit), result != text else { continue }
      let kept = result.dropLast()
      #expect(result.last == "…")
      #expect(kept.allSatisfy { String($0) == character })
      #expect(Array(text.unicodeScalars).starts(with: kept.unicodeScalars))
    }
  }

  @Test("the result is the longest that fits", arguments: 0..<200 as Range<UInt64>)
  func longest(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = ["a", "i", "W", "é", "l\u{30C}", " ", " ", "漢", "👨‍👩‍👧", "🇫🇷", "m", "\u{200B}", "م", "2️⃣", "\t", "ﾊﾞ"]
    let text = (0..<Int.random(in: 0...40, using: &generator))
      .map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
      .joined()
    let limit = Double.random(in: 0...(try width(text) + 5), using: &generator)
    #expect(try truncated(text, toWidth: limit) == bruteForce(text, limit))
    let run = try TextFitting.truncated(text, toWidth: limit, in: verdana11, shaper: shaper)
    #expect((run?.width ?? 0) <= limit)
  }

  /// Tries every beginning, from the longest down.
  private func bruteForce(_ text: String, _ limit: Double) throws -> String? {
    if try width(text) <= limit { return text }
    for count in stride(from: text.count, through: 0, by: -1) {
      var kept = text.prefix(count)
      while kept.last?.isWhitespace == true { kept.removeLast() }
      if try width(kept + "…") <= limit { return kept + "…" }
    }
    return nil
  }

  @Test("a larger width never gives a shorter text")
  func monotone() throws {
    let text = "The quick brown fox 🦊 jumps over the lazy dog"
    var shown = 0
    for limit in stride(from: 0.0, to: 320, by: 0.5) {
      let count = try truncated(text, toWidth: limit)?.count ?? 0
      #expect(count >= shown)
      shown = count
    }
    #expect(shown == text.count)
  }

  @Test("long texts are cut like short ones", arguments: [255, 256, 257, 1_000, 5_000])
  func long(count: Int) throws {
    let text = String(repeating: "é", count: count)
    for kept in [1, 127, 254, count - 1] {
      let expected = String(repeating: "é", count: kept) + "…"
      #expect(try truncated(text, toWidth: width(expected) + 0.001) == (kept == count - 1 ? text : expected))
    }
  }

  @Test("a text longer than the shaper's limit is cut if its beginning is wide enough")
  func huge() throws {
    let text = String(repeating: "ab ", count: 1_000_000)
    #expect(try truncated(text, toWidth: width("ab ab…") + 0.001) == "ab ab…")
  }

  @Test("the errors of the shaper are rethrown")
  func refused() {
    #expect(throws: ShapingError.sizeOutOfRange(0, maximum: 1_000_000)) {
      try TextFitting.truncated("a", toWidth: 10, in: verdana11.size(0), shaper: shaper)
    }
  }
}

import Messages
import Testing

@Suite("Text for a terminal")
struct TerminalTextTests {
  @Test(
    "is one line without control and formatting characters",
    arguments: [
      ("plain ~", "plain ~"), ("", ""), ("a\u{1B}[2Jb", "a [2Jb"), ("a\nb\r\nc", "a b c"), ("a\u{7F}b", "a b"),
      ("é\u{202E}x", "é x"), ("a\u{301}", "a\u{301}"),
    ])
  func plain(text: String, expected: String) {
    #expect(TerminalText.plain(text) == expected)
    #expect(Message.shortened(text) == expected)
  }

  @Test("is shortened behind 60 characters, or 120 scalars")
  func shortened() {
    #expect(Message.shortened(String(repeating: "a", count: 60)) == String(repeating: "a", count: 60))
    #expect(Message.shortened(String(repeating: "a", count: 61)) == String(repeating: "a", count: 60) + "…")
    #expect(Message.shortened(String(repeating: "é", count: 60)) == String(repeating: "é", count: 60))
    let marked = "a" + String(repeating: "\u{301}", count: 100)
    #expect(Message.shortened(marked + marked) == marked + "…")
  }
}

import Messages
import Testing

@Suite("The line in a message")
struct SourceLinesTests {
  private func snippet(_ text: String, _ line: Int, _ column: Int, _ unit: SourceLines.Column = .characters) -> String?
  {
    SourceLines(Array(text.utf8)).snippet(line: line, column: column, unit)
  }

  @Test("has a caret below the character of its column, with every kind of line end")
  func caret() {
    for end in ["\n", "\r\n", "\r"] {
      #expect(snippet("first\(end)second\(end)third", 2, 3) == "  second\n    ^")
    }
    #expect(snippet("a", 1, 1) == "  a\n  ^" && snippet("a", 1, 2) == "  a\n   ^")
  }

  @Test("is missing if the line is blank or does not exist")
  func none() {
    #expect(snippet("a\n  \nb", 2, 1) == nil && snippet("a", 2, 1) == nil && snippet("a", 0, 1) == nil)
    #expect(snippet("", 1, 1) == nil && snippet("a", 1, 0) == nil)
  }

  @Test("counts columns in characters or in scalars, and wide characters as two columns of the terminal")
  func columns() {
    #expect(snippet("e\u{301}x", 1, 2) == "  e\u{301}x\n   ^")
    #expect(snippet("e\u{301}x", 1, 3, .scalars) == "  e\u{301}x\n   ^")
    #expect(snippet("日本x", 1, 3) == "  日本x\n      ^")
  }

  @Test("is cut around the column of a long line, and contains no terminal control characters")
  func window() throws {
    let line = String(repeating: "a", count: 500) + "\u{1B}[31m" + String(repeating: "b", count: 500)
    let shown = try #require(snippet(line, 1, 501))
    #expect(shown.split(separator: "\n").map(\.count) == [2 + 60 + 60, 2 + 60 + 1])
    #expect(!shown.unicodeScalars.contains("\u{1B}"))
    let marks = "a" + String(repeating: "\u{323}\u{301}", count: 50_000) + "b"
    for column in [1, 50_000, 100_002] {
      #expect(try #require(snippet(marks, 1, column, .scalars)).unicodeScalars.count < 1_000)
    }
  }
}

import Testing

@testable import CartoucheTesting

@Suite("A unified diff")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: old, to: new, names: ("expected", "actual")).description
  }

  @Test("of equal texts has no groups of lines")
  func equal() {
    #expect(diff("a\nb", "a\nb") == "--- expected\n+++ actual\n")
  }

  @Test("shows a changed line as removed and added, with three lines around it")
  func changed() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    let new = old.replacing("5", with: "five")
    #expect(
      diff(old, new) == """
        --- expected
        +++ actual
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("counts lines on both sides, and parts changes that lie far apart")
  func groups() {
    let old = (1...20).map(String.init)
    var new = old
    new.insert("new", at: 2)
    new.removeLast()
    let lines = diff(old.joined(separator: "\n"), new.joined(separator: "\n")).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,6 @@", "@@ -17,4 +18,3 @@"])
    #expect(lines.filter { $0.hasPrefix("+") } == ["+++ actual", "+new"])
    #expect(lines.filter { $0.hasPrefix("-") } == ["--- expected", "-20"])
  }
}

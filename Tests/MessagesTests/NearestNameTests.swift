import Messages
import Testing

@Suite("A suggested name")
struct NearestNameTests {
  @Test(
    "is the nearest with at most three edits, and at most a third of the name",
    arguments: [
      ("fil", "fill"), ("fill-rul", "fill-rule"), ("stroke-widht", "stroke-width"), ("STROKE", "stroke"),
      ("strokee-widthh", "stroke-width"), ("x3", "x1"), ("d", nil), ("", nil), ("class", nil),
      ("strk-wdth", "stroke-width"), ("st-wh", nil), ("x1", "x2"), ("text-rendering", nil),
      (String(repeating: "x", count: 100_000), nil),
    ] as [(String, String?)])
  func suggestion(name: String, expected: String?) {
    let names = ["fill-role", "fill", "fill-rule", "stroke-width", "stroke", "x1", "x2"]
    #expect(name.nearest(among: names) == expected)
  }

  @Test(
    "is the nearer of two near ones, in any order",
    arguments: [["opacitx", "opacity"], ["opacity", "opacitx"]])
  func nearer(names: [String]) {
    #expect("opacityy".nearest(among: names) == "opacity")
  }
}

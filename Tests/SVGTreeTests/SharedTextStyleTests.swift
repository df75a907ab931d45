import PathGeometry
import PictureReading
import SVGTree
import Testing
import Typesetting

@Suite("Texts that share a style")
struct SharedTextStyleTests {
  private static let font = Font(["Verdana"], size: 11)

  private func text(_ text: String, _ color: Color = "#fff", font: Font = Self.font) throws -> TextRun {
    TextRun(try BuiltinShaper().shape(text, in: font), at: Point(5, 9), anchor: .middle, color: color)
  }

  private func picture(_ group: Group) throws -> Markup {
    try Markup(parsing: SVGDocument(size: Size(20, 20), children: [.group(group)]).svg(for: .web))
  }

  /// The value on an element, or else on the nearest one around it.
  private func resolved(_ markup: Markup, around: [String: String] = [:]) -> [[String: String]] {
    let inheriting = ["fill", "fill-opacity", "font-family", "font-size", "font-weight", "text-anchor"]
    let own = around.merging(markup.attributes.filter { inheriting.contains($0.key) }) { $1 }
    return (markup.name == "text" ? [own] : []) + markup.children.flatMap { resolved($0, around: own) }
  }

  @Test("have it written once, with the same picture")
  func once() throws {
    let plain = Group {
      try! text("a")
      Group {
        try! text("b", "rgba(1, 1, 1, 0.5)")
        try! text("c", "rgba(1, 1, 1, 0.5)")
      }
      try! text("d", "#f00", font: Self.font.weight(.bold))
    }
    let nested = Group {
      try! text("a")
      Group {
        try! text("b", "rgba(1, 1, 1, 0.5)")
        try! text("c", "rgba(1, 1, 1, 0.5)")
      }.sharingTextStyle()
      try! text("d", "#f00", font: Self.font.weight(.bold))
    }.sharingTextStyle()
    let (first, second) = (try picture(plain), try picture(nested))
    #expect(resolved(first) == resolved(second))
    #expect(first.all.filter { $0["font-family"] != nil }.count == 4)
    #expect(second.all.filter { $0["font-family"] != nil }.map(\.name) == ["g"])
    #expect(second.all.filter { $0["fill-opacity"] != nil }.map(\.name) == ["g"])
  }

  @Test(
    "have one attribute for precise positions if they are centred in a width that the layout depends on",
    arguments: [1, 2, 3])
  func precision(count: Int) throws {
    func texts(isFitted: Bool, anchor: TextRun.Anchor = .middle) -> [TextRun] {
      (0..<count).map { index in
        let run = GlyphRun(
          text: "ab", font: Self.font, width: 20, metrics: FontMetrics(capHeight: 0.7, ascender: 1, descender: -0.2),
          isFitted: isFitted)
        return TextRun(run, at: Point(Double(index), 9), anchor: anchor)
      }
    }
    let fitted = try picture(Group(texts(isFitted: true).map { .text($0) }).sharingTextStyle())
    let precise = fitted.all.filter { $0["text-rendering"] == "geometricPrecision" }
    #expect(precise.map(\.name) == [count == 1 ? "text" : "g"])
    let plain = try picture(Group(texts(isFitted: false).map { .text($0) }).sharingTextStyle())
    #expect(plain.all.allSatisfy { $0["text-rendering"] == nil })
    let spaced = try picture(Group(texts(isFitted: true, anchor: .start).map { .text($0) }).sharingTextStyle())
    #expect(spaced.all.allSatisfy { $0["text-rendering"] == nil })
    let mixed = texts(isFitted: true) + texts(isFitted: false)
    let both = try picture(Group(mixed.map { .text($0) }).sharingTextStyle())
    #expect(both.all.filter { $0["text-rendering"] != nil }.count == count)
  }

  @Test("do not share it with a text in a mask, which is outside of their group")
  func masks() throws {
    let group = Group {
      try! text("a")
      try! text("b")
      Group { Rect(width: 9, height: 9).fill("#f00") }.knockingOut(try! text("c"))
    }.sharingTextStyle()
    let hole = try #require(try picture(group).first(named: "mask")?.first(named: "text"))
    #expect(hole["font-family"] == "Verdana,sans-serif" && hole["font-size"] == "11")
    #expect(hole["text-anchor"] == "middle")
  }

  @Test("do not pass their opacity to an outline, nor to an opaque text among them")
  func opacity() throws {
    let translucent: Color = "rgba(0, 0, 0, 0.5)"
    let group = Group {
      Rect(width: 9, height: 9).fill("#f00")
      try! text("a", translucent)
      try! text("b", translucent)
    }.sharingTextStyle()
    #expect(try picture(group).all(named: "g").allSatisfy { $0["fill-opacity"] == nil && $0["fill"] == nil })
    let opaque = Group {
      try! text("a", translucent)
      try! text("b", translucent)
      try! text("c", .black)
    }.sharingTextStyle()
    #expect(try resolved(picture(opaque)).map { $0["fill-opacity"] } == [".5", ".5", nil])
  }

  @Test("are unchanged if there is only one of them, or if their fonts differ")
  func different() throws {
    let one = Group { try! text("a") }.sharingTextStyle()
    let two = Group {
      try! text("a")
      try! text("b", font: Self.font.size(12))
    }.sharingTextStyle()
    for group in [one, two] { #expect(try picture(group).all(named: "g").isEmpty) }
  }
}

import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("A picture for light and dark pages")
struct DarkVariantTests {
  /// The rules of the style sheet for dark pages, by class.
  private func rules(_ picture: Markup) throws -> [String: String] {
    let sheets = picture.all(named: "style")
    guard let sheet = sheets.first else { return [:] }
    #expect(sheets.count == 1)
    #expect(picture.first(named: "defs")?.children.first?.name == "style")
    // The page of a file that is opened by itself is dark, and no other one.
    let query = "@media (prefers-color-scheme:dark){svg:root{color-scheme:dark}"
    try #require(sheet.text.hasPrefix(query) && sheet.text.hasSuffix("}}"))
    let pairs = sheet.text.dropFirst(query.count).dropLast().split(separator: "}").map { rule in
      let parts = rule.split(separator: "{", maxSplits: 1)
      // Programs that do not know the condition pass over a class in any element.
      #expect(parts[0].hasPrefix("* ."))
      return (String(parts[0].dropFirst(3)), String(parts[1]))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func rule(_ picture: Markup, of name: String) throws -> String? {
    guard let value = picture.first(named: name)?["class"] else { return nil }
    return try rules(picture)[value]
  }

  @Test("has the light paint in its attributes and the dark paint in a style sheet")
  func fill() throws {
    let picture = try written(square.fill("#fff", dark: "#112234"))
    #expect(picture.first(named: "path")?["fill"] == "#fff")
    #expect(try rule(picture, of: "path") == "fill:#112234")
    #expect(try written(square.fill("#fff")).first(named: "style") == nil)
    #expect(try written(square.fill("#fff", dark: "#fff")).first(named: "style") == nil)
  }

  @Test(
    "has an opacity in its dark rule if the light one would still apply",
    arguments: [
      ("#fff", "rgba(0,0,0,.5)", "fill:#000;fill-opacity:.5"),
      ("rgba(255,255,255,.5)", "#000", "fill:#000;fill-opacity:1"),
      ("rgba(255,255,255,.5)", "rgba(0,0,0,.5)", "fill:#000"),
    ] as [(Color, Color, String)])
  func opacity(light: Color, dark: Color, expected: String) throws {
    #expect(try rule(written(square.fill(.color(light), dark: .color(dark))), of: "path") == expected)
    let text = TextRun("a", at: .zero).fill(light, dark: dark)
    #expect(try rule(written(text), of: "text") == expected)
  }

  @Test("can have a dark fill of none and another dark stroke")
  func stroke() throws {
    var drawing = square.fill("#fff", dark: Paint.none).stroke("#000", width: 2)
    drawing.stroke?.darkPaint = "#eee"
    #expect(try rule(written(drawing), of: "path") == "fill:none;stroke:#eee")
  }

  @Test("can have a dark gradient, which is measured in points")
  func gradient() throws {
    let picture = try written(square.fill("#fff", dark: .linearGradient(from: "#000", to: "#333")))
    let rule = try #require(try rule(picture, of: "path"))
    let gradient = try #require(picture.target(of: String(rule.dropFirst("fill:".count))))
    #expect(gradient["gradientUnits"] == "userSpaceOnUse")
    #expect(gradient.number("y1") == 20 && gradient.number("y2") == 50)
  }

  @Test("has one class for equal changes, and the same in every picture")
  func sharing() throws {
    let first = try written([square.fill("#fff", dark: "#000").node, square.fill("#eee", dark: "#000").node])
    #expect(try rules(first).count == 1)
    let second = try written(TextRun("a", at: .zero).fill(.white, dark: .black))
    #expect(second.first(named: "text")?["class"] == first.first(named: "path")?["class"])
    let prefixed = try written(square.fill("#fff", dark: "#000"), profile: .web.idPrefix("one-"))
    #expect(prefixed.first(named: "path")?["class"]?.hasPrefix("one-") == true)
  }

  @Test("keeps both paints if it is moved, and neither if it gets a new paint")
  func modifiers() {
    let drawing = square.fill("#fff", dark: "#000")
    #expect(drawing.offset(x: 1).crisp().darkFill == "#000" && drawing.fill("red").darkFill == nil)
    let text = TextRun("a", at: .zero).fill(.white, dark: .black)
    #expect(text.offset(x: 1).darkColor == .black && text.fill(.white).darkColor == nil)
  }

  @Test("has masks that do not depend on the colour scheme")
  func masks() throws {
    let body = Group { square.fill("red") }
    let mask: [Node] = [
      square.fill("#fff", dark: "#000").node, TextRun("a", at: .zero).fill(.white, dark: .black).node,
      Group { square.fill("#fff", dark: "#000") }.node,
    ]
    #expect(try written(body.masked { mask }).first(named: "style") == nil)
    #expect(
      try written(body.knockingOut(TextRun("a", at: .zero).fill(.white, dark: .black))).first(named: "style") == nil)
  }

  @Test("is combined from two layouts that differ only in their paints")
  func zipped() throws {
    func layout(_ background: Paint, _ ink: Color, line: Paint) throws -> [Node] {
      [
        Group {
          square.fill(background).stroke(line, width: 2)
          Link(to: try! LinkDestination(parsing: "a")) { TextRun("a", at: .zero).fill(ink) }
          square.fill("red")
        }.knockingOut(TextRun("b", at: .zero).fill(ink)).offset(x: 3).node
      ]
    }
    let light = try layout("#fff", .black, line: "#ccc")
    let dark = try layout(.linearGradient(from: "#000", to: "#111"), .white, line: "#333")
    let adapted = try #require(light.adapting(toDark: dark))
    guard case .group(let group) = adapted[0], case .drawing(let background) = group.children[0],
      case .link(let link) = group.children[1], case .text(let text) = link.children[0],
      case .drawing(let still) = group.children[2]
    else {
      Issue.record("another shape")
      return
    }
    #expect(background.fill == "#fff" && background.darkFill == .linearGradient(from: "#000", to: "#111"))
    #expect(background.stroke?.paint == "#ccc" && background.stroke?.darkPaint == "#333")
    #expect(text.color == .black && text.darkColor == .white)
    #expect(still.darkFill == nil)
    #expect(light.adapting(toDark: light) == light)
  }

  @Test("is not combined from layouts that differ in anything else")
  func refused() {
    let light = [square.fill("#fff").node]
    let others: [[Node]] = [
      [], light + light, [square.offset(x: 1).fill("#fff").node], [square.fill("#fff", rule: .evenOdd).node],
      [square.fill("#fff").stroke("red").node], [square.fill("#fff").crisp().node], [TextRun("a", at: .zero).node],
      [Group { square.fill("#fff") }.node],
    ]
    for other in others { #expect(light.adapting(toDark: other) == nil) }
    let group = [Group { square.fill("#fff") }.node]
    #expect(group.adapting(toDark: [Group { square.fill("#fff") }.opacity(0.5).node]) == nil)
    let text = [TextRun("a", at: .zero).node]
    #expect(text.adapting(toDark: [TextRun("b", at: .zero).node]) == nil)
    let line = [square.stroke("red", width: 1).node]
    #expect(line.adapting(toDark: [square.stroke("red", width: 2).node]) == nil)
  }
}

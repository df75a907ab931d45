import PathGeometry
import PictureReading
import Testing
import Typesetting

@testable import SVGTree

@Suite("A document")
struct DocumentTests {
  @Test("has the size, a view box from the origin, and text alternatives if it has a title")
  func root() throws {
    let picture = try written([square.fill("red").node], size: Size(96, 20.5), title: "build: passing")
    #expect(picture.name == "svg" && picture["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(picture["width"] == "96" && picture["height"] == "20.5" && picture["viewBox"] == "0 0 96 20.5")
    #expect(picture["role"] == "img" && picture["aria-label"] == "build: passing")
    #expect(picture.children[0].name == "title" && picture.children[0].text == "build: passing")
    let silent = try written(square.fill("red"))
    #expect(silent["role"] == nil && silent["aria-label"] == nil && silent.first(named: "title") == nil)
  }

  @Test("with a scale has a larger width and height and the same view box")
  func scale() throws {
    let document = SVGDocument(size: Size(30, 20), scale: 1.5, children: [square.fill("red").node])
    let picture = try Markup(parsing: document.svg(for: .web))
    #expect(picture["width"] == "45" && picture["height"] == "30" && picture["viewBox"] == "0 0 30 20")
  }

  @Test("and its groups and links throw what their closures throw, as the type that it has")
  func errors() throws {
    func square(_ text: String) throws(ColorError) -> Drawing {
      SVGTreeTests.square.fill(.color(try Color(parsing: text)))
    }
    func picture(_ color: String) throws(ColorError) -> SVGDocument {
      try SVGDocument(width: 9, height: 9) { () throws(ColorError) in
        try Group { () throws(ColorError) in try square(color) }
          .masked { () throws(ColorError) in try square("white") }
          .knockingOut { () throws(ColorError) in try square(color) }
        try Link(to: "/") { () throws(ColorError) in try square(color) }
      }
    }
    #expect(try picture("red").children.count == 2)
    #expect(throws: ColorError.self) { try picture("rad") }
  }

  private static let rich = SVGDocument(width: 100, height: 60, title: "t") {
    Group {
      square.fill(.linearGradient(from: "red", to: "rgba(0,0,255,.4)")).stroke("#123456", width: 1.25)
      Circle(center: Point(20.123456, 20), radius: 7.7).fill(.radialGradient(from: "#fff", to: "#000"))
    }
    .clipped(to: Capsule(in: square)).knockingOut(TextRun("9", at: Point(30, 40))).opacity(0.3).offset(x: 0.5)
    TextRun("a < b", at: Point(5, 50))
  }

  @Test("has no XML declaration, ends in one newline, and is one line")
  func frame() throws {
    let text = try Self.rich.svg(for: .web)
    #expect(text.hasPrefix("<svg xmlns="))
    #expect(text.hasSuffix("</svg>\n"))
    #expect(text.filter { $0 == "\n" }.count == 1)
    #expect(try Array(text.utf8) == Self.rich.serialized(for: .web))
  }

  @Test("has the same bytes each time it is written")
  func deterministic() throws {
    let first = try Self.rich.serialized(for: .web)
    #expect(try (0..<20).allSatisfy { _ in try Self.rich.serialized(for: .web) == first })
  }

  @Test("has no number with more decimals than set, an exponent, a plus or a negative zero", arguments: 0...6)
  func precision(digits: Int) throws {
    let third = 1.0 / 3
    let nodes: [Node] = [
      Group { Rect(x: -1e-9, y: third, width: 12_345.678_901_2, height: third).fill("red") }.offset(x: -1e-12, y: third)
        .node,
      Rect(x: 1e-7, y: -third, width: 3, height: 1e6).stroke("red", width: third).node,
      TextRun("a", at: Point(-1e-9, third), font: Font(["Arial"], size: 10 + third)).node,
    ]
    let profile = OutputProfile.web.precision(digits)
    let picture = try written(nodes, size: Size(100 + third, 50), profile: profile)
    let names = ["x", "y", "width", "height", "viewBox", "d", "transform", "stroke-width", "font-size", "textLength"]
    for element in picture.all {
      for name in names {
        guard let value = element[name] else { continue }
        for number in value.matches(of: /[-+]?[0-9]*\.?[0-9]+(?:[eE][-+]?[0-9]+)?/) {
          let text = String(number.0)
          #expect(!text.contains("e") && !text.contains("E") && !text.hasPrefix("+"), "\(name)=\(value)")
          #expect(!(text.hasPrefix("-") && Double(text) == 0), "\(name)=\(value)")
          let fraction = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first ?? ""
          #expect(fraction.count <= digits && !fraction.hasSuffix("0"), "\(name)=\(value)")
        }
      }
    }
    #expect(picture["viewBox"]?.hasPrefix("0 0 100") == true)
  }

  @Test("can be built with conditions and loops, from back to front")
  func builder() throws {
    let isOn = true
    let document = SVGDocument(width: 10, height: 10) {
      square.fill("#111")
      if isOn { square.fill("#222") }
      if !isOn { square.fill("#333") } else { square.fill("#444") }
      for shade: Color in ["#555", "#666"] { square.fill(.color(shade)) }
      [Node.drawing(square.fill("#777"))]
    }
    let fills = try Markup(parsing: document.svg(for: .web)).all(named: "path").map { $0["fill"] }
    #expect(fills == ["#111", "#222", "#444", "#555", "#666", "#777"])
  }

  @Test("accepts only a size and a scale that are positive and finite")
  func sizes() async {
    await #expect(processExitsWith: .failure) { _ = SVGDocument(size: Size(0, 1), children: []) }
    await #expect(processExitsWith: .failure) { _ = SVGDocument(size: Size(1, -1), children: []) }
    await #expect(processExitsWith: .failure) { _ = SVGDocument(size: Size(.nan, 1), children: []) }
    await #expect(processExitsWith: .failure) { _ = SVGDocument(size: Size(1, .infinity), children: []) }
    await #expect(processExitsWith: .failure) { _ = SVGDocument(size: Size(1, 1), scale: 0, children: []) }
    await #expect(processExitsWith: .failure) { _ = SVGDocument(size: Size(1, 1), scale: .nan, children: []) }
  }

  @Test("accepts only finite numbers")
  func finite() async {
    await #expect(processExitsWith: .failure) { _ = Rect(x: .nan, width: 1, height: 1).fill("red") }
    await #expect(processExitsWith: .failure) { _ = square.stroke("red", width: .infinity) }
    await #expect(processExitsWith: .failure) { _ = square.stroke("red", width: -1) }
    await #expect(processExitsWith: .failure) { _ = TextRun("a", at: Point(.infinity, 0)) }
    await #expect(processExitsWith: .failure) { _ = GradientStop(offset: .nan, color: .black) }
    await #expect(processExitsWith: .failure) {
      _ = Gradient.linear([GradientStop(offset: 0, color: .black)], start: Point(1.1e9, 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = Gradient.radial([GradientStop(offset: 0, color: .black)], center: Point(.nan, 0))
    }
    await #expect(processExitsWith: .failure) { _ = Color.black.opacity(.nan) }
    await #expect(processExitsWith: .failure) { _ = Color(red: 0, green: 0, blue: 0, alpha: 1.5) }
  }

  @Test("accepts only 0 to 6 decimals and a plain id prefix")
  func profiles() async {
    await #expect(processExitsWith: .failure) { _ = OutputProfile.web.precision(7) }
    await #expect(processExitsWith: .failure) { _ = OutputProfile.web.precision(-1) }
    await #expect(processExitsWith: .failure) { _ = OutputProfile.web.idPrefix("9") }
    await #expect(processExitsWith: .failure) {
      let text = "nocolour"; _ = Color(stringLiteral: text)
    }
  }
}

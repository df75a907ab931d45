import PathGeometry
import PictureReading
import Testing
import Typesetting

@testable import SVGTree

@Suite("A picture that is too small for its number of decimals")
struct SmallPictureTests {
  private static let lengths: Set = [
    "width", "height", "r", "stroke-width", "font-size", "textLength", "stdDeviation", "stroke-miterlimit",
  ]

  @Test("has no length that is written as zero", arguments: 0...6, [1.0, 0.3, 1e-2, 1e-4, 1e-7])
  func lengths(precision: Int, scale: Double) throws {
    let box = Rect(width: 24 * scale, height: 9 * scale)
    let nodes: [Node] = [
      .drawing(
        box.fill(.radialGradient(from: "red", to: "blue"), dark: .radialGradient(from: "white", to: "green"))
          .stroke(
            .radialGradient(from: "white", to: "black"), width: scale, miterLimit: 1.4, dashes: [scale, scale / 3])),
      .group(Group { box.fill("red") }.masked { box.inset(by: scale).fill("white") }),
      .group(Group { box.fill("red") }.blurred(deviation: scale)),
      .text(TextRun("a", at: box.center, font: Font(["Arial"], size: max(1e-3, scale)))),
      .group(
        Group(["a", "b"].map { .text(TextRun($0, at: .zero, font: Font(["Arial"], size: max(1e-3, scale)))) })
          .sharingTextStyle()),
    ]
    for profile in [OutputProfile.web, .web.expandingStrokes()] {
      let document = SVGDocument(size: box.size, scale: scale, children: nodes)
      let root = try Markup(parsing: document.svg(for: profile.precision(precision)))
      for element in root.all {
        for name in Self.lengths { #expect(element.number(name) ?? 1 > 0, "\(name) of \(element.name)") }
        #expect(element.name != "g" || !element.children.isEmpty)
        #expect(element["viewBox"]?.split(separator: " ").dropFirst(2).contains("0") != true)
      }
    }
  }

  @Test("shows the last colour of a radial gradient on an outline without extent")
  func radialPoint() throws {
    let paint = Paint.radialGradient(from: "white", to: "red")
    let point = Path { path in
      path.move(to: Point(9, 9))
      path.line(to: Point(9, 9))
    }
    let stroked = SVGDocument(size: Size(20, 20), children: [.drawing(point.stroke(paint, width: 8, cap: .round))])
    for profile in [OutputProfile.web, .embed, .design] {
      let text = try stroked.svg(for: profile)
      let drawing = try #require(Markup(parsing: text).first(named: "path"), "\(text)")
      #expect(!Set([drawing["stroke"], drawing["fill"]]).isDisjoint(with: ["#f00", "#ff0000"]), "\(text)")
    }
    let square = Rect(width: 9, height: 9).fill(paint)
    let scaled = SVGDocument(size: Size(20, 20), children: [.group(Group([.drawing(square)]).applying(.scale(1e-200)))])
    #expect(throws: Never.self) { try scaled.svg(for: .design) }
  }

  @Test("shows the last colour if a gradient's radius is written as zero")
  func lastColor() throws {
    let gradient = Paint.radialGradient(from: "#ff0000", to: "#0000ff")
    let square = Rect(width: 0.0006, height: 0.0006)
    #expect(try written(square.fill(gradient)).first(named: "path")?["fill"] == "#00f")
    #expect(
      try written(Rect(width: 9, height: 9).fill(gradient)).first(named: "path")?["fill"]?.hasPrefix("url(") == true)
  }
}

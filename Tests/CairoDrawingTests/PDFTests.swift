import CairoDrawing
import Foundation
import PathGeometry
import SVGTree
import Testing
import Typesetting

@Suite("A picture drawn as PDF")
struct PDFTests {
  private let document = SVGDocument(
    size: Size(30, 20), title: "7 posts", scale: 2,
    children: [.drawing(Rect(x: 1, y: 1, width: 28, height: 18).fill(.linearGradient(from: "red", to: "blue")))])

  private func pdf(_ document: SVGDocument) throws -> String {
    String(decoding: try document.pdf(shaper: BuiltinShaper()), as: UTF8.self)
  }

  @Test("is one page of the document's size, in points, with its title")
  func page() throws {
    let text = try pdf(document)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.contains("/MediaBox [ 0 0 60 40 ]"))
    #expect(text.contains("/Title (7 posts)"))
  }

  @Test("has the same bytes each time, and no date of today")
  func sameBytes() throws {
    #expect(try pdf(document) == pdf(document))
    #expect(try pdf(document).contains("20000101000000"))
  }

  @Test("has a square where a line without length has square caps")
  func dot() throws {
    let dot = Path {
      $0.move(to: Point(9, 9))
      $0.line(to: Point(9, 9))
    }
    func pdf(_ drawing: Drawing) throws -> String {
      try self.pdf(SVGDocument(size: Size(20, 20), children: [.drawing(drawing)]))
    }
    #expect(
      try pdf(dot.stroke("red", width: 6, cap: .square)) == pdf(Rect(x: 6, y: 6, width: 6, height: 6).path.fill("red")))
  }

  @Test("has joined colours and no strokes on demand, as the design profile has them")
  func profile() throws {
    let squares = [0.0, 10].map { Node.drawing(Rect(x: $0, y: 0, width: 10, height: 10).fill("red")) }
    let line = Node.drawing(Rect(x: 2, y: 12, width: 16, height: 6).path.stroke("blue"))
    let picture = SVGDocument(size: Size(20, 20), children: squares + [line])
    let profile = OutputProfile.design.mergingColors().expandingStrokes().precision(6)
    let joined = try picture.lowered(for: profile, shaper: BuiltinShaper())
    #expect(try picture.pdf(for: profile, shaper: BuiltinShaper()) == joined.pdf(shaper: BuiltinShaper()))
    #expect(try pdf(picture) != pdf(joined))
  }

  @Test("has no pixels, also where shadows, gradients and opacities are drawn")
  func vectors() throws {
    let text = try pdf(document)
    #expect(!text.contains("/Subtype /Image"))
  }

  @Test(
    "has the colours on both sides where a gradient changes at once at its first or its last offset",
    arguments: [
      [(0, "#f00"), (0.5, "#0f0"), (0.5, "#00f")], [(0.5, "#f00"), (0.5, "#00f"), (1, "#00f")],
      [(0, "#f00"), (0, "#0f0"), (1, "#00f")], [(0, "#f00"), (1, "#0f0"), (1, "#00f")],
      [(0.5, "#f00"), (0.5, "#00f")], [(0.2, "#f00"), (0.2, "#0f0"), (0.2, "#00f")],
    ] as [[(Double, Color)]])
  func edges(stops: [(Double, Color)]) throws {
    let stops = stops.map { GradientStop(offset: $0.0, color: $0.1) }
    let line = Gradient.linear(stops, start: Point(20, 0), end: Point(60, 0), space: .points)
    let circle = Gradient.radial(stops, center: Point(40, 10), radius: 20, space: .points)
    for gradient in [line, circle] {
      let square = Rect(width: 80, height: 20).path
      for drawing in [square.fill(.gradient(gradient)), square.stroke(.gradient(gradient), width: 4)] {
        let text = try pdf(SVGDocument(size: Size(80, 20), children: [.drawing(drawing)]))
        let function = try #require(text.components(separatedBy: "/FunctionType 3").last)
        let (domain, bounds) = (numbers("/Domain", in: function)[0], numbers("/Bounds", in: function)[0])
        // What is beyond an edge has a length, or else programs do not show it. The centre of a circle has none.
        #expect(domain == [0, 1] && bounds.allSatisfy { $0 < 1 }, "\(stops)")
        if gradient == line { #expect(bounds.allSatisfy { $0 > 0 }, "\(stops)") }
        #expect(numbers("/C0", in: text).first == [1, 0, 0] && numbers("/C1", in: text).last == [0, 0, 1])
      }
    }
  }

  /// The numbers in brackets after each of the words.
  private func numbers(_ word: String, in text: String) -> [[Double]] {
    text.components(separatedBy: word + " [").dropFirst().map { part in
      part.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
    }
  }

  /// An ellipse in the middle of the picture, with a gradient of its shape.
  private static func ellipse(_ width: Double) -> Group {
    let ball = Circle(center: .zero, radius: 8).fill(.radialGradient(from: "red", to: "#0000ff80"))
    return Group([.drawing(ball.stroke("lime", width: 2))])
      .applying(AffineTransform(a: width, b: 0.3, c: 0, d: 1, tx: 20, ty: 20))
  }

  @Test(
    "has elliptical gradients as a PNG has them: alone, mirrored, cut, cut out, faded and as a hole",
    arguments: [
      ellipse(2), ellipse(-2), Group([.group(ellipse(2))]).clipped(to: Rect(x: 10, y: 10, width: 12, height: 30)),
      Group([.group(ellipse(-2))]).knockingOut { Circle(center: Point(16, 20), radius: 5).fill("red") },
      Group([.drawing(Circle(center: .zero, radius: 9).fill(.radialGradient(from: "red", to: "blue")))])
        .opacity(0.5).applying(AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 20, ty: 20)),
      Group([.drawing(Rect(width: 40, height: 40).fill("red"))]).knockingOut { ellipse(2) },
    ])
  func ellipses(group: Group) throws {
    let picture = SVGDocument(size: Size(40, 40), children: [.group(group)])
    let lowered = try picture.lowered(for: .design.keepingEllipses().precision(6), shaper: BuiltinShaper())
    let expected = try Pixels(png: picture.png(scale: 2, shaper: BuiltinShaper()))
    let drawn = try Pixels(png: lowered.png(scale: 2, shaper: BuiltinShaper()))
    #expect(expected.alphaSum > 20_000)
    for y in 0..<80 {
      for x in 0..<80 { #expect(drawn[x, y].isNear(expected[x, y], within: 12), "\(x) \(y)") }
    }
    #expect(try !pdf(picture).contains("/Subtype /Image"))
  }

  @Test("of an elliptical gradient that no program can draw in its own coordinates is an error with its layer")
  func extremeEllipses() throws {
    for flat in [
      AffineTransform(a: 1e9, b: 0, c: 0, d: 1e-10, tx: 0, ty: 0), .init(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    ] {
      let ball = Circle(center: .zero, radius: 8).fill(.radialGradient(from: "red", to: "blue"))
      let picture = SVGDocument(
        size: Size(40, 40), children: [.group(Group([.drawing(ball)]).applying(flat).named("ball"))])
      if let error = #expect(throws: CairoError.self, performing: { try picture.pdf(shaper: BuiltinShaper()) }) {
        #expect(error.description == "a PDF cannot show an elliptical gradient in the layer 'ball'; draw a PNG")
      }
    }
  }

  @Test("of an image or of a mask names what a page cannot show, and its layer")
  func unsupported() throws {
    let small = SVGDocument(size: Size(1, 1), children: [])
    let image = try Image(png: small.png(shaper: BuiltinShaper()), frame: Rect(width: 9, height: 9))
    let picture = SVGDocument(size: Size(9, 9), children: [.group(Group([.image(image)]).named("icon"))])
    let error = #expect(throws: CairoError.self) { try picture.pdf(shaper: BuiltinShaper()) }
    #expect(error?.description == "a PDF cannot show an image in the layer 'icon'; draw a PNG")
  }

  @Test("shows the contents of links")
  func links() throws {
    let square = Rect(x: 0, y: 0, width: 9, height: 9).fill("red")
    let plain = SVGDocument(size: Size(9, 9), children: [.drawing(square)])
    let linked = SVGDocument(
      size: Size(9, 9), children: [.link(Link(to: "https://example.org") { square })])
    #expect(try pdf(linked) == pdf(plain))
  }
}

import CairoDrawing
import PathGeometry
import SVGTree
import Testing
import Typesetting

import func Foundation.erf

@Suite("A picture drawn as PNG")
struct PNGTests {
  private func pixels(
    _ size: Size = Size(10, 10), scale: Double = 1, background: Color? = nil, dark: Bool = false,
    @NodeBuilder _ children: () -> [Node]
  ) throws -> Pixels {
    let document = SVGDocument(size: size, children: children())
    return try Pixels(png: document.png(scale: scale, background: background, dark: dark, shaper: BuiltinShaper()))
  }

  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test("has the size of the document times both scales, in whole pixels", arguments: [0.1, 1, 1.5, 2, 3.3, 4])
  func sizes(scale: Double) throws {
    let left = Rect(x: 0, y: 0, width: 15, height: 20)
    for factor in [0.5, 1, 2] {
      let document = SVGDocument(size: Size(30, 20), scale: factor, children: [.drawing(left.fill("red"))])
      let picture = try Pixels(png: document.png(scale: scale, shaper: BuiltinShaper()))
      #expect(picture.width == Int((30 * scale * factor - 1e-6).rounded(.up)))
      #expect(picture.height == Int((20 * scale * factor - 1e-6).rounded(.up)))
      if scale * factor >= 0.1 { #expect(picture[0, 0] == .red) }
      #expect(picture.width == 1 || picture[picture.width - 1, 0].alpha == 0)
    }
  }

  @Test("has no shadows if the profile has none, nor has a PDF")
  func shadows() throws {
    let body = square.fill("red").node
    func document(_ nodes: [Node]) -> SVGDocument { SVGDocument(size: Size(30, 10), children: nodes) }
    let shadow = Node.drawing(Rect(x: 20, y: 0, width: 10, height: 10).fill("blue").named("shadow"))
    let plain = OutputProfile.web.shadows(.none)
    let (with, without) = (document([shadow, body]), document([body]))
    let shaper = BuiltinShaper()
    #expect(try with.png(shaper: shaper) != without.png(shaper: shaper))
    #expect(try with.png(for: plain, shaper: shaper) == without.png(shaper: shaper))
    #expect(try with.pdf(shaper: shaper) != without.pdf(shaper: shaper))
    #expect(try with.pdf(for: plain, shaper: shaper) == without.pdf(shaper: shaper))
  }

  @Test("is transparent where nothing is drawn, or has the colour of the background")
  func background() throws {
    let half = Rect(x: 0, y: 0, width: 5, height: 10).fill("blue")
    #expect(try pixels { half }[7, 5] == .clear)
    #expect(try pixels(background: .white) { half }[7, 5] == .white)
    #expect(try pixels(background: .white) { half }[2, 5] == .blue)
  }

  @Test("has the dark paints of drawings, lines and groups on demand")
  func dark() throws {
    for isDark in [false, true] {
      let picture = try pixels(Size(20, 10), dark: isDark) {
        Group { square.fill("red", dark: "blue") }
        Rect(x: 10, y: 0, width: 10, height: 10).fill(.white, dark: "red")
      }
      #expect(picture[5, 5] == (isDark ? .blue : .red))
      #expect(picture[15, 5] == (isDark ? .red : .white))
    }
  }

  @Test("has the colours of linear and radial gradients")
  func gradients() throws {
    let down = try pixels(Size(10, 100)) {
      Rect(width: 10, height: 100).fill(.linearGradient(from: "red", to: "blue"))
    }
    for y in stride(from: 5, to: 100, by: 10) {
      let share = (Double(y) + 0.5) / 100
      let expected = Pixels.Pixel(
        red: Int(255 * (1 - share)), green: 0, blue: Int(255 * share), alpha: 255)
      #expect(down[5, y].isNear(expected), "\(y): \(down[5, y])")
    }
    let round = try pixels(Size(100, 100)) {
      Rect(width: 100, height: 100).fill(.radialGradient(from: "red", to: "blue"))
    }
    #expect(round[50, 50].isNear(.red, within: 6))
    #expect(round[75, 50].isNear(Pixels.Pixel(red: 127, green: 0, blue: 127, alpha: 255), within: 6))
    #expect(round[1, 1] == .blue)
  }

  @Test("fills outlines by their rule, and draws lines with their width, dashes and caps")
  func outlines() throws {
    let ring = Path {
      $0.append(square.path)
      $0.append(Rect(x: 3, y: 3, width: 4, height: 4).path)
    }
    #expect(try pixels { Drawing(ring, fill: "red", fillRule: .evenOdd) }[5, 5] == .clear)
    #expect(try pixels { Drawing(ring, fill: "red") }[5, 5] == .red)
    let line = Path {
      $0.move(to: Point(0, 5))
      $0.line(to: Point(10, 5))
    }
    let dashed = try pixels { line.stroke("red", width: 4, dashes: [5, 100]) }
    #expect(dashed[2, 3] == .red && dashed[2, 6] == .red && dashed[2, 2] == .clear && dashed[7, 5] == .clear)
    #expect(try pixels { line.stroke("red", width: 4, dashes: [0, 0]) }[7, 5] == .red)
  }

  @Test("has a square where a line without length has square caps", arguments: [false, true], [[], [3, 2]])
  func dots(isClosed: Bool, dashes: [Double]) throws {
    let dot = Path {
      $0.move(to: Point(5, 5))
      if isClosed { $0.close() } else { $0.line(to: Point(5, 5)) }
      $0.move(to: Point(0, 2))
      $0.line(to: Point(1, 2))
    }
    let drawn = try pixels { dot.stroke("red", width: 2, cap: .square, dashes: dashes) }
    let expected = try pixels {
      Rect(x: 4, y: 4, width: 2, height: 2).fill("red")
      Rect(x: 0, y: 1, width: 2, height: 2).fill("red")
    }
    #expect(drawn.alphaSum == 8 * 255)
    for y in 0..<10 {
      for x in 0..<10 { #expect(drawn[x, y] == expected[x, y], "\(x) \(y)") }
    }
    #expect(try pixels { dot.stroke("red", width: 2, dashes: dashes) }[5, 5] == .clear)
  }

  @Test("has mitred corners that the limit allows before the transform, not after it")
  func miters() throws {
    // At the corner of 11 degrees, the miter is 10 times as long as the line is wide; after the transform, 3 times.
    let line = Path {
      Move(5, 20); Line(15, 120); Line(25, 20)
    }
    func picture(_ limit: Double) throws -> Pixels {
      try pixels(Size(60, 80)) {
        Group { line.stroke("red", width: 3, miterLimit: limit) }.applying(.scale(x: 2, y: 0.5))
      }
    }
    let (cut, sharp) = (try picture(4), try picture(20))
    #expect(cut[30, 58] == .red && cut[30, 63] == .clear && sharp[30, 63] == .red)
  }

  @Test("clips, fades and masks groups, and cuts texts' outlines out of them")
  func groups() throws {
    let clipped = try pixels { Group { square.fill("red") }.clipped(to: Rect(width: 5, height: 10)) }
    #expect(clipped[2, 5] == .red && clipped[7, 5] == .clear)
    let faded = try pixels {
      Group {
        square.fill("blue")
        square.fill("red")
      }.opacity(0.5)
    }
    #expect(faded[5, 5].isNear(Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 128)))
    let masked = try pixels(scale: 2) {
      Group { square.fill("red") }.masked {
        Rect(width: 5, height: 10).fill(.white)
        Rect(x: 5, y: 0, width: 2, height: 10).fill("rgb(128 128 128)")
      }.opacity(0.5)
    }
    #expect(masked[4, 10].isNear(Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 128)))
    #expect(masked[12, 10].isNear(Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 64)))
    #expect(masked[18, 10] == .clear)
  }

  @Test("spreads the light of a blurred group, and loses none of it", arguments: [0.3, 0.8, 1.6, 3], [1.0, 2, 4])
  func blur(deviation: Double, scale: Double) throws {
    let dot = Rect(x: 18, y: 18, width: 4, height: 4).fill(.black)
    let sharp = try pixels(Size(40, 40), scale: scale) { dot }
    let blurred = try pixels(Size(40, 40), scale: scale) { Group { dot }.blurred(deviation: deviation) }
    #expect(abs(Double(blurred.alphaSum) / Double(sharp.alphaSum) - 1) < 0.05)
    // Half the light of a long edge is beyond the edge.
    let edge = Rect(x: 0, y: 0, width: 20, height: 40).fill(.black)
    let soft = try pixels(Size(40, 40), scale: scale) { Group { edge }.blurred(deviation: deviation) }
    let middle = Int(20 * scale)
    let sum = soft[middle - 1, middle].alpha + soft[middle, middle].alpha
    #expect(abs(sum - 255) <= 3, "\(sum)")
    let far = Int((20 + deviation) * scale)
    // The share of a Gaussian beyond one deviation.
    #expect(abs(Double(soft[far, middle].alpha) / 255 - 0.159) < 0.16 / deviation / scale + 0.02)
  }

  @Test("shows a blurred group that reaches beyond the picture as if there were no edge", arguments: [0.8, 5, 20])
  func blurBeyond(deviation: Double) throws {
    let area = Rect(x: -40, y: 60, width: 110, height: 300).fill(.black)
    let picture = try pixels(Size(100, 100), scale: 2) { Group { area }.blurred(deviation: deviation) }
    let whole = try pixels(Size(300, 500), scale: 2) {
      Group { area }.blurred(deviation: deviation).offset(x: 100, y: 100)
    }
    var different = 0
    for x in 0..<200 { for y in 0..<200 where !picture[x, y].isNear(whole[x + 200, y + 200]) { different += 1 } }
    #expect(different == 0)
    #expect(picture[60, 199].alpha > 240)
  }

  @Test(
    "scales, rotates and skews a blur with its group",
    arguments: [
      .scale(x: 3, y: 1 / 3.0), .scale(x: -0.5, y: 2), AffineTransform(a: 0, b: 2, c: -0.7, d: 0, tx: 0, ty: 0),
      AffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), .scale(x: 2, y: 0.5).followed(by: .rotation(.degrees(30))),
      .rotation(.degrees(40)).followed(by: .scale(x: 1.5, y: -0.6)), .rotation(.degrees(70)),
    ])
  func blurAfterMaps(map: AffineTransform) throws {
    let map = map.followed(by: .translation(x: 30, y: 25))
    let (area, deviation) = (Rect(x: -12, y: -9, width: 24, height: 18), 5.0)
    let picture = try pixels(Size(60, 50), scale: 2) {
      Group { area.fill(.black) }.blurred(deviation: deviation).applying(map)
    }
    /// The share of the light between two edges that is at a place.
    func light(_ place: Double, _ low: Double, _ high: Double) -> Double {
      (erf((place - low) / deviation / 2.0.squareRoot()) - erf((place - high) / deviation / 2.0.squareRoot())) / 2
    }
    let inverse = try #require(map.inverted)
    var farthest = 0.0
    for x in 0..<120 {
      for y in 0..<100 {
        let point = inverse.apply(to: Point((Double(x) + 0.5) / 2, (Double(y) + 0.5) / 2))
        let expected = light(point.x, area.minX, area.maxX) * light(point.y, area.minY, area.maxY) * 255
        farthest = max(farthest, abs(Double(picture[x, y].alpha) - expected))
      }
    }
    #expect(farthest < 8)
  }

  @Test("is drawn with a blur of any size", arguments: [1e-300, 1e-162, 1e-9, 0.009, 0.02, 7.9, 8, 9, 40, 300, 1000])
  func anyBlur(deviation: Double) throws {
    let dot = Rect(x: 58, y: 58, width: 4, height: 4).fill(.black)
    let sharp = try pixels(Size(120, 120)) { dot }
    let blurred = try pixels(Size(120, 120)) { Group { dot }.blurred(deviation: deviation) }
    if deviation < 0.01 {
      #expect(blurred[59, 59] == sharp[59, 59] && blurred.alphaSum == sharp.alphaSum)
    } else {
      #expect(blurred[59, 59].alpha <= sharp[59, 59].alpha)
    }
    // Half of the light of an edge is beyond the edge, and about a sixth beyond one deviation.
    guard (1...20).contains(deviation) else { return }
    let edge = Rect(x: 0, y: 0, width: 60, height: 120).fill(.black)
    let soft = try pixels(Size(120, 120)) { Group { edge }.blurred(deviation: deviation) }
    #expect(abs(soft[59, 60].alpha + soft[60, 60].alpha - 255) <= 4)
    #expect(abs(Double(soft[Int(60 + deviation), 60].alpha) / 255 - 0.159) < 0.04)
  }

  @Test("shows the contents of links, and images")
  func linksAndImages() throws {
    let linked = try pixels { Link(to: "https://example.org") { square.fill("red") } }
    #expect(linked[5, 5] == .red)
    let small = SVGDocument(size: Size(2, 1), children: [.drawing(Rect(width: 1, height: 1).fill("blue"))])
    let image = try Image(
      png: small.png(shaper: BuiltinShaper()), frame: Rect(x: 0, y: 0, width: 20, height: 10))
    let picture = try pixels(Size(20, 10)) { image }
    #expect(picture[4, 5] == .blue && picture[16, 5].alpha == 0)
    // It keeps its proportions in the middle of another frame.
    let framed = try pixels(Size(20, 30)) { image.framed(in: Rect(width: 20, height: 30)) }
    #expect(framed[4, 11] == .blue && framed[4, 18] == .blue && framed[4, 8].alpha == 0 && framed[4, 21].alpha == 0)
  }

  @Test("has the same bytes each time")
  func sameBytes() throws {
    let document = SVGDocument(size: Size(30, 20), children: [.drawing(Ellipse(in: square).fill("red"))])
    #expect(try document.png(scale: 3, shaper: BuiltinShaper()) == document.png(scale: 3, shaper: BuiltinShaper()))
  }

  @Test("of more than 16,384 pixels on a side or 128 MiB is refused")
  func tooLarge() throws {
    let long = SVGDocument(size: Size(16_385, 1), children: [.drawing(square.fill("red"))])
    #expect(throws: CairoError.tooLarge(width: 16_385, height: 1)) { try long.png(shaper: BuiltinShaper()) }
    let wide = SVGDocument(size: Size(8_193, 4_096), children: [.drawing(square.fill("red"))])
    #expect(throws: CairoError.tooLarge(width: 8_193, height: 4_096)) { try wide.png(shaper: BuiltinShaper()) }
    #expect(throws: CairoError.tooLarge(width: 1e12, height: 1e12)) {
      try SVGDocument(size: Size(1e6, 1e6), children: []).png(scale: 1e6, shaper: BuiltinShaper())
    }
    #expect(
      try Pixels(png: SVGDocument(size: Size(1, 1), children: []).png(scale: 1e-3, shaper: BuiltinShaper())).width == 1)
  }

  /// A line from edge to edge and back, as often as told.
  private func scribble(_ lines: Int) -> Path {
    Path {
      for index in 0...lines {
        index == 0 ? $0.move(to: .zero) : $0.line(to: Point(Double(index * 7 % 10), Double(index % 2 * 10)))
      }
    }
  }

  @Test("is refused before it is drawn if its outlines cross too often or cover too many pixels")
  func costly() throws {
    func draw(_ node: Node, scale: Double = 1) throws {
      _ = try SVGDocument(size: Size(10, 10), children: [node]).png(scale: scale, shaper: BuiltinShaper())
    }
    let refused = CairoError.lowering(.unsupported(.costlyOutlines, path: [], layer: "a"))
    try draw(.drawing(scribble(10_000).fill("red")))
    #expect(throws: refused) { try draw(.drawing(scribble(100_000).fill("red").named("a"))) }
    #expect(throws: refused) { try draw(.drawing(scribble(100_000).stroke("red").named("a"))) }
    // Upright sides in one row cost cairo the square of their number, and in many rows nearly nothing.
    func grid(_ columns: Int, _ rows: Int) -> Path {
      (0..<columns * rows).reduce(into: Path()) { path, index in
        path.append(
          Rect(x: Double(index % columns) / 100, y: Double(index / columns) / 100, width: 0.005, height: 0.005).path)
      }
    }
    try draw(.drawing(grid(100, 1000).fill("red")))
    #expect(throws: refused) { try draw(.drawing(grid(100_000, 1).fill("red").named("a"))) }
    var withCurve = grid(100_000, 1)
    withCurve.move(to: .zero)
    withCurve.cubic(to: .zero, control1: .zero, control2: .zero)
    #expect(throws: refused) { try draw(.drawing(withCurve.fill("red").named("a"))) }
    let squares = (0..<2_000).map { _ in Node.drawing(square.fill("red").named("a")) }
    try draw(.group(Group(squares)))
    #expect(throws: refused) { try draw(.group(Group(squares)), scale: 100) }
    let faded = (0..<2_000).map { _ in Node.group(Group([squares[0]]).opacity(0.5).named("a")) }
    #expect(throws: refused) { try draw(.group(Group(faded)), scale: 50) }
    let inside = (0..<8).reduce(squares[0]) { node, _ in .group(Group([node]).opacity(0.5).named("a")) }
    try draw(inside, scale: 100)
    #expect(throws: refused) { try draw(inside, scale: 250) }
    let clipped = (0..<2_000).map { _ in Node.group(Group([squares[0]]).clipped(to: scribble(5_000)).named("a")) }
    #expect(throws: refused) { try draw(.group(Group(clipped))) }
    #expect(refused.description.hasPrefix("the outlines in the layer 'a' cross each other so often, or cover so many"))
  }

  @Test("has the same pixels in a clip of few lines and in one of many")
  func clips() throws {
    let few = Path {
      $0.move(to: Point(2, 2))
      for point in [Point(8, 2), Point(8, 8), Point(2, 8)] { $0.line(to: point) }
      $0.close()
    }
    let many = Path {
      $0.move(to: Point(2, 2))
      for index in 1...200 { $0.line(to: Point(2 + Double(index) * 0.03, 2)) }
      for point in [Point(8, 8), Point(2, 8)] { $0.line(to: point) }
      $0.close()
    }
    let pictures = try [few, many].map { clip in
      try pixels(scale: 2) { Group { square.fill("red") }.clipped(to: clip).opacity(0.5).offset(x: 0.5, y: 0) }
    }
    for x in 0..<20 { for y in 0..<20 { #expect(pictures[0][x, y].isNear(pictures[1][x, y])) } }
    #expect(pictures[1][10, 10].alpha == 128 && pictures[1][2, 2] == .clear)
  }

  @Test("needs outlines for its texts, and says so")
  func texts() {
    let document = SVGDocument(size: Size(30, 20), children: [.text(TextRun("42", at: Point(2, 15)))])
    #expect(throws: CairoError.lowering(.noOutlines(text: "42"))) { try document.png(shaper: BuiltinShaper()) }
  }
}

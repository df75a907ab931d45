import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("Paint in a file")
struct PaintTests {
  @Test("in points is moved and turned with its drawing, for light and dark pages, of fill and stroke")
  func movedGradient() throws {
    let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
    func paint(_ start: Point, _ end: Point) -> Paint {
      .gradient(.linear(stops, start: start, end: end, space: .points))
    }
    let (own, dark) = (paint(Point(0, 0), Point(40, 0)), paint(Point(0, 0), Point(20, 0)))
    var drawing = Rect(width: 40, height: 40).fill(own, dark: dark).stroke(own, width: 2)
    drawing.stroke?.darkPaint = dark
    drawing = drawing.offset(x: 60, y: 5)
    #expect(drawing.fill == paint(Point(60, 5), Point(100, 5)) && drawing.darkFill == paint(Point(60, 5), Point(80, 5)))
    #expect(drawing.stroke?.paint == drawing.fill && drawing.stroke?.darkPaint == drawing.darkFill)
    let turned = Rect(width: 40, height: 40).fill(own).rotated(by: .degrees(90))
    guard case .gradient(let gradient) = turned.fill, case .linear(_, let end) = gradient.shape else {
      Issue.record("no gradient")
      return
    }
    #expect(abs(end.x) < 1e-9 && abs(end.y - 40) < 1e-9)
  }

  @Test(
    "is a colour of three or six digits and a separate opacity",
    arguments: [
      ("#ffffff", "#fff", nil), ("#112233", "#123", nil), ("#112234", "#112234", nil), ("#8C99B0", "#8c99b0", nil),
      ("rgba(0,0,0,.5)", "#000", "0.5"), ("#11223380", "#123", "0.502"), ("transparent", "#000", "0"),
      ("rebeccapurple", "#639", nil), ("hsl(120 100% 25%)", "#008000", nil),
    ] as [(Color, String, String?)])
  func colors(color: Color, fill: String, opacity: String?) throws {
    let drawing = square.fill(.color(color)).stroke(.color(color), width: 2)
    let path = try #require(try written(drawing).first(named: "path"))
    #expect(path["fill"] == fill)
    #expect(path["stroke"] == fill)
    #expect(path.number("fill-opacity") == opacity.flatMap(Double.init))
    #expect(path.number("stroke-opacity") == opacity.flatMap(Double.init))
  }

  @Test("has no anti-aliasing if it is set to crisp, also after later changes")
  func crisp() throws {
    let drawing = square.fill("red").crisp().fill("blue").stroke("red", width: 2).offset(x: 1)
    let path = try #require(try written(drawing).first(named: "path"))
    #expect(path["shape-rendering"] == "crispEdges")
    #expect(try written(square.fill("red")).first(named: "path")?["shape-rendering"] == nil)
  }

  @Test("of none is written, because a missing fill means black")
  func noFill() throws {
    #expect(try written(square.stroke("red")).first(named: "path")?["fill"] == "none")
  }

  @Test("of a translucent stop has a separate opacity")
  func stopOpacity() throws {
    let picture = try written(square.fill(.linearGradient(from: "#0008", to: "#fff")))
    let stops = picture.all(named: "stop")
    #expect(stops.map { $0["stop-color"] } == ["#000", "#fff"])
    #expect(stops.map { $0.number("stop-opacity") } == [0.533, nil])
    #expect(stops.map { $0.number("offset") } == [0, 1])
  }

  @Test("of a vertical gradient goes from the outline's top to its bottom, in points")
  func verticalGradient() throws {
    let picture = try written(square.fill(.linearGradient(from: "red", to: "blue")))
    let gradient = try #require(picture.target(of: picture.first(named: "path")?["fill"]))
    #expect(gradient.name == "linearGradient")
    #expect(gradient["gradientUnits"] == "userSpaceOnUse")
    #expect(gradient.number("y1") == 20 && gradient.number("y2") == 50)
    #expect(gradient.number("x1") == gradient.number("x2"))
  }

  @Test("of a diagonal gradient has its ends at the given shares of the bounds")
  func obliqueGradient() throws {
    let paint = Paint.linearGradient(from: "red", to: "blue", start: Point(0.25, 0), end: Point(1, 0.5))
    let gradient = try #require(try written(square.fill(paint)).first(named: "linearGradient"))
    #expect(["x1", "y1", "x2", "y2"].map { gradient.number($0) } == [20, 20, 50, 35])
  }

  @Test("of a radial gradient is centred, with half of the longer side as its radius")
  func radialGradient() throws {
    let gradient = try #require(
      try written(square.fill(.radialGradient(from: "red", to: "blue"))).first(named: "radialGradient"))
    #expect(["cx", "cy", "r"].map { gradient.number($0) } == [30, 35, 20])
    #expect(gradient["gradientUnits"] == "userSpaceOnUse")
  }

  @Test("of a gradient in points is not converted")
  func pointsAreKept() throws {
    let stops = [GradientStop(offset: 0.5, color: .black)]
    let linear = Gradient.linear(stops, start: Point(1, 2), end: Point(3, 4), space: .points)
    let radial = Gradient.radial(stops, center: Point(5, 6), radius: 7, space: .points)
    let drawing = square.fill(.gradient(linear)).stroke(.gradient(radial))
    let picture = try written(drawing)
    let first = try #require(picture.target(of: picture.first(named: "path")?["fill"]))
    let second = try #require(picture.target(of: picture.first(named: "path")?["stroke"]))
    #expect(["x1", "y1", "x2", "y2"].map { first.number($0) } == [1, 2, 3, 4])
    #expect(["cx", "cy", "r"].map { second.number($0) } == [5, 6, 7])
  }

  @Test("of equal gradients has one definition, of different ones one each")
  func sharing() throws {
    let blue = Paint.linearGradient(from: "red", to: "blue")
    let green = Paint.linearGradient(from: "red", to: "green")
    let wide = Rect(x: 0, y: 20, width: 90, height: 30)
    let lower = Rect(x: 10, y: 21, width: 40, height: 30)
    let picture = try written(
      [square.fill(blue), wide.fill(blue), lower.fill(blue), square.fill(green)].map { .drawing($0) })
    let names = picture.all(named: "path").map { $0["fill"] }
    #expect(names[0] == names[1])
    #expect(Set(names).count == 3)
    #expect(picture.all(named: "linearGradient").count == 3)
    let alone = try written(square.fill(blue))
    #expect(alone.first(named: "path")?["fill"] == names[0], "a name does not depend on the rest of the picture")
  }

  @Test("needs no definitions without gradients, and they come before the drawings")
  func definitions() throws {
    #expect(try written(square.fill("red")).first(named: "defs") == nil)
    let picture = try written(square.fill(.linearGradient(from: "red", to: "blue")), title: "t")
    #expect(picture.children.map(\.name) == ["title", "defs", "path"])
  }

  @Test("has ids of letters and digits, with a letter first, after the prefix", arguments: 0..<50)
  func ids(index: Int) throws {
    let color = Color(red: UInt8(index), green: 0, blue: 0)
    let drawing = square.fill(.linearGradient(from: color, to: "blue"))
    let plain = try #require(try written(drawing).first(named: "linearGradient")?["id"])
    #expect(plain.wholeMatch(of: /[a-z][a-z0-9]{9}/) != nil)
    let profile = OutputProfile.web.idPrefix("a-B_9")
    let picture = try written(drawing, profile: profile)
    let prefixed = try #require(picture.first(named: "linearGradient")?["id"])
    #expect(prefixed == "a-B_9" + plain)
    #expect(picture.first(named: "path")?["fill"] == "url(#\(prefixed))")
  }

  @Test(
    "has an id prefix of letters, digits, _ and -, with a letter first",
    arguments: [
      ("", true), ("a", true), ("Z9_-", true), ("9a", false), ("-a", false), ("_a", false), ("a b", false),
      ("a\"", false), ("é", false), ("a\u{301}", false), ("[", false), ("@", false), ("a)", false),
    ])
  func prefixes(prefix: String, isOne: Bool) {
    #expect(OutputProfile.isIDPrefix(prefix) == isOne)
  }

  @Test("of a line has only the attributes that differ from the default")
  func strokes() throws {
    let plain = try #require(try written(square.stroke("red")).first(named: "path"))
    #expect(["stroke-width", "stroke-linecap", "stroke-linejoin"].allSatisfy { plain[$0] == nil })
    let other = try #require(
      try written(square.stroke("red", width: 2.5, cap: .round, join: .bevel)).first(named: "path"))
    #expect(other.number("stroke-width") == 2.5)
    #expect(other["stroke-linecap"] == "round" && other["stroke-linejoin"] == "bevel")
    #expect(try written(square.stroke("red", width: 0)).first(named: "path")?["stroke"] == nil)
  }

  @Test("has an attribute for the even-odd rule, and none for the other")
  func fillRules() throws {
    #expect(try written(square.fill("red", rule: .evenOdd)).first(named: "path")?["fill-rule"] == "evenodd")
    #expect(try written(square.fill("red")).first(named: "path")?["fill-rule"] == nil)
    #expect(try written(Path().fill("red")).first(named: "path") == nil)
  }
}

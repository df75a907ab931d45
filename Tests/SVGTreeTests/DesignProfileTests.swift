import PathGeometry
import PictureReading
import Testing
import Typesetting

@testable import SVGTree

/// What the design profile's readers support: the attributes of each element.
private let allowed: [String: Set<String>] = [
  "svg": ["xmlns", "width", "height", "viewBox"], "title": [], "defs": [],
  "linearGradient": ["id", "gradientUnits", "x1", "y1", "x2", "y2"], "stop": ["offset", "stop-color"],
  "g": ["id"],
  "path": [
    "id", "d", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-opacity",
  ],
]

@Suite("A file for design tools")
struct DesignProfileTests {
  private let font = Font(["Arial"], size: 10)

  private func drawn(_ components: any NodeComponent..., title: String? = "t") throws -> Markup {
    try written(components.map(\.node), title: title, profile: .design)
  }

  /// A square of ten points with its lower left corner at this point.
  private func glyph(at x: Double, _ y: Double) -> TextRun { TextRun("a", at: Point(x, y), font: font) }

  @Test("contains only filled and stroked paths, layers and gradients")
  func allowList() throws {
    let picture = try drawn(
      Group {
        square.fill(.linearGradient(from: "red", to: "blue")).stroke("#0f08", width: 2, cap: .round, join: .bevel)
        Circle(center: Point(50, 50), radius: 20).fill("#123", rule: .evenOdd).named("dot")
        TextRun("word", at: Point(10, 50))
      }
      .knockingOut(glyph(at: 45, 55)).clipped(to: Rect(width: 90, height: 90)).offset(x: 3).named("badge"))
    for element in picture.all {
      let known = try #require(allowed[element.name], "\(element.name)")
      #expect(known.isSuperset(of: element.attributes.keys), "\(element.name)")
    }
    #expect(picture.children.map(\.name) == ["title", "defs", "g"])
    for path in picture.all(named: "path") {
      #expect(path["fill"] != nil && path["stroke"] != nil)
      for paint in [path["fill"], path["stroke"]].compactMap({ $0 }) where paint.hasPrefix("#") {
        #expect(paint.utf8.count == 7)
      }
    }
  }

  @Test("has path data without quadratic curves and long arcs")
  func pathData() throws {
    let path = Path { path in
      path.move(to: Point(1, 2))
      path.line(to: Point(1, 12))
      path.quad(to: Point(13, 12), control: Point(7, 18))
      path.arc(to: Point(13, 2), radii: Size(6, 6), largeArc: true, clockwise: false)
      path.close()
    }
    let data = try #require(try written(path.fill("red"), profile: .design.precision(3)).first(named: "path")?["d"])
    #expect(data.firstMatch(of: /[qQtT]/) == nil)
    #expect(data.ranges(of: "6 6 0 0 0 ").count == 2)
    let written = try Path(parsing: data)
    #expect(abs(written.area - path.area) < 0.01)
    #expect(abs(try #require(written.bounds).maxX - #require(path.bounds).maxX) < 0.001)
  }

  @Test("draws everything in the coordinates of the document")
  func transforms() throws {
    let map = AffineTransform.rotation(.degrees(90)).followed(by: .scale(x: 2, y: 2))
    let gradient = Gradient.linear(
      [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)], start: Point(0, 0),
      end: Point(10, 0), space: .points)
    let circle = Circle(center: Point(5, 0), radius: 5).fill(.gradient(gradient)).stroke("red", width: 1.5)
    let picture = try drawn(Group { Group { circle }.offset(x: 1) }.applying(map))
    let path = try #require(picture.first(named: "path"))
    let bounds = try #require(try path.outline.bounds)
    #expect(bounds == Rect(x: -10, y: 2, width: 20, height: 20))
    #expect(picture.all(named: "path").map { $0["stroke-width"] } == [nil, "3"])
    let definition = try #require(picture.target(of: path["fill"]))
    #expect(["x1", "y1", "x2", "y2"].map { definition.number($0) } == [0, 2, 0, 22])
  }

  @Test("keeps the position of a gradient's colours after a shear")
  func shearedGradient() throws {
    let gradient = Gradient.linear(
      [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)], start: Point(0, 0),
      end: Point(0, 10), space: .points)
    let shear = AffineTransform(a: 1, b: 0.5, c: 1, d: 1, tx: 3, ty: 4)
    let mapped = try #require(gradient.applying(shear)?.line)
    let along = mapped.end - mapped.start
    let square = along.x * along.x + along.y * along.y
    for (x, y) in [(0.0, 0.0), (10, 0), (3, 7), (-4, 2)] {
      let place = shear.apply(to: Point(x, y)) - mapped.start
      #expect(abs((place.x * along.x + place.y * along.y) / square - y / 10) < 1e-12)
    }
  }

  @Test("draws a line as an outline if its width is different in x and y")
  func unevenStroke() throws {
    let line = Path {
      Move(0, 10)
      Line(20, 10)
    }
    let picture = try drawn(Group { line.stroke("red", width: 2) }.applying(.scale(x: 1, y: 3)))
    let path = try #require(picture.first(named: "path"))
    #expect(path["stroke"] == "none" && path["fill"] == "#ff0000")
    #expect(try path.outline.bounds == Rect(x: 0, y: 27, width: 20, height: 6))
  }

  @Test("has the opacities of a gradient on its stops, which Krita needs, also if all are the same")
  func gradientOpacity() throws {
    for (first, last) in [(0.5, 0.5), (0, 0.25), (0.75, 1)] {
      let paint = Paint.linearGradient(from: Color.black.opacity(first), to: Color.white.opacity(last))
      let picture = try drawn(square.fill(paint))
      #expect(picture.first(named: "path")?["fill-opacity"] == nil)
      #expect(picture.all(named: "stop").compactMap { $0["stop-color"] } == ["#000000", "#ffffff"])
      #expect(picture.all(named: "stop").map { $0.number("stop-opacity") ?? 1 } == [first, last])
    }
  }

  @Test("has radial gradients as circles in its own coordinates, with the focal point, which Krita needs")
  func radialGradient() throws {
    let gradient = Gradient.radial(
      [GradientStop(offset: 0, color: "red"), GradientStop(offset: 1, color: "#00f0")], center: Point(10, 20),
      radius: 5, space: .points)
    let turned = AffineTransform.rotation(.degrees(90)).followed(by: .scale(2)).followed(by: .translation(x: 50, y: 3))
    let picture = try drawn(Group { square.fill(.gradient(gradient)) }.applying(turned))
    let written = try #require(picture.first(named: "radialGradient"))
    let numbers = ["cx", "cy", "fx", "fy", "r"].map { written.number($0) }
    #expect(numbers == [10, 23, 10, 23, 10])
    #expect(written["gradientUnits"] == "userSpaceOnUse" && written["gradientTransform"] == nil)
  }

  @Test("has the last colour of a radial gradient that is too small to be written")
  func smallRadialGradient() throws {
    let paint = Paint.radialGradient(from: "red", to: "#0000ff80")
    let picture = try drawn(Group { Rect(width: 400, height: 400).fill(paint) }.applying(.scale(1e-5)))
    #expect(picture.all(named: "radialGradient").isEmpty)
    #expect(picture.all(named: "path").allSatisfy { $0["fill"] == "#0000ff" })
  }

  @Test("leaves out invisible drawings")
  func invisible() throws {
    let picture = try drawn(
      square.fill(.color(Color.black.opacity(0))), square.stroke(.none), square.stroke(.color(Color.black.opacity(0))))
    #expect(picture.all(named: "path").isEmpty)
  }

  @Test("leaves out what is blurred or empty, with any mask or opacity")
  func nothingMasked() throws {
    let blurred = Group {
      square.fill("red"); square.fill("blue")
    }.blurred(deviation: 2)
    let picture = try drawn(
      blurred.masked { square.fill("white") }, blurred.opacity(0.5), Group([]).masked { square.fill("white") })
    #expect(picture.all(named: "path").isEmpty)
  }

  @Test("names its layers and numbers those that share a name")
  func names() throws {
    let drawing = square.fill("red").named("body")
    let nodes: [any NodeComponent] = [
      drawing, square.fill("blue").named("body-2"), drawing, Group { drawing }.named("body"),
      Group { square.fill("red") },
    ]
    let picture = try written(nodes.map(\.node), profile: .design.idPrefix("x-"))
    #expect(picture.all.compactMap { $0["id"] } == ["x-body", "x-body-2", "x-body-3", "x-body-4", "x-body-5"])
    #expect(picture.children.map(\.name) == ["path", "path", "path", "g", "path"])
    #expect(try written(nodes.map(\.node)).all.allSatisfy { $0["id"] == nil })
  }

  @Test("multiplies the opacity of a group into its only drawing")
  func fadedGroup() throws {
    let faded = try drawn(Group { square.fill("#ff000080") }.opacity(0.5))
    #expect(try #require(faded.first(named: "path")?.number("fill-opacity")) == 0.251)
    let named = try drawn(Group { Group { square.fill("#f00") }.named("inner") }.opacity(0.5))
    #expect(named.first(named: "g")?["id"] == "inner")
    #expect(named.first(named: "path")?.number("fill-opacity") == 0.5)
  }

  static let refused: [(LoweringError, [Node])] = {
    let square = Rect(width: 10, height: 10).fill("red")
    let group = Group { square }
    let hidden = [Node.drawing(square)]
    guard let there = try? LinkDestination(parsing: "a") else { return [] }
    return [
      (.unsupported(.link, path: [1], layer: nil), hidden + [.link(Link(to: there) { square })]),
      (
        .unsupported(.mask, path: [0, 0], layer: "outer"),
        [.group(Group { group.masked { square } }.named("outer"))]
      ),
      (
        .unsupported(.groupOpacity, path: [0], layer: nil),
        [
          .group(
            Group {
              square; square
            }.opacity(0.5))
        ]
      ),
      (
        .unsupported(.ellipticalGradient, path: [0, 1], layer: "inner"),
        [
          .group(
            Group {
              square; square.fill(.radialGradient(from: "red", to: "blue"))
            }.named("inner").applying(.scale(x: 1, y: 2)))
        ]
      ),
    ]
  }()

  @Test("refuses what no path can replace and reports the node", arguments: refused)
  func refusal(fault: LoweringError, nodes: [Node]) throws {
    #expect(throws: fault) { try SVGDocument(size: Size(10, 10), children: nodes).svg(for: .design) }
  }
}

@Suite("Holes in a file for design tools")
struct DesignHoleTests {
  private let font = Font(["Arial"], size: 10)

  /// A square of ten points with its lower left corner at this point.
  private func glyph(at x: Double, _ y: Double) -> TextRun { TextRun("a", at: Point(x, y), font: font) }

  private func paths(_ group: Group, profile: OutputProfile = .design) throws -> [Markup] {
    try written(group, profile: profile).all(named: "path")
  }

  private func expect(_ path: Path, at point: Point, isInside: Bool) {
    #expect(path.contains(point, rule: .nonzero) == isInside, "\(point)")
    #expect(path.contains(point, rule: .evenOdd) == isInside, "\(point)")
  }

  @Test("are correct under both rules, for any direction and overlap of glyphs")
  func holes() throws {
    let body = Rect(width: 60, height: 30).fill("red")
    let group = Group { body }.knockingOut(glyph(at: 10, 20), glyph(at: 15, 22), glyph(at: 40, 20))
    let path = try #require(try paths(group).first).outline
    for x in [11.0, 17, 24, 41, 49] { expect(path, at: Point(x, 15), isInside: false) }
    for x in [9.0, 26, 39, 51] { expect(path, at: Point(x, 15), isInside: true) }
    #expect(abs(path.area - (1800 - 100 - 100 - 100 + 40)) < 1e-6)
  }

  @Test("cut into the edge if a glyph extends beyond it")
  func overTheEdge() throws {
    let group = Group { Rect(width: 20, height: 20).fill("red") }.knockingOut(glyph(at: 15, 15))
    let path = try #require(try paths(group).first).outline
    expect(path, at: Point(17, 10), isInside: false)
    expect(path, at: Point(22, 10), isInside: false)
    expect(path, at: Point(17, 3), isInside: true)
    #expect(abs(path.area - 350) < 1e-6)
  }

  @Test("cut every drawing of the group, but not a line that they do not touch")
  func lines() throws {
    let border = Rect(width: 40, height: 40).fill("red").stroke("blue", width: 2)
    let inside = try paths(Group { border }.knockingOut(glyph(at: 10, 25)))
    #expect(inside.map { $0["fill"] } == ["#ff0000", "none"])
    #expect(inside.map { $0["stroke"] } == ["none", "#0000ff"])
    let across = try paths(Group { border }.knockingOut(glyph(at: -5, 25)))
    #expect(across.map { $0["fill"] } == ["#ff0000", "#0000ff"])
    #expect(across.allSatisfy { $0["stroke"] == "none" })
    expect(try across[1].outline, at: Point(0.5, 20), isInside: false)
    expect(try across[1].outline, at: Point(0.5, 30), isInside: true)
  }

  @Test("are moved with their group")
  func moved() throws {
    let group = Group { Rect(width: 20, height: 20).fill("red") }.knockingOut(glyph(at: 5, 15)).offset(x: 50, y: 7)
    let path = try #require(try paths(group).first).outline
    expect(path, at: Point(60, 17), isInside: false)
    expect(path, at: Point(52, 17), isInside: true)
  }

  @Test("are also made by a clip, which cuts the paths themselves")
  func clip() throws {
    let group = Group {
      Rect(width: 40, height: 40).fill("red")
      Rect(x: 30, width: 5, height: 5).fill("blue")
    }
    let cut = try paths(group.clipped(to: Circle(center: Point(20, 20), radius: 10)))
    #expect(cut.count == 1)
    #expect(abs(try cut[0].outline.area - .pi * 100) < 0.01)
  }
}

@Suite("A file for symbol fonts")
struct SymbolTests {
  @Test("has its lines as outlines, in both profiles", arguments: OutputProfile.Kind.allCases)
  func expandedStrokes(kind: OutputProfile.Kind) throws {
    let border = Rect(x: 1, y: 1, width: 18, height: 18).fill("red").stroke("blue", width: 2)
    let picture = try written(border, profile: OutputProfile(kind).expandingStrokes())
    let paths = picture.all(named: "path")
    #expect(paths.count == 2)
    #expect(paths.allSatisfy { [nil, "none"].contains($0["stroke"]) })
    let ring = try paths[1].outline
    #expect(abs(ring.area - (400 - 256)) < 1e-9)
    #expect(!ring.contains(Point(10, 10)))
  }

  @Test("keeps a fill and a line that only dark pages show")
  func darkPaints() throws {
    var drawing = square.fill(.none, dark: "red").stroke(.none, width: 2)
    drawing.stroke?.darkPaint = "blue"
    let paths = try written(drawing, profile: .web.expandingStrokes()).all(named: "path")
    #expect(paths.count == 2)
    #expect(paths.allSatisfy { $0["class"] != nil && $0["fill"] == "none" })
  }

  @Test("has no fill that needs the even-odd rule, in both profiles", arguments: OutputProfile.Kind.allCases)
  func nonzero(kind: OutputProfile.Kind) throws {
    let ring = Rect(width: 20, height: 20).path.appending(Rect(x: 5, y: 5, width: 10, height: 10).path)
    let picture = try written(ring.fill("red", rule: .evenOdd), profile: OutputProfile(kind).fillingNonzero())
    let path = try #require(picture.first(named: "path"))
    #expect(path["fill-rule"] == nil)
    #expect(try !path.outline.contains(Point(10, 10)))
    #expect(try path.outline.contains(Point(2, 2)))
  }
}

import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("Options of files for design tools")
struct DesignOptionTests {
  private func paths(_ profile: OutputProfile, @NodeBuilder _ children: () -> [Node]) throws -> [Markup] {
    let document = SVGDocument(size: Size(60, 40), children: children())
    return try Markup(parsing: document.svg(for: profile)).all(named: "path")
  }

  private func square(_ x: Double, _ y: Double = 0, fill: Paint) -> Drawing {
    Rect(x: x, y: y, width: 10, height: 10).fill(fill)
  }

  @Test("bounds are a first layer of the size of the picture that shows nothing, and only there")
  func bounds() throws {
    let drawn = try paths(.design.addingBounds()) { square(20, fill: "red") }
    #expect(drawn.count == 2 && drawn[0]["id"] == "bounds")
    #expect(drawn[0]["fill"] == "none" && drawn[0]["stroke"] == "none")
    #expect(try Path(parsing: drawn[0]["d"] ?? "").bounds == Rect(x: 0, y: 0, width: 60, height: 40))
    #expect(try paths(.design) { square(20, fill: "red") }.count == 1)
    #expect(try paths(.web.addingBounds()) { square(20, fill: "red") }.count == 1)
  }

  @Test("areas of one opaque colour that touch each other are one path, with the name of the first")
  func merged() throws {
    for (x, y, count) in [(10.0, 0.0, 1), (5, 5, 1), (10, 9, 1), (0, 0, 1), (10.001, 0, 1), (11, 0, 2), (0, 11, 2)] {
      let drawn = try paths(.design.mergingColors()) {
        square(0, fill: "red").named("a")
        square(x, y, fill: "red").named("b")
      }
      #expect(drawn.count == count, "\(x) \(y)")
      #expect(drawn[0]["id"] == "a")
      let outline = SampledOutline(try Path(parsing: drawn[0]["d"] ?? ""))
      for point in [Point(5, 5), Point(x + 5, y + 5)].prefix(count == 1 ? 2 : 1) {
        #expect(outline.winding(point) != 0)
      }
    }
    let apart = try paths(.design) {
      square(0, fill: "red")
      square(10, fill: "red")
    }
    #expect(apart.count == 2)
  }

  @Test("other colours, translucent areas, gradients and strokes stay apart")
  func notMerged() throws {
    for other: Drawing in [
      square(10, fill: "blue"), square(10, fill: "#f008"), square(10, fill: .linearGradient(from: "red", to: "blue")),
      square(10, fill: "red").stroke("blue"),
    ] {
      let drawn = try paths(.design.mergingColors()) {
        square(0, fill: other.fill == .color("#f008") ? other.fill : "red")
        other
      }
      #expect(drawn.count >= 2)
    }
  }

  @Test("an area is not joined across one that it covers, but across one that it does not touch")
  func order() throws {
    for (x, count) in [(15.0, 3), (40, 2)] {
      let drawn = try paths(.design.mergingColors()) {
        square(0, fill: "red")
        square(x, fill: "blue")
        square(10, fill: "red")
      }
      #expect(drawn.count == count)
      if count == 2 { #expect(drawn.map { $0["fill"] } == ["#ff0000", "#0000ff"]) }
    }
  }

  @Test("a line stays where it is if the even-odd fill inside it becomes a nonzero one")
  func nonzeroStrokes() throws {
    let star = try Path(parsing: "M10 2 L16 20 L1 9 H19 L4 20 Z")
    let vee = try Path(parsing: "M4 4 L10 18 L16 4")
    let line = Stroke("#00f", width: 2, dashes: [])
    for profile in [OutputProfile.design.fillingNonzero(), .web.fillingNonzero()] {
      for path in [vee, try Path(parsing: "M1 1 L18 18"), star] {
        let drawn = try paths(profile) { Drawing(path, fillRule: .evenOdd, stroke: line) }
        #expect(drawn.count == 1 && drawn[0]["fill-rule"] == nil && drawn[0]["fill"] == "none")
        #expect(try Path(parsing: drawn[0]["d"] ?? "").elements == path.elements)
      }
      let drawn = try paths(profile) { Drawing(star, fill: "red", fillRule: .evenOdd, stroke: line) }
      #expect(drawn.count == 2 && drawn.allSatisfy { $0["fill-rule"] == nil })
      #expect(try Path(parsing: drawn[1]["d"] ?? "").elements == star.elements)
      let fill = SampledOutline(try Path(parsing: drawn[0]["d"] ?? ""))
      #expect(fill.winding(Point(10, 11)) == 0 && fill.winding(Point(10, 6)) != 0)
    }
  }

  @Test(
    "every nonzero fill has clockwise outlines, so that fills may overlap in one glyph",
    arguments: [
      "M8 8V20H20V8Z", "M2 2H14V14H2ZM8 8V20H20V8Z", "M2 2L14 14V2L2 14Z", "M2 2V20H20V2ZM6 6H16V16H6Z",
      "M2 2H14V14H2ZM4 4H18V18H4ZM20 2V9H29V2Z", "M0 0H10V10H0ZM0 0H10V10H0ZM20 0V10H25V0Z",
    ])
  func clockwise(data: String) throws {
    let path = try Path(parsing: data)
    let profile = OutputProfile.design.expandingStrokes().fillingNonzero()
    let outline = SampledOutline(try Path(parsing: paths(profile) { path.fill("red") }[0]["d"] ?? ""))
    for x in 0..<31 {
      for y in 0..<22 {
        let point = Point(Double(x) + 0.4, Double(y) + 0.3)
        #expect(outline.winding(point) == (path.contains(point) ? 1 : 0), "\(point)")
      }
    }
  }

  @Test("a nonzero fill that is clockwise already keeps its outline")
  func clockwiseBefore() throws {
    // The squares of the last one touch, so an operation would draw them anew.
    for data in ["M20 2V20H2V2ZM6 6V16H16V6Z", "M10 2V10H2V2ZM20 10V18H10V10Z"] {
      let path = try Path(parsing: data)
      let drawn = try paths(.design.expandingStrokes().fillingNonzero()) { path.fill("red") }
      #expect(try Path(parsing: drawn[0]["d"] ?? "").elements == path.elements)
    }
  }

  @Test("fills that are not joined with others keep their outlines under the nonzero rule")
  func separateFills() throws {
    let path = try Path(parsing: "M2 2V14H14V2ZM4 4H18V18H4Z")
    #expect(
      try Path(parsing: paths(.design.fillingNonzero()) { path.fill("red") }[0]["d"] ?? "").elements == path.elements)
  }

  @Test("an area that touches two earlier ones joins them, unless the first would come below what covers it")
  func bridge() throws {
    for (blue, count) in [(40.0, 2), (15, 3)] {
      let drawn = try paths(.design.mergingColors()) {
        square(0, fill: "red").named("a")
        square(blue, 0, fill: "blue")
        square(20, fill: "red")
        square(10, fill: "red")
      }
      #expect(drawn.count == count, "\(blue)")
      #expect(drawn[0]["id"] == "a")
      if count == 2 { #expect(try drawn[0].outline.bounds == Rect(x: 0, y: 0, width: 30, height: 10)) }
    }
  }

  @Test("crisp areas without a name are joined without a wish, because smooth edges between them would be lines")
  func crispAreas() throws {
    func count(_ change: (Drawing) -> Drawing) throws -> Int {
      let drawn = try paths(.design) {
        change(square(0, fill: "red"))
        change(square(10, fill: "red"))
      }
      #expect(drawn.allSatisfy { $0["shape-rendering"] == nil })
      return drawn.count
    }
    #expect(try count { $0.crisp() } == 1)
    #expect(try count { $0 } == 2)
    #expect(try count { $0.crisp().named("a") } == 2)
    #expect(try count { $0.crisp().fill("#f008") } == 2)
  }

  @Test("thousands of areas that touch are joined")
  func manyTouching() throws {
    var areas: [Rect] = []
    for index in 0..<3_600 where index % 2 == 0 || index / 60 % 3 == 0 {
      areas.append(Rect(x: Double(index % 60), y: Double(index / 60), width: 1, height: 1))
    }
    let document = SVGDocument(size: Size(60, 60), children: areas.map { .drawing($0.fill("red")) })
    let drawn = try Markup(parsing: document.svg(for: .design.mergingColors())).all(named: "path")
    #expect(drawn.count == 1)
    #expect(try abs(drawn[0].outline.area - Double(areas.count)) < 0.01)
  }

  @Test("an area is joined with the last that it touches, unless it covers another after that", arguments: 0..<20)
  func partners(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let areas = (0..<60).map { _ in
      (
        Rect(x: random.uniform(0...200).rounded(), y: random.uniform(0...200).rounded(), width: 10, height: 10),
        ["#ff0000", "#0000ff"][Int.random(in: 0...1, using: &random)]
      )
    }
    var expected: [(bounds: Rect, fill: String)] = []
    for (first, fill) in areas {
      var area = first
      func touches(_ other: Rect, within gap: Double) -> Bool {
        other.minX < area.maxX + gap && area.minX - gap < other.maxX && other.minY < area.maxY + gap
          && area.minY - gap < other.maxY
      }
      var place = expected.count
      expected.append((area, fill))
      while let found = expected[..<place].lastIndex(where: { touches($0.bounds, within: $0.fill == fill ? 0.002 : 0) }
      ),
        expected[found].fill == fill
      {
        let former = expected[found].bounds
        area = former.union(area)
        expected[found].bounds = area
        expected.remove(at: place)
        place = found
        if area == former { break }
      }
    }
    let document = SVGDocument(
      size: Size(210, 210), children: try areas.map { .drawing($0.0.fill(.color(try Color(parsing: $0.1)))) })
    let drawn = try Markup(parsing: document.svg(for: .design.mergingColors())).all(named: "path")
    #expect(try drawn.map { try $0.outline.bounds } == expected.map { $0.bounds })
    #expect(drawn.map { $0["fill"] } == expected.map { $0.fill })
    #expect(expected.count < areas.count)
  }

  @Test("thousands of areas that are apart take time in proportion, in any order")
  func manyApart() throws {
    func time(_ count: Int, _ fills: [Paint]) throws -> Duration {
      var areas = (0..<count).map { index in
        Node.drawing(
          Rect(x: Double(index % 100) * 2, y: Double(index / 100) * 2, width: 1, height: 1).fill(
            fills[index % fills.count]))
      }
      var random = SeededGenerator(seed: 1)
      areas.shuffle(using: &random)
      var merging = ColorMerging(joinsAll: true)
      var merged: [Node] = []
      let time = try processorTime { merged = try merging.merged(areas) }
      #expect(merged.count == count)
      return time
    }
    for fills: [Paint] in [["red"], ["red", "blue"]] {
      let few = try time(400, fills)
      #expect(try time(3_200, fills) < few * 30)
    }
  }

  @Test("groups are joined inside, and even-odd holes stay holes")
  func groups() throws {
    var ring = Rect(x: 0, y: 0, width: 10, height: 10).path
    ring.append(Rect(x: 2, y: 2, width: 6, height: 6).path)
    let outlined = ring.fill("red", rule: .evenOdd)
    let drawn = try paths(.design.mergingColors()) {
      Group {
        outlined
        square(10, fill: "red")
      }.named("inner")
      square(20, fill: "red")
    }
    #expect(drawn.count == 2)
    let outline = SampledOutline(try Path(parsing: drawn[0]["d"] ?? ""))
    #expect(outline.winding(Point(5, 5)) == 0)
    #expect(outline.winding(Point(1, 5)) != 0 && outline.winding(Point(15, 5)) != 0)
  }

  @Test("a layer whose name could be anything else ends the process")
  func layerNames() async {
    await #expect(processExitsWith: .failure) {
      var canvas = NodeCanvas()
      canvas.fill(.rect(Rect(width: 1, height: 1)), .black, layer: "a b\"><script>")
    }
  }

  @Test("an area that is empty leaves no group around it")
  func emptyArea() throws {
    let line = Path { path in
      path.move(to: Point(20, 20))
      path.line(to: Point(30, 20))
    }
    let document = SVGDocument(
      size: Size(40, 40),
      children: [
        .group(
          Group([.drawing(line.fill("red", rule: .evenOdd))]).clipped(to: Circle(center: Point(20, 20), radius: 9)))
      ])
    let root = try Markup(parsing: document.svg(for: .web.fillingNonzero()))
    #expect(!root.all.contains { $0.name == "g" })
  }

  @Test("has two decimals in the design profile and three in the others, or as many as are asked for")
  func precision() throws {
    let circle = Circle(center: Point(10, 10), radius: 1.23456)
    for (profile, number) in [
      (OutputProfile.web, "1.235"), (.embed, "1.235"), (.design, "1.23"), (.design.precision(4), "1.2346"),
      (.design.precision(0), "1 "), (.web.precision(2), "1.23"),
    ] {
      let data = try #require(
        try written(circle.fill("red"), profile: profile).first(named: "path")?["d"])
      #expect(data.contains(number), "\(data)")
    }
  }

  @Test(
    "without shadows their layers are gone in every profile, and the rest is the same",
    arguments: [OutputProfile.web, .design])
  func shadows(profile: OutputProfile) throws {
    for name in ["shadow", "inset-shadow", "label-shadow", "message-shadow"] {
      let drawn = try paths(profile.shadows(.none)) {
        Group { square(0, fill: "#0008") }.named(name)
        Group { square(20, fill: "#0008").named(name) }
        square(10, fill: "red").named("body")
      }
      #expect(drawn.count == 1)
      #expect(drawn[0]["fill"] == (profile.kind == .design ? "#ff0000" : "red") || drawn[0]["fill"] == "#f00")
    }
    #expect(try paths(profile.shadows(.bands)) { Group { square(0, fill: "#0008") }.named("shadow") }.count == 1)
  }
}

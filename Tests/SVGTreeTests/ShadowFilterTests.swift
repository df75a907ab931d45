import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

/// Shadows as blurs, which design tools show as effects.
@Suite("A shadow as a filter")
struct ShadowFilterTests {
  private static let shadow = DropShadow(color: "#0008", blur: 6, offset: Point(1, 3))
  private static let figure = RoundedRect(Rect(x: 20, y: 20, width: 40, height: 20), radius: 8)

  /// A stack of areas and its other form.
  private var stack: Group {
    guard case .group(let stack) = FigureShadow.cast(Self.shadow, by: Self.figure, isCutOut: false).node else {
      return Group([])
    }
    return stack
  }

  private let profiles = [OutputProfile.web.shadows(.filter), .embed.shadows(.filter), .design.shadows(.filter)]

  @Test("is one area with half of the blur as its deviation, moved by the offset")
  func area() throws {
    for profile in profiles {
      let picture = try written([.group(stack), .drawing(Self.figure.fill("red"))], profile: profile)
      let group = try #require(picture.all(named: "g").first { $0["filter"] != nil })
      let filter = try #require(picture.target(of: group["filter"]))
      #expect(filter.children.map(\.name) == ["feGaussianBlur"])
      #expect(filter.children[0].number("stdDeviation") == 3)
      let paths = group.all(named: "path")
      #expect(paths.count == 1 && picture.all(named: "path").count == 2)
      let bounds = try #require(try Path(parsing: paths[0]["d"] ?? "").bounds)
      #expect(bounds == Rect(x: 21, y: 23, width: 40, height: 20))
      #expect(paths[0]["fill-opacity"].flatMap(Double.init).map { abs($0 - 0.533) < 0.001 } == true)
    }
    let design = try written([.group(stack)], profile: profiles[2])
    #expect(design.first(named: "g")?["id"] == "shadow")
  }

  private var cutStacks: [Group] {
    [
      Group { stack }.knockingOut { Rect(x: 30, y: 25, width: 5, height: 5).fill("red") },
      Group { stack }.clipped(to: Rect(width: 50, height: 50)),
    ]
  }

  @Test("is a stack of areas for design tools by default, and where something cuts it")
  func design() throws {
    #expect(try written([.group(stack)], profile: .design).all(named: "filter").isEmpty)
    for group in cutStacks {
      let picture = try written(group, profile: .design.shadows(.filter))
      #expect(picture.all(named: "filter").isEmpty && picture.all(named: "path").count > 4)
    }
  }

  @Test("is a filter for web pages by default, cut or not, and a stack of areas if that is asked for")
  func web() throws {
    for profile in [OutputProfile.web, .embed] {
      for group in cutStacks + [Group { stack }] {
        #expect(try written(group, profile: profile).all(named: "filter").count == 1)
        let bands = try written(group, profile: profile.shadows(.bands))
        #expect(bands.all(named: "filter").isEmpty && bands.all(named: "path").count > 4)
      }
    }
  }

  @Test("leaves a translucent figure out by a clip around all that the blur reaches")
  func cutOut() throws {
    let node = FigureShadow.cast(Self.shadow, by: Self.figure, isCutOut: true).node
    let picture = try written([node], profile: .web)
    let group = try #require(picture.all(named: "g").first { $0["filter"] != nil })
    let clip = try #require(picture.target(of: group["clip-path"])?.first(named: "path")?["d"])
    let path = try Path(parsing: clip)
    #expect(!path.contains(Point(40, 30)) && path.contains(Point(21, 21)) && path.contains(Point(40, 51.9)))
    #expect(path.bounds == Rect(x: 10, y: 10, width: 61, height: 43))
  }

  @Test("of any figure is blurred whole, and its clip leaves out the figure alone", arguments: 0..<200)
  func anyFigure(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let size = Size(random.uniform(4...200), random.uniform(4...60))
    let figure = RoundedRect(
      Rect(origin: Point(random.uniform(-20...20), random.uniform(-20...20)), size: size),
      radius: random.uniform(0...min(size.width, size.height) / 2))
    let blur = random.logarithmic(0.1...100)
    let shadow = DropShadow(blur: blur, offset: Point(random.uniform(-30...30), random.uniform(-30...30)))
    for isCutOut in [false, true] {
      let picture = try written([FigureShadow.cast(shadow, by: figure, isCutOut: isCutOut).node], profile: .web)
      let group = try #require(picture.all(named: "g").first { $0["filter"] != nil })
      let filter = try #require(picture.target(of: group["filter"]))
      func number(_ name: String) -> Double { filter.number(name) ?? .nan }
      let region = Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let moved = figure.rect.offset(x: shadow.offset.x, y: shadow.offset.y)
      let path = try #require(try Path(parsing: group.first(named: "path")?["d"] ?? "").bounds)
      #expect(isClose(path, moved))
      #expect(abs((filter.first(named: "feGaussianBlur")?.number("stdDeviation") ?? .nan) - blur / 2) <= 0.0005)
      #expect(isClose(region.union(moved.inset(by: -1.5 * blur)), region))
      #expect((group["clip-path"] != nil) == isCutOut)
      guard let clip = picture.target(of: group["clip-path"])?.first(named: "path")?["d"] else { continue }
      let seen = try Path(parsing: clip)
      let bounds = try #require(seen.bounds)
      #expect(isClose(bounds.union(region), bounds))
      for _ in 0..<20 {
        let point = Point(
          random.uniform(region.minX...region.maxX), random.uniform(region.minY...region.maxY))
        let isOnEdge = figure.path.stroked(width: 0.02).contains(point)
        #expect(isOnEdge || seen.contains(point) != figure.path.contains(point))
      }
    }
  }

  @Test("inside a figure is a stack of areas in every form")
  func inside() throws {
    let shadow = InsetShadow(color: "#0008", blur: 6, offset: 2)
    for shape in [FigureShadow.inside(Self.figure, shadow), .inside(Capsule(in: Self.figure.rect), shadow)] {
      for profile in profiles {
        let picture = try written([shape.node], profile: profile)
        #expect(picture.all(named: "filter").isEmpty && picture.all(named: "path").count > 4)
      }
    }
  }

  @Test("grows with the group around it")
  func scaled() throws {
    let group = Group { stack }.applying(.scale(0.5))
    let picture = try written(group, profile: .design.shadows(.filter))
    #expect(picture.first(named: "feGaussianBlur")?.number("stdDeviation") == 1.5)
    let bounds = try Path(parsing: picture.first(named: "path")?["d"] ?? "").bounds
    #expect(bounds == Rect(x: 10.5, y: 11.5, width: 20, height: 10))
  }

  @Test("is a stack of areas for design tools where a transform scales it differently in x and y")
  func stretched() throws {
    let text = Group { TextRun("a", at: Point(10, 50)) }.blurred(deviation: 2)
    for (map, isEven) in [
      (AffineTransform.scale(x: 3, y: 0.5), false), (AffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), false),
      (.scale(x: -2, y: 2), true), (.rotation(.degrees(30)), true),
    ] {
      let group = Group { Group { stack }.applying(map) }
      let picture = try written(group, profile: .design.shadows(.filter))
      #expect(picture.all(named: "filter").count == (isEven ? 1 : 0))
      #expect(isEven ? picture.all(named: "path").count == 1 : picture.all(named: "path").count > 4)
      #expect(SVGDocument(width: 99, height: 99) { group }.keepsShadowBands != isEven)
      // The blur of a text has no other form.
      let texts = try written(Group { text }.applying(map), profile: .design.shadows(.filter))
      #expect(texts.all(named: "path").count == (isEven ? 1 : 0))
      #expect(try written(group, profile: .web).all(named: "filter").count == 1)
    }
    let back = Group { Group { stack }.applying(.scale(x: 4, y: 0.5)) }.applying(.scale(x: 0.25, y: 2))
    #expect(try written(back, profile: .design.shadows(.filter)).all(named: "filter").count == 1)
  }

  @Test("of a text stays a blur in the design profile, which leaves it out otherwise")
  func texts() throws {
    let group = Group { TextRun("a", at: Point(10, 50)).named("label-shadow") }.blurred(deviation: 2)
    #expect(try written([.group(group)], profile: .design).all(named: "path").isEmpty)
    let picture = try written([.group(group)], profile: .design.shadows(.filter))
    #expect(picture.first(named: "path")?["id"] == "label-shadow")
    #expect(picture.first(named: "feGaussianBlur")?.number("stdDeviation") == 2)
  }

  @Test("has its colours for light and dark pages, and in the variant for dark ones")
  func dark() throws {
    var other = stack
    other.children = other.children.map { node in
      guard case .drawing(let drawing) = node else { return node }
      return .drawing(drawing.fill(drawing.fill.mapColors { _ in "#fff8" }))
    }
    other.smoothForm = DropShadow(color: "#fff8", blur: 6, offset: Point(1, 3)).blurredArea(
      of: Self.figure, cuttingOut: false)?.named(
        "shadow")
    let adapted = try #require([Node.group(stack)].adapting(toDark: [.group(other)]))
    let document = SVGDocument(size: Size(80, 60), title: nil, children: adapted)
    for (picture, fills) in [(document, ["#000000"]), (document.inDarkColors, ["#ffffff"])] {
      let markup = try Markup(parsing: picture.svg(for: .design.shadows(.filter), shaper: SquareShaper()))
      #expect(markup.all(named: "path").map { $0["fill"] } == fills)
    }
  }

  @Test("is no filter without a blur, or with one beyond what SVG files may have", arguments: [0, 2001.0, .nan])
  func noBlur(blur: Double) {
    #expect(DropShadow(blur: blur).blurredArea(of: Self.figure, cuttingOut: false) == nil)
  }
}

/// Whether no edge of two rectangles is further apart than numbers are rounded.
private func isClose(_ one: Rect, _ other: Rect) -> Bool {
  [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY].allSatisfy {
    abs($0) <= 0.01
  }
}

import PathGeometry
import PictureReading
import Testing
import Typesetting

@testable import SVGTree

@Suite("A group in a file")
struct GroupTests {
  private let drawing = square.fill("red")

  @Test("that has no effect leaves no trace, nor does an empty one")
  func plain() throws {
    #expect(try written(Group { drawing }).children.map(\.name) == ["path"])
    #expect(try written(Group([]).opacity(0.5).offset(x: 3)).children.isEmpty)
    #expect(try written(Group { drawing }.offset(x: 3).offset(x: -3)).children.map(\.name) == ["path"])
  }

  @Test("that is moved has a translation, any other map a matrix, in the order of the calls")
  func transforms() throws {
    func transform(_ group: Group) throws -> String? { try written(group).first(named: "g")?["transform"] }
    let group = Group { drawing }
    #expect(try transform(group.offset(x: 3, y: -4)) == "translate(3 -4)")
    #expect(try transform(group.offset(x: 3).offset(y: 2)) == "translate(3 2)")
    #expect(try transform(group.offset(x: 1).applying(.scale(x: 2, y: 3))) == "matrix(2 0 0 3 2 0)")
    #expect(try transform(group.applying(.scale(x: 2, y: 3)).offset(x: 1)) == "matrix(2 0 0 3 1 0)")
  }

  @Test("that is rotated keeps the position of the far side of a wide picture", arguments: [0, 1, 3])
  func turned(precision: Int) throws {
    let angle = Angle.degrees(1)
    let picture = try written(
      Group { drawing }.applying(.rotation(angle)), profile: .web.precision(precision))
    let text = try #require(picture.first(named: "g")?["transform"])
    let numbers = text.dropFirst("matrix(".count).dropLast().split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 6)
    let far = AffineTransform.rotation(angle).apply(to: Point(10_000, 10_000))
    let x = numbers[0] * 10_000 + numbers[2] * 10_000 + numbers[4]
    let y = numbers[1] * 10_000 + numbers[3] * 10_000 + numbers[5]
    #expect(abs(x - far.x) < 0.02 && abs(y - far.y) < 0.02)
  }

  @Test("that is faded keeps its opacity, however lengths are rounded", arguments: [0, 2, 6])
  func opacity(precision: Int) throws {
    let picture = try written(Group { drawing }.opacity(0.25), profile: .web.precision(precision))
    #expect(picture.first(named: "g")?.number("opacity") == 0.25)
    let faded = try written(square.fill(.color(Color.black.opacity(0.125))), profile: .web.precision(precision))
    #expect(faded.first(named: "path")?.number("fill-opacity") == 0.125)
    #expect(try written(Group { drawing }.opacity(1)).first(named: "g") == nil)
  }

  @Test("that is clipped, masked or cut again keeps what it had")
  func again() throws {
    let circle = Circle(center: Point(30, 30), radius: 9)
    let clipped = try written(Group { drawing }.clipped(to: circle).clipped(to: Rect(width: 30, height: 30)))
    #expect(clipped.all(named: "clipPath").count == 2)
    let hole = Rect(x: 12, y: 22, width: 4, height: 4)
    let cut = Group { drawing }.knockingOut { circle.fill("red") }.knockingOut { hole.fill("red") }
    #expect(try written(cut).first(named: "mask")?.all(named: "path").count == 3)
    let masked = Group { drawing }.masked { circle.fill("white") }
    for group in [masked.masked { hole.fill("white") }, masked.knockingOut { hole.fill("red") }] {
      #expect(try written(group).all(named: "mask").count == 2)
    }
    // Both are in the coordinates of the group, and all else is that of the group.
    let moved = Group { drawing }.named("layer").opacity(0.5).clipped(to: circle).offset(x: 40).clipped(to: circle)
    let groups = try written(moved).all(named: "g")
    #expect(groups.map { $0["clip-path"] != nil } == [true, true])
    #expect(groups.map { $0["transform"] } == ["translate(40 0)", nil])
    #expect(moved.name == "layer" && moved.opacity == 0.5)
  }

  @Test("that is clipped refers to one definition for equal outlines")
  func clip() throws {
    let circle = Circle(center: Point(30, 30), radius: 9)
    let picture = try written(
      [Group { drawing }.clipped(to: circle), Group { drawing }.clipped(to: circle).offset(x: 1)].map { .group($0) })
    #expect(picture.all(named: "clipPath").count == 1)
    for group in picture.all(named: "g") {
      let clip = try #require(picture.target(of: group["clip-path"]))
      #expect(clip.name == "clipPath" && clip.children.map(\.name) == ["path"])
    }
  }

  @Test("that is masked is visible where the mask's nodes are white")
  func mask() throws {
    let picture = try written(Group { drawing }.masked { square.fill(.linearGradient(from: "white", to: "black")) })
    let mask = try #require(picture.target(of: picture.all(named: "path").last?["mask"]))
    #expect(mask["maskUnits"] == "userSpaceOnUse")
    #expect(["x", "y", "width", "height"].map { mask.number($0) } == [10, 20, 40, 30])
    #expect(picture.target(of: mask.first(named: "path")?["fill"])?.number("y2") == 50)
  }

  @Test("with text knocked out has a mask of black text on a white area that is larger on every side")
  func knockout() throws {
    let text = TextRun("42", at: Point(30, 40), anchor: .middle).fill("#f00")
    let picture = try written(Group { drawing }.knockingOut(text))
    let mask = try #require(picture.target(of: picture.all(named: "path").last?["mask"]))
    #expect(mask.children.map(\.name) == ["path", "text"])
    #expect(mask.children.map { $0["fill"] } == ["#fff", "#000"])
    #expect(mask.children[1].text == "42")
    let x = try #require(mask.number("x"))
    let y = try #require(mask.number("y"))
    #expect(x < 10 && y < 20)
    #expect(x + (mask.number("width") ?? 0) > 50 && y + (mask.number("height") ?? 0) > 50)
    #expect(picture.all(named: "text").count == 1, "the text is a hole, and not painted as well")
  }

  @Test("has a mask of its own if it has several parts or another attribute, and else its one shape has it")
  func maskedParts() throws {
    func names(_ group: Group, _ profile: OutputProfile = .web) throws -> [String] {
      try written(group, profile: profile).all.filter { $0["mask"] != nil }.map(\.name)
    }
    let text = TextRun("42", at: Point(30, 40))
    let pill = Capsule(in: Rect(width: 40, height: 20)).fill("red")
    #expect(try names(Group { drawing }.knockingOut(text)) == ["path"])
    #expect(try names(Group { pill.offset(x: 3) }.masked { square.fill("white") }, .embed) == ["path"])
    #expect(try names(Group([drawing.node, pill.node]).knockingOut(text)) == ["g"])
    #expect(try names(Group { text }.masked { square.fill("white") }) == ["g"])
    #expect(try names(Group { drawing }.opacity(0.5).knockingOut(text)) == ["g"])
    #expect(try names(Group { drawing }.offset(x: 1).knockingOut(text)) == ["g"])
    #expect(try names(Group { Group { drawing }.knockingOut(text) }.knockingOut(text)) == ["g", "path"])
  }

  @Test("with text knocked out keeps its whole blur, and texts with outlines wider than measured")
  func knockoutRegion() throws {
    func region(_ group: Group, _ profile: OutputProfile) throws -> [Double?] {
      let picture = try written(group.knockingOut(TextRun("4", at: Point(30, 40))), profile: profile)
      let background = try #require(picture.first(named: "mask")?.first(named: "path")?["d"])
      let bounds = try #require(try Path(parsing: background).bounds)
      return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    }
    // The square from 10, 20 to 50, 50, enlarged by 4.8, rounded outwards, plus a point.
    #expect(try region(Group { drawing }.blurred(deviation: 1.6), .web) == [4, 14, 56, 56])
    // The width of the shaper's square is the font size.
    let text = TextRun("i", at: Point(10, 50), font: Font(["Verdana"], size: 30))
    #expect(try region(Group { text }, .web.outliningText()) == [9, 19, 41, 51])
  }

  @Test("with text knocked out of nothing draws nothing")
  func knockoutOfNothing() throws {
    let text = TextRun("42", at: Point(30, 40))
    #expect(try written(Group([]).knockingOut(text)).children.isEmpty)
    #expect(try written(Group([.drawing(Path().fill("red"))]).knockingOut(text)).all(named: "mask").isEmpty)
  }

  @Test("that is blurred has a filter of three deviations around it, in whole points of its own coordinates")
  func blur() throws {
    let picture = try written(Group { drawing }.blurred(deviation: 1.6).offset(x: 7))
    let group = try #require(picture.first(named: "g"))
    let filter = try #require(picture.target(of: group["filter"]))
    #expect(filter.name == "filter" && filter["filterUnits"] == "userSpaceOnUse")
    // The square from 10, 20 to 50, 50, enlarged by 4.8, rounded outwards.
    #expect(["x", "y", "width", "height"].map { filter.number($0) } == [5, 15, 50, 40])
    #expect(filter["color-interpolation-filters"] == "sRGB")
    #expect(filter.children.map(\.name) == ["feGaussianBlur"])
    #expect(filter.children[0].number("stdDeviation") == 1.6)
  }

  @Test("that is blurred by zero, or by less than the last decimal, has no filter", arguments: [0, 0.0004])
  func noBlur(deviation: Double) throws {
    #expect(try written(Group { drawing }.blurred(deviation: deviation)).children.map(\.name) == ["path"])
  }

  @Test("that is blurred has the bounds of the blur")
  func blurredBounds() {
    let group = Group { drawing }.blurred(deviation: 2).applying(.scale(2))
    #expect(Node.group(group).bounds == Rect(x: 8, y: 28, width: 104, height: 84))
  }

  @Test("of the largest possible drawing can be blurred")
  func largestBlur() throws {
    let huge = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9).fill("red")
    let filter = try written(Group { huge }.blurred(deviation: 1000)).first(named: "filter")
    #expect(filter?.number("width") == 1e9)
  }

  @Test("that is a decoration is hidden from screen readers")
  func decoration() throws {
    #expect(try written(Group { drawing }.decorative()).first(named: "g")?["aria-hidden"] == "true")
  }

  @Test("has bounds around everything in it, strokes and moves included")
  func bounds() throws {
    let group = Group { square.stroke("red", width: 4) }.offset(x: 100).applying(.scale(2))
    #expect(Node.group(group).bounds == Rect(x: 216, y: 36, width: 88, height: 68))
    #expect([Node]().bounds == nil)
    let text = TextRun("HH", at: Point(50, 50), font: Font(["Helvetica"], size: 10), anchor: .end)
    let box = try #require(Node.text(text).bounds)
    #expect(box.maxX == 50 && box.minY < 43 && box.maxY > 50)
  }

  @Test("has bounds around the tips of mitred corners and around caps")
  func strokeBounds() throws {
    func bounds(_ data: String, _ cap: LineCap = .butt, _ join: LineJoin = .miter) throws -> Rect {
      try #require(Node.drawing(try Path(parsing: data).stroke("red", width: 2, cap: cap, join: join)).bounds)
    }
    func isClose(_ a: Rect, _ b: Rect) -> Bool {
      max(abs(a.minX - b.minX), abs(a.maxX - b.maxX), abs(a.minY - b.minY), abs(a.maxY - b.maxY)) < 1e-9
    }
    // The tip of a right-angled corner is √2 half widths away, of one of twice atan(1/3) √10, and of one beyond the
    // limit less than one.
    #expect(isClose(try bounds("M10 10H5"), Rect(x: 5, y: 9, width: 5, height: 2)))
    #expect(isClose(try bounds("M10 10H5", .square), Rect(x: 4, y: 9, width: 7, height: 2)))
    #expect(isClose(try bounds("M10 10H5", .round), Rect(x: 4, y: 9, width: 7, height: 2)))
    let corner = try bounds("M10 5L20 15L10 25")
    #expect(abs(corner.maxX - 20 - 2.0.squareRoot()) < 1e-9 && abs(corner.minX - 10 + 0.5.squareRoot()) < 1e-9)
    #expect(abs(try bounds("M0 0L30 10L0 20").maxX - 30 - 10.0.squareRoot()) < 1e-9)
    #expect(try bounds("M0 0L30 10L0 20", .butt, .bevel).maxX < 31)
    #expect(try bounds("M0 0L40 10L0 20").maxX < 41)
    // A move that draws nothing has no bounds.
    #expect(try bounds("M0 0M5 5H9") == Rect(x: 5, y: 4, width: 4, height: 2))
  }

  @Test("accepts only a finite map, a finite move and an opacity from 0 to 1")
  func programmersMistakes() async {
    await #expect(processExitsWith: .failure) { _ = Group([]).offset(x: .nan) }
    await #expect(processExitsWith: .failure) { _ = Group([]).applying(.scale(.infinity)) }
    await #expect(processExitsWith: .failure) { _ = Group([]).opacity(1.01) }
    await #expect(processExitsWith: .failure) { _ = Group([]).opacity(.nan) }
    await #expect(processExitsWith: .failure) { _ = Group([]).blurred(deviation: -1) }
    await #expect(processExitsWith: .failure) { _ = Group([]).blurred(deviation: .nan) }
  }
}

import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("A stroke with dashes or a custom miter limit")
struct DashedStrokeTests {
  private let line = Path {
    Move(0, 10)
    Line(20, 10)
  }

  private let corner = Path {
    Move(0, 0)
    Line(20, 0)
    Line(0, 4)
  }

  @Test("has attributes in the web profile if they differ from the default")
  func web() throws {
    let path = try written(line.stroke("red", width: 2, dashes: [3, 0.5], dashOffset: -1))
      .first(named: "path")
    #expect(path?["stroke-dasharray"] == "3 .5" && path?["stroke-dashoffset"] == "-1")
    #expect(path?["stroke-miterlimit"] == nil)
    #expect(try written(corner.stroke("red", miterLimit: 10)).first(named: "path")?["stroke-miterlimit"] == "10")
    for plain in [
      line.stroke("red", dashes: [0, 0]), line.stroke("red", join: .round, miterLimit: 10),
      line.stroke("red", dashes: [1e-9]),
    ] {
      let path = try written(plain).first(named: "path")
      #expect(
        path?["stroke-dasharray"] == nil && path?["stroke-miterlimit"] == nil && path?["stroke-dashoffset"] == nil)
    }
  }

  @Test("of square dots has them along the line in the design profile")
  func squareDots() throws {
    let circle = Circle(center: Point(50, 50), radius: 36)
    let dots = circle.stroke("red", width: 10, cap: .square, dashes: [0, 18.85])
    let plain = try written(dots, profile: .design)
    let expanded = try written(dots, profile: .design.expandingStrokes())
    #expect(plain.all(named: "path").map { $0["d"] } == expanded.all(named: "path").map { $0["d"] })
    #expect(plain.all(named: "path").allSatisfy { $0["stroke"] == nil || $0["stroke"] == "none" })
  }

  @Test("becomes lines and areas in the design profile")
  func design() throws {
    let dashed = try written(
      square.fill("blue").stroke("red", width: 2, dashes: [10, 5]).named("body"), profile: .design)
    let paths = dashed.all(named: "path")
    #expect(paths.map { $0["id"] } == ["body", "body-stroke"])
    #expect(paths.map { $0["stroke-width"] } == [nil, "2"])
    #expect(paths[1]["fill"] == "none" && paths[1]["stroke-dasharray"] == nil)
    #expect(paths[1]["d"] == square.path.dashed([10, 5]).data(style: .compact))
    let sharp = try written(corner.stroke("red", width: 2, miterLimit: 20).named("edge"), profile: .design).all(
      named: "path")
    #expect(sharp.count == 1 && sharp[0]["stroke"] == "none" && sharp[0]["id"] == "edge")
    #expect(try #require(Path(parsing: sharp[0]["d"] ?? "").bounds).maxX > 28)
  }

  @Test("becomes an area if strokes are expanded", arguments: [OutputProfile.web, .design])
  func expanded(profile: OutputProfile) throws {
    let paths = try written(line.stroke("red", width: 2, dashes: [4]), profile: profile.expandingStrokes()).all(
      named: "path")
    let outline = try Path(parsing: paths.first?["d"] ?? "")
    #expect(paths.count == 1 && paths[0]["stroke-dasharray"] == nil)
    #expect(abs(outline.area - 3 * 4 * 2) < 1e-9)
    #expect(outline.bounds == Rect(x: 0, y: 9, width: 20, height: 2))
  }

  @Test("is scaled with its group")
  func scaled() throws {
    let group = Group { line.stroke("red", width: 2, dashes: [4]) }.applying(.scale(2))
    let path = try written(group, profile: .design).first(named: "path")
    #expect(path?["stroke-width"] == "4" && path?["d"] == "M0 20h8m8 0h8m8 0h8")
  }

  @Test("has the bounds of the solid line, up to its own limit")
  func bounds() {
    #expect(
      Node.drawing(line.stroke("red", width: 2, dashes: [1, 30])).bounds == Rect(x: 0, y: 9, width: 20, height: 2))
    let tips = [1.0, 4, 20].map { Node.drawing(corner.stroke("red", width: 2, miterLimit: $0)).bounds?.maxX ?? 0 }
    #expect(tips[0] < 22 && tips[1] < 22 && tips[2] > 28)
  }

  @Test("has in its bounds the caps of dashes, which reach beyond corners", arguments: [LineCap.square, .round, .butt])
  func caps(cap: LineCap) throws {
    let wedges = [0.0, 30, 45, 90, 200].map { turn in
      Path {
        Move(10, 50)
        Line(80, 50)
        Line(80, 80)
        Close()
      }.applying(.rotation(.degrees(turn)))
    }
    for path in wedges {
      for dashes in [[70.0, 300], [3, 7], [0, 10]] {
        let drawing = path.stroke("red", width: 20, cap: cap, join: .bevel, dashes: dashes)
        let drawn = path.dashed(dashes).stroked(width: 20, cap: cap, join: .bevel)
        let bounds = try #require(Node.drawing(drawing).bounds).inset(by: -1e-5)
        guard let inside = drawn.bounds else { continue }
        #expect(bounds.minX <= inside.minX && bounds.maxX >= inside.maxX, "\(dashes)")
        #expect(bounds.minY <= inside.minY && bounds.maxY >= inside.maxY, "\(dashes)")
      }
    }
  }
}

@Suite("A rotation")
struct RotationTests {
  @Test("is clockwise as seen on screen, about the given point")
  func rotation() throws {
    let path = Path {
      Move(10, 0)
      Line(20, 0)
    }
    #expect(path.rotated(by: .degrees(90)).data() == "M0 10V20")
    #expect(path.rotated(by: .degrees(90), around: Point(10, 0)).data() == "M10 0V10")
    #expect(path.rotated(by: .radians(.pi), around: Point(15, 5)).data() == "M20 10H10")
    let drawing = square.fill("red").rotated(by: .degrees(180), around: square.center)
    #expect(drawing.path.bounds == square)
    let group = Group { square.fill("red") }.offset(x: 5).rotated(by: .degrees(90), around: Point(5, 0))
    #expect(Node.group(group).bounds == Rect(x: -45, y: 10, width: 30, height: 40))
    let turned = try written(group, profile: .design).first(named: "path")
    #expect(try Path(parsing: turned?["d"] ?? "").bounds == Rect(x: -45, y: 10, width: 30, height: 40))
  }

  @Test("keeps distances about any centre", arguments: (-20...20).map { Double($0) * 37 })
  func distances(degrees: Double) {
    for center in [Point.zero, Point(3, -7), Point(1e4, 2e5)] {
      let map = AffineTransform.rotation(.degrees(degrees), about: center)
      #expect((map.apply(to: center) - center).length < 1e-9)
      let point = center + Point(5, 2)
      #expect(abs((map.apply(to: point) - center).length - Point(5, 2).length) < 1e-9)
    }
  }
}

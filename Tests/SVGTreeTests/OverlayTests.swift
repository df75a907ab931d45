import PathGeometry
import PictureReading
import Testing
import Typesetting

@testable import SVGTree

@Suite("A translucent gradient over a group")
struct OverlayTests {
  private static let fading = Gradient.linear(
    [GradientStop(offset: 0, color: "#fff8"), GradientStop(offset: 1, color: "#0008")], start: Point(0, 20),
    end: Point(0, 50), space: .points)

  private func group(_ drawings: Drawing...) -> Group {
    Group(drawings.map { .drawing($0) }).overlaid(by: square.fill(.gradient(Self.fading)))
  }

  @Test("is drawn last for web pages, once for the whole group")
  func web() throws {
    let left = Rect(x: 10, y: 20, width: 20, height: 30).fill("red")
    let right = Rect(x: 30, y: 20, width: 20, height: 30).fill("blue")
    let picture = try written(group(left, right))
    #expect(picture.all(named: "path").map { $0["fill"] }.dropLast() == ["#f00", "#00f"])
    let gradient = try #require(picture.target(of: picture.all(named: "path").last?["fill"]))
    #expect(gradient.all(named: "stop").map { $0["stop-opacity"] } == [".533", ".533"])
  }

  @Test("is clipped and masked with the group, and adds nothing to its bounds")
  func webGroup() throws {
    let hole = TextRun("a", at: Point(20, 40))
    let masked = try written(group(square.fill("red")).knockingOut(hole))
    let holder = try #require(masked.all(named: "g").first { $0["mask"] != nil })
    #expect(holder.all(named: "path").count == 2)
    #expect(try written(group()).all(named: "path").isEmpty)
    #expect(try written(group(Path().fill("red"))).all(named: "path").isEmpty)
  }

  @Test("is painted into each drawing for design tools, in opaque colours")
  func design() throws {
    let picture = try written(group(square.fill("#f00"), square.fill("#00f")), profile: .design)
    let paths = picture.all(named: "path")
    #expect(paths.count == 2)
    let colors = try paths.map { path in
      try #require(picture.target(of: path["fill"])).all(named: "stop").map { $0["stop-color"] }
    }
    // 136 of 255 of white, and of black.
    #expect(colors.map(\.first) == ["#ff8888", "#8888ff"] && colors.map(\.last) == ["#770000", "#000077"])
    #expect(picture.all(named: "stop").allSatisfy { $0["stop-opacity"] == nil })
  }

  @Test("is drawn above what has no colour, or one without opacity, for design tools, too")
  func designSeenThrough() throws {
    let blue = Rect(x: 10, y: 20, width: 9, height: 9).fill("#00f")
    for drawings in ["#f000", Paint.none].flatMap({ [[square.fill($0)], [square.fill($0), blue]] }) {
      let group = Group(drawings.map { .drawing($0) }).overlaid(by: square.fill(.gradient(Self.fading)))
      let paths = try written(group, profile: .design).all(named: "path")
      #expect(paths.map { $0["fill"]?.hasPrefix("url(") } == drawings.dropFirst().map { _ in false } + [true])
    }
  }

  @Test("moves with the group, and is painted into the lines too")
  func designMoved() throws {
    let moved = group(square.fill("#f00").stroke("#00f", width: 2)).offset(x: 5, y: 7)
    let picture = try written(moved, profile: .design)
    let paths = picture.all(named: "path")
    #expect(paths.count == 2 && paths.allSatisfy { $0["stroke"] == "none" })
    for path in paths {
      let gradient = try #require(picture.target(of: path["fill"]))
      #expect(gradient["y1"] == "27" && gradient["y2"] == "57")
    }
  }

  @Test("is drawn last for design tools, too, if no gradient gives the same result")
  func drawnLast() throws {
    let sideways = square.fill(.linearGradient(from: "red", to: "blue", start: .zero, end: Point(1, 0)))
    for drawing in [sideways, square.fill(.radialGradient(from: "red", to: "blue"))] {
      for profile in [OutputProfile.web, .design] {
        let paths = try written(group(drawing), profile: profile).all(named: "path")
        #expect(paths.count == 2 && paths[0]["fill"] != paths[1]["fill"])
      }
    }
  }

  @Test(
    "over a gradient of another length gives the same as painting one over the other",
    arguments: [(0.0, 100.0), (10, 40), (25, 28), (60, 90), (45, 15), (30, 30)])
  func extents(from start: Double, to end: Double) throws {
    let below = Gradient.linear(
      [GradientStop(offset: 0, color: "#f00"), GradientStop(offset: 1, color: "#00f")], start: Point(3, start),
      end: Point(3, end), space: .points)
    try compare(Self.fading, over: below)
  }

  @Test(
    "with hard edges, also the outermost, gives the same as painting it over a colour or a gradient",
    arguments: [[0, 0.5, 0.5], [0.5, 0.5], [0.3, 0.3, 0.8, 0.8], [0, 0, 1, 1], [0.2, 0.5, 0.5, 0.5]])
  func hardEdges(offsets: [Double]) throws {
    let colors: [Color] = ["#fff4", "#0006", "#f0f8", "#ff02"]
    let stops = zip(offsets, colors).map { GradientStop(offset: $0, color: $1) }
    let hard = Gradient.linear(stops, start: Point(0, 20), end: Point(0, 50), space: .points)
    for (start, end) in [(0.0, 100.0), (20, 50), (30, 30), (25, 30)] {
      let under = [GradientStop(offset: 0, color: "#f00"), GradientStop(offset: 1, color: "#00f")]
      try compare(hard, over: .linear(under, start: Point(3, start), end: Point(3, end), space: .points))
    }
    guard case .gradient(let mixed)? = Paint.color("#0a0").overlaid(by: hard) else { return #expect(Bool(false)) }
    let plain = [GradientStop(offset: 0, color: "#0a0"), GradientStop(offset: 1, color: "#0a0")]
    compare(mixed, to: hard, over: .linear(plain, start: Point(0, 20), end: Point(0, 50), space: .points))
  }

  /// Compares a mixed gradient with one painted over the other.
  private func compare(_ overlay: Gradient, over below: Gradient) throws {
    guard case .gradient(let mixed)? = Paint.gradient(below).overlaid(by: overlay) else {
      Issue.record("no gradient")
      return
    }
    compare(mixed, to: overlay, over: below)
  }

  private func compare(_ mixed: Gradient, to overlay: Gradient, over below: Gradient) {
    for y in stride(from: -4.9, to: 110, by: 0.7) {
      let over = sample(overlay, at: y)
      let under = sample(below, at: y)
      let found = sample(mixed, at: y)
      for channel in 0..<3 {
        let expected = over[channel] * over[3] + under[channel] * (1 - over[3])
        #expect(abs(found[channel] - expected) <= 1.5, "channel \(channel) at \(y)")
      }
    }
  }

  /// Channels from 0 to 255 and an opacity, as SVG interpolates them along an upright gradient.
  private func sample(_ gradient: Gradient, at y: Double) -> [Double] {
    func values(_ color: Color) -> [Double] {
      [Double(color.red), Double(color.green), Double(color.blue), color.alpha]
    }
    let (start, end) = gradient.line ?? (.zero, .zero)
    let place = end.y == start.y ? 1 : (y - start.y) / (end.y - start.y)
    guard let last = gradient.stops.last(where: { $0.offset <= place }) else { return values(gradient.stops[0].color) }
    guard let next = gradient.stops.first(where: { $0.offset > place }) else { return values(last.color) }
    let share = (place - last.offset) / (next.offset - last.offset)
    return zip(values(last.color), values(next.color)).map { $0 + ($1 - $0) * share }
  }
}

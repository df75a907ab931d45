import Foundation
import PictureReading
import Testing

@testable import Cartouche

@Suite("What is drawn around and on a badge")
struct EffectTests {
  @Test("a border outside is a path half its width beyond the edge, and the picture grows by it", arguments: [1.0, 3])
  func outsideBorder(width: Double) throws {
    for badge: any Badge in [Hub(128).border("white", width: width, placement: .outside)] {
      let layout = try badge.layout(with: BuiltinShaper())
      let body = try #require(Parts(layout).drawings.first)
      let edge = Rect(width: 39, height: 30)
      #expect(isClose(body.bounds, edge.inset(by: -width / 2)) && body.value.stroke?.width == width)
      #expect(isClose(layout.frame, edge.inset(by: -width)))
      #expect(isClose(SampledOutline(body.path, pieces: 512).area, Self.capsule(39 + width, 30 + width), within: 0.1))
    }
    let pill = try layout(Pill("beta").border("white", width: width, placement: .outside))
    let plain = try layout(Pill("beta"))
    #expect(isClose(pill.frame, plain.frame.inset(by: -width)))
  }

  @Test("a shadow and a halo are not below a body with holes, whose edges would be dark", arguments: [false, true])
  func aroundHoles(isHalo: Bool) throws {
    for badge: any StyledBadge in [Hub(7), Pill("beta"), Pill("42").look(.mail)] {
      let around = isHalo ? badge.halo("black", width: 3) : badge.shadow("black", blur: 4, y: 1)
      for ink: TextFill in [.knockout, .color(.white)] {
        var inked = around
        inked.style.text = ink
        let parts = try Parts(inked).drawings
        let body = try #require(parts.first { $0.value.name == "body" }).bounds
        let below = parts.filter { $0.value.name == (isHalo ? "halo" : nil) }
        // What is below reaches below the body's edge, and is not in its middle.
        #expect(below.contains { $0.path.contains(Point(body.center.x, body.maxY - 0.2)) })
        for part in below { #expect(part.path.contains(body.center) == (ink != .knockout)) }
      }
    }
  }

  @Test("a shadow is not seen through the gaps of a dashed border")
  func dashedBorder() throws {
    var pill = Pill("beta").border("red", width: 6, placement: .outside).shadow("black", blur: 8)
    pill.style.border?.line = .dashed
    let parts = try Parts(pill).drawings
    let body = try #require(parts.first { $0.value.name == "body" }).bounds
    let shadow = parts.prefix { $0.value.name != "body" }
    #expect(!shadow.isEmpty)
    for part in shadow { #expect(!part.path.contains(Point(body.minX - 3, body.center.y))) }
  }

  @Test("a picture is no larger for what does not show")
  func nothingToSee() {
    #expect(Rect(x: -0.0001, width: 16.0002, height: 15.9999).roundedOutToPoints == Rect(width: 16, height: 16))
    #expect(Rect(width: 16.001, height: 16).roundedOutToPoints == Rect(width: 17, height: 16))
  }

  private static func capsule(_ width: Double, _ height: Double) -> Double {
    (width - height) * height + .pi * height * height / 4
  }

  @Test("a border inside a pill leaves its size")
  func insideBorder() throws {
    let parts = try Parts(Pill("beta").textColor(.white).border("gold", width: 2))
    let frame = try layout(Pill("beta")).frame
    #expect(try layout(Pill("beta").border("gold", width: 2)).frame == frame)
    #expect(isClose(parts.drawings[0].covered, frame) && isClose(parts.drawings[0].bounds, frame.inset(by: 1)))
  }

  @Test("a translucent border is on the whole body if it is inside, and beside the body if it is outside")
  func translucentBorder() throws {
    let color = Color.black.opacity(0.4)
    let inside = try Parts(Hub(7).border(color, width: 4)).drawings
    let outside = try Parts(Hub(7).border(color, width: 4, placement: .outside)).drawings
    for (parts, inset) in [(inside, 2.0), (outside, -2)] {
      #expect(parts.count == 2 && parts[0].value.stroke == nil && parts[1].value.fill == .none)
      #expect(isClose(parts[0].bounds, Rect(width: 30, height: 30)))
      #expect(isClose(parts[1].bounds, Rect(width: 30, height: 30).inset(by: inset)) && parts[1].stroke == color)
    }
  }

  @Test("a fill takes the place of the border in a look that is outlined, unless a border is asked for")
  func outlined() throws {
    for look in PillLook.builtin where look.body == .outline {
      let pill = Pill("beta").look(look).fill("navy")
      let parts = try Parts(pill).drawings
      let isOutlined = look.colors.normal.fill == "transparent"
      #expect(
        parts.contains { $0.stroke != nil && $0.value.name != "pulse" } == (look.effects.border != nil && !isOutlined),
        "\(look.name)")
      if isOutlined { #expect(try isClose(parts[0].bounds, layout(Pill("beta").look(look)).frame)) }
      #expect(try Parts(pill.border("gold", width: 1)).drawings.contains { $0.stroke == "gold" }, "\(look.name)")
    }
    let empty = Pill("beta").look(.githubLabel)
    #expect(try layout(empty.fill("transparent")) == layout(empty))
  }

  @Test("a halo is a ring in the page's colour beyond the border")
  func halo() throws {
    let hub = Hub(7).border("gold", width: 1, placement: .outside).halo("#fafafa", width: 2)
    let parts = try Parts(hub)
    #expect(parts.drawings.count == 2 && parts.drawings[0].fill == "#fafafa")
    #expect(isClose(parts.drawings[0].bounds, Rect(width: 30, height: 30).inset(by: -3)))
    #expect(isClose(try layout(hub).frame, Rect(width: 30, height: 30).inset(by: -3)))
    let ring = try Parts(Hub(7).fill("rgba(255, 0, 0, 0.5)").halo("#fafafa", width: 2)).drawings[0].path
    let area = Double.pi * Double(17 * 17 - 15 * 15)
    #expect(isClose(SampledOutline(ring, pieces: 512).area, area, within: 0.05))
    #expect(!ring.contains(Point(15, 15)) && ring.contains(Point(15, -1)))
    #expect(try Parts(Hub(7).halo("#fafafa", width: 0)).drawings.count == 1)
  }

  @Test("a halo without a colour is a hole in the host, as wide around the badge")
  func cutout() throws {
    let icon = Rect(width: 40, height: 40).fill("#369")
    let host = Host(size: Size(40, 40), anchor: .topTrailing, nodes: [.drawing(icon)])
    let layout = try layout(Hub(7).on(host).cutOutHalo(width: 3))
    guard case .group(let group) = layout.nodes.first, let clip = group.clip else {
      Issue.record("not cut")
      return
    }
    #expect(group.children == [.drawing(icon)])
    for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
      let direction = Point(cos(angle), sin(angle))
      #expect(!clip.contains(Point(35, 5) + direction * 17.99))
      let outside = Point(35, 5) + direction * 18.01
      #expect(clip.contains(outside))
    }
    #expect(isClose(layout.frame, Rect(x: 0, y: -10, width: 50, height: 50)))
    let nothing = Hub(7).on(Size(40, 40))
    #expect(try Parts(nothing.cutOutHalo(width: 3)).drawings.map(\.value) == Parts(nothing).drawings.map(\.value))
  }

  @Test("the light of an ellipse is what it has in common with the badge", arguments: ["1", "128", "4096"])
  func ellipse(text: String) throws {
    var square = PillLook.digdog
    square.radius = 4
    for pill in [Pill(text).look(.digdog), Pill(text).look(square)] {
      let parts = try Parts(pill.gloss(.ellipse))
      let (body, light) = (parts.drawings[0], parts.drawings[1])
      #expect(light.fill == Color.white.opacity(0.3))
      let rect = body.bounds
      for column in 0...80 {
        for row in 0...40 {
          let point = Point(
            rect.minX + (Double(column) + 0.37) / 80 * rect.width, rect.minY + (Double(row) + 0.31) / 80 * rect.height)
          let x = (point.x - rect.center.x) / (rect.width / 2)
          let y = (point.y - rect.minY) / (rect.height / 2)
          let distance = x * x + y * y - 1
          if abs(distance) < 1e-3 { continue }
          #expect(light.path.contains(point) == (body.path.contains(point) && distance < 0), "\(point)")
        }
      }
    }
    // Two circles of one radius, each through the other's centre.
    let lens = try Parts(Hub(7).gloss(.ellipse)).drawings[1]
    let share: Double = 2 * Double.pi / 3 - 3.0.squareRoot() / 2
    #expect(isClose(SampledOutline(lens.path, pieces: 1024).area, 225 * share, within: 0.05))
  }

  @Test("light that fades over one opaque colour is a gradient of opaque colours")
  func fading() throws {
    let parts = try Parts(Hub(7).gloss(.gradient))
    guard case .gradient(let gradient) = parts.drawings[0].value.fill, let (start, end) = gradient.line else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color) == ["#ffcccc", "#ff4040", "#ff0000"])
    #expect(zip(gradient.stops.map(\.offset), [0, 0.8, 1]).allSatisfy { isClose($0, $1, within: 1e-9) })
    #expect(isClose(start, Point(15, 0)) && isClose(end, Point(15, 18)))
    #expect(parts.drawings.count == 1)
  }

  @Test("a fading highlight is above everything else and below the border", arguments: [0.0, 2])
  func fadingAbove(width: Double) throws {
    let fill = Paint.linearGradient(from: "red", to: "navy")
    let nodes = try layout(Hub(7).fill(fill).border("white", width: width).gloss(.gradient)).nodes
    guard case .group(let group) = nodes[0], case .drawing(let body)? = group.children.first else {
      Issue.record("nothing above")
      return
    }
    #expect(group.children.count == 1 && body.fill == fill)
    guard case .gradient(let gradient) = group.overlay?.fill, let (start, end) = gradient.line,
      let light = group.overlay?.path.bounds
    else {
      Issue.record("no gradient above")
      return
    }
    #expect(gradient.stops.map(\.color.alpha) == [0.8, 0.25, 0])
    #expect(isClose(start, Point(15, width)) && isClose(end.y, width + 0.6 * (30 - 2 * width)))
    #expect(isClose(light, Rect(width: 30, height: 30).inset(by: width / 2)) && body.path.bounds == light)
    #expect(nodes.count == (width > 0 ? 3 : 2))
  }

  @Test("light over a gradient is opaque in the design profile, and over what shines through it is not")
  func fadingInDesign() throws {
    let hub = Hub(.blank).gloss(.gradient)
    let svg = try hub.fill(.linearGradient(from: "red", to: "navy")).svg(for: .design)
    #expect(svg.contains("<stop") && !svg.contains("stop-opacity"))
    #expect(try hub.fill("rgba(255, 0, 0, 0.5)").svg(for: .design).contains("stop-opacity=\"0.9\""))
  }

  @Test("light over a body without a colour is in the design profile, too, whether the body is an area or a line")
  func fadingOverNothing() throws {
    for look in [PillLook.countIndicator, .digdog] {
      let pill = Pill("42").look(look).gloss(.gradient)
      func lights(_ fill: Color) throws -> [Path] {
        let paths = try Markup(parsing: pill.fill(.color(fill)).svg(for: .design, shaper: Dots())).all(named: "path")
        return try paths.filter { $0["fill"]?.hasPrefix("url") == true }.map { try Path(parsing: $0["d"] ?? "") }
      }
      let light = try #require(lights("transparent").first?.bounds)
      #expect(try isClose(light, #require(lights("#ffffff01").first?.bounds)))
    }
  }

  @Test("a shadow reaches 1.25 times its blur beyond the badge, and the picture grows by what sticks out")
  func outsets() throws {
    let hub = Hub(7).shadow(blur: 4, x: 1, y: 3)
    #expect(isClose(try layout(hub).frame, Rect(x: -4, y: -2, width: 40, height: 40)))
    let bounds = try Parts(hub).drawings.dropLast().map(\.bounds)
    let union = bounds.reduce(bounds[0]) { $0.union($1) }
    // The blur of a disc reaches less far than that of a straight edge.
    #expect(union.maxY <= 38 && union.maxY > 37 && union.maxX <= 36 && union.maxX > 35)
    let sharp = try Parts(Hub(7).shadow("#0006", blur: 0, x: 0, y: 3))
    #expect(sharp.drawings.count == 2 && isClose(sharp.drawings[0].bounds, Rect(y: 3, width: 30, height: 30)))
    #expect(isClose(try layout(Hub(7).shadow(blur: 0, y: 3)).frame, Rect(width: 30, height: 33)))
  }

  @Test("a shadow's edge follows a Gaussian as closely as half a band", arguments: [0.3, 0.5, 0.8])
  func gaussian(alpha: Double) throws {
    let look = Pill("a long text").textColor(.white)
    let edge = try layout(look).frame
    let drawings = try Parts(look.shadow(Color.black.opacity(alpha), blur: 4)).drawings.dropLast()
    for depth in stride(from: 0.05, through: 5, by: 0.1) {
      let point = Point(edge.center.x, edge.maxY + depth)
      let through = drawings.reduce(1.0) { $1.path.contains(point) ? $0 * (1 - ($1.fill?.alpha ?? 0)) : $0 }
      let expected = alpha * erfc(depth / 2 / 2.0.squareRoot()) / 2
      // Half a band of a sixteenth, and half of the per cent to which its opacity is rounded.
      #expect(abs(1 - through - expected) < 1.0 / 32 + 0.005, "\(depth)")
    }
  }

  @Test("the shadow of what shines through leaves it free")
  func cutOutShadow() throws {
    let pill = Pill("a").fill("rgba(255, 0, 0, 0.5)").textColor(.black)
    let frame = try layout(pill).frame
    let shadows = try Parts(pill.shadow(blur: 4, x: 2, y: 3)).drawings.dropLast()
    #expect(shadows.count > 5)
    for x in stride(from: frame.minX + 0.5, to: frame.maxX, by: 1) {
      for y in stride(from: frame.minY + 0.5, to: frame.maxY, by: 1) where Capsule(in: frame).path.contains(Point(x, y))
      {
        #expect(!shadows.contains { $0.path.contains(Point(x, y)) }, "\(x) \(y)")
      }
    }
    #expect(shadows.contains { $0.path.contains(Point(frame.center.x, frame.maxY + 1)) })
  }

  @Test("holes go through shadow, halo, body and light")
  func holes() throws {
    let nodes = try layout(Pill("a").shadow(blur: 2).halo("white", width: 1).gloss(.ellipse)).nodes
    guard nodes.count == 1, case .group(let group) = nodes[0], case .group(let shadow) = group.children[0] else {
      Issue.record("not one group")
      return
    }
    #expect(group.children.count == 4 && shadow.children.count > 5)
  }

  @Test("a look's effects scale with the badge, and options replace them")
  func ofLook() throws {
    var look = HubLook.badgeHub
    look.effects = Effects(halo: Halo(width: 2, color: .white), shadow: DropShadow(blur: 0, offset: Point(0, 1)))
    #expect(isClose(try layout(Hub(7).look(look)).frame, Rect(width: 30, height: 30).inset(by: -2)))
    #expect(
      isClose(
        try layout(Hub(7).look(look).scaled(by: 2)).frame, Rect(width: 60, height: 60).inset(by: -4)))
    #expect(isClose(try layout(Hub(7).look(look).halo("white", width: 0)).frame, Rect(width: 30, height: 31)))
  }

  @Test("corners of a radius of their own are drawn, and cast shadows into the body")
  func radius() throws {
    var look = PillLook.digdog
    look.radius = 6
    let body = try Parts(Pill("beta").look(look).textColor(.white)).drawings[0]
    let frame = try layout(Pill("beta")).frame
    #expect(isClose(SampledOutline(body.path, pieces: 512).area, frame.width * 20 - (4 - .pi) * 36, within: 0.05))
    let shadows = try Parts(Pill("beta").look(look).insetShadow(blur: 2, offset: 1)).drawings.dropFirst()
    #expect(shadows.count >= 8)
    look.radius = 400
    #expect(try Parts(Pill("beta").look(look)).drawings[0].path == Capsule(in: frame).path)
  }

  @Test(
    "is coloured for dark pages where its border is translucent on light or on dark ones alone",
    arguments: [true, false])
  func translucentBorder(isLight: Bool) throws {
    let (thin, full) = (Color(red: 0, green: 0, blue: 0, alpha: 0.5), Color.white)
    var style = BadgeStyle()
    style.border = Border(color: isLight ? thin : full, darkColor: isLight ? full : thin, width: 2)
    for shadow in [nil, DropShadow(blur: 2)] {
      style.shadow = shadow
      var pill = Pill("a").look(.githubLabel)
      pill.style = style
      #expect(try pill.svg(for: .web).contains("prefers-color-scheme"))
      var hub = Hub(3).colorScheme(.automatic)
      hub.style = style
      #expect(try hub.svg(for: .web).contains("prefers-color-scheme"))
    }
  }
}

import Cartouche
import PictureReading
import Testing

@Suite("A hub")
struct HubTests {
  private static let table: [(Int, Double)] = [
    (1, 30), (2, 30), (3, 39), (4, 48), (5, 57), (6, 66), (7, 75), (8, 84), (9, 93), (10, 102),
  ]

  @Test("of k characters is 30 + 9 (k - 2) wide and 30 high, and never narrower than high", arguments: table)
  func widths(characters: Int, width: Double) throws {
    for digit in ["1", "9"] {
      let count = try #require(Int(String(repeating: digit, count: characters)))
      let layout = try layout(Hub(count).limit(.max))
      #expect(isClose(layout.frame.width, width, within: 0.01), "\(count)")
      #expect(isClose(layout.frame.height, 30, within: 0.01))
      let body = try #require(Parts(layout).drawings.first)
      #expect(isClose(body.bounds, layout.frame))
    }
  }

  @Test("of a power of ten, or one beside it, is as wide as its digits say", arguments: 1...18)
  func powersOfTen(exponent: Int) throws {
    let power = (0..<exponent).reduce(1) { power, _ in power * 10 }
    for count in [power - 1, power, power + 1] where count > 0 {
      let digits = String(count).count
      let width = 30 * (1 + 0.3 * Double(max(1, digits - 1) - 1))
      let layout = try layout(Hub(count).limit(.max))
      #expect(isClose(layout.frame.width, width, within: 0.01), "\(count)")
      #expect(layout.title == String(count))
    }
  }

  @Test(
    "is as wide as its digits say where a logarithm errs",
    arguments: [999_999_999_999_999, 9_999_999_999_999_999, Int.max])
  func logarithm(count: Int) throws {
    let orders = Double(String(count).count - 2)
    #expect(isClose(try layout(Hub(count).limit(.max)).frame.width, 30 + 9 * orders, within: 0.01))
  }

  @Test("is a red circle of two half turns with its count in white in the middle")
  func appearance() throws {
    let parts = try Parts(Hub(5))
    #expect(parts.drawings.count == 1 && parts.texts.count == 1 && parts.holes.isEmpty)
    #expect(parts.drawings[0].fill == "#f00")
    #expect(isClose(SampledOutline(parts.drawings[0].path, pieces: 512).area, 225 * .pi, within: 0.05))
    let text = parts.texts[0]
    #expect(text.text == "5" && text.value.color == .white)
    #expect(text.value.run.font == Font(["Helvetica", "Arial", "Liberation Sans"], size: 15))
    #expect(isClose((text.left + text.right) / 2, 15))
    #expect(isClose(text.position.y, 15 + 0.718 * 15 / 2))
  }

  @Test("on a host is at (W - 20, -10), its centre at (W - 5, 5)", arguments: [96.0, 40, 512])
  func placement(width: Double) throws {
    let body = try #require(Parts(Hub(7).on(Size(width, width))).drawings.first)
    #expect(isClose(body.bounds, Rect(x: width - 20, y: -10, width: 30, height: 30)))
    #expect(isClose(body.bounds.center, Point(width - 5, 5)))
  }

  @Test("that widens grows about its centre", arguments: table)
  func growth(characters: Int, width: Double) throws {
    let count = try #require(Int(String(repeating: "8", count: characters)))
    let hub = Hub(count).limit(.max)
    let body = try #require(Parts(hub.on(Size(200, 100), at: .leading)).drawings.first)
    #expect(isClose(body.bounds.center, Point(5, 50)))
    #expect(isClose(try layout(hub).frame, Rect(width: width, height: 30), within: 0.01))
  }

  @Test(
    "lies d / 6 inside the host's edges at each of nine places",
    arguments: [
      (Anchor.topLeading, 5.0, 5.0), (.top, 50, 5), (.topTrailing, 95, 5), (.leading, 5, 40), (.center, 50, 40),
      (.trailing, 95, 40), (.bottomLeading, 5, 75), (.bottom, 50, 75), (.bottomTrailing, 95, 75),
    ])
  func anchors(anchor: Anchor, x: Double, y: Double) throws {
    let body = try #require(Parts(Hub(1).on(Size(100, 80), at: anchor)).drawings.first)
    #expect(isClose(body.bounds.center, Point(x, y)))
    #expect(Anchor.allCases.count == 9)
  }

  @Test("that sticks out of its host enlarges the picture, which starts at the origin")
  func union() throws {
    let hub = Hub(3).on(Size(96, 96))
    #expect(isClose(try layout(hub).frame, Rect(x: 0, y: -10, width: 106, height: 106)))
    let picture = try Markup(parsing: hub.svg(for: .web))
    #expect(picture["viewBox"] == "0 0 106 106" && picture["width"] == "106" && picture["height"] == "106")
    #expect(picture.first(named: "g")?["transform"] == "translate(0 10)")
    let inner = try Markup(parsing: Hub(3).on(Size(96, 96), at: .center).svg(for: .web))
    #expect(inner["viewBox"] == "0 0 96 96" && inner.first(named: "g") == nil)
    let corner = try Markup(parsing: Hub(3).on(Size(96, 96), at: .topLeading).svg(for: .web))
    #expect(corner["viewBox"] == "0 0 106 106" && corner.first(named: "g")?["transform"] == "translate(10 10)")
  }

  @Test(
    "above its limit shows the limit and a plus, and is as wide as that is long",
    arguments: [
      (99, 99, "99", 30.0), (100, 99, "99+", 39), (100_000, 99, "99+", 39), (Int.max, 99, "99+", 39),
      (1000, 999, "999+", 48), (1, 1, "1", 30), (2, 1, "1+", 30), (Int.max, Int.max, "9223372036854775807", 183),
      (999_999_999_999_999, .max, "999999999999999", 147),
    ])
  func limit(count: Int, limit: Int, text: String, width: Double) throws {
    let layout = try layout(Hub(count).limit(limit))
    #expect(Hub(count).limit(limit).shownText == text)
    #expect(layout.title == text)
    #expect(Parts(layout).texts.map(\.text) == [text])
    #expect(isClose(layout.frame.width, width, within: 0.01))
  }

  @Test("is limited to 100000 by its look", arguments: [(100_000, "100000"), (100_001, "100000+"), (.max, "100000+")])
  func ownLimit(count: Int, text: String) { #expect(Hub(count).shownText == text) }

  @Test(
    "of zero or less has the host's size without shapes or words, or one point by itself", arguments: [0, -1, .min])
  func nothing(count: Int) throws {
    #expect(Hub(count).shownText == nil)
    for (hub, size) in [(Hub(count), "1"), (Hub(count).on(Size(96, 96)), "96"), (Hub(count).title("none"), "1")] {
      #expect(try layout(hub).isEmpty)
      let picture = try Markup(parsing: hub.svg(for: .web))
      #expect(picture["width"] == size && picture["height"] == size && picture["viewBox"] == "0 0 \(size) \(size)")
      #expect(picture.children.isEmpty && picture["aria-label"] == nil && picture["role"] == nil)
    }
  }

  @Test("moved twice is moved by the sum, however wide it is", arguments: [5, 500, 50_000])
  func moved(count: Int) throws {
    let once = Hub(count).on(Size(96, 96)).offset(x: 3, y: -2)
    let twice = once.offset(x: -10, y: 4)
    let still = try #require(Parts(Hub(count).on(Size(96, 96))).drawings.first).bounds
    #expect(isClose(try #require(Parts(once).drawings.first).bounds, still.offset(x: 3, y: -2)))
    #expect(isClose(try #require(Parts(twice).drawings.first).bounds, still.offset(x: -7, y: 2)))
  }

  @Test("a hub by itself that is wider than high fills its picture from side to side", arguments: HubLook.builtin)
  func fillsItsPicture(look: HubLook) throws {
    for count: Count in [10, 88, 128, 1000, 88_888] {
      for families: [String]? in [nil, ["Verdana"], ["Helvetica"]] {
        let layout = try Hub(count).limit(100_000).look(look).font(families).layout(with: BuiltinShaper())
        let body = try #require(Parts(layout).drawings.first { $0.value.name == "body" }).bounds
        #expect(body.width == body.height || body.width == body.width.rounded(), "\(count)")
      }
    }
  }

  @Test("scaled keeps its centre, and its text and width grow with it", arguments: [0.7, 1, 2.5])
  func scaled(factor: Double) throws {
    let plain = Hub(500).on(Size(96, 96))
    let before = try #require(Parts(plain).drawings.first).bounds.center
    #expect(isClose(try #require(Parts(plain.scaled(by: factor)).drawings.first).bounds.center, before))
    for (hub, width) in [(plain, 39 * factor), (Hub(500), (39 * factor).rounded(.up))] {
      let parts = try Parts(hub.scaled(by: factor))
      #expect(isClose(parts.drawings[0].bounds.width, width))
      #expect(isClose(parts.drawings[0].bounds.height, 30 * factor))
      #expect(isClose(parts.texts[0].value.run.font.size, 15 * factor))
    }
    let composed = try Parts(plain.scaled(by: factor).offset(x: 1, y: 2).scaled(by: 2)).drawings[0].bounds
    #expect(isClose(composed.width, 78 * factor) && isClose(composed.center, before + Point(1, 2)))
  }

  @Test("with a border has it inside its frame", arguments: [1.0, 2, 4.5])
  func border(width: Double) throws {
    let layout = try layout(Hub(500).border(.white, width: width))
    let body = try #require(Parts(layout).drawings.first)
    #expect(body.value.stroke?.width == width && body.stroke == .white && body.fill == "#f00")
    #expect(isClose(layout.frame, Rect(width: 39, height: 30)))
    #expect(isClose(body.bounds, layout.frame.inset(by: width / 2)))
    #expect(isClose(body.covered, layout.frame))
  }

  @Test(
    "leaves a fifth of its height on either side of several characters, in every look and font, with and without groups",
    arguments: HubLook.builtin.filter { $0.form == .count })
  func sides(look: HubLook) throws {
    for size in [8.0, 12, 20, 30, 44] {
      for count in [12, 128, 9_999, 1_234_567] {
        for hub in [Hub(count), Hub(count).groupsDigits()] {
          let layout = try layout(hub.look(look).limit(9_999_999).font(size: size))
          let text = try #require(Parts(layout).texts.first)
          let body = try #require(Parts(layout).drawings.first { $0.value.name == "body" })
          let side = body.bounds.height / 5
          #expect(text.left - body.bounds.minX >= side - 0.01, "\(look.name) \(size) \(count)")
          #expect(body.bounds.maxX - text.right >= side - 0.01, "\(look.name) \(size) \(count)")
        }
      }
    }
  }

  @Test("with a wide font leaves at least 2 on either side of the text", arguments: [5, 88, 888, 88_888])
  func padding(count: Int) throws {
    for size in [15.0, 20, 40, 200] {
      let parts = try Parts(Hub(count).font(["Verdana"], size: size, weight: .bold))
      let frame = parts.drawings[0].bounds
      #expect(parts.texts[0].left >= frame.minX + 2 - 1e-9 && parts.texts[0].right <= frame.maxX - 2 + 1e-9)
      #expect(isClose(parts.texts[0].left - frame.minX, frame.maxX - parts.texts[0].right))
      #expect(frame.width >= 30 && frame.height == 30)
    }
  }

  @Test("takes custom colours, a title, a font and cut-out text")
  func own() throws {
    let hub = Hub(12).fill("#b83280").textColor("#123").font(["Verdana"], size: 12, weight: .bold).title("12 unread")
    let parts = try Parts(hub)
    #expect(parts.drawings[0].fill == "#b83280" && parts.texts[0].value.color == "#123")
    #expect(parts.texts[0].value.run.font == Font(["Verdana"], size: 12, weight: .bold))
    #expect(try layout(hub).title == "12 unread" && layout(Hub(12).title("")).title == "12")
    #expect(try Parts(Hub(12).knockout()).holes.map(\.text) == ["12"])
    #expect(try Parts(Hub(12).knockout()).texts.isEmpty)
    let partly = try Parts(Hub(12).font(size: 9)).texts[0].value.run.font
    #expect(partly == Font(["Helvetica", "Arial", "Liberation Sans"], size: 9))
  }

  @Test("casts its shadow inside its border")
  func shadow() throws {
    let parts = try Parts(Hub(12).border(.white, width: 3).insetShadow(blur: 2, offset: 1))
    #expect(parts.drawings.count > 5)
    let inner = Rect(width: 30, height: 30).inset(by: 3 - 1e-6)
    for drawing in parts.drawings.dropFirst() {
      #expect(inner.contains(drawing.bounds.origin) && inner.contains(Point(drawing.bounds.maxX, drawing.bounds.maxY)))
    }
  }
}

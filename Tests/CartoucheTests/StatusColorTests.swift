import PathGeometry
import Testing

@testable import Cartouche

@Suite("Colours of status badges")
struct StatusColorTests {
  // The table of the reference: contrast with white and with black.
  @Test(
    "have the contrast that the reference gives them",
    arguments: [
      (StatusPalette.classic, "brightgreen", 2.12, 9.89), (.classic, "green", 1.95, 10.76),
      (.classic, "yellow", 1.98, 10.60), (.classic, "yellowgreen", 2.61, 8.05), (.classic, "orange", 2.56, 8.20),
      (.classic, "red", 3.61, 5.82), (.classic, "blue", 4.38, 4.80), (.classic, "grey", 7.46, 2.82),
      (.classic, "lightgrey", 2.65, 7.93), (.modern, "brightgreen", 2.51, 8.35), (.modern, "green", 2.81, 7.48),
      (.modern, "yellow", 1.95, 10.78), (.modern, "yellowgreen", 3.07, 6.85), (.modern, "orange", 3.02, 6.95),
      (.modern, "red", 4.24, 4.96), (.modern, "blue", 4.38, 4.80), (.modern, "grey", 7.46, 2.82),
      (.modern, "lightgrey", 3.07, 6.84),
    ])
  func contrasts(palette: StatusPalette, name: String, white: Double, black: Double) throws {
    let color = try #require(palette[name])
    #expect(isClose(color.contrast(with: .white), white, within: 0.006))
    #expect(isClose(color.contrast(with: .black), black, within: 0.006))
  }

  @Test(
    "are those of the palette for names of CSS in any case of letters", arguments: [StatusPalette.modern, .classic])
  func cases(palette: StatusPalette) throws {
    for (text, name) in [("Blue", "blue"), ("GREEN", "green"), ("Gray", "grey"), ("LightGrey", "lightgrey")] {
      let color = try #require(palette[name])
      #expect(try StatusColor(text).paint(in: palette) == .color(color))
    }
    #expect(try StatusColor("RebeccaPurple").paint(in: palette) == .color(Color(parsing: "#639")))
    // No name of CSS.
    #expect(throws: ColorError.self) { try StatusColor("Success").paint(in: palette) }
  }

  @Test("of the accessible palette carry text of a contrast of 4.5, at any height of a flat badge, by both rules")
  func accessible() throws {
    for named in StatusPalette.accessible.colors {
      for rule in StatusBadge.TextColorRule.allCases {
        let badge = StatusBadge("label", "message").palette(.accessible).color(.named(named.name)).textColor(by: rule)
        let parts = try Parts(badge)
        let text = try #require(parts.texts.last { $0.text == "message" }).value.color
        let box = try #require(parts.drawings.first { $0.value.name == "message" })
        let gloss = Gradient.linear(StatusLook.flat.gloss, start: .zero, end: Point(0, 20), space: .points)
        guard case .gradient(let gradient)? = box.value.fill.overlaid(by: gloss) else {
          Issue.record("no gloss")
          continue
        }
        for stop in gradient.stops + [GradientStop(offset: 0, color: named.color)] {
          #expect(text.contrast(with: stop.color) >= 4.5, "\(named.name) by \(rule)")
        }
      }
    }
  }

  @Test(
    "that let the page through carry the text with the greater contrast on what is seen",
    arguments: ["rgba(0,0,0,.2)", "rgba(0,0,0,.6)", "transparent", "rgba(255,0,0,.3)", "rgba(255,255,0,.1)", "#fff2"])
  func translucent(color: String) throws {
    let colors: [OutputColorScheme: Color] = [.light: .white, .dark: "#0d1117"]
    for (scheme, page) in colors {
      let badge = StatusBadge("a", "b").look(.flatSquare).color(StatusColor(color)).textColor(by: .contrast)
        .colorScheme(scheme)
      let text = try #require(Parts(badge).texts.last { $0.text == "b" }).value.color
      #expect(try text.contrast(with: Color(parsing: color).over(page)) >= 4.58, "\(scheme)")
    }
  }

  @Test(
    "are read in the order of the reference",
    arguments: [
      ("green", "#67ac09"), ("Green", "#67ac09"), ("success", "#44bb00"), ("gray", "#555555"), ("abc", "#aabbcc"),
      ("FF69B4", "#ff69b4"), ("#abc", "#aabbcc"), ("rebeccapurple", "#663399"), ("rgb(1, 2, 3)", "#010203"),
      ("hsl(120, 100%, 25%)", "#008000"), ("inactive", "#939393"), ("lightgray", "#939393"),
    ] as [(String, Color)])
  func order(text: String, color: Color) throws {
    #expect(try StatusColor.named(text).paint(in: .modern) == .color(color))
  }

  @Test(
    "that are none are refused with the nearest name",
    arguments: [
      ("brightgren", "brightgreen"), ("sucess", "success"), ("rebecapurple", "rebeccapurple"), ("zzzz", nil),
      ("abcd", "#abcd"), ("", nil),
    ]
      as [(String, String?)])
  func unknown(text: String, suggestion: String?) {
    #expect(throws: BadgeError(ColorError(text: text, suggestion: suggestion))) {
      try layout(StatusBadge("a", "b").color(.named(text)))
    }
  }

  @Test("of a look come before those of its palette")
  func own() throws {
    var look = StatusLook.flatSquare
    look.colors = [NamedColor("green", "#123456")]
    #expect(try Parts(StatusBadge("a", "b").look(look).color("green")).drawings[0].fill == "#123456")
  }

  @Test(
    "decide the text's: white up to a brightness of .69, #333 above",
    arguments: [
      ("#b0b0b0", "#fff"), ("#b1b1b1", "#fff"), ("#b2b2b2", "#333"), ("#00f6eb", "#fff"), ("#000", "#fff"),
      ("#fff", "#333"),
    ]
      as [(StatusColor, Color)])
  func brightness(background: StatusColor, text: Color) throws {
    let parts = try Parts(StatusBadge("a", "b").look(.flatSquare).color(background))
    #expect(parts.texts.last?.value.color == text)
  }

  @Test("decide the text's by contrast on request: never less than 4.5")
  func contrastRule() throws {
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let background = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let badge = StatusBadge("a", "b").look(.flatSquare).color(.paint(.color(background))).textColor(by: .contrast)
          let text = try #require(Parts(badge).texts.last).value.color
          #expect(text.contrast(with: background) >= 4.5)
        }
      }
    }
  }

  @Test("leave a text colour that is given alone")
  func given() throws {
    let parts = try Parts(StatusBadge("a", "b").textColor("#123456"))
    #expect(parts.texts.filter { $0.position.y == 14 }.allSatisfy { $0.value.color == "#123456" })
  }

  // MARK: Gradients and gloss

  @Test("may be gradients, from top to bottom")
  func gradients() throws {
    let badge = StatusBadge("a", "b").look(.flatSquare).color(.gradient(["red", "#000"]))
    guard case .gradient(let gradient) = try #require(Parts(badge).drawings.first).value.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color) == ["#dd4343", "#000"])
    #expect(gradient.shape == .linear(start: Point(0.5, 0), end: Point(0.5, 1)) && gradient.space == .bounds)
    let bad: [StatusColor] = [.gradient([]), .gradient(["red", .gradient(["red", "blue"])])]
    for color in bad { #expect(throws: BadgeError.self) { try layout(StatusBadge("a", "b").color(color)) } }
  }

  @Test(
    "under a gloss are what painting the gloss over them gives, to within a level and a half, at every height",
    arguments: [StatusLook.flat, .plastic, .social],
    [["#4b0"], ["#000"], ["#fff"], ["#dd4343", "#007ec6"], ["#fff", "#000", "#fff"]] as [[Color]])
  func gloss(look: StatusLook, colors: [Color]) throws {
    let under = colors.enumerated().map {
      GradientStop(offset: Double($0) / Double(max(1, colors.count - 1)), color: $1)
    }
    let top = Point(0, 3)
    let bottom = Point(0, 23)
    let paint: Paint =
      colors.count == 1
      ? .color(colors[0]) : .gradient(.linear(under, start: top, end: bottom, space: .points))
    let gloss = Gradient.linear(look.gloss, start: top, end: bottom, space: .points)
    guard case .gradient(let mixed)? = paint.overlaid(by: gloss) else {
      Issue.record("no gradient")
      return
    }
    #expect(mixed.stops.count <= 16 && mixed.stops.allSatisfy { $0.color.alpha == 1 })
    for place in stride(from: 0.001, to: 1, by: 0.007) {
      let over = sample(look.gloss, at: place)
      let below = sample(under, at: place)
      let found = sample(mixed.stops, at: place)
      for channel in 0..<3 {
        let expected = over[channel] * over[3] + below[channel] * (1 - over[3])
        #expect(abs(found[channel] - expected) <= 1.5, "channel \(channel) at \(place)")
      }
    }
  }

  /// Channels from 0 to 255 and an opacity, as SVG interpolates them.
  private func sample(_ stops: [GradientStop], at place: Double) -> [Double] {
    func values(_ color: Color) -> [Double] {
      [Double(color.red), Double(color.green), Double(color.blue), color.alpha]
    }
    guard let last = stops.last(where: { $0.offset <= place }) else { return values(stops[0].color) }
    guard let next = stops.first(where: { $0.offset > place }) else { return values(last.color) }
    let share = (place - last.offset) / (next.offset - last.offset)
    return zip(values(last.color), values(next.color)).map { $0 + ($1 - $0) * share }
  }
}

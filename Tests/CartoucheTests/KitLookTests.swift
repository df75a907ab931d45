import Cartouche
import PictureReading
import Testing

/// The figures are those that the kits publish, worked out by hand.
@Suite("A look of a UI kit")
struct KitLookTests {
  private static let icon = Size(24, 24)
  private static let card = Size(200, 100)

  private func body(_ badge: some Badge) throws -> Rect { try #require(Parts(badge).drawings.last).bounds }

  private func width(_ text: String, _ font: Font) throws -> Double { try run(text, font).width }

  // MARK: Material Design 3

  @Test("of Material: left = right edge of the icon - 12, bottom = its top + 14, 16 high and 4 beside the number")
  func material() throws {
    let look = HubLook.material
    let one = try body(Hub(7).look(look).on(Self.icon))
    #expect(isClose(one, Rect(x: 12, y: -2, width: 16, height: 16), within: 1e-9))
    for (count, text) in [(12, "12"), (128, "128"), (999, "999"), (1000, "999+")] {
      let rect = try body(Hub(count).look(look).on(Self.icon))
      let width = max(16, try width(text, look.font) + 8)
      #expect(isClose(rect, Rect(x: 12, y: -2, width: width, height: 16), within: 1e-9), "\(text)")
      #expect(try Parts(Hub(count).look(look)).texts.map(\.text) == [text])
    }
    #expect(look.font.size == 11)
    #expect(try Parts(Hub(7).look(look)).drawings[0].fill == "#b3261e")
    #expect(try Parts(Hub(7).look(look).colorScheme(.dark)).drawings[0].fill == "#f2b8b5")
    let mirrored = try body(Hub(999).look(look).on(Self.icon).layoutDirection(.rightToLeft))
    #expect(isClose(mirrored.maxX, 12, within: 1e-9))
  }

  @Test("of Material's dot: 6 wide, left = right edge - 6, bottom = top + 6")
  func materialDot() throws {
    let rect = try body(Hub(.dot).look(.materialDot).on(Self.icon))
    #expect(isClose(rect, Rect(x: 18, y: 0, width: 6, height: 6), within: 1e-9))
    #expect(try layout(Hub(.dot).look(.materialDot).on(Self.icon)).frame == Rect(width: 24, height: 24))
  }

  // MARK: Bootstrap

  @Test(
    "of Bootstrap: .35 em above and below bold text of 12, .65 em beside, corners of 6", arguments: ["1", "Primary"])
  func bootstrap(text: String) throws {
    for look in PillLook.builtin where look.name.hasPrefix("bootstrap") && look.radius == 6 && look.height < 22 {
      let rect = try body(Pill(text).look(look))
      let width = max(20, (try width(text, look.font) + 2 * 0.65 * 12).rounded(.up))
      #expect(isClose(rect, Rect(width: width, height: (12 + 2 * 0.35 * 12).rounded()), within: 1e-9), "\(look.name)")
      #expect(look.font.size == 12 && look.font.weight == .bold)
      let path = try Parts(Pill(text).look(look)).drawings[0].path
      #expect(isClose(SampledOutline(path, pieces: 512).area, width * 20 - (4 - .pi) * 36, within: 0.05))
    }
    let round = try Parts(Pill(text).look(.bootstrapPill)).drawings[0]
    #expect(round.path == Capsule(in: round.bounds).path)
    #expect(isClose(try body(Pill("99+").look(.bootstrapDanger).on(Self.card)).center, Point(200, 0), within: 1e-9))
  }

  @Test("of Bootstrap 6, subtle and outlined: 22 high, .625 em beside the text")
  func bootstrapVariants() throws {
    let width = (try width("Subtle", PillLook.bootstrapSubtle.font) + 2 * 0.625 * 12).rounded(.up)
    #expect(isClose(try body(Pill("Subtle").look(.bootstrapSubtle)), Rect(width: width, height: 22), within: 1e-9))
    let outline = try #require(Parts(Pill("Subtle").look(.bootstrapOutline)).drawings.first)
    #expect(isClose(outline.covered, Rect(width: width, height: 22), within: 1e-9))
    #expect(outline.stroke == "#0d6efd" && outline.value.stroke?.width == 1 && outline.fill?.alpha == 0)
  }

  @Test("of Bootstrap's dot: 8 of padding all around and a light border of 1, its centre on the corner")
  func bootstrapDot() throws {
    let dot = try #require(Parts(Hub(.dot).look(.bootstrapDot).on(Self.card)).drawings.last)
    #expect(isClose(dot.bounds, Rect(x: 192, y: -8, width: 16, height: 16).inset(by: -0.5), within: 1e-9))
    #expect(dot.stroke == "#f8f9fa" && dot.value.stroke?.width == 1)
  }

  // MARK: Ant Design 5

  @Test("of Ant Design: 20 high, 8 beside more than one digit, a ring of 1, its centre on the corner")
  func ant() throws {
    let look = HubLook.ant
    for (count, text) in [(7, "7"), (25, "25"), (99, "99"), (100, "99+")] {
      let parts = try Parts(Hub(count).look(look).on(Self.card))
      let width = text.count > 1 ? max(20, try width(text, look.font) + 16) : 20
      let expected = Rect(x: 200 - width / 2, y: -10, width: width, height: 20)
      #expect(isClose(parts.drawings[1].bounds, expected, within: 1e-9), "\(text)")
      #expect(isClose(parts.drawings[0].bounds, expected.inset(by: -1), within: 1e-9))
      #expect(parts.drawings[0].fill == .white && parts.drawings[1].fill == "#ff4d4f" && parts.texts[0].text == text)
    }
    let dot = try Parts(Hub(.dot).look(.antDot).on(Self.card))
    #expect(isClose(dot.drawings[1].bounds, Rect(x: 197, y: -3, width: 6, height: 6), within: 1e-9))
    #expect(isClose(dot.drawings[0].bounds, Rect(x: 196, y: -4, width: 8, height: 8), within: 1e-9))
  }

  @Test("of Ant Design's ribbon: 22 high, 8 below the top, 8 beside the text, 8 beyond the card, a fold 8 by 6")
  func antRibbon() throws {
    let parts = try Parts(Pill("Hippies").look(.antRibbon).on(Self.card))
    let width = (try width("Hippies", PillLook.antRibbon.font) + 16).rounded(.up)
    #expect(isClose(parts.drawings[1].bounds, Rect(x: 208 - width, y: 8, width: width, height: 22), within: 1e-9))
    #expect(isClose(parts.drawings[0].bounds, Rect(x: 200, y: 30, width: 8, height: 6), within: 1e-9))
    // 75 % of #1677ff.
    #expect(parts.drawings[1].fill == "#1677ff" && parts.drawings[0].fill == "#1159bf")
    #expect(PillLook.antRibbon.radius == 4)
  }

  @Test(
    "of Ant Design's status: a dot of 6 and the text 8 behind it, with the same room around all of them",
    arguments: [
      (PillLook.antStatus, "rgba(0, 0, 0, 0.25)"), (.antStatusSuccess, "#52c41a"), (.antStatusProcessing, "#1677ff"),
      (.antStatusError, "#ff4d4f"), (.antStatusWarning, "#faad14"),
    ] as [(PillLook, Color)])
  func antStatus(look: PillLook, color: Color) throws {
    let parts = try Parts(Pill("Status").look(look))
    let dot = try #require(parts.drawings.last)
    #expect(isClose(dot.bounds, Rect(x: 5, y: 8, width: 6, height: 6), within: 1e-9))
    #expect(dot.fill == color && isClose(parts.texts[0].left, 19) && look.font.size == 14)
    let width = (24 + (try width("Status", look.font))).rounded(.up)
    #expect(try layout(Pill("Status").look(look)).frame == Rect(width: width, height: 22))
    let mirrored = try Parts(Pill("Status").look(look).layoutDirection(.rightToLeft))
    #expect(try isClose(#require(mirrored.drawings.last).bounds.maxX, width - 5, within: 1e-9))
  }

  // MARK: MUI, iOS and GitHub

  @Test("of MUI: 20 high, 6 beside the number, 99 at most, its centre on the corner or on the inscribed circle")
  func mui() throws {
    let look = HubLook.mui
    for (count, text) in [(7, "7"), (42, "42"), (100, "99+")] {
      let width = max(20, try width(text, look.font) + 12)
      let rect = try body(Hub(count).look(look).on(Self.card))
      #expect(isClose(rect, Rect(x: 200 - width / 2, y: -10, width: width, height: 20), within: 1e-9), "\(text)")
    }
    let round = try body(Hub(7).look(look).on(Size(40, 40), overlap: .circular))
    #expect(isClose(round.center, Point(40 * (1 - 0.146447), 40 * 0.146447), within: 1e-4))
    let dot = try body(Hub(.dot).look(.muiDot).on(Self.card))
    #expect(isClose(dot, Rect(x: 196, y: -4, width: 8, height: 8), within: 1e-9))
  }

  @Test("of a tab bar in iOS: 18 high, 5 beside the number, its leading edge fixed, without a limit")
  func ios() throws {
    let look = HubLook.ios
    for (count, text) in [(7, "7"), (42, "42"), (1_234_567, "1234567")] {
      let width = text.count > 1 ? max(18, try width(text, look.font) + 10) : 18
      let rect = try body(Hub(count).look(look).on(Self.card))
      #expect(isClose(rect, Rect(x: 191, y: -9, width: width, height: 18), within: 1e-9), "\(text)")
    }
    #expect(isClose(try body(Hub(.dot).look(look)).width, 8) && look.font.size == 13)
  }

  @Test("of GitHub: 20 high, the counter 7 beside the number, the label 7 and a line of 1 beside the text")
  func github() throws {
    for text in ["7", "1.2k"] {
      let width = max(20, (try width(text, PillLook.github.font) + 14).rounded(.up))
      #expect(isClose(try body(Pill(text).look(.github)), Rect(width: width, height: 20), within: 1e-9))
    }
    let label = try #require(Parts(Pill("bug").look(.githubLabel)).drawings.first)
    let width = (try width("bug", PillLook.githubLabel.font) + 16).rounded(.up)
    #expect(isClose(label.covered, Rect(width: width, height: 20), within: 1e-9))
    #expect(label.stroke == "#d1d9e0" && label.value.stroke?.width == 1)
  }
}

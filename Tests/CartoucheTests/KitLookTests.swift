import Cartouche
import HarfBuzzShaping
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
    for look in PillLook.builtin
    where look.name.hasPrefix("bootstrap") && look.radius == 6 && look.effects.border == nil {
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

  @Test("of Bootstrap, subtle and outlined, is as large as its siblings")
  func bootstrapVariants() throws {
    let sibling = try layout(Pill("Subtle").look(.bootstrap)).frame
    #expect(try layout(Pill("Subtle").look(.bootstrapSubtle)).frame == sibling)
    let outline = try #require(Parts(Pill("Subtle").look(.bootstrapOutline)).drawings.first)
    #expect(isClose(outline.covered, sibling, within: 1e-9))
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

  // MARK: Fluent 2, shadcn/ui, daisyUI, Carbon and Primer

  @Test(
    "has the height, the padding, the weight and the corners of its kit",
    arguments: [
      (PillLook.fluentBadge, 20.0, 6.0, 12.0, Font.Weight.semibold, 10.0), (.shadcn, 22, 9, 12, .medium, 11),
      (.shadcnSecondary, 22, 9, 12, .medium, 11), (.shadcnDestructive, 22, 9, 12, .medium, 11),
      (.shadcnOutline, 22, 9, 12, .medium, 11), (.daisyuiSoft, 24, 12, 14, .regular, 8),
      (.daisyuiOutline, 24, 12, 14, .regular, 8), (.daisyuiDash, 24, 12, 14, .regular, 8),
      (.carbonTag, 24, 8, 12, .regular, 12), (.githubLabel, 20, 8, 12, .medium, 10), (.github, 20, 7, 12, .medium, 10),
    ])
  func pills(
    look: PillLook, height: Double, padding: Double, size: Double, weight: Font.Weight, radius: Double
  ) throws {
    #expect(look.font.size == size && look.font.weight == weight && look.font.families.contains("-apple-system"))
    for text in ["42", "a longer text", "שלום"] {
      // Hebrew letters are not spaced.
      let spacing = text == "שלום" ? 0 : look.letterSpacing * Double(text.count - 1)
      let width = max(look.compact?.width ?? 0, (try width(text, look.font) + spacing + 2 * padding).rounded(.up))
      for direction in LayoutDirection.allCases {
        let frame = try layout(Pill(text).look(look).layoutDirection(direction)).frame
        #expect(frame == Rect(width: max(width, height), height: height), "\(look.name) \(text)")
      }
    }
    let corner = try #require(Parts(Pill("a longer text").look(look)).drawings.first)
    let inset = look.effects.border == nil || look.name == "daisyui-dash" ? 0 : 0.5
    let area = corner.bounds.width * corner.bounds.height - (4 - .pi) * (radius - inset) * (radius - inset)
    #expect(isClose(SampledOutline(corner.path, pieces: 512).area, area, within: 0.05), "\(look.name)")
  }

  @Test("of daisyUI, dashed, has dashes of 3 and gaps of 2 or a little more, of which a whole number fits")
  func dashes() throws {
    for text in ["a", "beta", "a longer text"] {
      let line = try #require(Parts(Pill(text).look(.daisyuiDash)).drawings.last { $0.stroke != nil })
      let dashes = try #require(line.value.stroke?.dashes)
      #expect(dashes.count == 2 && dashes[0] == 3 && (2..<2.5).contains(dashes[1]))
      let length = 2 * (line.bounds.width + line.bounds.height) - (8 - 2 * .pi) * 7.5
      let count = length / (dashes[0] + dashes[1])
      #expect(isClose(count, count.rounded(), within: 1e-6))
    }
    let own = try Parts(Pill("beta").look(.daisyuiDash).fill("white").border("#065f46", width: 2)).drawings
    let line = try #require(own.last { $0.stroke != nil }?.value.stroke)
    #expect(line.dashes.first == 6 && line.width == 2)
    var tiny = PillLook.daisyuiDash
    tiny.effects.border?.width = 12
    #expect(try Parts(Pill("i").look(tiny)).drawings.contains { $0.value.stroke?.dashes == [] })
  }

  @Test("of Carbon has letters that are .32 apart, at every size of the font, and begins where it is measured")
  func spacing() throws {
    for (size, text) in [(12.0, "beta"), (24, "a longer text"), (12, "7")] {
      let pill = Pill(text).look(.carbonTag).font(size: size)
      let run = try #require(Parts(pill).texts.first)
      let natural = try width(text, PillLook.carbonTag.font.size(size))
      #expect(isClose(run.right - run.left, natural + 0.32 * size / 12 * Double(text.count - 1), within: 1e-9))
      #expect(try isClose((run.left + run.right) / 2, layout(pill).frame.center.x, within: 1e-9))
    }
  }

  @Test("of Primer's state has its mark of 16 before the text, 4 from it, and behind it from right to left")
  func state() throws {
    let look = PillLook.githubState
    let text = try width("Open", look.font)
    for direction in LayoutDirection.allCases {
      let pill = Pill("Open").look(look).layoutDirection(direction)
      let parts = try Parts(pill)
      let mark = try #require(parts.drawings.last)
      let frame = try layout(pill).frame
      #expect(frame.size == Size((text + 44).rounded(.up), 32))
      #expect(
        isClose(mark.bounds, Rect(x: mark.bounds.minX, y: mark.bounds.minY, width: 16, height: 16), within: 1e-9)
          && isClose(mark.bounds.center.y, 16, within: 1e-9))
      let gap =
        direction == .leftToRight ? parts.texts[0].left - mark.bounds.maxX : mark.bounds.minX - parts.texts[0].right
      #expect(isClose(gap, 4, within: 1e-6))
      #expect(
        abs(min(parts.texts[0].left, mark.bounds.minX) - (frame.maxX - max(parts.texts[0].right, mark.bounds.maxX)))
          < 1e-6)
      #expect(mark.fill == .white && mark.value.name == "mark")
      #expect(!mark.path.contains(Point(mark.bounds.center.x, mark.bounds.minY + 4)))
      #expect(mark.path.contains(mark.bounds.center))
    }
    let cut = try Pill("Open").look(look).knockout().svg(for: .design, shaper: HarfBuzzShaper())
    #expect(!cut.contains("mark") && !cut.contains("fill=\"#ffffff\""))
  }

  @Test("of Fluent's presence has a check mark in its dot, wholly inside the host, and its counter none")
  func presence() throws {
    let hub = Hub(.dot).look(.fluentPresence).on(Size(32, 32), at: .bottomTrailing)
    let parts = try Parts(hub).drawings
    let dot = try #require(parts.first { $0.fill == "#13a10e" })
    #expect(isClose(dot.bounds, Rect(x: 22, y: 22, width: 10, height: 10), within: 1e-9))
    let mark = try #require(parts.last)
    #expect(mark.value.name == "mark" && mark.fill == .white && dot.bounds.inset(by: 2).contains(mark.bounds.center))
    for (look, color, holds) in [
      (HubLook.fluentPresenceAway, "#eaa300", true), (.fluentPresenceBusy, "#d13438", false),
      (.fluentPresenceDoNotDisturb, "#d13438", true), (.fluentPresenceOffline, "#616161", false),
      (.fluentPresenceOutOfOffice, "#c239b3", false), (.fluentPresenceUnknown, "#616161", true),
      (.fluentPresenceBlocked, "#d13438", false),
    ] as [(HubLook, Color, Bool)] {
      let parts = try Parts(hub.look(look)).drawings
      #expect(parts.contains { $0.fill == color && isClose($0.bounds, dot.bounds, within: 1e-9) })
      #expect(parts.contains { $0.value.name == "mark" && $0.path.contains(Point(26.8, 27)) } == holds, "\(look.name)")
    }
    #expect(try !Parts(hub.look(.fluentCounter).form(.dot)).drawings.contains { $0.value.name == "mark" })
  }

  @Test("with a mark beyond its square is refused")
  func strayMark() throws {
    var look = PillLook.githubState
    for path in ["M 0 0 H 17 V 3 Z", "M -1 0 H 3 V 3 Z", "M 0 0 H 1e9 V 1e9 Z"] as [Path] {
      look.mark?.path = path
      #expect(throws: BadgeError.self) { try layout(Pill("a").look(look)) }
    }
    look.mark?.path = Path()
    #expect(throws: Never.self) { try layout(Pill("a").look(look)) }
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

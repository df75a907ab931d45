import Cartouche
import PictureReading
import Testing

/// Logos that are holes in status badges.
@Suite("A logo that is cut out")
struct LogoKnockoutTests {
  private static let frame = Rect(width: 24, height: 24)

  /// Logos with a point inside what they draw, a point outside of it, and the share of their frame that they cover.
  private static let logos: [(logo: Logo, inside: Point, outside: Point, share: Double)] = [
    (logo(frame.fill("#123")), Point(12, 12), Point(-1, 12), 1),
    // A ring and a dot, whose outlines turn in opposite directions.
    (
      logo(Circle(center: frame.center, radius: 10).stroke("red", width: 4), dot(4, isReversed: true).fill("#0008")),
      Point(12, 2.5), Point(12, 6), .pi * (144 - 64 + 16) / 576
    ),
    // Two discs, one over the other in the other direction.
    (logo(dot(10).fill("red"), dot(4, isReversed: true).fill("blue")), Point(12, 12), Point(1, 1), .pi * 100 / 576),
    // A square with a hole by the other fill rule.
    (
      logo(frame.path.appending(Rect(x: 6, y: 6, width: 12, height: 12).path).fill("red", rule: .evenOdd)),
      Point(3, 3), Point(12, 12), 0.75
    ),
    // Clipped, moved and faded.
    (
      logo(
        Group { Rect(width: 9, height: 9).fill("red") }.clipped(to: Rect(width: 6, height: 12)).offset(x: 6, y: 6)
          .opacity(0.3)), Point(9, 9), Point(13.5, 9), 54 / 576.0
    ),
    (logo(frame.fill("#f000"), dot(4).fill(.none)), Point(-9, -9), Point(12, 12), 0),
  ]

  private static func dot(_ radius: Double, isReversed: Bool = false) -> Path {
    let path = Circle(center: frame.center, radius: radius).path
    return isReversed ? path.reversed : path
  }

  private static func logo(_ parts: any NodeComponent...) -> Logo { Logo(parts.map(\.node), size: frame.size) }

  private func paths(_ badge: StatusBadge) throws -> [Markup] {
    try Markup(parsing: badge.svg(for: .design, shaper: Dots())).all(named: "path")
  }

  private func outlines(_ badge: StatusBadge, _ layer: String) throws -> Path {
    let path = try #require(try paths(badge).first { $0["id"] == layer })
    return try Path(parsing: path["d"] ?? "")
  }

  @Test(
    "is a hole in the paths themselves, of its whole shape whatever its colours, under both fill rules",
    arguments: logos.indices, StatusStyle.allCases)
  func hole(index: Int, style: StatusStyle) throws {
    let (logo, inside, outside, share) = Self.logos[index]
    let badge = StatusBadge("build", "passing").style(style).logo(logo.knockout())
    #expect(try paths(badge).allSatisfy { $0["id"]?.hasPrefix("logo") != true })
    let cut = try outlines(badge, "label")
    var whole = badge
    whole.logo = Logo([], size: logo.size, width: logo.width)
    let full = try outlines(whole, "label")
    let scale = 14 / 24.0
    #expect(abs(full.area - cut.area - share * 196) < 0.5)
    // Where a logo is on the badge: in the middle of its height.
    let corner = Point(badge.look.logo.inset, (badge.look.height - 14) / 2)
    for (point, isHole) in [(inside, share > 0), (outside, false)] {
      let place = corner + point * scale
      guard full.contains(place, rule: .nonzero) else { continue }
      #expect(cut.contains(place, rule: .nonzero) != isHole, "\(point)")
      #expect(cut.contains(place, rule: .evenOdd) != isHole, "\(point)")
    }
  }

  @Test("is black in the mask of a file for web pages, with its clips and without its opacity")
  func mask() throws {
    let badge = StatusBadge("build", "passing").logo(Self.logos[4].logo.knockout())
    let picture = try Markup(parsing: badge.svg(for: .web))
    let mask = try #require(picture.first(named: "mask"))
    #expect(mask.all(named: "path").map { $0["fill"] } == ["#fff", "#000"])
    #expect(mask.all(named: "g").contains { $0["clip-path"] != nil })
    #expect(mask.all(named: "g").allSatisfy { $0["opacity"] == nil })
    #expect(picture.all(named: "text").filter { $0["fill"] != "#010101" }.isEmpty == false)
  }

  @Test("is one hole with texts that are cut out, and the place of everything is as without")
  func withTexts() throws {
    let logo = Self.logos[1].logo
    let badge = StatusBadge("build", "passing").logo(logo)
    let cut = badge.logo(logo.knockout()).knockout()
    let drawn = try Parts(cut)
    #expect(drawn.texts.isEmpty && drawn.holes.map(\.text) == ["build", "passing"])
    #expect(try Parts(cut).holes.map(\.left) == Parts(badge.knockout()).holes.map(\.left))
    #expect(try Parts(badge.logo(logo.knockout())).texts.map(\.left) == Parts(badge).texts.map(\.left))
    #expect(try layout(cut).frame == layout(badge).frame)
    #expect(try Markup(parsing: cut.svg(for: .web)).all(named: "mask").count == 1)
  }

  @Test("is cut once from a badge for light and dark pages", arguments: StatusStyle.allCases)
  func bothBackgrounds(style: StatusStyle) throws {
    let badge = StatusBadge("build", "passing").style(style).labelColor("#555", dark: "#ddd")
      .logo(Self.logos[1].logo.knockout()).colorScheme(.automatic)
    #expect(try Markup(parsing: badge.svg(for: .web)).all(named: "mask").count == 1)
  }

  @Test("is named in the error if its outlines cross too often")
  func costly() throws {
    var path = Path()
    for index in 0..<4_000 {
      let point = Point(12 + 11 * Double(index * 7919 % 997) / 997, 24 * Double(index * 104_729 % 991) / 991)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    let badge = StatusBadge("build", "passing").logo(Self.logo(path.fill("red", rule: .evenOdd)).knockout())
    #expect(throws: BadgeError(LoweringError.unsupported(.costlyOutlines, layer: "logo"))) {
      try badge.serialized(for: .design, shaper: Dots())
    }
  }

  @Test("keeps the links of a badge")
  func links() throws {
    let link = try LinkDestination(parsing: "https://example.org")
    let badge = StatusBadge("build", "passing").logo(Self.logos[0].logo.knockout()).links(link, link)
    #expect(try Markup(parsing: badge.svg(for: .web)).all(named: "a").count == 2)
  }

  @Test("of pixels is cut out as a rectangle")
  func pixels() throws {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
      0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00,
      0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x60, 0x00, 0x00, 0x00, 0x02, 0x00, 0x01, 0x48, 0xAF, 0xA4,
      0x71, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    let image = try Image(png: png, frame: Rect(x: 4, y: 4, width: 8, height: 8))
    let badge = StatusBadge("build", "passing").logo(Logo([.image(image)], size: Size(14, 14)).knockout())
    let cut = try outlines(badge, "label")
    #expect(!cut.contains(Point(5 + 8, 3 + 8), rule: .nonzero) && cut.contains(Point(5 + 2, 3 + 2), rule: .nonzero))
  }
}

/// Draws every text as a dot.
struct Dots: TextShaper {
  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    try BuiltinShaper().shape(text, in: font)
  }

  func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
    GlyphOutline(path: Rect(y: -1, width: 1, height: 1).path, advance: run.width)
  }
}

import Cartouche
import ContrastChecking
import Testing
import XMLChecking

@Suite("The contrast of badges")
struct BadgeTests {
  /// The contrast of white to the colours of badge-maker and Shields, computed from the definition of WCAG 2 by another
  /// program.
  private static let white: [(StatusPalette, String, Int)] = [
    (.classic, "brightgreen", 212), (.classic, "green", 195), (.classic, "yellow", 198),
    (.classic, "yellowgreen", 261), (.classic, "orange", 256), (.classic, "red", 361), (.classic, "blue", 438),
    (.classic, "lightgrey", 265), (.modern, "brightgreen", 251), (.modern, "green", 281), (.modern, "yellow", 195),
    (.modern, "yellowgreen", 307), (.modern, "orange", 302), (.modern, "red", 424), (.modern, "blue", 438),
    (.modern, "lightgrey", 307),
  ]

  private static func findings(in badge: any Badge) throws -> [ContrastFinding] {
    try ContrastCheck().findings(in: XMLTree(parsing: badge.svg(for: .web)))
  }

  @Test("white on the colours of badge services has the known ratios", arguments: white)
  func palettes(palette: StatusPalette, name: String, hundredths: Int) throws {
    let badge = StatusBadge("build", "passing").style(.flatSquare, edition: .classic).palette(palette)
      .color(.named(name))
    let found = try Self.findings(in: badge)
    #expect(found.map(\.text) == ["passing"])
    // The table has rounded hundredths.
    #expect(found.map { Int(($0.ratio * 100).rounded()) } == [hundredths])
    #expect(found.map(\.color) == [.white])
  }

  @Test("white on grey passes, and so does every colour of the accessible palette in every style and edition")
  func accessible() throws {
    let grey = StatusBadge("build", "passing").style(.flatSquare, edition: .classic).color("grey")
    #expect(try Self.findings(in: grey).isEmpty)
    for color in StatusPalette.accessible.colors {
      for style in StatusStyle.allCases {
        for edition in StatusEdition.allCases {
          let badge = StatusBadge("build", "passing").style(style, edition: edition).palette(.accessible)
            .color(.named(color.name))
          #expect(try Self.findings(in: badge).isEmpty, "\(color.name) in \(style) \(edition)")
        }
      }
    }
  }

  @Test("texts with a colour chosen by contrast pass on every flat colour of every palette")
  func byContrast() throws {
    for palette in StatusPalette.allCases {
      for color in palette.colors {
        let badge = StatusBadge("build", "passing").style(.flatSquare, edition: .classic).palette(palette)
          .color(.named(color.name)).textColor(by: .contrast)
        #expect(try Self.findings(in: badge).isEmpty, "\(color.name) of \(palette)")
      }
    }
  }

  @Test("a gloss over the colour counts, at its brightest point behind the letters")
  func gloss() throws {
    let badge = StatusBadge("build", "passing").color("blue")
    let plain = try Self.findings(in: badge.style(.flatSquare, edition: .classic))
    #expect(plain.map(\.background) == ["#007ec6"])
    // At 6.3 of 20 points, the gloss is #808080 with an opacity of .1, computed by hand.
    let glossy = try Self.findings(in: badge.style(.flat, edition: .classic))
    #expect(glossy.map(\.background) == ["#0d7ebf"])
    #expect(glossy.map(\.hundredths) == [441])
    // A highlight above the letters does not count. At their top, 5.3 of 18 points, plastic is a little darker than flat.
    #expect(try Self.findings(in: badge.style(.plastic, edition: .classic)).map(\.hundredths) == [443])
  }

  @Test("a file for embedding has the contrast of one for the web, also below shadows and on dark pages")
  func embedded() throws {
    let badges: [any Badge] = [
      StatusBadge("a", "b"), Pill("beta"), Pill("beta").colorScheme(.automatic),
      Hub(3).look(.mui).colorScheme(.automatic),
    ]
    for badge in badges {
      let web = try Self.findings(in: badge)
      let embedded = try ContrastCheck().findings(in: XMLTree(parsing: badge.svg(for: .embed)))
      #expect(!web.isEmpty)
      #expect(embedded.map(\.text) == web.map(\.text))
      #expect(embedded.map(\.ratio) == web.map(\.ratio))
      #expect(embedded.map(\.scheme) == web.map(\.scheme))
    }
  }

  @Test("a pill with cut-out digits is checked with the page below, a hub with its own colours")
  func pills() throws {
    let found = try Self.findings(in: Pill("42").look(.digdog))
    #expect(found.map(\.page) == [.white])
    #expect(found.map(\.color) == [.white])
    let hub = try Self.findings(in: Hub(3))
    #expect(hub.map(\.background) == ["#ff0000"])
    // White on red.
    #expect(hub.map(\.hundredths) == [399])
  }
}

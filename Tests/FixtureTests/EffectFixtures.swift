import Cartouche

extension FixtureTests {
  private static let icon = Size(60, 60)

  /// A picture for badges to lie on: a rounded square with an ellipse.
  private static let onPicture = Host(
    size: icon, anchor: .topTrailing,
    nodes: [
      .drawing(RoundedRect(Rect(x: 2, y: 2, width: 56, height: 56), radius: 12).fill("#0a84ff")),
      .drawing(Ellipse(in: Rect(x: 12, y: 24, width: 36, height: 24)).fill("#fff")),
    ])

  private static let placed: [FixtureCase] = [
    FixtureCase("hub/circular-overlap", Hub(128).on(icon, overlap: .circular)),
    FixtureCase("hub/rectangular-overlap", Hub(128).on(icon, at: .bottomLeading, overlap: .rectangular)),
    FixtureCase("hub/corner-overlap", Hub(1234).on(icon, overlap: .corner(x: 12, y: 14))),
    FixtureCase("hub/growing-to-leading", Hub(1234).on(icon, growth: .leading)),
    FixtureCase("hub/kept-inside", Hub(1234).on(icon, keepingInside: true)),
    FixtureCase("hub/from-right-to-left", Hub(128).on(icon).layoutDirection(.rightToLeft)),
    FixtureCase("hub/dot", Hub(3).form(.dot).on(icon)),
    FixtureCase("hub/blank", Hub(3).form(.blank).on(icon)),
    FixtureCase("hub/shown-zero", Hub(0).showingZero()),
    FixtureCase("hub/grouped-digits", Hub(12345).groupingDigits()),
    FixtureCase("hub/on-picture", Hub(7).on(onPicture)),
    FixtureCase("pill/on-picture", Pill("new").fill("#b83280").textColor("white").on(onPicture)),
  ]

  private static let adorned: [FixtureCase] = [
    FixtureCase("hub/border-outside", Hub(12).border("#fff", width: 2, placement: .outside)),
    FixtureCase("hub/halo", Hub(12).on(onPicture).halo("#fff", width: 3)),
    FixtureCase("hub/halo-cut-out", Hub(12).on(onPicture).halo(nil, width: 3)),
    FixtureCase("hub/gloss-ellipse", Hub(12).gloss(.ellipse)),
    FixtureCase("hub/gloss-gradient", Hub(12).gloss(.gradient)),
    FixtureCase("pill/gloss-knockout", Pill("42").look(.mail).gloss(.gradient)),
    FixtureCase("hub/shadow", Hub(12).shadow(blur: 4, y: 2)),
    FixtureCase("pill/shadow-knockout", Pill("42").look(.mail).shadow("rgba(0,0,0,.4)", blur: 6, x: 1, y: 3)),
    FixtureCase(
      "hub/everything",
      Hub(128).on(onPicture).border("#fff", width: 1.5).gloss(.ellipse).shadow(blur: 3, y: 1)
        .insetShadow(blur: 2, offset: 1).animation(.pop)),
  ]

  private static let moving = BadgeAnimation.allCases.flatMap { animation in
    [
      FixtureCase("hub/animation-\(animation.rawValue)", Hub(12).on(icon).animation(animation)),
      FixtureCase("pill/animation-\(animation.rawValue)", Pill("42").look(.mail).animation(animation)),
    ]
  }

  /// Looks that no other fixture shows, and those that adapt to dark pages as they do.
  private static let byLook =
    HubLook.builtin.filter { $0.name != "badge-hub" }.map {
      FixtureCase("hub/look-\($0.name)", Hub(128).look($0).on(icon))
    }
    + PillLook.builtin.filter { !["digdog", "mail", "count-indicator"].contains($0.name) }.map {
      FixtureCase("pill/look-\($0.name)", Pill("beta").look($0))
    }
    + [PillLook.antStatus, .bootstrapOutline, .bootstrapSubtle, .github, .githubLabel].map {
      FixtureCase("pill/look-\($0.name)-both-grounds", Pill("beta").look($0).colorScheme(.automatic))
    }

  static let effects = placed + adorned + moving + byLook
}

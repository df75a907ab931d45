import Cartouche

extension FixtureTests {
  /// What the looks of UI kits draw, each on what it usually is on.
  static let kits = hubKits + pillKits + kitForms

  private static let hubKits: [FixtureCase] =
    HubLook.builtin.filter { $0 != .badgeHub }.flatMap { look -> [FixtureCase] in
      let host = look.name.hasPrefix("material") ? Size(24, 24) : Size(40, 40)
      let one = Hub(7).look(look).on(host)
      let counts = [
        FixtureCase("hub/\(look.name)-three-digits", Hub(128).look(look).on(host)),
        FixtureCase("hub/\(look.name)-over-the-limit", Hub(65536).look(look).on(host)),
        FixtureCase("hub/\(look.name)-by-itself", Hub(42).look(look)),
      ]
      return [
        FixtureCase("hub/\(look.name)", one), FixtureCase("hub/\(look.name)-disabled", one.state(.disabled)),
      ] + (look.form == .count ? counts : [])
        + (look.colors.dark.isEmpty ? [] : schemes("hub/\(look.name)", one))
    }

  private static let pillKits: [FixtureCase] =
    PillLook.builtin.filter { ![.digdog, .mail, .countIndicator].contains($0) }.flatMap { look -> [FixtureCase] in
      let text = look.name.hasPrefix("ant") ? "Hot" : look.name == "github" ? "42" : "beta"
      let pill = Pill(text).look(look)
      return [
        FixtureCase("pill/\(look.name)", pill), FixtureCase("pill/\(look.name)-disabled", pill.state(.disabled)),
      ]
        + (look.colors.dark.isEmpty ? [] : schemes("pill/\(look.name)", pill))
        + (look.colors.highlighted == nil
          ? [] : [FixtureCase("pill/\(look.name)-highlighted", pill.state(.highlighted))])
    }

  private static let kitForms: [FixtureCase] = [
    FixtureCase("pill/bootstrap-on-host", Pill("99+").look(.bootstrapDanger).on(Size(96, 38))),
    FixtureCase("pill/bootstrap-narrow", Pill("1").look(.bootstrap)),
    FixtureCase("pill/github-label-filled", Pill("bug").look(.githubLabel).fill("#d73a4a").textColor("white")),
    FixtureCase(
      "pill/github-state-right-to-left", Pill("פתוח").look(.githubState).layoutDirection(.rightToLeft)),
    FixtureCase("pill/github-state-knockout", Pill("Open").look(.githubState).knockout()),
    FixtureCase(
      "pill/daisyui-dash-filled", Pill("beta").look(.daisyuiDash).fill("#d1fae5").border("#065f46", width: 1)),
    FixtureCase(
      "hub/fluent-presence-on-avatar",
      Hub(.dot).look(.fluentPresenceAway).on(
        Host(
          size: Size(32, 32), anchor: .bottomTrailing,
          nodes: [.drawing(Circle(center: Point(16, 16), radius: 16).fill("#a6c8ff"))]))),
    FixtureCase("pill/carbon-tag-narrow", Pill("7").look(.carbonTag)),
    FixtureCase("pill/github-one-digit", Pill("7").look(.github)),
    FixtureCase("pill/github-long", Pill("1.2k").look(.github)),
  ]

  /// A badge for a dark page, and for both in one file.
  private static func schemes(_ name: String, _ badge: some Badge) -> [FixtureCase] {
    [
      FixtureCase("\(name)-dark", badge.colorScheme(.dark)), FixtureCase("\(name)-auto", badge.colorScheme(.automatic)),
    ]
  }
}

import Cartouche

extension FixtureTests {
  /// What is shown of a count or a text, and in which words.
  static let forms: [FixtureCase] = [
    FixtureCase("hub/dot", Hub(.dot)),
    FixtureCase("hub/dot-of-look", Hub(5).look(.antDot)),
    FixtureCase("hub/dot-as-count", Hub(5).look(.antDot).form(.count)),
    FixtureCase("hub/blank", Hub(.blank)),
    FixtureCase("hub/zero-shown", Hub(0).showsZero()),
    FixtureCase("hub/zero-dot", Hub(0).form(.dot)),
    FixtureCase("hub/grouping", Hub(65536).groupsDigits()),
    FixtureCase("hub/grouping-german", Hub(65536).groupsDigits().locale(locale("de"))),
    FixtureCase("hub/arabic-digits", Hub(128).locale(locale("ar-EG"))),
    FixtureCase("hub/devanagari-digits-over-the-limit", Hub(128).limit(99).locale(locale("hi-u-nu-deva"))),
    FixtureCase("hub/title-one", Hub(1).titlePattern("{count} message|{count} messages")),
    FixtureCase("hub/title-other", Hub(2).titlePattern("{count} message|{count} messages")),
    FixtureCase(
      "hub/title-over",
      Hub(128).limit(99).titlePattern("{count} message|{count} messages|over=more than {count} messages")
    ),
    FixtureCase(
      "hub/title-polish", Hub(3).locale(locale("pl")).titlePattern("one={count} plik|few={count} pliki|plików")),
    FixtureCase("pill/ellipsis", Pill("in progress").maximumCharacters(4)),
    FixtureCase("pill/ellipsis-before-a-space", Pill("in progress").maximumCharacters(5)),
    FixtureCase("hub/disabled", Hub(7).look(states).state(.disabled)),
    FixtureCase("hub/disabled-dark", Hub(7).look(states).state(.disabled).colorScheme(.dark)),
    FixtureCase("hub/disabled-auto", Hub(7).look(states).state(.disabled).colorScheme(.automatic)),
  ]

  private static func locale(_ tag: String) -> CountLocale { (try? CountLocale(parsing: tag)) ?? .english }

  private static let states: HubLook = {
    var look = HubLook.badgeHub
    look.colors.disabled = HubLook.Colors(fill: "#cbd5e0", text: .color("#718096"))
    look.colors.dark.disabled = HubLook.Colors(fill: "#4a5568", text: .color("#a0aec0"))
    return look
  }()

  /// What is drawn around and on a badge.
  static let effects: [FixtureCase] =
    both("border-outside") { $0.border("gold", width: 2, placement: .outside) }
    + both("border-translucent") { $0.border("rgba(0, 0, 0, 0.4)", width: 3) }
    + both("halo") { $0.halo("#fafafa", width: 2) }
    + both("halo-around-border") { $0.border("gold", width: 1, placement: .outside).halo("#fafafa", width: 2) }
    + both("halo-translucent-fill") { $0.fill("rgba(43, 108, 176, 0.5)").halo("#fafafa", width: 2) }
    + both("gloss-ellipse") { $0.gloss(.ellipse) }
    + both("gloss-ellipse-in-border") { $0.border("white", width: 2).gloss(.ellipse) }
    + both("gloss-gradient") { $0.gloss(.gradient) }
    + both("gloss-gradient-in-border") { $0.border("white", width: 2).gloss(.gradient) }
    + both("drop-shadow") { $0.shadow(blur: 4, y: 2) }
    + both("drop-shadow-sharp") { $0.shadow("#0006", blur: 0, y: 3) }
    + both("drop-shadow-under-border") { $0.border("gold", width: 2, placement: .outside).shadow(blur: 3, x: 1, y: 1) }
    + both("drop-shadow-translucent-fill") { $0.fill("rgba(43, 108, 176, 0.5)").shadow(blur: 4, x: 2, y: 3) }
    + both("every-effect") {
      $0.border("white", width: 1).halo("#fafafa", width: 1).gloss(.ellipse).insetShadow(blur: 2, offset: 1)
        .shadow(blur: 3, y: 2)
    } + [
      FixtureCase("pill/gloss-knockout", Pill("42").look(.mail).gloss(.gradient)),
      FixtureCase("pill/shadow-knockout", Pill("42").look(.mail).shadow("rgba(0,0,0,.4)", blur: 6, x: 1, y: 3)),
      FixtureCase("pill/drop-shadow-wide", Pill("a longer text").shadow("black", blur: 1, y: 3)),
      FixtureCase("pill/mail-drop-shadow", Pill("3").look(.mail).shadow(blur: 2, y: 1)),
      FixtureCase("pill/corners-drop-shadow", Pill("beta").look(.bootstrap).shadow(blur: 4, y: 2)),
      FixtureCase("pill/corners-gloss-ellipse", Pill("beta").look(.bootstrap).gloss(.ellipse)),
      FixtureCase("pill/corners-inset-shadow", Pill("beta").look(.bootstrap).insetShadow(blur: 3, offset: 1)),
    ]

  private static func both(_ name: String, _ change: (Pill) -> Pill) -> [FixtureCase] {
    let pill = change(Pill("beta"))
    var hub = Hub(128)
    hub.style = pill.style
    return [FixtureCase("hub/\(name)", hub), FixtureCase("pill/\(name)", pill.textColor("white"))]
  }

  /// What moves, as style rules and as elements; by itself and beside what stays.
  static let motions: [FixtureCase] =
    BadgeAnimation.allCases.filter { $0 != .still }.flatMap { animation in
      [
        FixtureCase("hub/\(animation.rawValue)", Hub(7).animation(animation)),
        FixtureCase(
          "hub/\(animation.rawValue)-as-elements", Hub(7).animation(animation), profile: .web.animations(.smil)),
        FixtureCase("pill/\(animation.rawValue)", Pill("3").look(.mail).animation(animation)),
      ]
    } + [
      FixtureCase("pill/status-stopped", Pill("Processing").look(.antStatusProcessing).animation(.still)),
      FixtureCase("hub/on-host-bump", Hub(128).on(Size(48, 48)).animation(.bump)),
      FixtureCase("hub/pop-both-schemes", Hub(7).look(.material).colorScheme(.automatic).animation(.pop)),
    ]
}

import Cartouche

extension FixtureTests {
  private static let looks: [(name: String, look: PillLook)] = [
    ("digdog", .digdog), ("mail", .mail), ("count-indicator", .countIndicator),
  ]

  private static let perLook: [FixtureCase] = looks.flatMap { name, look in
    let pill = Pill("42").look(look)
    return BadgeState.allCases.map {
      FixtureCase("pill/\(name)-\($0.rawValue)", pill.state($0))
    } + [
      FixtureCase("pill/\(name)-one-digit", Pill("7").look(look)),
      FixtureCase("pill/\(name)-long-text", Pill("Row 12 of 100").look(look)),
      FixtureCase("pill/\(name)-empty", Pill("").look(look)),
      FixtureCase("pill/\(name)-solid-text", pill.textColor("#fff")),
      FixtureCase("pill/\(name)-knockout", pill.knockout()),
      FixtureCase("pill/\(name)-own-fill", pill.fill("rebeccapurple")),
      FixtureCase("pill/\(name)-gradient", pill.fill(.linearGradient(from: "#38a169", to: "#2f855a"))),
      FixtureCase("pill/\(name)-inset-shadow", pill.insetShadow(blur: 2, offset: 1)),
      FixtureCase("pill/\(name)-large-font", pill.font(size: 24)),
    ]
  }

  static let pills: [FixtureCase] =
    perLook + [
      FixtureCase("pill/mail-two-wide-characters", Pill("WW").look(.mail)),
      FixtureCase("pill/mail-two-emoji", Pill("👩‍👩‍👧‍👦🇩🇪").look(.mail)),
      FixtureCase("pill/inset-shadow-sharp", Pill("beta").insetShadow("#000", blur: 0, offset: 2)),
      FixtureCase(
        "pill/inset-shadow-wide",
        Pill("The quick brown fox").fill("#b83280").insetShadow("black", blur: 2, offset: 1).textColor("white")),
      FixtureCase("pill/inset-shadow-from-below", Pill("beta").insetShadow("rgba(0,0,0,.8)", blur: 3, offset: -2)),
      FixtureCase("pill/inset-shadow-opaque", Pill("beta").fill("#b83280").insetShadow("black", blur: 4, offset: 3)),
      FixtureCase("pill/translucent", Pill("draft").fill("rgba(0, 0, 0, 0.4)").textColor("#ffffffcc")),
      FixtureCase("pill/radial-gradient", Pill("beta").fill(.radialGradient(from: "#f6ad55", to: "#c53030"))),
      FixtureCase(
        "pill/fading-gradient",
        Pill("draft").fill(.linearGradient(from: "#2b6cb0", to: "rgba(43,108,176,.2)", start: .zero, end: Point(1, 0)))),
      FixtureCase(
        "pill/fading-radial-gradient", Pill("draft").fill(.radialGradient(from: "#2b6cb0", to: "rgba(43,108,176,.2)"))),
      FixtureCase("pill/hostile-text", Pill("<&>\"'\u{1}]]>").textColor("white")),
      FixtureCase("pill/folding-spaces", Pill(" a  b ").textColor("white")),
      FixtureCase("pill/arabic", Pill("مرحبا").textColor("white")),
      FixtureCase("pill/hebrew", Pill("שלום 42").textColor("white")),
      FixtureCase("pill/persian", Pill("پوشش ۸۳٪").textColor("white")),
      FixtureCase("pill/hebrew-with-latin", Pill("גרסה v1.2 (beta)").textColor("white")),
      FixtureCase("pill/monospace", Pill("Illinois").textColor("white").font(["Courier", "Liberation Mono"])),
      FixtureCase("pill/japanese", Pill("未読").textColor("white")),
      FixtureCase("pill/own-font", Pill("v1.2").font(["Verdana", "DejaVu Sans"], size: 11, weight: .regular)),
      FixtureCase("pill/titled", Pill("3").title("3 unread messages")),
      FixtureCase("pill/scaled", Pill("3").look(.mail).scale(2)),
    ]
}

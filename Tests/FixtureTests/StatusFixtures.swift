import Cartouche

extension FixtureTests {
  private static let looks = StatusStyle.allCases.flatMap { style in
    [
      (name: style.rawValue, look: style.look()), (name: "\(style.rawValue)-classic", look: style.look(in: .classic)),
    ]
  }

  private static let perLook: [FixtureCase] = looks.flatMap { name, look in
    func badge(_ label: String, _ message: String) -> StatusBadge { StatusBadge(label, message).look(look) }
    return [
      FixtureCase("status/\(name)", badge("build", "passing")),
      FixtureCase("status/\(name)-no-label", badge("", "passing")),
      FixtureCase("status/\(name)-no-message", badge("build", "")),
      FixtureCase("status/\(name)-colors", badge("license", "MIT").color("ffff00").labelColor("critical")),
      FixtureCase(
        "status/\(name)-segments",
        StatusBadge(
          .init("tests"), [.init("12 passed", color: .success), .init("1 failed", color: .critical), .init("3")]
        ).look(look)),
      FixtureCase(
        "status/\(name)-progress",
        StatusBadge(.init("done"), [.init("70%", color: .informational).progress(0.7)]).look(look)),
      FixtureCase("status/\(name)-gradient", badge("build", "passing").color(.gradient(["success", "informational"]))),
      FixtureCase("status/\(name)-logo", badge("build", "passing").logo(logo)),
      FixtureCase("status/\(name)-logo-no-label", badge("", "passing").logo(logo)),
    ]
  }

  /// A ring with a dot, twice as wide as high.
  private static let logo = Logo(
    [
      .drawing(Ellipse(in: Rect(x: 1, y: 1, width: 46, height: 22)).stroke("#fff", width: 2)),
      .drawing(Circle(center: Point(24, 12), radius: 6).fill("#ffb000")),
    ], size: Size(48, 24))

  /// A ring with a dot in the colour of the text.
  private static let currentLogo = Logo(
    [
      .drawing(Circle(center: Point(12, 12), radius: 10).stroke(.color(.current), width: 3)),
      .drawing(Circle(center: Point(12, 12), radius: 4).fill(.color(.current))),
    ], size: Size(24, 24))

  private static func colored(_ text: String, by thresholds: String) -> StatusBadge {
    expected(try? StatusBadge("coverage", text).color(by: Thresholds(parsing: thresholds)))
  }

  private static func link(_ address: String) -> LinkDestination { expected(try? LinkDestination(parsing: address)) }

  private static func expected<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("a fixture has no faults") }
    return value
  }

  static let statuses: [FixtureCase] = {
    let (home, log) = (link("https://example.org/?a=1&b=2"), link("../log"))
    let mail = link("mailto:a@example.org")
    let aligned = expected(
      try? StatusBadge.aligned([
        StatusBadge("build", "passing"), StatusBadge("code coverage", "87%").color("yellow"),
        StatusBadge("", "no label"),
      ]))
    return perLook + [
      FixtureCase(
        "status/long-texts",
        StatusBadge("continuous integration of the main branch", "passing on 12 of 12 machines, 3 more are waiting")),
      FixtureCase("status/nothing", StatusBadge("", "")),
      FixtureCase("status/hostile-text", StatusBadge("<&>\"'\u{1}", "]]>")),
      FixtureCase("status/threshold-low", colored("49%", by: "50=red,80=yellow,95=green")),
      FixtureCase("status/threshold-middle", colored("50%", by: "50=red,80=yellow,95=green")),
      FixtureCase("status/threshold-version", colored("v1.2.0-beta", by: "1.0.0=red,1.2.0=orange,2.0.0=success")),
      FixtureCase("status/contrast", StatusBadge("build", "passing").color("#4c1").textColor(by: .contrast)),
      FixtureCase("status/accessible", StatusBadge("build", "failing").palette(.accessible).color(.critical)),
      FixtureCase("status/text-color", StatusBadge("build", "passing").textColor("#ffe").labelColor("#102030")),
      FixtureCase("status/knockout", StatusBadge("build", "passing").knockout()),
      FixtureCase("status/plastic-knockout", StatusBadge("build", "passing").style(.plastic).knockout()),
      FixtureCase("status/logo-knockout", StatusBadge("build", "passing").logo(logo.knockout())),
      FixtureCase(
        "status/logo-and-text-knockout",
        StatusBadge("build", "passing").style(.forTheBadge).logo(currentLogo.knockout()).knockout()),
      FixtureCase(
        "status/social-logo-knockout", StatusBadge("stars", "1.2k").style(.social).logo(currentLogo.knockout())),
      FixtureCase("status/wider", StatusBadge("build", "passing").width(150)),
      FixtureCase("status/shortened", StatusBadge("build", "passing on all machines").width(100)),
      FixtureCase("status/minimum-width", StatusBadge("build", "ok").minimumWidth(120)),
      FixtureCase("status/aligned-1", aligned[0]),
      FixtureCase("status/aligned-2", aligned[1]),
      FixtureCase("status/aligned-3", aligned[2]),
      FixtureCase(
        "status/wide-label-logo", StatusBadge(.init("build").minimumWidth(90), [.init("passing")]).logo(currentLogo)),
      FixtureCase("status/logo-light-label", StatusBadge("build", "passing").labelColor("#eee").logo(currentLogo)),
      FixtureCase("status/social-logo-current", StatusBadge("stars", "1.2k").style(.social).logo(currentLogo)),
      FixtureCase(
        "status/logo-both-schemes",
        StatusBadge("build", "passing").labelColor("#555", dark: "#ddd").logo(currentLogo).colorScheme(.automatic)),
      FixtureCase("status/large-font", StatusBadge("build", "passing").font(size: 22)),
      FixtureCase("status/scaled", StatusBadge("build", "passing").scale(2)),
      FixtureCase(
        "status/dark", StatusBadge("build", "passing").labelColor("#555", dark: "#ddd").colorScheme(.dark)),
      FixtureCase(
        "status/flat-auto",
        StatusBadge("build", "passing").color(.success, dark: "#8f8").labelColor("#555", dark: "#ddd")
          .colorScheme(.automatic)),
      FixtureCase(
        "status/plastic-both-schemes",
        StatusBadge("build", "passing").style(.plastic).color("#c00", dark: "#fcc").colorScheme(.automatic)),
      FixtureCase("status/link", StatusBadge("build", "passing").link(home)),
      FixtureCase(
        "status/two-links", StatusBadge("build", "passing").links(home, log)),
      FixtureCase(
        "status/two-links-social",
        StatusBadge("star", "1k").style(.social).links(home, mail)),
      FixtureCase("status/message-link", StatusBadge("build", "passing").links(nil, log)),
      FixtureCase("status/chinese", StatusBadge("构建", "通过")),
      FixtureCase("status/japanese", StatusBadge("ビルド", "せいこう")),
      FixtureCase("status/korean", StatusBadge("빌드", "성공")),
      FixtureCase("status/arabic", StatusBadge("البناء", "ناجح")),
      FixtureCase("status/hebrew", StatusBadge("בנייה", "עברה")),
      FixtureCase(
        "status/right-to-left",
        StatusBadge(
          .init("בדיקות"), [.init("12 עברו", color: .success).progress(0.7), .init("1 (beta)", color: .critical)]
        )
        .logo(logo).layoutDirection(.rightToLeft)),
      FixtureCase(
        "status/right-to-left-social",
        StatusBadge("כוכבים", "1.2k").style(.social).logo(currentLogo).layoutDirection(.rightToLeft)),
      FixtureCase(
        "status/right-to-left-links",
        StatusBadge("build", "עברה").style(.forTheBadge).links(home, log).layoutDirection(.rightToLeft)),
      FixtureCase("status/emoji", StatusBadge("👩‍👩‍👧‍👦", "🚀 12")),
    ]
  }()
}

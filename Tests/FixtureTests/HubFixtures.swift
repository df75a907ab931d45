import Cartouche

extension FixtureTests {
  private static let icon = Size(96, 96)

  static let hubs: [FixtureCase] =
    [
      FixtureCase("hub/one-digit", Hub(7)),
      FixtureCase("hub/two-digits", Hub(42)),
      FixtureCase("hub/three-digits", Hub(128)),
      FixtureCase("hub/four-digits", Hub(1234)),
      FixtureCase("hub/five-digits", Hub(12345)),
      FixtureCase("hub/six-digits-at-the-limit", Hub(100_000)),
      FixtureCase("hub/over-the-limit", Hub(100_001)),
      FixtureCase("hub/nineteen-digits", Hub(.max).limit(.max)),
      FixtureCase("hub/limit-99", Hub(128).limit(99)),
      FixtureCase("hub/zero", Hub(0)),
      FixtureCase("hub/negative", Hub(-5)),
      FixtureCase("hub/zero-on-host", Hub(0).on(icon)),
      FixtureCase("hub/border", Hub(12).border("white", width: 2)),
      FixtureCase("hub/inset-shadow", Hub(12).insetShadow(blur: 4, offset: 2)),
      FixtureCase("hub/moved", Hub(12).on(icon).offset(x: -10, y: 10)),
      FixtureCase("hub/scaled", Hub(128).on(icon).scaled(by: 0.7)),
      FixtureCase("hub/own-colours", Hub(3).fill("#ffd60a").textColor("#1c1c1e")),
      FixtureCase("hub/knockout", Hub(3).knockout()),
      FixtureCase("hub/own-font", Hub(42).font(["Verdana", "DejaVu Sans"], size: 24, weight: .bold)),
      FixtureCase("hub/selected", Hub(3).state(.selected)),
    ] + Anchor.allCases.map { FixtureCase("hub/on-host-\($0.rawValue)", Hub(128).on(icon, at: $0)) }
}

import Cartouche

extension FixtureTests {
  private static let looks: [(name: String, look: CellLook)] = [
    ("ambiance", .ambiance), ("grouped", .grouped), ("inset-grouped", .insetGrouped),
  ]

  static let cells: [FixtureCase] =
    looks.flatMap { name, look in
      Cell.Position.allCases.flatMap { position in
        let cell = Cell(position, size: Size(300, 44)).look(look)
        return [
          FixtureCase("cell/\(name)-\(position.rawValue)", cell),
          FixtureCase("cell/\(name)-\(position.rawValue)-selected", cell.state(.selected)),
        ]
      }
    }
    + looks.map { name, look in
      FixtureCase("cell/\(name)-disabled", Cell(.single, size: Size(300, 44)).look(look).state(.disabled))
    } + [
      FixtureCase("cell/smaller-than-its-corners", Cell(.single, size: Size(12, 8))),
      FixtureCase(
        "cell/inset-shadow", Cell(.top, size: Size(120, 44)).insetShadow("rgba(0,0,0,.6)", blur: 2, offset: 1)),
      FixtureCase(
        "cell/inset-shadow-soft", Cell(.bottom, size: Size(120, 44)).insetShadow("rgba(0,0,0,.6)", blur: 9, offset: 2)),
      FixtureCase("cell/own-fill", Cell(.top, size: Size(120, 44)).fill("#ffeeba")),
    ]

  static let tables: [FixtureCase] =
    looks.flatMap { name, look in
      let table = Table(width: 320) {
        Row("Inbox", detail: "3 unread today").badge(Pill("3"))
        Row("Sent").badge(Pill("1024").look(.mail)).state(.selected)
        Row("Archive").badge(Hub(128))
        Row("Trash")
      }.look(look)
      let disabled = Table(width: 320) {
        Row("Inbox", detail: "3 unread today").badge(Pill("3")).state(.disabled)
        Row("Sent").badge(Hub(128)).state(.disabled)
      }.look(look)
      return [
        FixtureCase("table/\(name)", table), FixtureCase("table/\(name)-auto", table.colorScheme(.automatic)),
        FixtureCase("table/\(name)-disabled", disabled),
      ]
    } + [
      FixtureCase("table/one-row", Table(width: 200) { Row("Inbox").badge(Hub(3)) }),
      FixtureCase("table/no-rows", Table(width: 200, rows: [])),
      FixtureCase(
        "table/long-texts",
        Table(width: 200) {
          Row("A summary that is far too long", detail: "and a detail that is even longer than that 👩‍👩‍👧‍👦👩‍👩‍👧‍👦")
            .badge(Pill("1024").look(.mail))
          Row("Next to an empty badge, the whole width").badge(Pill(""))
        }),
      FixtureCase("table/no-room-for-text", Table(width: 76) { Row("Inbox").badge(Pill("1024").look(.mail)) }),
      FixtureCase(
        "table/right-to-left",
        Table(width: 320) {
          Row("דואר נכנס", detail: "3 הודעות (Inbox)").badge(Pill("3"))
          Row("Sent").badge(Pill("1024").look(.mail)).state(.selected)
          Row("ארכיון").badge(Hub(128))
          Row("סל מיחזור")
        }.look(.insetGrouped).layoutDirection(.rightToLeft)),
      FixtureCase(
        "table/badge-with-its-own-state",
        Table(width: 320) { Row("Inbox").badge(Pill("3").state(.normal)).state(.selected) }),
    ]
}

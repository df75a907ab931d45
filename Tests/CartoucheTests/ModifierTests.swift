import Cartouche
import Testing

@Suite("The modifiers of a badge")
struct ModifierTests {
  @Test("of a body, such as a border and a movement, exist for pills and hubs only")
  func styled() {
    let badges: [any Badge] = [
      Pill("a"), Hub(1), StatusBadge("a", "b"), Cell(.top, size: Size(9, 9)), Table(width: 99, rows: []),
    ]
    #expect(badges.map { $0 is any StyledBadge } == [true, true, false, false, false])
  }

  @Test("that every badge has set its options and nothing else")
  func options() {
    func check<Kind: Badge & Equatable>(_ badge: Kind) {
      var changed = badge
      changed.options.colorScheme = .dark
      changed.options.title = "t"
      changed.options.scale = 2
      #expect(badge.colorScheme(.dark).title("t").scale(2) == changed && changed != badge)
    }
    check(Pill("a"))
    check(Hub(1))
    check(StatusBadge("a", "b"))
    check(Cell(.top, size: Size(9, 9)))
    check(Table(width: 99, rows: []))
  }

  @Test("of a font keep the parts that a later one leaves open")
  func fonts() {
    let choice = FontChoice(["Verdana"], size: 9, weight: .bold)
    #expect(Pill("a").font(["Verdana"], size: 9).font(weight: .bold).style.font == choice)
    #expect(StatusBadge("a", "b").font(size: 9).font(["Verdana"], weight: .bold).font == choice)
  }

  @Test("of a cell and a status badge change what is drawn")
  func drawn() throws {
    let cell = Cell(.top, size: Size(90, 44))
    for changed in [
      cell.fill("red"), cell.state(.selected), cell.insetShadow(blur: 2, offset: 1), cell.colorScheme(.dark),
    ] {
      #expect(try layout(changed) != layout(cell))
    }
    let status = StatusBadge("a", "b")
    for changed in [status.fill("red"), status.textColor("red"), status.knockout(), status.font(size: 20)] {
      #expect(try layout(changed) != layout(status))
    }
  }
}

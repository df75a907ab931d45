import Cartouche
import Testing

@Suite("States and colour schemes")
struct StateTests {
  private static let all = StateTable(
    normal: 1, highlighted: 2, selected: 3, disabled: 4,
    dark: .init(normal: 11, highlighted: 12, selected: 13, disabled: 14))

  @Test("each state has its own value in each colour scheme", arguments: zip(BadgeState.allCases, 1...4))
  func own(state: BadgeState, value: Int) {
    #expect(Self.all[state] == value)
    #expect(Self.all[state, .light] == value)
    #expect(Self.all[state, .dark] == value + 10)
  }

  @Test(
    "a state that says nothing looks like another: selected like highlighted, the others like normal",
    arguments: [
      (StateTable(normal: 1), [1, 1, 1, 1]),
      (StateTable(normal: 1, highlighted: 2), [1, 2, 2, 1]),
      (StateTable(normal: 1, selected: 3), [1, 1, 3, 1]),
      (StateTable(normal: 1, disabled: 4), [1, 1, 1, 4]),
    ])
  func fallback(table: StateTable<Int>, values: [Int]) {
    #expect(BadgeState.allCases.map { table[$0] } == values)
    #expect(BadgeState.allCases.map { table[$0, .dark] } == values)
  }

  @Test(
    "on a dark background a state takes its dark value, else its light one, else that of the state it looks like",
    arguments: [
      (StateTable(normal: 1, dark: .init(normal: 11)), [11, 11, 11, 11]),
      (StateTable(normal: 1, highlighted: 2, dark: .init(normal: 11)), [11, 2, 2, 11]),
      (StateTable(normal: 1, highlighted: 2, dark: .init(highlighted: 12)), [1, 12, 12, 1]),
      (StateTable(normal: 1, selected: 3, dark: .init(highlighted: 12)), [1, 12, 3, 1]),
      (StateTable(normal: 1, disabled: 4, dark: .init(normal: 11, selected: 13)), [11, 11, 13, 4]),
      (StateTable(normal: 1, dark: .init(disabled: 14)), [1, 1, 1, 14]),
    ])
  func dark(table: StateTable<Int>, values: [Int]) {
    #expect(BadgeState.allCases.map { table[$0, .dark] } == values)
    #expect(table[.normal] == 1)
  }

  private static var pillLook: PillLook {
    var look = PillLook.digdog
    look.colors = StateTable(
      normal: .init(fill: "#111", text: .color("#222")), disabled: .init(fill: "#333", text: .color("#444")),
      dark: .init(normal: .init(fill: "#aaa", text: .color("#bbb"))))
    return look
  }

  @Test("a pill takes the colours of its state and scheme, and a custom fill in both")
  func pill() throws {
    let pill = Pill("5").look(Self.pillLook)
    func fill(_ pill: Pill) throws -> Color? { try Parts(pill).drawings[0].fill }
    #expect(try fill(pill) == "#111")
    #expect(try fill(pill.colorScheme(.light)) == "#111")
    #expect(try fill(pill.colorScheme(.dark)) == "#aaa")
    #expect(try fill(pill.state(.disabled)) == "#333")
    #expect(try fill(pill.state(.disabled).colorScheme(.dark)) == "#333")
    #expect(try fill(pill.fill("red").colorScheme(.dark)) == "red")
  }

  @Test("a hub takes the colours of its scheme")
  func hub() throws {
    var look = HubLook.badgeHub
    look.colors.dark.normal = HubLook.Colors(fill: "#ff453a", text: .color("white"))
    #expect(try Parts(Hub(5).look(look)).drawings[0].fill == "#f00")
    #expect(try Parts(Hub(5).look(look).colorScheme(.dark)).drawings[0].fill == "#ff453a")
  }

  private static var cellLook: CellLook {
    var look = CellLook.grouped
    look.fill.dark.normal = "#000001"
    look.border?.color.dark = "#000002"
    look.separator?.color.dark = "#000003"
    look.separator?.highlight?.dark = "#000004"
    look.bevel?.shadow.dark = "#000005"
    look.bevel?.highlight.dark = "#000006"
    look.row.summary.color.dark.normal = "#000007"
    look.row.detail.color.dark.normal = "#000008"
    for index in look.background.stripes.indices { look.background.stripes[index].color.dark = "#000009" }
    return look
  }

  @Test("a table for dark pages has a dark background, cells, lines and texts, and as many as for light ones")
  func table() throws {
    func parts(_ scheme: OutputColorScheme) throws -> Parts {
      let pill = Pill("3").look(Self.pillLook)
      let rows = [Row("a", detail: "b").badge(pill), Row("c").badge(pill.colorScheme(.light))]
      return try Parts(Table(width: 300, rows: rows).look(Self.cellLook).colorScheme(scheme))
    }
    let light = try parts(.light)
    let dark = try parts(.dark)
    let plain = try Parts(
      Table(width: 300, rows: [Row("a", detail: "b"), Row("c")]).look(.grouped))
    #expect(light.drawings.count == dark.drawings.count && light.drawings.count == plain.drawings.count + 2)
    let colors = Set(dark.drawings.compactMap { $0.stroke ?? $0.fill })
    #expect(
      colors == ["#000001", "#000002", "#000003", "#000004", "#000005", "#000006", "#000009", "#aaa", "#111"])
    #expect(dark.texts.prefix(2).map(\.value.color) != light.texts.prefix(2).map(\.value.color))
    #expect(light.drawings.allSatisfy { $0.fill != "#aaa" })
  }

  @Test("a cell that is out of use looks like a normal one where its look says nothing else")
  func disabledCell() throws {
    var look = CellLook.grouped
    look.fill.disabled = nil
    let cell = Cell(.top, size: Size(300, 45)).look(look)
    #expect(try layout(cell.state(.disabled)) == layout(cell))
    #expect(try layout(cell.state(.selected)) != layout(cell))
  }

  @Test("a badge for both schemes has the picture of each, and shows the light one elsewhere")
  func automatic() throws {
    var look = Self.pillLook
    look.letterpress = .init(depth: 1, shade: 0.5)
    let pill = Pill("5").look(look)
    let both = try pill.colorScheme(.automatic).document().children
    #expect(try both == pill.document().children.adapting(toDark: pill.colorScheme(.dark).document().children))
    #expect(try pill.colorScheme(.automatic).svg(for: .web).contains("prefers-color-scheme:dark"))
    #expect(try layout(pill.colorScheme(.automatic)) == layout(pill))
  }

  @Test("a badge that looks the same in both schemes is the same file for both")
  func automaticAlike() throws {
    for badge in [Pill("5").look(.bootstrap), Pill("").look(.mail)] {
      #expect(try badge.colorScheme(.automatic).svg(for: .web) == badge.svg(for: .web))
    }
  }

  @Test("a table for both schemes sets that of its badges, except those with their own")
  func automaticTable() throws {
    let pill = Pill("3").look(Self.pillLook)
    func darkFills(_ pill: Pill) throws -> [Paint] {
      let table = Table(width: 300, rows: [Row("a").badge(pill)]).look(Self.cellLook).colorScheme(.automatic)
      return try Parts(BadgeLayout(frame: Rect(width: 0, height: 0), nodes: table.document().children, title: nil))
        .drawings
        .compactMap(\.value.darkFill)
    }
    let own: Paint = "#aaa"
    #expect(try darkFills(pill).contains(own))
    #expect(try darkFills(pill.colorScheme(.automatic)).contains(own))
    #expect(try !darkFills(pill.colorScheme(.light)).contains(own))
    #expect(try darkFills(pill.colorScheme(.light)).contains("#000001"))
  }

  @Test("a look that differs in more than its paints cannot be drawn for both schemes")
  func notAdaptable() {
    var look = PillLook.digdog
    look.colors.dark.normal = .init(fill: "#111", text: .color("#222"))
    #expect(throws: BadgeError.notAdaptable) { try Pill("5").look(look).colorScheme(.automatic).svg(for: .web) }
    #expect(throws: Never.self) { try Pill("5").look(look).colorScheme(.dark).svg(for: .web) }
  }
}

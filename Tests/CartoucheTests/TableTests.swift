import Cartouche
import PictureReading
import Testing

@Suite("A table")
struct TableTests {
  private static let long = String(repeating: "A summary that does not fit ", count: 20)

  @Test("stacks its rows on cells of the right position", arguments: 1...5)
  func positions(count: Int) throws {
    let table = Table(width: 320, rows: (1...count).map { Row("Row \($0)") })
    let layout = try layout(table)
    #expect(layout.frame == Rect(width: 320, height: 44 * Double(count)))
    let fills = Parts(layout).drawings.filter {
      if case .gradient = $0.value.fill { true } else { false }
    }
    #expect(fills.count == count)
    for (index, fill) in fills.enumerated() {
      #expect(isClose(fill.bounds, Rect(y: 44 * Double(index), width: 320, height: 44)))
      let outline = SampledOutline(fill.path)
      let y = 44 * Double(index)
      #expect((outline.winding(Point(0.5, y + 0.5)) == 0) == (index == 0))
      #expect((outline.winding(Point(0.5, y + 43.5)) == 0) == (index == count - 1))
    }
  }

  @Test("throws what the closure of its rows throws, as the type that it has")
  func errors() throws {
    func table(_ color: String) throws(ColorError) -> Table {
      try Table(width: 320) { () throws(ColorError) in
        Row("a").badge(Pill("3").fill(.color(try Color(parsing: color))))
      }
    }
    #expect(try table("red").rows.count == 1)
    #expect(throws: ColorError.self) { try table("rad") }
  }

  @Test("of 1,000 rows is drawn, and one of 1,001 is refused")
  func mostRows() throws {
    let rows = [Row](repeating: Row(""), count: 1_001)
    #expect(try layout(Table(width: 320, rows: rows.dropLast())).frame.height == 44 * 1_000)
    #expect(throws: BadgeError.outOfRange(.rows, value: 1_001, allowed: 0...1_000)) {
      try layout(Table(width: 320, rows: rows))
    }
  }

  @Test("with ten thousand stripes is drawn, and a wider one is refused")
  func mostStripes() throws {
    let rows = [Row("")]
    #expect(try layout(Table(width: 35_000, rows: rows).look(.grouped)).frame.width == 35_000)
    let error = #expect(throws: BadgeError.self) { try layout(Table(width: 35_001, rows: rows).look(.grouped)) }
    let message = try #require(error).description
    #expect(message.hasPrefix("table width 35001 is out of range (") && message.hasSuffix(" to 35000)"), "\(message)")
    #expect(throws: Never.self) { try layout(Table(width: 1_000_000, rows: rows)) }
  }

  @Test("has no line above or below a selected row if lines make way for it, nor the highlight of one")
  func linesMakeWay() throws {
    var look = CellLook.ambiance
    look.separator = CellLook.Separator(color: "red", height: 1, highlight: "blue", makesWayForSelection: true)
    func lines(_ state: BadgeState) throws -> Int {
      let table = Table(width: 100, rows: [Row("A"), Row("B").state(state), Row("C")]).look(look)
      return Parts(try layout(table)).drawings.count { $0.value.name == "separator" }
    }
    #expect(try lines(.normal) == 4 && lines(.selected) == 0)
  }

  @Test("makes a row with a detail 60 high, with both lines where the sample has them")
  func detail() throws {
    let layout = try layout(Table(width: 320) { Row("Inbox", detail: "3 unread today") })
    #expect(layout.frame.height == 60)
    let texts = Parts(layout).texts
    #expect(texts.map(\.text) == ["Inbox", "3 unread today"])
    #expect(texts.allSatisfy { $0.left == 10 })
    #expect(isClose(texts[0].position.y, 27.2, within: 0.05) && isClose(texts[1].position.y, 45.85, within: 0.05))
    #expect(texts.map { $0.value.run.font.size } == [18, 14] && texts.map { $0.value.color } == [.black, "#808080"])
  }

  @Test("centres a summary without a detail")
  func summary() throws {
    let text = try #require(Parts(Table(width: 320) { Row("Inbox") }).texts.first)
    #expect(isClose(text.position.y, 22 + 0.718 * 18 / 2))
  }

  @Test("has each badge's right edge 10 inside its own, centred in whole points", arguments: ["3", "42", "1234"])
  func badges(text: String) throws {
    for (pill, height) in [(Pill(text), 20.0), (Pill(text).look(.mail), 26), (Pill(text).look(.countIndicator), 13)] {
      let frame = try layout(pill).frame
      let parts = try Parts(Table(width: 320) { Row("a").badge(pill.textColor("#123456")) })
      let label = try #require(parts.texts.first { $0.value.color == "#123456" })
      #expect(isClose((label.left + label.right) / 2, 310 - frame.width / 2))
      let body = try #require(parts.drawings.last)
      #expect(isClose(body.covered.maxX, 310))
      #expect(frame.height == height)
      #expect(isClose(body.covered.maxY, ((44 - height) / 2).rounded(.down) + height))
    }
  }

  @Test("carries hubs in its rows, without their hosts", arguments: [1, 128, 1_000_000])
  func hubs(count: Int) throws {
    let hub = Hub(count).on(Size(96, 96))
    let parts = try Parts(Table(width: 320) { Row("a").badge(hub) })
    let body = try #require(parts.drawings.first { $0.fill == "#f00" })
    #expect(isClose(body.bounds.maxX, 310) && isClose(body.bounds.minY, 7) && isClose(body.bounds.height, 30))
    let moved = try Parts(Table(width: 320) { Row("a").badge(hub.offset(x: 50, y: 60)) })
    #expect(isClose(try #require(moved.drawings.first { $0.fill == "#f00" }).bounds, body.bounds))
  }

  @Test("refuses a badge that takes more height than its row, and says which row")
  func highBadge() throws {
    func table(_ scale: Double) -> Table { Table(width: 200) { [Row("a"), Row("b").badge(Hub(1).scaled(by: scale))] } }
    #expect(try table(44 / 30).document().size.height == 88)
    let error = #expect(throws: BadgeError.self) { try table(46 / 30).document() }
    #expect(error?.description == "the badge of row 2 takes a height of 46, and its row has 44")
  }

  @Test("cuts a text off 5 before the badge, and never the badge")
  func truncation() throws {
    let pill = Pill("1234567")
    let width = try layout(pill).frame.width
    let parts = try Parts(Table(width: 320) { Row(Self.long, detail: Self.long).badge(pill) })
    let room = 320 - 10 - width - 5 - 10
    for text in parts.texts {
      #expect(text.text.hasSuffix("\u{2026}") && Self.long.hasPrefix(text.text.dropLast()))
      #expect(text.left == 10 && text.right <= 310 - width - 5 + 1e-9)
      let fitted = try TextFitting.truncated(Self.long, toWidth: room, in: text.value.run.font, shaper: BuiltinShaper())
      #expect(text.text == fitted?.text)
      #expect(room - text.value.run.width < 2 * text.value.run.font.size)
    }
    #expect(parts.texts.count == 2 && parts.holes.map(\.text) == ["1234567"])
  }

  @Test("gives the text of a row without a badge, or with one that shows nothing, all the room")
  func withoutBadge() throws {
    let texts = try [Row(Self.long), Row(Self.long).badge(Pill("")), Row(Self.long).badge(Hub(0))].map { row in
      try #require(try Parts(Table(width: 320, rows: [row])).texts.first)
    }
    #expect(Set(texts.map(\.text)).count == 1)
    let fitted = try TextFitting.truncated(
      Self.long, toWidth: 300, in: texts[0].value.run.font, shaper: BuiltinShaper())
    #expect(texts[0].text == fitted?.text && texts[0].right <= 310)
  }

  @Test("leaves out a text for which not even an ellipsis has room, and keeps it in the title")
  func noRoom() throws {
    let pill = Pill("1234")
    let width = try layout(pill).frame.width + 21
    let layout = try layout(Table(width: width) { Row("Inbox").badge(pill) })
    #expect(Parts(layout).texts.isEmpty && Parts(layout).holes.count == 1)
    #expect(layout.title == "Inbox, 1234")
  }

  @Test("says all of its rows in full, and nothing that is empty")
  func title() throws {
    let table = Table(width: 320) {
      Row(Self.long, detail: "today").badge(Pill("3").title("3 unread"))
      Row("").badge(Hub(0))
      Row("Archive", detail: "").badge(Hub(200_000))
    }
    #expect(try layout(table).title == "\(Self.long), today, 3 unread; Archive, 100000+")
    #expect(try layout(table.title("folders")).title == "folders")
    #expect(try layout(Table(width: 320) { Row("") }).title == "table")
  }

  @Test("shares a row's state with its badge, unless that sets its own")
  func states() throws {
    func parts(_ row: Row) throws -> Parts { try Parts(Table(width: 320) { row }) }
    let row = Row("Inbox", detail: "today").state(.selected)
    let shared = try parts(row.badge(Pill("3")))
    #expect(shared.texts.map { $0.value.color } == [.white, .white])
    #expect(shared.drawings.last?.fill == .white)
    #expect(shared.drawings.contains { $0.value.fill == .linearGradient(from: "#058CF5", to: "#015DE6") })
    #expect(try parts(row.badge(Pill("3").state(.normal))).drawings.last?.fill == "#8799BC")
    #expect(try parts(Row("Inbox").badge(Pill("3"))).drawings.last?.fill == "#8799BC")
    #expect(try parts(Row("Inbox").badge(Pill("3").state(.highlighted))).drawings.last?.fill == .white)
  }

  @Test("without rows draws nothing")
  func empty() throws {
    let picture = try Markup(parsing: Table(width: 320, rows: []).title("none").svg(for: .web))
    #expect(picture["viewBox"] == "0 0 1 1" && picture.children.isEmpty)
  }

  @Test(
    "in the grouped look stands on stripes that repeat every 7 points, from edge to edge", arguments: [320.0, 318.5])
  func stripes(width: Double) throws {
    let layout = try layout(Table(width: width) { Row("a") }.look(.grouped))
    let background = Parts(layout).drawings.prefix(3)
    #expect(background.map(\.fill) == ["#C5CCD4", "#C5CCD2", "#CBD2D8"])
    #expect(isClose(background[0].bounds, layout.frame))
    let narrow = SampledOutline(background[1].path)
    let wide = SampledOutline(background[2].path)
    for column in 0..<Int(width) {
      let point = Point(Double(column) + 0.25, 5)
      let phase = column % 7
      #expect((narrow.winding(point) != 0) == (phase == 4) && (wide.winding(point) != 0) == (phase >= 5))
    }
    for stripe in background { #expect(stripe.bounds.maxX <= width && stripe.bounds.height == layout.frame.height) }
  }

  @Test("in the grouped look has the measured margins, and cells of 44 and their border")
  func groupedLayout() throws {
    let layout = try layout(
      Table(width: 320) {
        Row("a")
        Row("b")
        Row("c")
      }.look(.grouped))
    let parts = Parts(layout)
    let borders = parts.drawings.filter { $0.stroke == "rgba(0,0,0,.183)" }
    #expect(borders.count == 3)
    #expect(borders.allSatisfy { isClose($0.bounds.minX, 9.5) && isClose($0.bounds.maxX, 310.5) })
    // 10 above, a border and 44, 44, 44 and a border, the light line, 10 below.
    #expect(layout.frame.height == 10 + 45 + 44 + 45 + 1 + 10)
    let text = parts.texts[1].position.y
    #expect(isClose(text - parts.texts[0].position.y, 44) && isClose(parts.texts[2].position.y - text, 44))
  }

  @Test(
    "from right to left has its rows mirrored: the badge at the left, the texts at the right",
    arguments: [CellLook.ambiance, .grouped, .insetGrouped], [220.0, 320])
  func mirrored(look: CellLook, width: Double) throws {
    let rows = [
      Row("Inbox", detail: Self.long).badge(Pill("42").textColor("#123456")), Row(Self.long).badge(Hub(7)),
      Row("\u{5E9}\u{5DC}\u{5D5}\u{5DD} 3"), Row("Trash", detail: "empty"),
    ]
    let left = try Parts(Table(width: width, rows: rows).look(look))
    let right = try Parts(Table(width: width, rows: rows).look(look).layoutDirection(.rightToLeft))
    #expect(left.texts.map(\.text) == right.texts.map(\.text) && left.drawings.count == right.drawings.count)
    for (text, mirrored) in zip(left.texts, right.texts) {
      #expect(isClose(mirrored.right, width - text.left) && isClose(mirrored.left, width - text.right))
      #expect(mirrored.position.y == text.position.y)
      #expect(mirrored.value.anchor == (text.value.anchor == .middle ? .middle : .end))
      #expect(mirrored.value.run.direction == .rightToLeft)
    }
    for (drawing, mirrored) in zip(left.drawings, right.drawings) where drawing.value.name != "stripes" {
      #expect(isClose(mirrored.bounds.minX, width - drawing.bounds.maxX))
      #expect(
        isClose(mirrored.bounds.minY, drawing.bounds.minY) && isClose(mirrored.bounds.width, drawing.bounds.width))
    }
  }

  @Test("gives its direction to its badges, unless they have one of their own")
  func directionOfBadges() throws {
    func text(_ pill: Pill) throws -> TextRun {
      let table = Table(width: 320) { Row("a").badge(pill.textColor("#123456")) }.layoutDirection(.rightToLeft)
      return try #require(try Parts(table).texts.first { $0.value.color == "#123456" }).value
    }
    #expect(try text(Pill("a!")).run.direction == .rightToLeft)
    #expect(try text(Pill("a!").layoutDirection(.leftToRight)).run.direction == .leftToRight)
  }

  @Test("by default sets each of its texts in the direction of its first letter")
  func directionOfTexts() throws {
    let texts = try Parts(Table(width: 320) { Row("\u{5E9} 3", detail: "a \u{5E9}") }).texts
    #expect(texts.map(\.value.run.direction) == [.rightToLeft, .leftToRight])
    #expect(texts.allSatisfy { $0.left == 10 })
  }
}

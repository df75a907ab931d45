import Cartouche
import PictureReading
import Testing

@Suite("A cell")
struct CellTests {
  private static let size = Size(300, 44)

  private static func ends(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .arc(let to, _, _, _, _): to
      default: nil
      }
    }
  }

  @Test(
    "is round where its group ends: four corners, two above, none, or two below",
    arguments: zip(Cell.Position.allCases, [4.0, 2, 0, 2]))
  func fill(position: Cell.Position, corners: Double) throws {
    let fill = try Parts(Cell(position, size: Self.size)).drawings[0]
    let outline = SampledOutline(fill.path, pieces: 256)
    #expect(isClose(outline.area, 300 * 44 - corners * (100 - 25 * .pi), within: 0.01))
    let isRoundAbove = position == .single || position == .top
    let isRoundBelow = position == .single || position == .bottom
    for (y, isRound) in [(0.5, isRoundAbove), (43.5, isRoundBelow)] {
      for x in [0.5, 299.5] { #expect((outline.winding(Point(x, y)) == 0) == isRound) }
    }
    for point in [Point(0.01, 22), Point(299.99, 22), Point(150, 0.01), Point(150, 43.99), Point(5, 5), Point(295, 39)]
    {
      #expect(outline.winding(point) == 1)
    }
  }

  /// The points of the outlines in the table of border paths, for a radius of 10 and a line of 1.
  @Test(
    "has a border line inside its edge, open where it meets a neighbour",
    arguments: [
      (
        Cell.Position.top,
        [(0.5, 44.0), (0.5, 10), (10, 0.5), (290, 0.5), (299.5, 10), (299.5, 44)]
      ),
      (.middle, [(0.5, 0), (0.5, 44), (299.5, 0), (299.5, 44)]),
      (.bottom, [(0.5, 0), (0.5, 34), (10, 43.5), (290, 43.5), (299.5, 34), (299.5, 0)]),
    ])
  func border(position: Cell.Position, points: [(Double, Double)]) throws {
    let border = try #require(Parts(Cell(position, size: Self.size)).drawings.first { $0.value.stroke != nil })
    let ends = Self.ends(border.path)
    #expect(ends.count == points.count)
    for (end, point) in zip(ends, points) { #expect(isClose(end, Point(point.0, point.1), within: 0.01)) }
    #expect(border.value.stroke == Stroke("#808080", width: 1) && border.value.fill == .none)
    for case .arc(_, let radii, _, let largeArc, let clockwise) in border.path.elements {
      #expect(radii == Size(9.5, 9.5) && !largeArc && clockwise == (position == .top))
    }
    #expect(!border.path.elements.contains(.close))
  }

  @Test("alone has a closed border with corners half a line tighter than its own")
  func singleBorder() throws {
    let border = try #require(Parts(Cell(.single, size: Self.size)).drawings.first { $0.value.stroke != nil })
    #expect(isClose(border.bounds, Rect(x: 0.5, y: 0.5, width: 299, height: 43)))
    #expect(border.path.elements.last == .close)
    let area = 299.0 * 43 - (4 - .pi) * 9.5 * 9.5
    #expect(isClose(SampledOutline(border.path, pieces: 256).area, area, within: 0.01))
  }

  @Test(
    "that is small has smaller corners, by one factor for all",
    arguments: [(12.0, 30.0, 6.0), (30, 12, 6), (8, 8, 4), (0.5, 0.5, 0.25), (300, 20, 10)])
  func small(width: Double, height: Double, radius: Double) throws {
    let fill = try #require(Parts(Cell(.single, size: Size(width, height))).drawings.first)
    #expect(
      isClose(SampledOutline(fill.path, pieces: 256).area, width * height - (4 - .pi) * radius * radius, within: 0.01))
  }

  @Test("stays inside its frame, however small", arguments: Cell.Position.allCases, CellLook.builtin)
  func inside(position: Cell.Position, look: CellLook) throws {
    for width in [0.001, 0.5, 1, 2, 11, 21, 23, 300] {
      for height in [0.001, 0.5, 1, 1.5, 2, 3, 10, 11, 12, 13, 22, 24, 44] {
        let frame = Rect(width: width, height: height).inset(by: -1e-9)
        for drawing in try Parts(Cell(position, size: Size(width, height)).look(look)).drawings {
          guard let bounds = drawing.path.bounds else { continue }
          let halfWidth = (drawing.value.stroke?.width ?? 0) / 2
          // Lines end flat where the cell meets a neighbour, so only their sides count.
          let isInside =
            bounds.minX - halfWidth >= frame.minX && bounds.maxX + halfWidth <= frame.maxX
            && bounds.minY >= frame.minY && bounds.maxY <= frame.maxY
          #expect(isInside, "\(position) \(width) x \(height): \(bounds)")
        }
      }
    }
  }

  @Test("of a group has every horizontal edge drawn once", arguments: [CellLook.ambiance, .grouped, .insetGrouped])
  func edges(look: CellLook) throws {
    // How many dark lines cross the middle of the group, by row of half a point.
    let colors = [look.border?.color.light, look.separator?.color.light].compactMap { $0 }
    let thickness = look.separator?.height ?? 0
    var covered: [Rect] = []
    for (index, position) in [Cell.Position.top, .middle, .middle, .bottom].enumerated() {
      for drawing in try Parts(Cell(position, size: Self.size).look(look)).drawings {
        let y = 44 * Double(index)
        if let color = drawing.stroke, colors.contains(color), let width = drawing.value.stroke?.width {
          for (from, to) in zip(Self.ends(drawing.path), Self.ends(drawing.path).dropFirst())
          where from.y == to.y && abs(from.x - to.x) > 200 {
            let isMove = drawing.path.elements.contains(.move(to: to))
            if !isMove { covered.append(Rect(x: 150, y: y + from.y - width / 2, width: 1, height: width)) }
          }
        } else if let color = drawing.fill, colors.contains(color) {
          covered.append(Rect(x: 150, y: y + drawing.bounds.minY, width: 1, height: drawing.bounds.height))
        }
      }
    }
    let bottom = look.bevel == nil ? 176.0 : 175
    let ends =
      look.border == nil
      ? [] : [Rect(x: 150, y: 0, width: 1, height: 1), Rect(x: 150, y: bottom - 1, width: 1, height: 1)]
    let inner = [44.0, 88, 132].map { Rect(x: 150, y: $0 - thickness, width: 1, height: thickness) }
    let expected = (ends + inner).sorted { $0.minY < $1.minY }
    let found = covered.sorted { $0.minY < $1.minY }
    #expect(found.count == expected.count)
    for (a, b) in zip(found, expected) { #expect(isClose(a, b)) }
  }

  @Test("has its separator inside the border, and none below the last", arguments: Cell.Position.allCases)
  func separator(position: Cell.Position) throws {
    let lines = try Parts(Cell(position, size: Self.size)).drawings.filter { $0.fill == "#808080" }
    let isLast = position == .single || position == .bottom
    #expect(lines.count == (isLast ? 0 : 1))
    if let line = lines.first { #expect(isClose(line.bounds, Rect(x: 1, y: 43, width: 298, height: 1))) }
  }

  @Test("is filled from top to bottom, in points of the page", arguments: Cell.Position.allCases)
  func gradient(position: Cell.Position) throws {
    let picture = try Markup(parsing: Cell(position, size: Self.size).svg(for: .web))
    let gradient = try #require(picture.first(named: "linearGradient"))
    #expect(gradient["gradientUnits"] == "userSpaceOnUse")
    #expect(gradient.number("y1") == 0 && gradient.number("y2") == 44)
    #expect(gradient.children.map { $0["stop-color"] } == ["#fff", "#ddd"])
    #expect(picture["aria-label"] == "\(position.rawValue) cell")
  }

  @Test(
    "that is selected or pressed is blue, measured from #058CF5 to #015DE6", arguments: [CellLook.ambiance, .grouped])
  func selected(look: CellLook) throws {
    let blue = Paint.linearGradient(from: "#058CF5", to: "#015DE6")
    for state in [BadgeState.selected, .highlighted] {
      #expect(
        try Parts(Cell(.single, size: Self.size).look(look).state(state)).drawings.contains { $0.value.fill == blue })
    }
    #expect(try !Parts(Cell(.single, size: Self.size).look(look)).drawings.contains { $0.value.fill == blue })
    let own = try Parts(Cell(.single, size: Self.size).look(look).fill("#123").state(.selected))
    #expect(own.drawings.contains { $0.fill == "#123" } && !own.drawings.contains { $0.value.fill == blue })
  }

  @Test("of the grouped look has the colours that were measured on a screen, in their order")
  func grouped() throws {
    let drawings = try Parts(Cell(.single, size: Size(302, 46)).look(.grouped)).drawings
    #expect(
      drawings.map { $0.stroke ?? $0.fill } == ["rgba(255,255,255,.81)", "#F7F7F7", "#E4E4E4", "rgba(0,0,0,.183)"])
    // The fill ends at the border's inner edge, and the light line is below the border.
    #expect(isClose(drawings[1].bounds, Rect(x: 1, y: 1, width: 300, height: 43)))
    #expect(isClose(drawings[3].covered, Rect(width: 302, height: 45)))
    let highlight = SampledOutline(drawings[0].path)
    #expect(highlight.winding(Point(151, 45.5)) != 0 && highlight.winding(Point(151, 44.5)) == 0)
    let shadow = SampledOutline(drawings[2].path)
    #expect(shadow.winding(Point(151, 1.5)) != 0 && shadow.winding(Point(151, 2.5)) == 0)
    #expect(shadow.winding(Point(151, 0.5)) == 0)
  }

  @Test("of the grouped look is etched: a dark line below it, a light one above the next")
  func etched() throws {
    func lines(_ position: Cell.Position, _ color: Color) throws -> [Rect] {
      try Parts(Cell(position, size: Self.size).look(.grouped)).drawings.filter { $0.fill == color }.map(\.bounds)
    }
    #expect(try lines(.top, "#CACACA").map(\.minY) == [43] && lines(.top, "#FDFDFD").isEmpty)
    #expect(try lines(.middle, "#CACACA").map(\.minY) == [43] && lines(.middle, "#FDFDFD").map(\.minY) == [0])
    #expect(try lines(.bottom, "#CACACA").isEmpty && lines(.bottom, "#FDFDFD").map(\.minY) == [0])
    #expect(try lines(.middle, "#CACACA").allSatisfy { $0.height == 1 && $0.minX == 1 && $0.maxX == 299 })
  }

  @Test("of the inset-grouped look is white without a border, its line from 16 to the edge")
  func insetGrouped() throws {
    let drawings = try Parts(Cell(.top, size: Self.size).look(.insetGrouped)).drawings
    #expect(drawings.map(\.fill) == [.white, "rgba(60,60,67,.29)"])
    #expect(drawings.allSatisfy { $0.value.stroke == nil })
    #expect(isClose(drawings[1].bounds, Rect(x: 16, y: 43.5, width: 284, height: 0.5)))
    #expect(try Parts(Cell(.bottom, size: Self.size).look(.insetGrouped)).drawings.count == 1)
  }

  @Test("of the inset-grouped look has no line above and below a selected one, and others keep theirs")
  func selection() throws {
    func lines(_ look: CellLook, _ states: [BadgeState]) throws -> [Double] {
      let rows = states.map { Row("").state($0) }
      let color = try #require(look.separator?.color.light)
      return try Parts(Table(width: 320, rows: rows).look(look)).drawings
        .filter { $0.fill == color && $0.bounds.height <= 1 }.map { ($0.bounds.maxY - look.background.padding) / 44 }
    }
    let normal: [BadgeState] = [.normal, .disabled, .normal, .normal]
    #expect(try lines(.insetGrouped, normal) == [1, 2, 3])
    for state in [BadgeState.highlighted, .selected] {
      #expect(try lines(.insetGrouped, [.normal, state, .normal, .normal]) == [3])
      #expect(try lines(.insetGrouped, [state, .normal, .normal, state]) == [2])
      #expect(try lines(.ambiance, [.normal, state, .normal]) == lines(.ambiance, [.normal, .normal, .normal]))
    }
  }

  @Test("that is out of use is as opaque as any other, and its texts and its badge fade")
  func disabled() throws {
    for look in CellLook.builtin {
      let size = Size(300, 44)
      for scheme in [OutputColorScheme.light, .dark] {
        let cell = Cell(.single, size: size).look(look).colorScheme(scheme)
        #expect(try layout(cell.state(.disabled)) == layout(cell), "\(look.name)")
        let rows = [Row("a", detail: "b").badge(Pill("3").look(.githubLabel))]
        let table = Table(width: 300, rows: rows).look(look).colorScheme(scheme)
        var disabled = table
        disabled.rows[0].state = .disabled
        for (one, other) in zip(try Parts(table).texts, try Parts(disabled).texts) {
          #expect(one.value.color != other.value.color, "\(look.name) \(one.text)")
        }
      }
    }
  }

  @Test("has the inset shadow of its whole group, which an open side does not cast", arguments: Cell.Position.allCases)
  func insetShadow(position: Cell.Position) throws {
    let cell = Cell(position, size: Self.size)
    let plain = try Parts(cell).drawings
    let shaded = try Parts(cell.insetShadow("rgba(0,0,0,.8)", blur: 6, offset: 0)).drawings
    let bands = shaded.filter { band in !plain.contains { $0.value == band.value } }
    #expect(shaded.count == plain.count + bands.count && bands.count >= 6)
    #expect(shaded.first?.value == plain.first?.value, "the shadow lies on the fill")
    func isDark(_ x: Double, _ y: Double) -> Bool {
      bands.contains { SampledOutline($0.path).winding(Point(x, y)) != 0 }
    }
    #expect(isDark(150, 1.5) == (position == .single || position == .top))
    #expect(isDark(150, 42.5) == (position == .single || position == .bottom))
    #expect(isDark(1.5, 22) && isDark(298.5, 22) && !isDark(150, 22))
    for band in bands {
      #expect(isClose(band.bounds.union(Rect(width: 300, height: 44)), Rect(width: 300, height: 44)))
    }
  }
}

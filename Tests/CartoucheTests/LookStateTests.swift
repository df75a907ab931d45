import Cartouche
import Testing

/// Every built-in look in every state, on light and on dark pages.
@Suite("A built-in look in its states and on both pages")
struct LookStateTests {
  private static let texts = ["7", "Inbox"]

  /// One badge in each built-in pill, hub and cell look; a cell with a text and a badge.
  private static var badges: [(name: String, badge: any Badge)] {
    PillLook.builtin.map { ($0.name, Pill("42").look($0)) } + HubLook.builtin.map { ($0.name, Hub(42).look($0)) }
      + CellLook.builtin.map { ($0.name, Table(width: 240, rows: [Row("a").badge(Pill("4"))]).look($0)) }
  }

  private static func badge(_ badge: any Badge, in state: BadgeState) -> any Badge {
    if var table = badge as? Table {
      table.rows[0].state = state
      return table
    }
    return (badge as? any StyledBadge)?.state(state) ?? badge
  }

  /// Looks of UI kits that draw the same on dark pages.
  private static let alike: Set<String> = [
    "bootstrap", "bootstrap-danger", "bootstrap-info", "bootstrap-light", "bootstrap-pill", "bootstrap-secondary",
    "bootstrap-success", "bootstrap-warning", "bootstrap-dot",
    "fluent-presence-busy",
  ]

  @Test("has a picture for disabled that differs from all others, and stays as large")
  func disabled() throws {
    for (name, badge) in Self.badges {
      for scheme in [OutputColorScheme.light, .dark] {
        let normal = try badge.colorScheme(scheme).layout(with: BuiltinShaper())
        let pictures = try BadgeState.allCases.map { state in
          try Self.badge(badge, in: state).colorScheme(scheme).layout(with: BuiltinShaper())
        }
        #expect(pictures[3].nodes != normal.nodes, "\(name) \(scheme)")
        #expect(pictures.allSatisfy { $0.frame == normal.frame }, "\(name) \(scheme)")
        #expect(Set(pictures).count >= 2, "\(name) \(scheme)")
      }
    }
  }

  @Test("differs only in states with separate colours")
  func states() throws {
    for look in PillLook.builtin {
      let differs =
        try Pill("42").look(look).layout(with: BuiltinShaper())
        != Pill("42").look(look).state(.highlighted).layout(with: BuiltinShaper())
      #expect(differs == (look.colors.highlighted != nil), "\(look.name)")
    }
    for look in HubLook.builtin { #expect(look.colors.highlighted == nil, "\(look.name)") }
    for look in CellLook.builtin {
      let cell = Cell(.single, size: Size(120, 44)).look(look)
      #expect(try layout(cell) != layout(cell.state(.selected)), "\(look.name)")
    }
  }

  @Test("has other colours on dark pages, unless its kit has none, and can be both in one file in every state")
  func dark() throws {
    for (name, badge) in Self.badges {
      let light = try badge.colorScheme(.light).layout(with: BuiltinShaper())
      let dark = try badge.colorScheme(.dark).layout(with: BuiltinShaper())
      #expect((light == dark) == Self.alike.contains(name), "\(name)")
      for state in BadgeState.allCases {
        #expect(throws: Never.self) { try Self.badge(badge, in: state).colorScheme(.automatic).document() }
      }
    }
  }

  // MARK: Contrast

  /// Below this text is hard to read, by level AA of WCAG 2.
  private static let limit = 4.5

  /// What the kits themselves draw below the limit, and how far: the colours are theirs.
  private static let kits: [String: Double] = [
    "digdog light normal": 2.8, "digdog light highlighted": 1, "digdog dark highlighted": 4.5,
    "mail light normal": 2.8, "mail light highlighted": 1, "count-indicator light normal": 3.9,
    "count-indicator light highlighted": 3.9, "count-indicator dark highlighted": 3.9, "badge-hub light normal": 3.9,
    "ant light normal": 3.2, "ant dark normal": 4.2, "ant-ribbon light normal": 4.1,
    "bootstrap-outline light normal": 4.4, "ios light normal": 3.5, "ios dark normal": 3.3, "mui dark normal": 3.6,
    "bootstrap-danger light normal": 4.4, "bootstrap-success light normal": 4.4, "daisyui-dash dark normal": 4,
    "daisyui-outline dark normal": 4, "daisyui-soft dark normal": 3.1, "shadcn-destructive dark highlighted": 3.4,
  ]

  /// The page that is white or nearly black, and shows through holes and translucent bodies.
  private static func page(_ scheme: ColorScheme) -> Color { scheme == .light ? "#ffffff" : "#0d1117" }

  /// What is out of use is exempt from the limit.
  @Test("has a text that can be read on its body or, where it has none, on the page, but where the kit's own cannot")
  func contrast() throws {
    var below: [String: Double] = [:]
    for scheme in ColorScheme.allCases {
      for state in [BadgeState.normal, .highlighted] {
        let pills = PillLook.builtin.map { look in
          (look.name, look.colors[state, scheme].fill, look.colors[state, scheme].text, look.dot != nil)
        }
        let hubs = HubLook.builtin.filter { $0.form == .count }.map { look in
          (look.name, look.colors[state, scheme].fill, look.colors[state, scheme].text, false)
        }
        for (name, fill, text, isBeside) in pills + hubs {
          guard case .color(let fill) = fill else { continue }
          let page = Self.page(scheme)
          let body = isBeside ? page : fill.over(page)
          let ratio =
            switch text {
            case .knockout: body.contrast(with: page)
            case .color(let color): color.over(body).contrast(with: body)
            }
          if ratio < Self.limit { below["\(name) \(scheme) \(state)"] = ratio }
        }
      }
    }
    for (name, ratio) in below {
      let least = Self.kits[name] ?? Self.kits[name.replacing("highlighted", with: "normal")]
      #expect(ratio >= least ?? Self.limit, "\(name): \(ratio)")
    }
  }

  @Test("has a text that is lighter than its body on dark pages in a disabled badge, too, if it is in a normal one")
  func disabledText() throws {
    func isLighter(_ badge: any Badge) throws -> Bool? {
      let parts = try Parts(badge)
      guard let text = parts.texts.first?.value.color, let body = parts.drawings.last?.fill, body.alpha == 1 else {
        return nil
      }
      let seen = text.over(body)
      return Int(seen.red) + Int(seen.green) + Int(seen.blue) > Int(body.red) + Int(body.green) + Int(body.blue)
    }
    for (name, badge) in Self.badges where !(badge is Table) {
      let disabled = Self.badge(badge, in: .disabled).colorScheme(.dark)
      if try isLighter(badge.colorScheme(.dark)) == true { #expect(try isLighter(disabled) != false, "\(name)") }
    }
  }

  @Test("of cells has rows whose texts and badges can be read in every state that is in use")
  func rows() throws {
    // The grey of details and the blue of old selections are the systems' own.
    let systems: [String: Double] = [
      "ambiance light normal": 2.9, "ambiance light highlighted": 3.3, "ambiance dark highlighted": 3.3,
      "grouped light highlighted": 3.3, "grouped dark highlighted": 3.3, "inset-grouped light normal": 3.4,
      "inset-grouped light highlighted": 2.6, "inset-grouped dark highlighted": 4,
    ]
    for look in CellLook.builtin {
      for scheme in ColorScheme.allCases {
        for state in [BadgeState.normal, .highlighted] {
          let least = systems["\(look.name) \(scheme) \(state)"] ?? Self.limit
          for body in look.fill[state, scheme].colors {
            for line in [look.row.summary, look.row.detail] {
              let ratio = line.color[state, scheme].over(body).contrast(with: body)
              #expect(ratio >= least, "\(look.name) \(scheme) \(state): \(ratio)")
            }
          }
        }
      }
    }
  }

  @Test("of a pill can be read in a selected row of every table", arguments: ["digdog", "mail", "count-indicator"])
  func selectedRows(name: String) throws {
    let pill = try #require(PillLook.builtin.first { $0.name == name })
    for look in CellLook.builtin {
      for scheme in ColorScheme.allCases {
        for state in [BadgeState.highlighted, .selected] {
          var table = Table(width: 320, rows: [Row("a").badge(Pill("3").look(pill)).state(state)]).look(look)
          table.options.colorScheme = scheme == .dark ? .dark : .light
          let parts = try Parts(table)
          let cell = try #require(look.fill[state, scheme].colors.first)
          let last = try #require(parts.drawings.last)
          let badge = try #require(last.stroke ?? last.fill)
          let text = parts.holes.isEmpty ? try #require(parts.texts.first?.value.color) : cell
          // White on the blue of old selections.
          #expect(text.contrast(with: badge) >= 3.3, "\(look.name) \(scheme) \(state)")
        }
      }
    }
  }

  @Test("of an outlined pill of Bootstrap is on a body of its own in a selected row, which is as blue as its border")
  func outlineInSelectedRow() throws {
    for scheme in ColorScheme.allCases {
      for state in [BadgeState.highlighted, .selected] {
        let colors = PillLook.bootstrapOutline.colors[state, scheme]
        guard case .color(let fill) = colors.fill, case .color(let text) = colors.text else {
          Issue.record("\(scheme) \(state)")
          continue
        }
        #expect(fill.alpha == 1 && text.contrast(with: fill) >= Self.limit)
      }
    }
  }

  @Test(
    "of daisyUI has a text that can be told from what is below it on dark pages, and a faint border, while it is disabled",
    arguments: [PillLook.daisyuiOutline, .daisyuiDash, .daisyuiSoft])
  func disabledOnDarkPages(look: PillLook) throws {
    let pill = Pill("new").look(look).colorScheme(.dark)
    let parts = try Parts(pill.state(.disabled))
    for page in ["#000", "#0d1117", "#1d232a"] as [Color] {
      let body = try #require(parts.drawings.compactMap(\.fill).first).over(page)
      let text = try #require(parts.texts.first).value.color.over(body)
      #expect(text.contrast(with: body) >= 3)
    }
    func border(_ parts: Parts) throws -> Color { try #require(parts.drawings.compactMap(\.stroke).first) }
    #expect(try border(parts).contrast(with: .black) < border(Parts(pill)).contrast(with: .black))
  }

  @Test("follows the page by default only if the text is on the page itself")
  func defaults() throws {
    let adapting = Set(PillLook.builtin.map(\.name).filter { $0.hasPrefix("ant-status") }).union(
      ["bootstrap-outline", "daisyui-dash", "daisyui-outline", "github", "github-label", "shadcn-outline"])
    for look in PillLook.builtin {
      let pill = Pill("42").look(look)
      #expect(
        try pill.svg(for: .web).contains("prefers-color-scheme") == adapting.contains(look.name), "\(look.name)")
      #expect(try !pill.colorScheme(.light).svg(for: .web).contains("prefers-color-scheme"))
      #expect(
        try pill.svg(for: .web) == pill.colorScheme(adapting.contains(look.name) ? .automatic : .light).svg(for: .web))
    }
    let filled = Pill("42").look(.githubLabel).fill("navy").textColor("white")
    #expect(try filled.svg(for: .web) == filled.colorScheme(.light).svg(for: .web))
  }

  @Test("has no animation by default; Ant Design's processing pulses, and can be stopped")
  func stillness() throws {
    func moves(_ badge: any Badge) throws -> Bool {
      let text = try badge.svg(for: .web)
      return text.contains("animat") || text.contains("@keyframes")
    }
    for (name, badge) in Self.badges {
      for state in BadgeState.allCases {
        for scheme in [OutputColorScheme.light, .dark] {
          let badge = Self.badge(badge, in: state).colorScheme(scheme)
          // Out of use its dot shines through.
          let isExpected = name == "ant-status-processing" && state != .disabled
          #expect(try moves(badge) == isExpected, "\(name) \(state)")
          if let badge = badge as? any StyledBadge { #expect(try !moves(badge.animation(.still)), "\(name)") }
        }
      }
    }
  }
}

extension Color {
  /// This colour as it is seen over an opaque one.
  func over(_ background: Color) -> Color {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha)).rounded())
    }
    return Color(red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
  }
}

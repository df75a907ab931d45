import LookModel
import SVGTree
import Typesetting

extension SwiftExpression {
  init(_ look: Look) {
    switch look {
    case .pill(let look): self.init(look)
    case .hub(let look): self.init(look)
    case .cell(let look): self.init(look)
    case .status(let look): self.init(look)
    }
  }

  private init(_ look: PillLook) {
    let compact = look.compact.map { compact in
      Self.call(
        "CompactWidth",
        [
          ("characters", .number(compact.characters)), ("textWidth", .number(compact.textWidth)),
          ("width", .number(compact.width)),
        ])
    }
    let letterpress = look.letterpress.map { letterpress in
      Self.call("Letterpress", [("depth", .number(letterpress.depth)), ("shade", .number(letterpress.shade))])
    }
    self = .call(
      "PillLook",
      [
        ("name", .string(look.name)), ("body", .atom(".\(look.body)")), ("font", Self.font(look.font)),
        ("height", .number(look.height)), ("padding", .number(look.padding)),
        ("radius", look.radius.map(Self.number)), ("compact", compact), ("letterpress", letterpress),
        ("dot", look.dot.map(Self.dot)), ("ribbon", look.ribbon.map(Self.ribbon)),
        ("overlap", look.overlap == .rectangular ? nil : Self.overlap(look.overlap)),
        ("effects", Self.effects(look.effects)), ("disabledOpacity", look.disabledOpacity.map(Self.number)),
        ("colors", Self.states(look.colors) { Self.pillColors($0, as: "Colors") }),
      ])
  }

  private init(_ look: HubLook) {
    self = .call(
      "HubLook",
      [
        ("name", .string(look.name)), ("font", Self.font(look.font)), ("diameter", .number(look.diameter)),
        ("widening", .number(look.widening)), ("padding", .number(look.padding)),
        ("overlap", Self.overlap(look.overlap)),
        ("growth", look.growth.map { .atom(".\($0)") }), ("limit", .number(look.limit)),
        ("form", look.form == .count ? nil : .atom(".\(look.form)")),
        ("dot", look.dot == 8 ? nil : .number(look.dot)), ("effects", Self.effects(look.effects)),
        ("disabledOpacity", look.disabledOpacity.map(Self.number)),
        (
          "colors",
          Self.states(look.colors) { colors in
            .call("Colors", [("fill", Self.paint(colors.fill)), ("text", Self.text(colors.text))])
          }
        ),
      ])
  }

  private init(_ look: CellLook) {
    let border = look.border.map { border in
      Self.call(
        "Border",
        [
          ("color", Self.color(border.color)), ("darkColor", border.darkColor.map(Self.color)),
          ("width", .number(border.width)),
          ("placement", .atom(".\(border.placement)")),
        ])
    }
    let separator = look.separator.map { separator in
      Self.call(
        "Separator",
        [
          ("color", Self.color(separator.color)), ("darkColor", separator.darkColor.map(Self.color)),
          ("height", .number(separator.height)), ("inset", .number(separator.inset)),
          ("highlight", separator.highlight.map(Self.color)),
          ("darkHighlight", separator.darkHighlight.map(Self.color)),
        ])
    }
    let bevel = look.bevel.map { bevel in
      Self.call(
        "Bevel",
        [
          ("shadow", Self.color(bevel.shadow)), ("darkShadow", bevel.darkShadow.map(Self.color)),
          ("highlight", Self.color(bevel.highlight)), ("darkHighlight", bevel.darkHighlight.map(Self.color)),
        ])
    }
    self = .call(
      "CellLook",
      [
        ("name", .string(look.name)), ("radius", .number(look.radius)),
        ("fill", Self.states(look.fill, Self.paint)), ("border", border), ("separator", separator),
        ("bevel", bevel), ("row", Self.row(look.row)), ("ground", Self.ground(look.ground)),
      ])
  }

  private static func row(_ row: RowLook) -> SwiftExpression {
    .call(
      "RowLook",
      [
        ("height", .number(row.height)), ("detailHeight", .number(row.detailHeight)), ("inset", .number(row.inset)),
        ("gap", .number(row.gap)), ("summary", line(row.summary)), ("detail", line(row.detail)),
        ("badge", row.badge.isEmpty ? nil : states(row.badge) { pillColors($0, as: "PillLook.Colors") }),
      ])
  }

  private static func pillColors(_ colors: PillLook.Colors, as type: String) -> SwiftExpression {
    .call(
      type,
      [("fill", paint(colors.fill)), ("text", text(colors.text)), ("crescent", colors.crescent.map(color))])
  }

  private static func line(_ line: RowLook.Line) -> SwiftExpression {
    .call(
      "RowLook.Line",
      [
        ("font", font(line.font)), ("top", .number(line.top)), ("height", .number(line.height)),
        ("color", states(line.color, color)),
      ])
  }

  private static func ground(_ ground: GroundLook) -> SwiftExpression {
    let stripes = ground.stripes.map { stripe in
      call(
        "GroundLook.Stripe",
        [
          ("color", color(stripe.color)), ("darkColor", stripe.darkColor.map(color)), ("width", .number(stripe.width)),
        ])
    }
    return .call(
      "GroundLook",
      [("margin", .number(ground.margin)), ("padding", .number(ground.padding)), ("stripes", .array(stripes))])
  }

  private static func states<Value>(
    _ table: StateTable<Value>, _ value: (Value) -> SwiftExpression
  ) -> SwiftExpression {
    .call(
      "StateTable",
      [
        ("normal", value(table.normal)), ("highlighted", table.highlighted.map(value)),
        ("selected", table.selected.map(value)), ("disabled", table.disabled.map(value)),
        ("dark", table.dark.isEmpty ? nil : states(table.dark, value)),
      ])
  }

  private static func states<Value>(
    _ dark: StateTable<Value>.Dark, _ value: (Value) -> SwiftExpression
  ) -> SwiftExpression {
    .call(".init", BadgeState.allCases.map { state in (state.rawValue, dark[state].map(value)) })
  }

  static func font(_ font: Font) -> SwiftExpression {
    .call(
      "Font",
      [
        (nil, .array(font.families.map { .string($0) })), ("size", .number(font.size)),
        ("weight", .atom(".\(font.weight)")),
      ])
  }

  private static func text(_ text: TextFill) -> SwiftExpression {
    switch text {
    case .knockout: .atom(".knockout")
    case .color(let color): .call(".color", [(nil, Self.color(color))])
    }
  }

  static func paint(_ paint: Paint) -> SwiftExpression {
    switch paint {
    case .none, .radialGradient: .atom(".none")
    case .color(let color): .call(".color", [(nil, Self.color(color))])
    case .linearGradient(let gradient):
      .call(
        ".linearGradient",
        [
          (
            nil,
            .call(
              "LinearGradient",
              [
                (
                  "stops",
                  .array(
                    gradient.stops.map { stop in
                      .call("GradientStop", [("offset", .number(stop.offset)), ("color", color(stop.color))])
                    })
                )
              ])
          )
        ])
    }
  }

  static func color(_ color: Color) -> SwiftExpression {
    .call(
      "Color",
      [
        ("red", hexadecimal(color.red)), ("green", hexadecimal(color.green)), ("blue", hexadecimal(color.blue)),
        ("alpha", color.alpha == 1 ? nil : .number(color.alpha)),
      ])
  }

  private static func hexadecimal(_ value: UInt8) -> SwiftExpression {
    let digits = String(value, radix: 16, uppercase: true)
    return .atom("0x" + (digits.count < 2 ? "0" : "") + digits)
  }
}

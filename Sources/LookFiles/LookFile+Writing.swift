import LookModel
import SVGTree
import Typesetting

extension LookFile {
  /// The whole look as the text of a file that extends no other: every key with its value, those that were left out in the
  /// file included. It reads back as the same look.
  public var resolvedText: String {
    var entries: [(key: String, value: YAMLValue?)] = [
      ("kind", .text(look.kind.rawValue)), ("summary", .text(summary)),
    ]
    switch look {
    case .pill(let look): entries += look.entries
    case .hub(let look): entries += look.entries
    case .cell(let look): entries += look.entries
    case .status(let look): entries += look.entries
    }
    return YAMLValue.map(entries).document
  }
}

extension PillLook {
  fileprivate var entries: [(key: String, value: YAMLValue?)] {
    [
      ("body", .text(body.rawValue)), ("font", .font(font)), ("height", .number(height)), ("padding", .number(padding)),
      ("radius", radius.map { .number($0) }),
      (
        "compact",
        compact.map { compact in
          .map(
            ("characters", .number(compact.characters)), ("textWidth", .number(compact.textWidth)),
            ("width", .number(compact.width)))
        }
      ),
      (
        "letterpress",
        letterpress.map { .map(("depth", .number($0.depth)), ("shade", .number($0.shade))) }
      ), ("dot", dot.map(\.yaml)), ("ribbon", ribbon.map(\.yaml)), ("overlap", overlap.yaml),
    ] + effects.entries + [("disabledOpacity", disabledOpacity.map { .number($0) })]
      + YAMLValue.states("states", colors, YAMLValue.colors)
  }
}

extension HubLook {
  fileprivate var entries: [(key: String, value: YAMLValue?)] {
    [
      ("font", .font(font)), ("diameter", .number(diameter)), ("widening", .number(widening)),
      ("padding", .number(padding)), ("overlap", overlap.yaml),
      ("growth", growth.map { .text($0.rawValue) }), ("limit", .number(limit)), ("form", .text(form.rawValue)),
      ("dot", .number(dot)),
    ] + effects.entries + [("disabledOpacity", disabledOpacity.map { .number($0) })]
      + YAMLValue.states("states", colors) { colors in
        .map(("fill", .paint(colors.fill)), ("text", .text(colors.text)))
      }
  }
}

extension YAMLValue {
  /// A table of states under `key`, and under `dark` what differs on a dark ground.
  static func states<Value>(
    _ key: String, _ table: StateTable<Value>, _ value: (Value) -> YAMLValue
  ) -> [(key: String, value: YAMLValue?)] {
    let light: [BadgeState: Value] = [
      .normal: table.normal, .highlighted: table.highlighted, .selected: table.selected, .disabled: table.disabled,
    ].compactMapValues { $0 }
    let normal = YAMLValue.map(BadgeState.allCases.map { (key: $0.rawValue, value: light[$0].map(value)) })
    return [(key, normal), ("dark", someStates(table.dark, value))]
  }

  /// Values for some of the states; nil for none.
  static func someStates<Value>(_ states: StateTable<Value>.Dark, _ value: (Value) -> YAMLValue) -> YAMLValue? {
    states.isEmpty ? nil : .map(BadgeState.allCases.map { (key: $0.rawValue, value: states[$0].map(value)) })
  }

  static func colors(_ colors: PillLook.Colors) -> YAMLValue {
    .map(
      ("fill", .paint(colors.fill)), ("text", .text(colors.text)),
      ("crescent", colors.crescent.map(YAMLValue.color)))
  }

  static func font(_ font: Font) -> YAMLValue {
    .map(
      ("families", .list(font.families.map { .text($0) })), ("size", .number(font.size)),
      ("weight", .text(font.weight == .bold ? "bold" : "normal")))
  }

  static func text(_ text: TextFill) -> YAMLValue {
    switch text {
    case .knockout: .text("knockout")
    case .color(let color): Self.color(color)
    }
  }

  /// A paint as files have them: a colour, or colours at even steps from top to bottom.
  static func paint(_ paint: Paint) -> YAMLValue {
    switch paint {
    case .none: .text("transparent")
    case .color(let color): Self.color(color)
    case .linearGradient(let gradient): .list(gradient.stops.map { Self.color($0.color) })
    case .radialGradient(let gradient): .list(gradient.stops.map { Self.color($0.color) })
    }
  }

  static func color(_ color: Color) -> YAMLValue {
    guard color.alpha < 1, case .number(let alpha) = number(color.alpha) else {
      let digits = [color.red, color.green, color.blue].map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }
      return .text("#" + digits.joined())
    }
    return .text("rgba(\(color.red), \(color.green), \(color.blue), \(alpha))")
  }
}

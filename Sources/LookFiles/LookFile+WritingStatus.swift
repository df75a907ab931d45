import LookModel
import SVGTree
import Typesetting

extension StatusLook {
  var entries: [(key: String, value: YAMLValue?)] {
    [
      ("body", .text(body.rawValue)), ("font", .font(font)),
      ("messageWeight", .text(messageWeight == .bold ? "bold" : "normal")), ("textCase", .text(textCase.rawValue)),
      ("textWidth", .text(textWidth.rawValue)), ("letterSpacing", .number(letterSpacing)), ("height", .number(height)),
      ("radius", .number(radius)), ("baseline", .number(baseline)), ("padding", .number(padding)),
      ("messagePadding", .number(messagePadding)), ("nudge", .number(nudge)), ("gutter", .number(gutter)),
      (
        "logo",
        .map(
          ("inset", .number(logo.inset)), ("gap", .number(logo.gap)), ("messageGap", .number(logo.messageGap)),
          ("emptyGap", .number(logo.emptyGap)))
      ),
      ("blankLabel", .text(blankLabel.rawValue)), ("edges", .text(edges.rawValue)),
      ("gloss", gloss.isEmpty ? nil : .list(gloss.map(YAMLValue.stop))), ("border", border.map(YAMLValue.color)),
      ("shadows", shadows.isEmpty ? nil : .list(shadows.map(YAMLValue.shadow))),
      ("textColor", textColor.map(YAMLValue.color)), ("palette", .text(palette.rawValue)),
      ("colors", colors.isEmpty ? nil : .map(colors.map { (key: $0.name, value: YAMLValue.color($0.color)) })),
      ("labelColor", .statusColor(labelColor)), ("messageColor", .statusColor(messageColor)),
      ("dark", dark.isEmpty ? nil : .dark(dark)),
    ]
  }
}

extension YAMLValue {
  fileprivate static func dark(_ dark: StatusLook.Dark) -> YAMLValue {
    .map(
      ("labelColor", dark.labelColor.map(statusColor)), ("messageColor", dark.messageColor.map(statusColor)),
      ("textColor", dark.textColor.map(color)), ("border", dark.border.map(color)),
      ("palette", dark.palette.map { .text($0.rawValue) }))
  }

  fileprivate static func stop(_ stop: GradientStop) -> YAMLValue {
    .map(("offset", .number(stop.offset)), ("color", .color(stop.color)))
  }

  fileprivate static func shadow(_ shadow: StatusLook.Shadow) -> YAMLValue {
    .map(
      ("offset", .number(shadow.offset)), ("opacity", .number(shadow.opacity)), ("blur", .number(shadow.blur)),
      ("color", shadow.color.map(YAMLValue.color)))
  }

  fileprivate static func statusColor(_ color: StatusColor) -> YAMLValue {
    switch color {
    case .named(let text): .text(text)
    case .paint(let paint): .paint(paint)
    case .gradient(let parts): .list(parts.map(statusColor))
    }
  }
}

import LookModel
import SVGTree
import Typesetting

extension SwiftExpression {
  init(_ look: StatusLook) {
    let logo = Self.call(
      "LogoPlace",
      [
        ("inset", .number(look.logo.inset)), ("gap", .number(look.logo.gap)),
        ("messageGap", .number(look.logo.messageGap)), ("emptyGap", .number(look.logo.emptyGap)),
      ])
    let colors = look.colors.map { Self.call("NamedColor", [(nil, .string($0.name)), (nil, Self.color($0.color))]) }
    self = .call(
      "StatusLook",
      [
        ("name", .string(look.name)), ("body", .atom(".\(look.body)")), ("font", Self.font(look.font)),
        ("messageWeight", .atom(".\(look.messageWeight)")), ("textCase", .atom(".\(look.textCase)")),
        ("textWidth", .atom(".\(look.textWidth)")), ("letterSpacing", .number(look.letterSpacing)),
        ("height", .number(look.height)), ("radius", .number(look.radius)), ("baseline", .number(look.baseline)),
        ("padding", .number(look.padding)), ("messagePadding", .number(look.messagePadding)),
        ("nudge", .number(look.nudge)), ("gutter", .number(look.gutter)), ("logo", logo),
        ("blankLabel", .atom(".\(look.blankLabel)")), ("edges", .atom(".\(look.edges)")),
        ("gloss", .array(look.gloss.map(Self.stop))), ("border", look.border.map(Self.color)),
        ("shadows", .array(look.shadows.map(Self.shadow))), ("textColor", look.textColor.map(Self.color)),
        ("palette", .atom(".\(look.palette)")), ("colors", .array(colors)),
        ("labelColor", Self.statusColor(look.labelColor)), ("messageColor", Self.statusColor(look.messageColor)),
        ("dark", look.dark.isEmpty ? nil : Self.dark(look.dark)),
      ])
  }

  private static func dark(_ dark: StatusLook.Dark) -> SwiftExpression {
    .call(
      "Dark",
      [
        ("labelColor", dark.labelColor.map(statusColor)), ("messageColor", dark.messageColor.map(statusColor)),
        ("textColor", dark.textColor.map(color)), ("border", dark.border.map(color)),
        ("palette", dark.palette.map { .atom(".\($0)") }),
      ])
  }

  private static func stop(_ stop: GradientStop) -> SwiftExpression {
    .call("GradientStop", [("offset", .number(stop.offset)), ("color", color(stop.color))])
  }

  private static func shadow(_ shadow: StatusLook.Shadow) -> SwiftExpression {
    .call(
      "Shadow",
      [
        ("offset", .number(shadow.offset)), ("opacity", .number(shadow.opacity)), ("blur", .number(shadow.blur)),
        ("color", shadow.color.map(color)),
      ])
  }

  private static func statusColor(_ color: StatusColor) -> SwiftExpression {
    switch color {
    case .named(let text): .call(".named", [(nil, .string(text))])
    case .paint(let paint): .call(".paint", [(nil, Self.paint(paint))])
    case .gradient(let parts): .call(".gradient", [(nil, .array(parts.map(statusColor)))])
    }
  }
}

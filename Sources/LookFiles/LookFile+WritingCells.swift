import LookModel
import SVGTree

extension CellLook {
  var entries: [(key: String, value: YAMLValue?)] {
    [("radius", .number(radius))] + YAMLValue.states("fill", fill, YAMLValue.paint) + [
      (
        "border",
        border.map { border in
          .map(
            ("color", .color(border.color)), ("darkColor", border.darkColor.map(YAMLValue.color)),
            ("width", .number(border.width)), ("placement", .text(border.placement.rawValue)))
        }
      ),
      (
        "separator",
        separator.map { separator in
          .map(
            ("color", .color(separator.color)), ("darkColor", separator.darkColor.map(YAMLValue.color)),
            ("height", .number(separator.height)), ("inset", .number(separator.inset)),
            ("highlight", separator.highlight.map(YAMLValue.color)),
            ("darkHighlight", separator.darkHighlight.map(YAMLValue.color)))
        }
      ),
      (
        "bevel",
        bevel.map { bevel in
          .map(
            ("shadow", .color(bevel.shadow)), ("darkShadow", bevel.darkShadow.map(YAMLValue.color)),
            ("highlight", .color(bevel.highlight)), ("darkHighlight", bevel.darkHighlight.map(YAMLValue.color)))
        }
      ),
      ("row", row.value), ("ground", ground.value),
    ]
  }
}

extension RowLook {
  fileprivate var value: YAMLValue {
    .map(
      ("height", .number(height)), ("detailHeight", .number(detailHeight)), ("inset", .number(inset)),
      ("gap", .number(gap)), ("summary", summary.value), ("detail", detail.value),
      ("badge", YAMLValue.someStates(badge, YAMLValue.colors)))
  }
}

extension RowLook.Line {
  fileprivate var value: YAMLValue {
    .map(
      [(key: "font", value: .font(font)), (key: "top", value: .number(top)), (key: "height", value: .number(height))]
        + YAMLValue.states("color", color, YAMLValue.color))
  }
}

extension GroundLook {
  fileprivate var value: YAMLValue {
    let stripes = stripes.map { stripe in
      YAMLValue.map(
        ("color", .color(stripe.color)), ("darkColor", stripe.darkColor.map(YAMLValue.color)),
        ("width", .number(stripe.width)))
    }
    return .map(
      ("margin", .number(margin)), ("padding", .number(padding)), ("stripes", stripes.isEmpty ? nil : .list(stripes)))
  }
}

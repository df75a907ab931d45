import LookModel
import PathGeometry
import SVGTree

extension Overlap {
  /// The overlap as files have it.
  var yaml: YAMLValue {
    switch self {
    case .inset(let share): .number(share)
    case .rectangular: .text("rectangular")
    case .circular: .text("circular")
    case .corner(let x, let y): .map(("x", .number(x)), ("y", .number(y)))
    }
  }
}

extension PillLook.Dot {
  var yaml: YAMLValue { .map(("diameter", .number(diameter)), ("gap", .number(gap))) }
}

extension PillLook.Ribbon {
  var yaml: YAMLValue {
    .map(
      ("fold", .number(fold)), ("foldHeight", .number(foldHeight)), ("shade", .number(shade)),
      ("inset", .number(inset)))
  }
}

extension Effects {
  /// The effects that there are, by their keys.
  var entries: [(key: String, value: YAMLValue?)] {
    [
      (
        "border",
        border.map {
          .map(
            ("color", .color($0.color)), ("darkColor", $0.darkColor.map(YAMLValue.color)), ("width", .number($0.width)),
            ("placement", .text($0.placement.rawValue)))
        }
      ),
      (
        "halo",
        halo.map {
          .map(
            ("color", $0.color.map(YAMLValue.color) ?? .text("knockout")),
            ("darkColor", $0.darkColor.map(YAMLValue.color)), ("width", .number($0.width)))
        }
      ),
      ("gloss", gloss.map { .text($0.rawValue) }),
      (
        "shadow",
        shadow.map {
          .map(
            ("color", .color($0.color)), ("blur", .number($0.blur)), ("x", .number($0.offset.x)),
            ("y", .number($0.offset.y)))
        }
      ),
      (
        "insetShadow",
        insetShadow.map {
          .map(("color", .color($0.color)), ("blur", .number($0.blur)), ("offset", .number($0.offset)))
        }
      ),
      ("animation", animation.map { .text($0.rawValue) }),
    ]
  }
}

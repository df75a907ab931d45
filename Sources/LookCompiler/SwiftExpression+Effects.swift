import LookModel
import PathGeometry
import SVGTree

extension SwiftExpression {
  static func overlap(_ overlap: Overlap) -> SwiftExpression {
    switch overlap {
    case .inset(let share): call(".inset", [(nil, number(share))])
    case .rectangular: .atom(".rectangular")
    case .circular: .atom(".circular")
    case .corner(let x, let y): call(".corner", [("x", number(x)), ("y", number(y))])
    }
  }

  static func dot(_ dot: PillLook.Dot) -> SwiftExpression {
    call("Dot", [("diameter", number(dot.diameter)), ("gap", number(dot.gap))])
  }

  static func ribbon(_ ribbon: PillLook.Ribbon) -> SwiftExpression {
    call(
      "Ribbon",
      [
        ("fold", number(ribbon.fold)), ("foldHeight", number(ribbon.foldHeight)), ("shade", number(ribbon.shade)),
        ("inset", number(ribbon.inset)),
      ])
  }

  /// Nil for none.
  static func effects(_ effects: Effects) -> SwiftExpression? {
    guard effects != Effects() else { return nil }
    let border = effects.border.map { border in
      call(
        "Border",
        [
          ("color", color(border.color)), ("darkColor", border.darkColor.map(color)), ("width", number(border.width)),
          ("placement", border.placement == .inside ? nil : .atom(".\(border.placement)")),
        ])
    }
    let halo = effects.halo.map { halo in
      call(
        "Halo",
        [
          ("width", number(halo.width)), ("color", halo.color.map(color) ?? .atom("nil")),
          ("darkColor", halo.darkColor.map(color)),
        ])
    }
    let shadow = effects.shadow.map { shadow in
      call(
        "DropShadow",
        [
          ("color", color(shadow.color)), ("blur", number(shadow.blur)),
          ("offset", call("Point", [(nil, number(shadow.offset.x)), (nil, number(shadow.offset.y))])),
        ])
    }
    let insetShadow = effects.insetShadow.map { shadow in
      call(
        "InsetShadow",
        [("color", color(shadow.color)), ("blur", number(shadow.blur)), ("offset", number(shadow.offset))])
    }
    return call(
      "Effects",
      [
        ("border", border), ("halo", halo), ("gloss", effects.gloss.map { .atom(".\($0)") }), ("shadow", shadow),
        ("insetShadow", insetShadow), ("animation", effects.animation.map { .atom(".\($0)") }),
      ])
  }
}

import LookModel
import SVGTree
import Typesetting

extension Field {
  /// A whole font.
  func font() throws(SourceError) -> Font {
    let fields = try map("font", keys: ["families", "size", "weight"])
    let families = try fields.required("families").families()
    let size = try fields.required("size").number(in: Self.length)
    return Font(families, size: size, weight: try fields["weight"]?.weight() ?? .regular)
  }

  /// A value for each state, the normal one at least.
  fileprivate func states<Value>(
    _ value: (Field) throws(SourceError) -> Value
  ) throws(SourceError) -> StateTable<Value> {
    let fields = try map("states", keys: BadgeState.allCases.map(\.rawValue))
    let normal = try value(fields.required(BadgeState.normal.rawValue))
    var table = StateTable(normal: normal)
    if let field = fields[BadgeState.highlighted.rawValue] { table.highlighted = try value(field) }
    if let field = fields[BadgeState.selected.rawValue] { table.selected = try value(field) }
    if let field = fields[BadgeState.disabled.rawValue] { table.disabled = try value(field) }
    return table
  }

  /// Values for any of the states.
  func someStates<Value>(
    _ value: (Field) throws(SourceError) -> Value
  ) throws(SourceError) -> StateTable<Value>.Dark {
    let fields = try map("states", keys: BadgeState.allCases.map(\.rawValue))
    var dark = StateTable<Value>.Dark()
    if let field = fields[BadgeState.normal.rawValue] { dark.normal = try value(field) }
    if let field = fields[BadgeState.highlighted.rawValue] { dark.highlighted = try value(field) }
    if let field = fields[BadgeState.selected.rawValue] { dark.selected = try value(field) }
    if let field = fields[BadgeState.disabled.rawValue] { dark.disabled = try value(field) }
    return dark
  }
}

extension Fields {
  /// A value for each state that must be there, and beside it, under `dark`, what differs on a dark ground.
  func states<Value>(
    _ key: String, _ value: (Field) throws(SourceError) -> Value
  ) throws(SourceError) -> StateTable<Value> {
    var table = try required(key).states(value)
    if let dark = self["dark"] { table.dark = try dark.someStates(value) }
    return table
  }

  /// A length that must be there, in points.
  func length(_ key: String) throws(SourceError) -> Double { try required(key).number(in: Field.length) }

  /// A length that must be there and may be zero, in points.
  func lengthOrNone(_ key: String) throws(SourceError) -> Double { try required(key).number(in: Field.lengthOrNone) }
}

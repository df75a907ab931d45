import LookModel
import SVGTree
import Typesetting

extension HubLook {
  static let keys =
    [
      "font", "diameter", "widening", "padding", "overlap", "growth", "limit", "form", "dot", "disabledOpacity",
      "states", "dark",
    ]
    + Effects.keys

  init(_ fields: Fields, name: String) throws(SourceError) {
    self.init(
      name: name, font: try fields.required("font").font(), diameter: try fields.length("diameter"),
      widening: try fields.required("widening").number(in: 0...100), padding: try fields.lengthOrNone("padding"),
      overlap: try fields.required("overlap").overlap(), growth: try fields["growth"]?.choice("growth"),
      limit: try fields.required("limit").integer(in: 1 ... .max), form: try fields["form"]?.choice("form") ?? .count,
      dot: try fields["dot"]?.number(in: Field.length) ?? 8, effects: try Effects(fields),
      disabledOpacity: try fields["disabledOpacity"]?.number(in: 0...1),
      colors: try fields.states("states", Colors.init))
  }
}

extension HubLook.Colors {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("state", keys: ["fill", "text"])
    self.init(fill: try fields.required("fill").paint(), text: try fields.required("text").textFill())
  }
}

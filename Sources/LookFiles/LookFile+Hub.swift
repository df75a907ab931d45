import LookModel
import SVGTree
import Typesetting

extension HubLook {
  static let keys = ["font", "diameter", "widening", "padding", "overlap", "limit", "states", "dark"]

  init(_ fields: Fields, name: String) throws(SourceError) {
    self.init(
      name: name, font: try fields.required("font").font(), diameter: try fields.length("diameter"),
      widening: try fields.required("widening").number(in: 0...100), padding: try fields.lengthOrNone("padding"),
      overlap: try fields.required("overlap").number(in: -10...10),
      limit: try fields.required("limit").integer(in: 1 ... .max),
      colors: try fields.states("states", Colors.init))
  }
}

extension HubLook.Colors {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("state", keys: ["fill", "text"])
    self.init(fill: try fields.required("fill").paint(), text: try fields.required("text").textFill())
  }
}

import LookModel
import SVGTree
import Typesetting

extension PillLook {
  static let keys =
    [
      "body", "font", "height", "padding", "radius", "compact", "letterpress", "dot", "ribbon", "overlap",
      "disabledOpacity", "states", "dark",
    ]
    + Effects.keys

  init(_ fields: Fields, name: String) throws(SourceError) {
    self.init(
      name: name, body: try fields["body"]?.choice("body") ?? .outline, font: try fields.required("font").font(),
      height: try fields.length("height"), padding: try fields.lengthOrNone("padding"),
      radius: try fields["radius"]?.number(in: Field.lengthOrNone),
      overlap: try fields["overlap"]?.overlap() ?? .rectangular, effects: try Effects(fields),
      disabledOpacity: try fields["disabledOpacity"]?.number(in: 0...1),
      colors: try fields.states("states", Colors.init))
    if let compact = fields["compact"] { self.compact = try CompactWidth(compact) }
    if let letterpress = fields["letterpress"] { self.letterpress = try Letterpress(letterpress) }
    if let dot = fields["dot"] { self.dot = try Dot(dot) }
    if let ribbon = fields["ribbon"] { self.ribbon = try Ribbon(ribbon) }
  }
}

extension PillLook.CompactWidth {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("compact", keys: ["characters", "textWidth", "width"])
    self.init(
      characters: try fields.required("characters").integer(in: 1...1000),
      textWidth: try fields.length("textWidth"), width: try fields.length("width"))
  }
}

extension PillLook.Letterpress {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("letterpress", keys: ["depth", "shade"])
    self.init(depth: try fields.length("depth"), shade: try fields.required("shade").number(in: 0...1))
  }
}

extension PillLook.Dot {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("dot", keys: ["diameter", "gap"])
    self.init(diameter: try fields.length("diameter"), gap: try fields.lengthOrNone("gap"))
  }
}

extension PillLook.Ribbon {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("ribbon", keys: ["fold", "foldHeight", "shade", "inset"])
    self.init(
      fold: try fields.lengthOrNone("fold"), foldHeight: try fields.lengthOrNone("foldHeight"),
      shade: try fields.required("shade").number(in: 0...1),
      inset: try fields.required("inset").number(in: Field.reach))
  }
}

extension PillLook.Colors {
  init(_ field: Field) throws(SourceError) {
    let fields = try field.map("state", keys: ["fill", "text", "crescent"])
    self.init(
      fill: try fields.required("fill").paint(), text: try fields.required("text").textFill(),
      crescent: try fields["crescent"]?.color())
  }
}

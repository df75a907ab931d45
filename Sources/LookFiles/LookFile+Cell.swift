import LookModel
import SVGTree
import Typesetting

extension CellLook {
  static let keys = ["radius", "fill", "dark", "border", "separator", "bevel", "row", "ground"]

  init(_ fields: Fields, name: String) throws(SourceError) {
    self.init(
      name: name, radius: try fields.lengthOrNone("radius"),
      fill: try fields.states("fill") { field throws(SourceError) in try field.paint() },
      row: try RowLook(fields.required("row")))
    if let border = fields["border"] { self.border = try Border(border) }
    if let separator = fields["separator"] { self.separator = try Separator(separator) }
    if let bevel = fields["bevel"] { self.bevel = try Bevel(bevel) }
    if let ground = fields["ground"] { self.ground = try GroundLook(ground) }
  }
}

extension CellLook.Border {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("border", keys: ["color", "darkColor", "width", "placement"])
    self.init(
      color: try fields.required("color").color(), darkColor: try fields["darkColor"]?.color(),
      width: try fields.length("width"),
      placement: try fields["placement"]?.choice("placement") ?? .over)
  }
}

extension CellLook.Separator {
  fileprivate init(_ field: Field) throws(SourceError) {
    let keys = ["color", "darkColor", "height", "inset", "highlight", "darkHighlight"]
    let fields = try field.map("separator", keys: keys)
    self.init(
      color: try fields.required("color").color(), darkColor: try fields["darkColor"]?.color(),
      height: try fields.length("height"), inset: try fields["inset"]?.number(in: Field.lengthOrNone) ?? 0,
      highlight: try fields["highlight"]?.color(), darkHighlight: try fields["darkHighlight"]?.color())
  }
}

extension CellLook.Bevel {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("bevel", keys: ["shadow", "darkShadow", "highlight", "darkHighlight"])
    self.init(
      shadow: try fields.required("shadow").color(), darkShadow: try fields["darkShadow"]?.color(),
      highlight: try fields.required("highlight").color(), darkHighlight: try fields["darkHighlight"]?.color())
  }
}

extension RowLook {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("row", keys: ["height", "detailHeight", "inset", "gap", "summary", "detail", "badge"])
    self.init(
      height: try fields.length("height"), detailHeight: try fields.length("detailHeight"),
      inset: try fields.lengthOrNone("inset"), gap: try fields.lengthOrNone("gap"),
      summary: try Line(fields.required("summary")), detail: try Line(fields.required("detail")))
    if let badge = fields["badge"] { self.badge = try badge.someStates(PillLook.Colors.init) }
  }
}

extension RowLook.Line {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("line", keys: ["font", "top", "height", "color", "dark"])
    self.init(
      font: try fields.required("font").font(), top: try fields.lengthOrNone("top"),
      height: try fields.length("height"),
      color: try fields.states("color") { field throws(SourceError) in try field.color() })
  }
}

extension GroundLook {
  /// A narrower stripe would fill a wide table with millions of lines that nobody can tell apart.
  private static let stripeWidth = 0.5...1_000_000.0

  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("ground", keys: ["margin", "padding", "stripes"])
    var stripes: [Stripe] = []
    for element in try fields["stripes"]?.list() ?? [] {
      let stripe = try element.map("stripe", keys: ["color", "darkColor", "width"])
      stripes.append(
        Stripe(
          color: try stripe.required("color").color(), darkColor: try stripe["darkColor"]?.color(),
          width: try stripe.required("width").number(in: Self.stripeWidth)))
    }
    self.init(
      margin: try fields["margin"]?.number(in: Field.lengthOrNone) ?? 0,
      padding: try fields["padding"]?.number(in: Field.lengthOrNone) ?? 0, stripes: stripes)
  }
}

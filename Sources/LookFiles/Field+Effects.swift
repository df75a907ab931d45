package import LookModel
import PathGeometry
import SVGTree

extension Effects {
  /// The keys of all effects, which stand beside those of the badge.
  package static let keys = ["border", "halo", "gloss", "shadow", "insetShadow", "animation"]

  /// What the fields of a badge or of a look say of effects.
  package init(_ fields: Fields) throws(SourceError) {
    self.init()
    if let field = fields["border"] { border = try Border(field) }
    if let field = fields["halo"] { halo = try Halo(field) }
    gloss = try fields["gloss"]?.choice("gloss")
    if let field = fields["shadow"] { shadow = try DropShadow(field) }
    if let field = fields["insetShadow"] { insetShadow = try InsetShadow(field) }
    animation = try fields["animation"]?.choice("animation")
  }
}

extension Border {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("border", keys: ["color", "darkColor", "width", "placement"])
    self.init(
      color: try fields.required("color").color(), darkColor: try fields["darkColor"]?.color(),
      width: try fields.lengthOrNone("width"),
      placement: try fields["placement"]?.choice("placement") ?? .inside)
  }
}

extension Halo {
  /// The colour may be the word `knockout`, as that of a text.
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("halo", keys: ["color", "darkColor", "width"])
    let color: Color? =
      switch try fields.required("color").textFill() {
      case .color(let color): color
      case .knockout: nil
      }
    self.init(width: try fields.lengthOrNone("width"), color: color, darkColor: try fields["darkColor"]?.color())
  }
}

extension DropShadow {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("shadow", keys: ["color", "blur", "x", "y"])
    self.init(
      blur: try fields["blur"]?.number(in: Field.lengthOrNone) ?? 0,
      offset: Point(
        try fields["x"]?.number(in: Field.reach) ?? 0, try fields["y"]?.number(in: Field.reach) ?? 0))
    if let color = try fields["color"]?.color() { self.color = color }
  }
}

extension InsetShadow {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("inset shadow", keys: ["color", "blur", "offset"])
    self.init(
      blur: try fields["blur"]?.number(in: Field.lengthOrNone) ?? 0,
      offset: try fields["offset"]?.number(in: Field.reach) ?? 0)
    if let color = try fields["color"]?.color() { self.color = color }
  }
}

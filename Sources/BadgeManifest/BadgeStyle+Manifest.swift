import Cartouche
import LookFiles

extension BadgeStyle {
  /// The keys that pills and hubs share.
  static let keys = ["state", "fill", "textColor", "font", "insetShadow"]

  init(_ fields: Fields) throws(SourceError) {
    self.init()
    state = try fields["state"]?.choice("state")
    fill = try fields["fill"]?.paint()
    text = try fields["textColor"]?.textFill()
    try readFont(fields)
    if let shadow = fields["insetShadow"] {
      insetShadow = try InsetShadow(shadow.map("inset shadow", keys: ["color", "blur", "offset"]))
    }
  }

  mutating func readFont(_ fields: Fields) throws(SourceError) {
    guard let font = try fields["font"]?.map("font", keys: ["family", "size", "weight"]) else { return }
    if let family = font["family"] {
      if case .list = family.node.content {
        fontFamilies = try family.families()
      } else {
        fontFamilies = [try family.family()]
      }
    }
    fontSize = try font["size"]?.number(in: Field.length)
    fontWeight = try font["weight"]?.weight()
  }
}

extension InsetShadow {
  fileprivate init(_ fields: Fields) throws(SourceError) {
    self.init(
      blur: try fields["blur"]?.number(in: Field.lengthOrNone) ?? 0,
      offset: try fields["offset"]?.number(in: Field.reach) ?? 0)
    if let color = try fields["color"]?.color() { self.color = color }
  }
}

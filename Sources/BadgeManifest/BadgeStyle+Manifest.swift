import Cartouche
import LookFiles

extension BadgeStyle {
  /// The keys that pills and hubs share.
  static let keys = ["state", "fill", "textColor", "font", "direction"] + Effects.keys

  init(_ fields: Fields) throws(SourceError) {
    self.init()
    state = try fields["state"]?.choice("state")
    fill = try fields["fill"]?.paint()
    text = try fields["textColor"]?.textFill()
    try readFont(fields)
    let effects = try Effects(fields)
    border = effects.border
    halo = effects.halo
    gloss = effects.gloss
    shadow = effects.shadow
    insetShadow = effects.insetShadow
    animation = effects.animation
    layoutDirection = try fields["direction"]?.choice("direction")
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

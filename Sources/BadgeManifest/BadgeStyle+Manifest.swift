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
    font = try FontChoice(fields)
    let effects = try Effects(fields)
    border = effects.border
    halo = effects.halo
    gloss = effects.gloss
    shadow = effects.shadow
    insetShadow = effects.insetShadow
    animation = effects.animation
    layoutDirection = try fields["direction"]?.choice("direction")
  }
}

extension FontChoice {
  init(_ fields: Fields) throws(SourceError) {
    self.init()
    guard let font = try fields["font"]?.map("font", keys: ["family", "size", "weight"]) else { return }
    if let family = font["family"] {
      if case .list = family.node.content {
        families = try family.families()
      } else {
        families = [try family.family()]
      }
    }
    size = try font["size"]?.number(in: Field.length)
    weight = try font["weight"]?.weight()
  }
}

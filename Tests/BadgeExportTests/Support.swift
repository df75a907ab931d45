import Cartouche
import HarfBuzzShaping
import PictureReading

/// Badges of all kinds.
let samples: [(name: String, badge: any Badge)] = [
  ("pill", Pill("42")),
  ("shadow", Pill("42").shadow(blur: 4, y: 1).insetShadow(blur: 2, offset: 1)),
  ("cut out", Pill("42").knockout()),
  ("border", Pill("42").border(.white, width: 2)),
  ("hub", Hub(128).on(Size(60, 40), at: .topTrailing)),
  ("status", StatusBadge("build", "passing").color(.success)),
  ("social", StatusBadge("stars", "1.2k").style(.social)),
  ("gradient", Pill("42").fill(.linearGradient(from: "#f00", to: "#00f"))),
  ("radial gradient", Pill("42").fill(.radialGradient(from: "#f00", to: "#00f"))),
  ("cell", Cell(.top, size: Size(300, 44)).look(.ambiance)),
  ("nothing", Pill("")),
]

/// Sets every text in an installed font.
let shaper: any TextShaper = HarfBuzzShaper(allowingSubstitutes: true)

extension Markup {
  init(_ bytes: [UInt8]) throws { try self.init(parsing: String(decoding: bytes, as: UTF8.self)) }
}

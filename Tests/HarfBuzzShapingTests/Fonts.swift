import Testing
import Typesetting

@testable import HarfBuzzShaping

let liberation = Font(["Liberation Sans"], size: 11)
let dejaVu = Font(["DejaVu Sans"], size: 11)

/// Opens fonts as a shaper does, and returns the glyphs that it places.
struct Typesetter {
  private let store: FontStore

  init(allowingSubstitutes: Bool = false, fallingBack: Bool = true) {
    store = FontStore(source: .installed(allowingSubstitutes: allowingSubstitutes), fallsBack: fallingBack)
  }

  func glyphs(_ text: String, _ font: Font, _ direction: LayoutDirection = .leftToRight) throws -> [PlacedGlyph] {
    try TextSetting.glyphs(of: text, direction, in: store.chain(for: font), from: store)
  }

  func ids(_ text: String, _ font: Font) throws -> [UInt32] {
    try glyphs(text, font).map(\.id)
  }
}

/// The bytes of an installed font's file.
func bytes(of family: String, weight: Font.Weight = .regular) throws -> [UInt8] {
  try HarfBuzzFont.bytes(of: file(of: family, weight: weight))
}

/// The path of an installed font's file.
func file(of family: String, weight: Font.Weight = .regular) throws -> String {
  try #require(FontLibrary().font(named: family, weight: weight)).file
}

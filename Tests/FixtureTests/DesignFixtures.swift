import Cartouche
import HarfBuzzShaping

extension FixtureTests {
  /// Their characters are not in the two families that every machine that builds Cartouche has.
  private static let inOtherFonts: Set = [
    "pill/mail-two-emoji", "pill/arabic", "pill/persian", "pill/japanese", "pill/hostile-text", "table/long-texts",
    "status/chinese",
    "status/japanese", "status/korean", "status/arabic", "status/emoji", "status/hostile-text", "hub/arabic-digits",
    "hub/devanagari-digits-over-the-limit",
  ]

  /// No design tool follows links.
  private static let linked: Set = [
    "status/link", "status/two-links", "status/two-links-social", "status/message-link", "status/right-to-left-links",
  ]

  /// Design tools take no pictures of pixels.
  private static let withPixels: Set = ["hub/on-raster-icon", "hub/on-raster-icon-cut-out"]

  /// The badges whose text can be drawn as outlines.
  static let outlined = all.filter { $0.profile == .web && !inOtherFonts.contains($0.name) }

  /// The same badges, drawn for design tools.
  static let designed = outlined.filter { !linked.contains($0.name) && !withPixels.contains($0.name) }
}

/// Sets every text in Liberation Sans or DejaVu Sans, whatever else is installed.
struct FixtureShaper: TextShaper {
  private let shaper = HarfBuzzShaper()

  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    try shaper.shape(text, in: installed(font))
  }

  func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
    let copy = GlyphRun(
      text: run.text, font: installed(run.font), width: run.width, metrics: run.metrics, isFitted: run.isFitted)
    return try shaper.outline(of: copy.directed(run.direction))
  }

  func characters(of run: GlyphRun) throws(ShapingError) -> [CharacterOutline]? {
    let copy = GlyphRun(text: run.text, font: installed(run.font), width: run.width, metrics: run.metrics)
    return try shaper.characters(of: copy.directed(run.direction))
  }

  private func installed(_ font: Font) -> Font {
    let families = font.families.filter { ["Liberation Sans", "DejaVu Sans", "Liberation Mono"].contains($0) }
    return Font(families.isEmpty ? ["Liberation Sans"] : families, size: font.size, weight: font.weight)
  }
}

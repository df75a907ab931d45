/// A font that the built-in shaper has figures for.
final class BuiltinFace: Sendable {
  /// The vertical metrics of the font with the family's name.
  let metrics: FontMetrics

  /// The font's own advances.
  let advances: AdvanceTable

  /// The font's own kerning; nil if it has none, or none is known.
  let kerning: KerningTable?

  /// Whether the figures of other fonts are those of their bold weight.
  let isBold: Bool

  /// The widths of badge services at sizes where they differ, in hundredths of a point. A table is made when it is
  /// first needed.
  let status: [(size: Double, advances: @Sendable () -> AdvanceTable)]

  init(
    _ metrics: FontMetrics, _ advances: AdvanceTable, isBold: Bool = false, kerning: KerningTable? = nil,
    status: [(size: Double, advances: @Sendable () -> AdvanceTable)] = []
  ) {
    self.metrics = metrics
    self.advances = advances
    self.kerning = kerning
    self.isBold = isBold
    self.status = status
  }

  /// The widths of joined Arabic letters, in the font that all faces take them from.
  var joinedForms: JoinedForms { isBold ? .dejaVuSansBold : .dejaVuSans }

  /// The tables for characters that the font lacks, widest coverage first.
  private var substitutes: [AdvanceTable] { isBold ? Self.boldSubstitutes : Self.regularSubstitutes }

  /// The advance for a code point in 1/2048 em, from the font or else from a substitute.
  func advance(of code: UInt32) -> Int? {
    if let own = advances.advance(of: code) { return own }
    for table in substitutes {
      if let other = table.advance(of: code) { return other }
    }
    return nil
  }
}

// MARK: Figures

extension BuiltinFace {
  static let verdana = BuiltinFace(.verdana, .verdana, status: [(10, { .verdana10 }), (11, { .verdana11 })])
  static let verdanaBold = BuiltinFace(.verdana, .verdanaBold, isBold: true, status: [(10, { .verdanaBold10 })])
  static let helvetica = BuiltinFace(.helvetica, .liberationSans, kerning: .liberationSans)
  static let helveticaBold = BuiltinFace(.helvetica, .liberationSansBold, isBold: true, kerning: .liberationSansBold)
  // There are no figures for the regular weight. Its letters differ from Helvetica's by at most a few hundredths of an
  // em.
  static let helveticaNeue = BuiltinFace(.helveticaNeue, .liberationSans, kerning: .liberationSans)
  static let helveticaNeueBold = BuiltinFace(
    .helveticaNeueBold, .helveticaNeueBold, isBold: true, kerning: .liberationSansBold,
    status: [(11, { .helveticaNeueBold11 })])
  static let liberationSans = BuiltinFace(.liberationSans, .liberationSans, kerning: .liberationSans)
  static let liberationSansBold = BuiltinFace(
    .liberationSans, .liberationSansBold, isBold: true, kerning: .liberationSansBold)
  static let dejaVuSans = BuiltinFace(.dejaVuSans, .dejaVuSans)
  static let dejaVuSansBold = BuiltinFace(.dejaVuSans, .dejaVuSansBold, isBold: true)

  static let times = BuiltinFace(.times, .liberationSerif)
  static let timesBold = BuiltinFace(.times, .liberationSerifBold, isBold: true)
  static let courier = BuiltinFace(.courier, .liberationMono)
  static let courierBold = BuiltinFace(.courier, .liberationMono, isBold: true)

  private static let regularSubstitutes: [AdvanceTable] = [.dejaVuSans, .liberationSans, .verdana, .notoSans]
  private static let boldSubstitutes: [AdvanceTable] = [
    .dejaVuSansBold, .liberationSansBold, .verdanaBold, .notoSansBold,
  ]
}

extension AdvanceTable {
  /// Words in bold letters of these scripts are 8 % wider in the mean.
  fileprivate static let notoSansBold = notoSans.stretched(by: Stretch(numerator: 27, denominator: 25))
}

extension KerningTable {
  fileprivate static let liberationSans = KerningTable(pairs: AdvanceTables.liberationSansKerning)
  fileprivate static let liberationSansBold = KerningTable(pairs: AdvanceTables.liberationSansBoldKerning)
}

extension JoinedForms {
  fileprivate static let dejaVuSans = JoinedForms(
    forms: AdvanceTables.dejaVuSansForms, lamAlef: AdvanceTables.dejaVuSansLamAlef)
  fileprivate static let dejaVuSansBold = JoinedForms(
    forms: AdvanceTables.dejaVuSansBoldForms, lamAlef: AdvanceTables.dejaVuSansBoldLamAlef)
}

extension FontMetrics {
  /// Verdana 2.35: its `hhea` table, and the height of its H.
  fileprivate static let verdana = FontMetrics(capHeight: 0.727, ascender: 2059.0 / 2048, descender: -430.0 / 2048)

  /// The cap height of Adobe's metrics for Helvetica; the line of Arial and Liberation Sans, as renderers use it.
  fileprivate static let helvetica = FontMetrics(capHeight: 0.718, ascender: 1854.0 / 2048, descender: -434.0 / 2048)

  /// The figures of the Capsize metrics collection, in 1/1000 em.
  fileprivate static let helveticaNeue = FontMetrics(capHeight: 0.714, ascender: 0.952, descender: -0.213)

  /// The figures of the Capsize metrics collection, in 1/1000 em.
  fileprivate static let helveticaNeueBold = FontMetrics(capHeight: 0.714, ascender: 0.975, descender: -0.217)

  /// Liberation Sans 2.1.5: its `OS/2` and `hhea` tables.
  fileprivate static let liberationSans = FontMetrics(
    capHeight: 1409.0 / 2048, ascender: 1854.0 / 2048, descender: -434.0 / 2048)

  /// Liberation Serif 2.1.5, in place of Times New Roman: its `OS/2` and `hhea` tables.
  fileprivate static let times = FontMetrics(
    capHeight: 1341.0 / 2048, ascender: 1825.0 / 2048, descender: -443.0 / 2048)

  /// Liberation Mono 2.1.5, in place of Courier New: its `OS/2` and `hhea` tables.
  fileprivate static let courier = FontMetrics(
    capHeight: 1349.0 / 2048, ascender: 1705.0 / 2048, descender: -615.0 / 2048)

  /// DejaVu Sans 2.37: its `hhea` table, and the height of its H.
  fileprivate static let dejaVuSans = FontMetrics(
    capHeight: 1493.0 / 2048, ascender: 1901.0 / 2048, descender: -483.0 / 2048)
}

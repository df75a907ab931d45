/// One of the fonts that the built-in shaper has figures for.
struct BuiltinFace: Sendable {
  /// Vertical measures of the font that the family's name stands for.
  let metrics: FontMetrics

  /// The font's own advances.
  let advances: AdvanceTable

  /// Where characters that the font lacks are looked up, widest coverage first.
  let substitutes: [AdvanceTable]

  /// What badge services measure otherwise at a size, in hundredths of a point.
  var statusAdvances: [Double: AdvanceTable] = [:]

  /// The advance in 1/2048 em that the font, or else a substitute, has for a code point.
  func advance(of code: UInt32) -> Int? {
    if let own = advances.advance(of: code) { return own }
    for table in substitutes {
      if let other = table.advance(of: code) { return other }
    }
    return nil
  }
}

// MARK: Choosing

extension BuiltinFace {
  /// The face that a font is measured with: that of its first known family.
  ///
  /// A font without a known family is measured with DejaVu Sans, which is among the widest of the sans-serif faces
  /// that a generic family commonly stands for: text may sit loosely in its badge, but it will not stick out.
  static func resolving(_ font: Font) -> BuiltinFace {
    for name in font.families {
      if let family = Family(named: name) { return family.face(weight: font.weight) }
    }
    return Family.dejaVuSans.face(weight: font.weight)
  }

  private enum Family: CaseIterable {
    case verdana
    case helvetica
    case helveticaNeue
    case liberationSans
    case dejaVuSans

    init?(named name: String) {
      for (known, family) in Self.names where known.utf8.count == name.utf8.count {
        // Setting bit 5 maps capitals to small letters and leaves small letters and spaces as they are.
        if known.utf8.elementsEqual(name.utf8, by: { $0 == $1 | 0x20 }) {
          self = family
          return
        }
      }
      return nil
    }

    private static let names: [(String, Family)] = [
      ("verdana", .verdana),
      ("helvetica", .helvetica),
      ("arial", .helvetica),
      ("dejavu sans", .dejaVuSans),
      ("helvetica neue", .helveticaNeue),
      ("liberation sans", .liberationSans),
    ]

    func face(weight: Font.Weight) -> BuiltinFace {
      switch (self, weight) {
      case (.verdana, .regular): .verdana
      case (.verdana, .bold): .verdanaBold
      case (.helvetica, .regular): .helvetica
      case (.helvetica, .bold): .helveticaBold
      case (.helveticaNeue, .regular): .helveticaNeue
      case (.helveticaNeue, .bold): .helveticaNeueBold
      case (.liberationSans, .regular): .liberationSans
      case (.liberationSans, .bold): .liberationSansBold
      case (.dejaVuSans, .regular): .dejaVuSans
      case (.dejaVuSans, .bold): .dejaVuSansBold
      }
    }
  }
}

// MARK: Figures

extension BuiltinFace {
  private init(
    _ metrics: FontMetrics, _ advances: AdvanceTable, _ substitutes: [AdvanceTable],
    status: [Double: [UInt16]] = [:]
  ) {
    self.init(
      metrics: metrics, advances: advances, substitutes: substitutes,
      statusAdvances: status.mapValues { AdvanceTable(ranges: $0) })
  }

  private static let verdana = BuiltinFace(
    .verdana, .verdana, regularSubstitutes, status: [10: StatusAdvances.verdana10, 11: StatusAdvances.verdana11])
  private static let verdanaBold = BuiltinFace(
    .verdana, .verdanaBold, boldSubstitutes, status: [10: StatusAdvances.verdanaBold10])
  private static let helvetica = BuiltinFace(.helvetica, .liberationSans, regularSubstitutes)
  private static let helveticaBold = BuiltinFace(.helvetica, .liberationSansBold, boldSubstitutes)
  // There are no figures for the regular weight; its letters are within a few hundredths of an em of Helvetica's.
  private static let helveticaNeue = BuiltinFace(.helveticaNeue, .liberationSans, regularSubstitutes)
  private static let helveticaNeueBold = BuiltinFace(
    .helveticaNeueBold, .helveticaNeueBold, boldSubstitutes, status: [11: StatusAdvances.helveticaNeueBold11])
  private static let liberationSans = BuiltinFace(.liberationSans, .liberationSans, regularSubstitutes)
  private static let liberationSansBold = BuiltinFace(.liberationSans, .liberationSansBold, boldSubstitutes)
  private static let dejaVuSans = BuiltinFace(.dejaVuSans, .dejaVuSans, regularSubstitutes)
  private static let dejaVuSansBold = BuiltinFace(.dejaVuSans, .dejaVuSansBold, boldSubstitutes)

  private static let regularSubstitutes: [AdvanceTable] = [.dejaVuSans, .liberationSans, .verdana]
  private static let boldSubstitutes: [AdvanceTable] = [.dejaVuSansBold, .liberationSansBold, .verdanaBold]
}

extension AdvanceTable {
  fileprivate static let verdana = AdvanceTable(ranges: AdvanceTables.verdana)
  fileprivate static let verdanaBold = AdvanceTable(ranges: AdvanceTables.verdanaBold)
  fileprivate static let helveticaNeueBold = AdvanceTable(ranges: AdvanceTables.helveticaNeueBold)
  fileprivate static let dejaVuSans = AdvanceTable(ranges: AdvanceTables.dejaVuSans)
  fileprivate static let dejaVuSansBold = AdvanceTable(ranges: AdvanceTables.dejaVuSansBold)
  fileprivate static let liberationSans = AdvanceTable(ranges: AdvanceTables.liberationSans)
  fileprivate static let liberationSansBold = AdvanceTable(ranges: AdvanceTables.liberationSansBold)
}

extension FontMetrics {
  /// Verdana 2.35: its `hhea` table, and the height of its H.
  fileprivate static let verdana = FontMetrics(capHeight: 0.727, ascender: 2059.0 / 2048, descender: -430.0 / 2048)

  /// The cap height of Adobe's metrics for Helvetica; the line of Arial and Liberation Sans, as renderers use it.
  fileprivate static let helvetica = FontMetrics(capHeight: 0.718, ascender: 1854.0 / 2048, descender: -434.0 / 2048)

  /// The figures of the Capsize metrics collection, whose unit is 1/1000 em.
  fileprivate static let helveticaNeue = FontMetrics(capHeight: 0.714, ascender: 0.952, descender: -0.213)

  /// The figures of the Capsize metrics collection, whose unit is 1/1000 em.
  fileprivate static let helveticaNeueBold = FontMetrics(capHeight: 0.714, ascender: 0.975, descender: -0.217)

  /// Liberation Sans 2.1.5: its `OS/2` and `hhea` tables.
  fileprivate static let liberationSans = FontMetrics(
    capHeight: 1409.0 / 2048, ascender: 1854.0 / 2048, descender: -434.0 / 2048)

  /// DejaVu Sans 2.37: its `hhea` table, and the height of its H.
  fileprivate static let dejaVuSans = FontMetrics(
    capHeight: 1493.0 / 2048, ascender: 1901.0 / 2048, descender: -483.0 / 2048)
}

extension BuiltinFace {
  /// The face for measuring a font: the face of its first family that is known by its metrics, by its name, or by the
  /// class in its name.
  ///
  /// Without a known family, a font is measured as sans-serif, because a reader without any of its families sees that.
  static func resolving(_ font: Font) -> BuiltinFace {
    for name in font.families.prefix(FontClass.mostFamilies) where name.utf8.count <= FontClass.longestName {
      if let family = Family(named: name) { return family.face(weight: font.weight) }
      if let faces = namedFaces[name.lowercased()] { return faces.face(weight: font.weight) }
      if let fontClass = FontClass(named: name) { return face(of: fontClass, weight: font.weight) }
    }
    return face(of: .sansSerif, weight: font.weight)
  }

  private static func face(of fontClass: FontClass, weight: Font.Weight) -> BuiltinFace {
    switch (fontClass, weight) {
    case (.sansSerif, .regular): helvetica
    case (.sansSerif, .bold): helveticaBold
    case (.serif, .regular): times
    case (.serif, .bold): timesBold
    case (.monospace, .regular): courier
    case (.monospace, .bold): courierBold
    }
  }

  private struct Faces: Sendable {
    var regular: BuiltinFace
    var bold: BuiltinFace

    func face(weight: Font.Weight) -> BuiltinFace { weight == .bold ? bold : regular }
  }

  /// The faces of families without their own table. Their figures scale the table of their class.
  private static let namedFaces = NamedFamily.all.mapValues { family in
    Faces(
      regular: face(of: family.fontClass, weight: .regular).stretched(to: family.regular, from: family, .regular),
      bold: face(of: family.fontClass, weight: .bold).stretched(to: family.bold, from: family, .bold))
  }

  private func stretched(to width: Int?, from family: NamedFamily, _ weight: Font.Weight) -> BuiltinFace {
    var metrics = metrics
    if let capHeight = family.capHeight { metrics.capHeight = Double(capHeight) / Double(AdvanceTable.unitsPerEm) }
    let own = family.fontClass.averageWidth(weight)
    return BuiltinFace(
      metrics: metrics,
      advances: width.map { advances.stretched(by: AdvanceTable.Stretch(numerator: $0, denominator: own)) } ?? advances,
      kerning: kerning, substitutes: substitutes, joinedForms: joinedForms, statusAdvances: statusAdvances)
  }

  /// A family of sans-serif letters with its own table.
  enum Family {
    case verdana
    case helvetica
    case helveticaNeue
    case liberationSans
    case dejaVuSans

    init?(named name: String) {
      let (known, family): (StaticString, Family)
      switch name.utf8.count {
      case 5: (known, family) = ("arial", .helvetica)
      case 7: (known, family) = ("verdana", .verdana)
      case 9: (known, family) = ("helvetica", .helvetica)
      case 11: (known, family) = ("dejavu sans", .dejaVuSans)
      case 14: (known, family) = ("helvetica neue", .helveticaNeue)
      case 15: (known, family) = ("liberation sans", .liberationSans)
      default: return nil
      }
      // Setting bit 5 maps capitals to small letters, and does not change small letters and spaces.
      var name = name
      let isKnown = name.withUTF8 { name in
        for index in name.indices where known.utf8Start[index] != name[index] | 0x20 { return false }
        return true
      }
      if !isKnown { return nil }
      self = family
    }

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

extension FontClass {
  /// The width of an average letter of the class's table in 1/2048 em, from the source of ``NamedFamily/all``.
  fileprivate func averageWidth(_ weight: Font.Weight) -> Int {
    switch (self, weight) {
    case (.sansSerif, .regular): 904
    case (.sansSerif, .bold): 977
    case (.serif, .regular): 819
    case (.serif, .bold): 871
    case (.monospace, _): 1229
    }
  }
}

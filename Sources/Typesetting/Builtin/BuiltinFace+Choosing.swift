extension BuiltinFace {
  /// The face for measuring a font: the face of its first family that is known by its metrics, by its name, or by the
  /// class in its name.
  ///
  /// Without a known family, a font is measured as sans-serif, because a reader without any of its families sees that.
  static func resolving(_ font: Font) -> BuiltinFace {
    for name in font.families {
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
    var face = self
    if let width {
      let own = family.fontClass.averageWidth(weight)
      face.advances = advances.stretched(by: AdvanceTable.Stretch(numerator: width, denominator: own))
    }
    if let capHeight = family.capHeight { face.metrics.capHeight = Double(capHeight) / Double(AdvanceTable.unitsPerEm) }
    return face
  }

  private enum Family: CaseIterable {
    case verdana
    case helvetica
    case helveticaNeue
    case liberationSans
    case dejaVuSans

    init?(named name: String) {
      for (known, family) in Self.names where known.utf8.count == name.utf8.count {
        // Setting bit 5 maps capitals to small letters, and does not change small letters and spaces.
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

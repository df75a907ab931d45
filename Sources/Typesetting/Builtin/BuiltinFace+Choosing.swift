import PathGeometry

extension BuiltinFace {
  /// The face for measuring a font: the face of its first family that is known by its metrics, by its name, or by the
  /// class in its name.
  ///
  /// Without a known family, a font is measured as sans-serif, because a reader without any of its families sees that.
  static func resolving(_ font: Font) -> BuiltinFace {
    let isBold = font.weight.isBold
    if let first = font.familyList.first { return first.face(isBold: isBold) }
    for name in font.families.prefix(FontClass.mostFamilies) where name.utf8.count <= FontClass.longestName {
      if let family = Family(named: name) { return family.face(isBold: isBold) }
      if let faces = namedFaces[name.lowercased()] { return isBold ? faces.bold : faces.regular }
      if let fontClass = FontClass(named: name) { return face(of: fontClass, isBold: isBold) }
    }
    return face(of: .sansSerif, isBold: isBold)
  }

  private static func face(of fontClass: FontClass, isBold: Bool) -> BuiltinFace {
    switch fontClass {
    case .sansSerif: isBold ? helveticaBold : helvetica
    case .serif: isBold ? timesBold : times
    case .monospace: isBold ? courierBold : courier
    }
  }

  /// The faces of families without their own table. Their figures scale the table of their class.
  private static let namedFaces = NamedFamily.all.mapValues { family in
    (
      regular: face(of: family.fontClass, isBold: false).stretched(to: family.regular, from: family, isBold: false),
      bold: face(of: family.fontClass, isBold: true).stretched(to: family.bold, from: family, isBold: true)
    )
  }

  private func stretched(to width: Int?, from family: NamedFamily, isBold: Bool) -> BuiltinFace {
    var metrics = metrics
    if let capHeight = family.capHeight { metrics.capHeight = Double(capHeight) / Double(AdvanceTable.unitsPerEm) }
    let own = family.fontClass.averageWidth(isBold: isBold)
    return BuiltinFace(
      metrics,
      width.map { advances.stretched(by: AdvanceTable.Stretch(numerator: $0, denominator: own)) } ?? advances,
      isBold: isBold, kerning: kerning, status: status)
  }

  /// A family of sans-serif letters with its own table.
  enum Family {
    case verdana
    case helvetica
    case helveticaNeue
    case liberationSans
    case dejaVuSans

    init?(named name: String) {
      guard name.utf8.count <= 15, let family = Self.names[name.lowercased()] else { return nil }
      self = family
    }

    /// By their names in lower case, of at most 15 bytes.
    private static let names: [String: Family] = [
      // Readers elsewhere and exports draw the next family, and all are equally wide if the class measures it.
      "-apple-system": .helvetica,
      "arial": .helvetica, "helvetica": .helvetica, "helvetica neue": .helveticaNeue, "verdana": .verdana,
      "liberation sans": .liberationSans, "dejavu sans": .dejaVuSans,
    ]

    func face(isBold: Bool) -> BuiltinFace {
      switch self {
      case .verdana: isBold ? .verdanaBold : .verdana
      case .helvetica: isBold ? .helveticaBold : .helvetica
      case .helveticaNeue: isBold ? .helveticaNeueBold : .helveticaNeue
      case .liberationSans: isBold ? .liberationSansBold : .liberationSans
      case .dejaVuSans: isBold ? .dejaVuSansBold : .dejaVuSans
      }
    }
  }
}

extension FontClass {
  /// The width of an average letter of the class's table in 1/2048 em, from the source of ``NamedFamily/all``.
  fileprivate func averageWidth(isBold: Bool) -> Int {
    switch self {
    case .sansSerif: isBold ? 977 : 904
    case .serif: isBold ? 871 : 819
    case .monospace: 1229
    }
  }
}

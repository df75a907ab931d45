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
      let (known, family): (StaticString, Family)
      switch name.utf8.count {
      case 5: (known, family) = ("arial", .helvetica)
      case 7: (known, family) = ("verdana", .verdana)
      case 9: (known, family) = ("helvetica", .helvetica)
      case 11: (known, family) = ("dejavu sans", .dejaVuSans)
      // Readers elsewhere and exports draw the next family, and all are equally wide if the class measures it.
      case 13: (known, family) = ("-apple-system", .helvetica)
      case 14: (known, family) = ("helvetica neue", .helveticaNeue)
      case 15: (known, family) = ("liberation sans", .liberationSans)
      default: return nil
      }
      // Setting bit 5 maps capitals to small letters, and does not change small letters and spaces.
      let isKnown = name.readUTF8 { name in
        for index in name.indices where known.utf8Start[index] != name[index] | 0x20 { return false }
        return true
      }
      if !isKnown { return nil }
      self = family
    }

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

/// A typeface by name, its size and its weight.
///
/// The reader's renderer uses the first family that it has. A ``TextShaper`` measures with the first family that *it*
/// has. These may differ.
public struct Font: Hashable, Sendable {
  /// The weight of the strokes, by its number on the scale of CSS. Where a family lacks it, its nearest weight is used.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// 100.
    case thin = 100
    /// 200.
    case extraLight = 200
    /// 300.
    case light = 300
    /// The normal weight, 400.
    case regular = 400
    /// 500.
    case medium = 500
    /// 600.
    case semibold = 600
    /// The bold weight, 700.
    case bold = 700
    /// 800.
    case extraBold = 800
    /// 900.
    case black = 900

    /// The value of the SVG attribute `font-weight`.
    public var cssValue: String {
      switch self {
      case .regular: "normal"
      case .bold: "bold"
      default: String(rawValue)
      }
    }

    /// Whether a family of only a regular and a bold face shows the bold one, as in CSS.
    package var isBold: Bool { rawValue > Weight.medium.rawValue }
  }

  /// Family names in order of preference, for the SVG attribute `font-family`.
  ///
  /// Generic families such as `sans-serif` are names too. A text that is a list in CSS syntax is set as its names, without
  /// quotation marks; no name has a comma. To set them takes time linear in their length.
  public var families: [String] {
    get { familyList.names }
    set { familyList = FontFamilies(newValue) }
  }

  /// The families, with what follows from their names.
  package private(set) var familyList: FontFamilies

  /// The size of the em in points, for the SVG attribute `font-size`.
  public var size: Double

  /// The weight of the strokes, for the SVG attribute `font-weight`.
  public var weight: Weight

  /// A font.
  ///
  /// - Parameters:
  ///   - families: Family names in order of preference.
  ///   - size: The size of the em in points. A shaper throws for a size that is not finite or not positive.
  ///   - weight: The weight of the strokes.
  public init(_ families: [String], size: Double, weight: Weight = .regular) {
    familyList = FontFamilies(families)
    self.size = size
    self.weight = weight
  }

  /// The same font at another size, in points.
  public func size(_ size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}

/// A typeface by name, its size and its weight: what a text is to be set in.
///
/// A font is a wish. The reader's renderer takes the first family it has; a ``TextShaper`` measures with the first
/// family *it* has.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// The normal weight, 400 on the scale of CSS.
    case regular

    /// The bold weight, 700 on the scale of CSS.
    case bold

    /// The keyword for the SVG attribute `font-weight`.
    public var cssValue: String {
      switch self {
      case .regular: "normal"
      case .bold: "bold"
      }
    }
  }

  /// Family names in order of preference, for the SVG attribute `font-family`.
  ///
  /// Plain names without quotation marks; generic families such as `sans-serif` are names too.
  public var families: [String]

  /// The height of the em in points, for the SVG attribute `font-size`.
  public var size: Double

  /// How heavy the strokes are, for the SVG attribute `font-weight`.
  public var weight: Weight

  /// A font.
  ///
  /// - Parameters:
  ///   - families: Family names in order of preference.
  ///   - size: The height of the em in points. A shaper refuses one that is not finite or not positive.
  ///   - weight: How heavy the strokes are.
  public init(_ families: [String], size: Double, weight: Weight = .regular) {
    self.families = families
    self.size = size
    self.weight = weight
  }

  /// The same font at another size, in points.
  public func size(_ size: Double) -> Font {
    Font(families, size: size, weight: weight)
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(families, size: size, weight: weight)
  }
}

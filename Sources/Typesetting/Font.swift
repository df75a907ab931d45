/// A typeface by name, its size and its weight.
///
/// The reader's renderer uses the first family that it has. A ``TextShaper`` measures with the first family that *it*
/// has. These may differ.
public struct Font: Hashable, Sendable {
  /// The weight of the strokes.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// The normal weight, 400 on the scale of CSS.
    case regular

    /// The bold weight, 700 on the scale of CSS.
    case bold

    /// The value of the SVG attribute `font-weight`.
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

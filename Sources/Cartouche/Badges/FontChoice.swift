public import Typesetting

/// The parts of a font to change. Nil keeps a part of the look's font.
public struct FontChoice: Hashable, Sendable {
  /// The families, in order of preference.
  public var families: [String]?
  /// The size in points.
  public var size: Double?
  /// The weight.
  public var weight: Font.Weight?

  /// A choice of the given parts.
  public init(_ families: [String]? = nil, size: Double? = nil, weight: Font.Weight? = nil) {
    self.families = families
    self.size = size
    self.weight = weight
  }

  /// This choice with the non-nil parts of another one.
  func changed(by other: FontChoice) -> FontChoice {
    FontChoice(other.families ?? families, size: other.size ?? size, weight: other.weight ?? weight)
  }

  /// The look's font with the chosen parts.
  func applied(to font: Font) -> Font {
    var font = font
    if let families { font.families = families }
    if let size { font.size = size }
    if let weight { font.weight = weight }
    return font
  }
}

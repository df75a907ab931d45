public import SVGTree
public import Typesetting

/// Why a badge cannot be drawn: facts, in whatever words they are told.
public enum BadgeError: Error, Hashable, Sendable {
  /// A number of a badge.
  public enum Quantity: String, Hashable, Sendable {
    /// The width of a badge or of its host.
    case width
    /// The height of a badge or of its host.
    case height
    /// The width of a table, whose rows must hold the widest badge.
    case tableWidth = "table width"
    /// The size of a font.
    case fontSize = "font size"
    /// The softness of a shadow.
    case blur
    /// How far something is moved.
    case offset
    /// How many times as large something is.
    case scale
    /// The width of a border.
    case borderWidth = "border width"
    /// The width of the gap around a badge.
    case halo = "halo"
    /// How many rows a table has.
    case rows = "row count"
    /// How many characters of a text are shown at most.
    case characters
    /// The largest count that is shown as it is.
    case limit
    /// The room around a text or around cells.
    case padding
    /// How far something lies from an edge or from a neighbour.
    case inset
    /// How much of a part is filled.
    case progress
  }

  /// A number is not finite, or lies outside the range in which the badge makes sense.
  case outOfRange(Quantity, value: Double, allowed: ClosedRange<Double>)
  /// A number of a look, under its key in look files, lies outside the range that these allow.
  case lookOutOfRange(key: String, value: Double, allowed: ClosedRange<Double>)
  /// A text is longer than any badge can show.
  case textTooLong(bytes: Int, maximum: Int)
  /// The text cannot be set in the badge's font.
  case shaping(ShapingError)
  /// The badge is to suit light and dark grounds, but looks different on the two in more than its paints.
  case notAdaptable
  /// The profile wants text as outlines, and the shaper knows none.
  case noOutlines(text: String)
  /// The profile has no words for a part of the badge, in the layer that is named, if one is.
  case unsupported(LoweringError.Construct, layer: String?)
  /// A text that means no colour.
  case unknownColor(ColorError)
}

extension BadgeError {
  /// No length of a badge is larger.
  static let maximumLength = 1_000_000.0
  /// What is smaller would be rounded to nothing.
  static let minimumLength = 0.001

  static func check(
    _ value: Double, _ quantity: Quantity, in allowed: ClosedRange<Double> = minimumLength...maximumLength
  ) throws(BadgeError) {
    guard allowed.contains(value) else { throw .outOfRange(quantity, value: value, allowed: allowed) }
  }

  /// Checks a number of a look, which has a key in look files.
  static func check(_ value: Double, key: String, in allowed: ClosedRange<Double>) throws(BadgeError) {
    guard allowed.contains(value) else { throw .lookOutOfRange(key: key, value: value, allowed: allowed) }
  }

  /// From nothing to the largest length.
  static let lengthOrNone = 0...maximumLength
  /// How far something may be moved in either direction.
  static let reach = -maximumLength...maximumLength

  static func check(_ size: Size) throws(BadgeError) {
    try check(size.width, .width)
    try check(size.height, .height)
  }
}

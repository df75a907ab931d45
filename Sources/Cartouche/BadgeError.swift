public import SVGTree
public import Typesetting

/// Why a badge cannot be drawn: the facts. ``description`` is the message.
public enum BadgeError: Error, Hashable, Sendable {
  /// A number of a badge.
  public enum Quantity: String, Hashable, Sendable {
    /// The width of a badge or of its host.
    case width
    /// The height of a badge or of its host.
    case height
    /// The width of a table; its rows must hold the widest badge.
    case tableWidth = "table width"
    /// The size of a font.
    case fontSize = "font size"
    /// The blur of a shadow.
    case blur
    /// An offset.
    case offset
    /// A scale.
    case scale
    /// The width of a border.
    case borderWidth = "border width"
    /// The width of the gap around a badge.
    case halo = "halo"
    /// The number of rows of a table.
    case rows = "row count"
    /// The maximum number of characters of a text.
    case characters
    /// The largest count that is shown as it is.
    case limit
    /// The largest count for which a hub keeps room.
    case reservedCount = "reserved count"
    /// The padding around a text or around cells.
    case padding
    /// A distance from an edge or from a neighbour.
    case inset
    /// The progress of a part.
    case progress
  }

  /// A number is not finite, or is out of range.
  case outOfRange(Quantity, value: Double, allowed: ClosedRange<Double>)
  /// A number of a look is out of the range of its key in look files.
  case lookOutOfRange(key: String, value: Double, allowed: ClosedRange<Double>)
  /// A text is longer than any badge can show.
  case textTooLong(bytes: Int, maximum: Int)
  /// The text cannot be set in the badge's font.
  case shaping(ShapingError)
  /// The badge has the automatic colour scheme, but its light and its dark picture differ in more than their paints.
  case notAdaptable
  /// The profile needs text as outlines, and the shaper has none.
  case noOutlines(text: String)
  /// The profile cannot show a part of the badge, in the given layer, if any.
  case unsupported(LoweringError.Construct, layer: String?)
  /// A text is not a colour.
  case unknownColor(ColorError)
}

extension BadgeError {
  /// The largest length of a badge.
  static let maximumLength = 1_000_000.0
  /// A smaller length would be rounded to 0.
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

  /// From 0 to the largest length.
  static let lengthOrNone = 0...maximumLength
  /// The range of an offset in either direction.
  static let coordinates = -maximumLength...maximumLength

  static func check(_ size: Size) throws(BadgeError) {
    try check(size.width, .width)
    try check(size.height, .height)
  }
}

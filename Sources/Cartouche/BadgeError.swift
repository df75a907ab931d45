import Messages
internal import PathGeometry
package import SVGTree
package import Typesetting

/// Why a badge cannot be drawn.
public struct BadgeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind of problem, such as `outOfRange`. It stays when the message changes.
  public var code: String { message.value.code }
  /// The message in one line, without a full stop.
  public var description: String { message.value.description }
  private let message: Boxed<CodedMessage>

  /// A problem of a kind, in words.
  public init(code: String, description: String) {
    message = Boxed(CodedMessage(code: code, description: description))
  }

  /// A problem whose kind has the name of the function or the property that makes it.
  package init(_ description: String, maker: String = #function) {
    self.init(code: Message.code(maker: maker), description: description)
  }

  /// A number of a badge, by its name in messages.
  package enum Quantity: String {
    case width, height, blur, offset, scale, halo, characters, limit, padding, inset, progress
    case tableWidth = "table width"
    case fontSize = "font size"
    case borderWidth = "border width"
    case rows = "row count"
    case reservedCount = "reserved count"
  }
}

extension BadgeError {
  package static func outOfRange(_ quantity: Quantity, value: Double, allowed: ClosedRange<Double>) -> Self {
    let number = Message.number(value)
    switch quantity {
    case .limit: return Self("limit \(number) is too small; the least is \(Message.number(allowed.lowerBound))")
    case .characters: return Self("at least 1 character is shown, not \(number)")
    default: return Self(Message.outOfRange("\(quantity.rawValue) \(number)", allowed))
    }
  }

  package static func lookOutOfRange(key: String, value: Double, allowed: ClosedRange<Double>) -> Self {
    Self(Message.outOfRange("'\(key)' of the look, \(Message.number(value)),", allowed))
  }

  /// A badge of a table that does not fit in its row, counted from 1.
  package static func badgeTooHigh(row: Int, height: Double, available: Double) -> Self {
    let (height, available) = (Message.number(height), Message.number(available))
    return Self("the badge of row \(row) takes a height of \(height), and its row has \(available)")
  }

  package static func textTooLong(bytes: Int, maximum: Int) -> Self {
    Self("a text of \(bytes) bytes is too long; the maximum is \(maximum)")
  }

  /// The badge has the automatic colour scheme, but its light and its dark picture differ in more than their paints.
  package static var notAdaptable: Self {
    Self("in light and dark this look differs in more than its colours; draw it for 'light' or for 'dark'")
  }

  /// The error of a part.
  package init(_ error: ShapingError) { self.init(code: error.code, description: error.description) }

  /// The error of a part.
  package init(_ error: LoweringError) { self.init(code: error.code, description: error.description) }

  /// The error of a part.
  package init(_ error: ColorError) { self.init(code: "unknownColor", description: error.description) }

  // MARK: Checks

  /// The largest length of a badge.
  static let maximumLength = 1_000_000.0
  /// A smaller length would be rounded to 0.
  static let minimumLength = 0.001
  /// From 0 to the largest length.
  static let lengthOrNone = 0...maximumLength
  /// The range of an offset in either direction.
  static let coordinates = -maximumLength...maximumLength

  static func check(
    _ value: Double, _ quantity: Quantity, in allowed: ClosedRange<Double> = minimumLength...maximumLength
  ) throws(BadgeError) {
    guard allowed.contains(value) else { throw .outOfRange(quantity, value: value, allowed: allowed) }
  }

  /// Checks a number of a look, which has a key in look files.
  static func check(_ value: Double, key: String, in allowed: ClosedRange<Double>) throws(BadgeError) {
    guard allowed.contains(value) else { throw .lookOutOfRange(key: key, value: value, allowed: allowed) }
  }

  static func check(_ size: Size) throws(BadgeError) {
    try check(size.width, .width)
    try check(size.height, .height)
  }
}

/// A colour of the sRGB space with an opacity.
///
/// It is written as `#rgb` or `#rrggbb` beside an opacity attribute, the only form that every renderer reads alike.
/// A string literal is checked where it is made: `let grey: Color = "#8C99B0"`; user input goes through
/// ``init(parsing:)``.
public struct Color: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// From 0, which is invisible, to 1, which covers; `fill-opacity`, `stroke-opacity` or `stop-opacity`.
  public let alpha: Double
  /// Whether it stands for the colour of the text beside what it paints. See ``current``.
  public private(set) var isCurrent = false

  /// A colour from its channels. An opacity outside 0…1 is a programmer's mistake.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    precondition((0...1).contains(alpha), "the opacity of a colour lies between 0 and 1")
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF), alpha: alpha)
  }

  /// #ffffff.
  public static let white = Color(rgb: 0xFFFFFF)
  /// #000000.
  public static let black = Color(rgb: 0x000000)

  /// The colour of the text beside a logo, and of text on the page for an icon: `currentColor`. A badge puts that colour
  /// in its place; by itself it is drawn black.
  public static let current = black.markedAsCurrent

  private var markedAsCurrent: Color {
    var copy = self
    copy.isCurrent = true
    return copy
  }

  /// The same colour with another opacity.
  public func opacity(_ alpha: Double) -> Color {
    let color = Color(red: red, green: green, blue: blue, alpha: alpha)
    return isCurrent ? color.markedAsCurrent : color
  }

  /// The colour with each channel multiplied by `factor` and rounded: a darker shade below 1.
  public func scaled(by factor: Double) -> Color {
    func channel(_ value: UInt8) -> UInt8 {
      UInt8(min(255, max(0, (Double(value) * factor).rounded(.toNearestOrAwayFromZero))))
    }
    return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}

extension Color: ExpressibleByStringLiteral {
  /// A colour from a literal in any form that ``init(parsing:)`` takes; any other is a programmer's mistake.
  public init(stringLiteral text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      preconditionFailure("'\(text)' is not a colour")
    }
  }
}

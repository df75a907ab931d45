/// A colour in the sRGB space with an opacity.
///
/// It is written as `#rgb` or `#rrggbb` with a separate opacity attribute, the only form that all renderers read alike.
/// A string literal is checked at run time: `let grey: Color = "#8C99B0"`. For user input, use ``init(parsing:)``.
public struct Color: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The opacity, from 0 (invisible) to 1 (opaque): `fill-opacity`, `stroke-opacity` or `stop-opacity`.
  public let alpha: Double
  /// Whether the colour of the surrounding text replaces this one. See ``current``.
  public private(set) var isCurrent = false

  /// A colour from its channels.
  ///
  /// - Precondition: `alpha` is in 0…1.
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

  /// The colour of the text beside a logo, and of text on the page for an icon: `currentColor`. A badge replaces it
  /// with that colour; otherwise it is drawn black.
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

  /// The colour with each channel multiplied by `factor` and rounded. A factor below 1 gives a darker shade.
  public func scaled(by factor: Double) -> Color {
    func channel(_ value: UInt8) -> UInt8 {
      UInt8(min(255, max(0, (Double(value) * factor).rounded(.toNearestOrAwayFromZero))))
    }
    return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}

extension Color: ExpressibleByStringLiteral {
  /// A colour from a string literal.
  ///
  /// - Precondition: ``init(parsing:)`` can read `text`.
  public init(stringLiteral text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      preconditionFailure("'\(text)' is not a colour")
    }
  }
}

import Messages
public import SVGTree

/// The paint of a part of a status badge, as its users write it.
public enum StatusColor: Hashable, Sendable {
  /// A colour as a user writes it: the name of a colour in the look, a name or an alias of the palette, three or six
  /// hexadecimal digits without `#`, or any CSS colour, tried in this order.
  case named(String)
  /// A paint, with any palette.
  case paint(Paint)
  /// A gradient from top to bottom with even steps; with one colour, just this colour.
  case gradient([StatusColor])

  /// Success.
  public static let success = StatusColor.named("success")
  /// A warning.
  public static let important = StatusColor.named("important")
  /// A failure.
  public static let critical = StatusColor.named("critical")
  /// Information, neither good nor bad.
  public static let informational = StatusColor.named("informational")
  /// Inactive.
  public static let inactive = StatusColor.named("inactive")

  /// A colour as a user writes it. Hexadecimal digits after `#` mean the same in every palette, and are read at once.
  public init(_ text: String) {
    if text.utf8.first == UInt8(ascii: "#"), let color = try? Color(parsing: text) {
      self = .paint(.color(color))
    } else {
      self = .named(text)
    }
  }

  /// The paint of this colour, where `colors` come before those of `palette`.
  ///
  /// - Throws: `ColorError` for a text that is not a colour, with the nearest name if there is one. A gradient without
  ///   colours, or with a gradient among several colours, is not a colour either.
  public func paint(in palette: StatusPalette, and colors: [NamedColor] = []) throws(ColorError) -> Paint {
    switch self {
    case .named(let text): return .color(try Self.color(text, in: palette, and: colors))
    case .paint(let paint): return paint
    case .gradient(let parts):
      var stops: [Color] = []
      for part in parts {
        guard case .color(let color) = try part.paint(in: palette, and: colors) else {
          throw ColorError(text: "gradient", suggestion: nil)
        }
        stops.append(color)
      }
      guard let paint = Paint.evenly(stops) else { throw ColorError(text: "", suggestion: nil) }
      return paint
    }
  }

  private static func color(
    _ text: String, in palette: StatusPalette, and colors: [NamedColor]
  ) throws(ColorError) -> Color {
    if let own = colors.first(where: { $0.name == text }) { return own.color }
    if let color = palette[text] { return color }
    if text.utf8.count == 3 || text.utf8.count == 6, text.utf8.allSatisfy(isHexadecimal),
      let color = try? Color(parsing: "#" + text)
    {
      return color
    }
    do {
      // As at Shields, the palette has the names of CSS in any case of letters.
      let color = try Color(parsing: text)
      return palette[text.lowercased()] ?? color
    } catch {
      let names = colors.map { $0.name } + palette.names
      throw ColorError(text: text, suggestion: text.nearest(among: names) ?? error.suggestion)
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}

extension StatusColor: ExpressibleByStringLiteral {
  /// A colour as a user writes it. The palette of the badge decides its meaning when the badge is drawn.
  public init(stringLiteral text: String) { self.init(text) }
}

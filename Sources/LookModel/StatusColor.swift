import Messages
public import SVGTree

/// What a part of a status badge is painted with, in the words of its users.
public enum StatusColor: Hashable, Sendable {
  /// A colour as a user writes it: the name of a colour in the look, a palette's name or alias, three or six
  /// hexadecimal digits without `#`, or any colour of CSS, tried in this order.
  case named(String)
  /// A paint, whatever the palette.
  case paint(Paint)
  /// A transition from top to bottom with even steps; of one colour, just this colour.
  case gradient([StatusColor])

  /// All went well.
  public static let success = StatusColor.named("success")
  /// Something to look at.
  public static let important = StatusColor.named("important")
  /// Something is wrong.
  public static let critical = StatusColor.named("critical")
  /// A fact, neither good nor bad.
  public static let informational = StatusColor.named("informational")
  /// Out of use.
  public static let inactive = StatusColor.named("inactive")

  /// The paint that is meant where `colors` come before those of `palette`.
  ///
  /// - Throws: `ColorError` for a text that means no colour, with the nearest name where there is one. A gradient
  ///   without a colour, or of more than one that holds a gradient, is no colour either.
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
      guard let first = stops.first else { throw ColorError(text: "", suggestion: nil) }
      guard stops.count > 1 else { return .color(first) }
      let last = Double(stops.count - 1)
      return .linearGradient(
        LinearGradient(stops: stops.enumerated().map { GradientStop(offset: Double($0) / last, color: $1) }))
    }
  }

  private static func color(
    _ text: String, in palette: StatusPalette, and colors: [NamedColor]
  ) throws(ColorError) -> Color {
    if let own = colors.first(where: { $0.name == text }) { return own.color }
    if let color = palette[text] { return color }
    if [3, 6].contains(text.utf8.count), text.utf8.allSatisfy(isHexadecimal),
      let color = try? Color(parsing: "#" + text)
    {
      return color
    }
    do {
      return try Color(parsing: text)
    } catch {
      let names = colors.map(\.name) + palette.names
      throw ColorError(text: text, suggestion: text.nearest(among: names) ?? error.suggestion)
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}

extension StatusColor: ExpressibleByStringLiteral {
  /// A colour as a user writes it. What it means is decided by the badge's palette, where it is drawn.
  public init(stringLiteral text: String) { self = .named(text) }
}

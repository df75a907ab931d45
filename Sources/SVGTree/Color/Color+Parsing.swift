import Messages

/// A text that is not a colour.
public struct ColorError: Error, Hashable, Sendable {
  /// The original text.
  public var text: String
  /// The nearest colour name, or nil if no name is near.
  public var suggestion: String?

  /// An error for `text`.
  public init(text: String, suggestion: String?) {
    self.text = text
    self.suggestion = suggestion
  }
}

extension Color {
  /// Reads a colour: a CSS name, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()` or `hsla()` with
  /// commas or spaces, or `transparent`. Letter case is ignored.
  ///
  /// - Throws: ``ColorError``, with the nearest name if there is one.
  public init(parsing text: String) throws(ColorError) {
    if let color = Color(hex: text) {
      self = color
      return
    }
    // The lower case of the Kelvin sign is an ASCII letter, but the sign itself is not.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let trimmed = String(text.lowercased()[...].trimmingSpaces)
    if !isASCII {
      throw ColorError(text: text, suggestion: trimmed.nearest(among: ColorNames.sorted))
    } else if let color = Color(hex: trimmed) ?? Color(function: trimmed) {
      self = color
    } else if let rgb = ColorNames.values[trimmed] {
      self.init(rgb: rgb)
    } else if trimmed == "transparent" {
      self.init(rgb: 0, alpha: 0)
    } else {
      throw ColorError(text: text, suggestion: trimmed.nearest(among: ColorNames.sorted))
    }
  }

  private init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let count = text.utf8.count - 1
    let isShort = count == 3 || count == 4
    guard isShort || count == 6 || count == 8 else { return nil }
    var value: UInt32 = 0
    for byte in text.utf8.dropFirst() {
      guard let digit = Self.hexDigit(byte) else { return nil }
      value = isShort ? value << 8 | digit << 4 | digit : value << 4 | digit
    }
    if count == 3 || count == 6 {
      self.init(rgb: value)
    } else {
      self.init(rgb: value >> 8, alpha: Double(value & 0xFF) / 255)
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private init?(function text: String) {
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open]
    let body = text[text.index(after: open)...].dropLast()
    guard text.utf8.count <= 256, var parts = Self.arguments(in: body) else { return nil }

    var alpha = 1.0
    if parts.count == 4 {
      guard let value = Self.fraction(parts.removeLast()) else { return nil }
      alpha = value
    }
    switch name {
    case "rgb", "rgba":
      let channels = parts.compactMap(Self.channel)
      guard channels.count == 3 else { return nil }
      self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    case "hsl", "hsla":
      let hue = parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0]
      guard let hue = Self.number(hue), parts[1].hasSuffix("%"), parts[2].hasSuffix("%"),
        let saturation = Self.fraction(parts[1]), let lightness = Self.fraction(parts[2])
      else { return nil }
      self.init(hue: hue, saturation: saturation, lightness: lightness, alpha: alpha)
    default: return nil
    }
  }

  /// Three or four arguments, all separated by commas, or by spaces with a slash before the fourth.
  private static func arguments(in body: Substring) -> [String]? {
    let isListed = body.contains(",")
    let halves = isListed ? [body] : body.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let parts =
      isListed
      ? body.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
      : halves[0].split(separator: " ") + halves.dropFirst().map { $0.trimmingSpaces }
    let counts = isListed ? 3...4 : halves.count + 2...halves.count + 2
    guard counts.contains(parts.count), !parts.contains(where: { $0.isEmpty || $0.contains(" ") }) else { return nil }
    return parts.map(String.init)
  }

  /// The conversion of CSS Color 4, section 7.1.
  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    func channel(_ n: Double) -> UInt8 {
      let turned = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = turned < 0 ? turned + 12 : turned
      let amplitude = saturation * min(lightness, 1 - lightness)
      let value = lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
      return UInt8((value * 255).rounded(.toNearestOrAwayFromZero))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  private static func channel(_ text: String) -> UInt8? {
    let value = text.hasSuffix("%") ? fraction(text).map { $0 * 255 } : number(text)
    return value.map { UInt8(min(255, max(0, $0.rounded(.toNearestOrAwayFromZero)))) }
  }

  private static func fraction(_ text: String) -> Double? {
    let value = text.hasSuffix("%") ? number(String(text.dropLast())).map { $0 / 100 } : number(text)
    return value.map { min(1, max(0, $0)) }
  }

  /// A plain decimal number: `Double` alone also reads `nan`, `infinity` and hexadecimal.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.count <= 32, text.utf8.allSatisfy({ (0x2B...0x39).contains($0) && $0 != 0x2C && $0 != 0x2F }) else {
      return nil
    }
    return Double(text)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

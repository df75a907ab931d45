import Messages

/// A text that is not a colour.
public struct ColorError: Error, Hashable, Sendable {
  /// The original text.
  public var text: String
  /// The nearest colour name, or the number with its `#`; nil if the text is like neither.
  public var suggestion: String?

  /// An error for `text`.
  public init(text: String, suggestion: String?) {
    self.text = text
    self.suggestion = suggestion
  }
}

extension ColorError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String { Message.unknownColor(text, suggestion: suggestion) }
}

extension Color {
  /// Reads a colour of CSS: a name, `transparent`, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or one of the functions
  /// `rgb()`, `rgba()`, `hsl()`, `hsla()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()` and `color-mix()`.
  /// Letter case is ignored. A colour beyond sRGB becomes the nearest one in it, by the algorithm of CSS Color 4.
  ///
  /// - Throws: ``ColorError``, with a suggestion if there is one.
  public init(parsing text: String) throws(ColorError) {
    if let color = Color(hex: text) {
      self = color
      return
    }
    // The lower case of the Kelvin sign is an ASCII letter, but the sign itself is not.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let trimmed = String(text.lowercased()[...].trimmingSpaces)
    guard isASCII, let color = Color(word: trimmed) ?? SpaceColor(function: trimmed[...]).map(Color.init) else {
      let number = "#" + trimmed
      throw ColorError(
        text: text, suggestion: trimmed.nearest(among: ColorNames.sorted) ?? Color(hex: number).map { _ in number })
    }
    self = color
  }

  /// A colour in lower case that is not a function.
  init?(word: String) {
    if let color = Color(hex: word) {
      self = color
    } else if let rgb = ColorNames.values[word] {
      self.init(rgb: rgb)
    } else if word == "transparent" {
      self.init(rgb: 0, alpha: 0)
    } else {
      return nil
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
}

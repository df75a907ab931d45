extension Color {
  /// The perceived brightness, from 0 for black to 1 for white; opacity is ignored. Computed as (299 R + 587 G + 114 B)
  /// / 1000, with the weights of ITU-R BT.601, as badge services do.
  public var brightness: Double {
    let weighted: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return Double(weighted) / 255_000
  }

  /// The relative luminance of WCAG 2, from 0 for black to 1 for white; opacity is ignored.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 for equal colours to 21; opacities are ignored. Level AA requires 4.5 for
  /// text.
  public func contrast(with other: Color) -> Double {
    let lighter = max(relativeLuminance, other.relativeLuminance)
    let darker = min(relativeLuminance, other.relativeLuminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The linear value of an sRGB channel, from 0 to 1.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    // The power of 2.4, as the square times the fifth root of the square. This needs no library and gives the same
    // result on every platform.
    let base = (value + 0.055) / 1.055
    let square = base * base
    return square * fifthRoot(square)
  }

  /// Newton's method, from above.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<16 {
      let fourth = root * root * root * root
      root -= (fourth * root - value) / (5 * fourth)
    }
    return root
  }
}

internal import PathGeometry

/// The conversions of CSS Color 4, section "Sample code for Color Conversions", by way of linear light in sRGB, which is
/// beyond 0…1 for colours that sRGB does not have.
extension ColorSpace {
  /// The light of a colour.
  func light(of color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .lab:
      let y = (color[0] + 16) / 116
      let roots = SIMD3(y + color[1] / 500, y, y - color[2] / 200)
      return ColorMatrix.xyzD50 * (ColorMatrix.whiteD50 * roots.mapped(Self.labLight))
    case .oklab: return ColorMatrix.lms * (ColorMatrix.oklab * color).mapped { $0 * $0 * $0 }
    case .lch: return Self.lab.light(of: Self.rectangular(color))
    case .oklch: return Self.oklab.light(of: Self.rectangular(color))
    case .hsl: return Self.srgb.light(of: Self.srgb(hsl: color))
    case .hwb: return Self.srgb.light(of: Self.srgb(hwb: color))
    default: return matrix * color.mapped(curve.light)
    }
  }

  /// The colour of a light.
  func color(of light: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .lab:
      let roots = (ColorMatrix.xyzD50.inverted * light / ColorMatrix.whiteD50).mapped(Self.labRoot)
      return SIMD3(116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2]))
    case .oklab:
      return ColorMatrix.oklab.inverted * (ColorMatrix.lms.inverted * light).mapped { signedPower($0, 1 / 3) }
    case .lch: return Self.polar(Self.lab.color(of: light))
    case .oklch: return Self.polar(Self.oklab.color(of: light))
    case .hsl: return Self.hsl(srgb: Self.srgb.color(of: light))
    case .hwb:
      let color = Self.srgb.color(of: light)
      return SIMD3(Self.hue(srgb: color), color.min(), 1 - color.max())
    default: return (matrix.inverted * light).mapped(curve.signal)
    }
  }

  /// From linear components of the space to linear sRGB.
  private var matrix: ColorMatrix {
    switch self {
    case .displayP3, .displayP3Linear: .displayP3
    case .a98: .a98
    case .proPhoto: .proPhoto
    case .rec2020: .rec2020
    case .xyz, .xyzD65: .xyzD65
    case .xyzD50: .xyzD50
    default: .identity
    }
  }

  /// Between components of the space and linear ones.
  private var curve: TransferCurve {
    switch self {
    case .srgb, .displayP3: TransferCurve(gamma: 2.4, offset: 0.055, slope: 12.92, end: 0.04045)
    case .a98: TransferCurve(gamma: 563 / 256)
    case .proPhoto: TransferCurve(gamma: 1.8, slope: 16, end: 1 / 32)
    case .rec2020: TransferCurve(gamma: 2.4)
    default: TransferCurve(gamma: 1)
    }
  }

  // MARK: Lab

  /// Below this cube root, the curve of Lab is a line.
  private static let labEnd = 6.0 / 29

  private static func labLight(_ root: Double) -> Double {
    root > labEnd ? root * root * root : (root - 4 / 29) * 3 * labEnd * labEnd
  }

  private static func labRoot(_ light: Double) -> Double {
    light > labEnd * labEnd * labEnd ? signedPower(light, 1 / 3) : light / (3 * labEnd * labEnd) + 4 / 29
  }

  // MARK: Hues

  private static func rectangular(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let direction = Angle.degrees(color[2]).unitPoint
    return SIMD3(color[0], color[1] * direction.x, color[1] * direction.y)
  }

  private static func polar(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let vector = Point(color[1], color[2])
    return SIMD3(color[0], vector.length, Angle.direction(of: vector).degrees)
  }

  /// The components of sRGB for a hue in degrees, and a saturation and lightness within 0…1.
  static func srgb(hsl color: SIMD3<Double>) -> SIMD3<Double> {
    let amplitude = color[1] * min(color[2], 1 - color[2])
    return SIMD3(0, 8, 4).mapped { start in
      let turned = (start + color[0] / 30).truncatingRemainder(dividingBy: 12)
      let k = turned < 0 ? turned + 12 : turned
      return color[2] - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  static func srgb(hwb color: SIMD3<Double>) -> SIMD3<Double> {
    let grey = color[1] + color[2]
    if grey >= 1 { return SIMD3(repeating: color[1] / grey) }
    return srgb(hsl: SIMD3(color[0], 1, 0.5)) * (1 - grey) + color[1]
  }

  private static func hsl(srgb color: SIMD3<Double>) -> SIMD3<Double> {
    let lightness = (color.max() + color.min()) / 2
    let room = min(lightness, 1 - lightness)
    let saturation = room == 0 ? 0 : (color.max() - lightness) / room
    // Beyond sRGB, a saturation may be negative.
    return SIMD3(hue(srgb: color) + (saturation < 0 ? 180 : 0), abs(saturation), lightness)
  }

  private static func hue(srgb color: SIMD3<Double>) -> Double {
    let (most, range) = (color.max(), color.max() - color.min())
    guard range > 0 else { return 0 }
    if most == color[0] { return 60 * (color[1] - color[2]) / range }
    return 60 * (most == color[1] ? 2 + (color[2] - color[0]) / range : 4 + (color[0] - color[1]) / range)
  }
}

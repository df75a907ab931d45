import SVGTree

/// A colour for compositing: red, green and blue from 0 to 1, premultiplied by the opacity, which is the last one.
struct Pixel {
  private var channels = SIMD4<Double>.zero

  static let clear = Pixel()

  private init(channels: SIMD4<Double> = .zero) { self.channels = channels }

  init(_ color: Color) {
    channels = SIMD4(Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, 1) * color.alpha
  }

  var alpha: Double { channels.w }

  /// This pixel composited over another.
  func over(_ background: Pixel) -> Pixel { Pixel(channels: background.channels * (1 - alpha) + channels) }

  static func * (pixel: Pixel, opacity: Double) -> Pixel { Pixel(channels: pixel.channels * opacity) }

  /// The share that a mask lets through: the luminance of CSS Masking 1, section 7.10.1.
  var maskShare: Double { min(1, 0.2125 * channels.x + 0.7154 * channels.y + 0.0721 * channels.z) }

  /// The colour on the screen, on an opaque background.
  var color: Color {
    func channel(_ value: Double) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
    return Color(red: channel(channels.x), green: channel(channels.y), blue: channel(channels.z))
  }
}

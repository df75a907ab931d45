import SVGTree

/// A colour for compositing: channels from 0 to 1, premultiplied by the opacity.
struct Pixel {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  static let clear = Pixel()

  init() {}

  init(_ color: Color, opacity: Double = 1) {
    alpha = color.alpha * opacity
    red = Double(color.red) / 255 * alpha
    green = Double(color.green) / 255 * alpha
    blue = Double(color.blue) / 255 * alpha
  }

  /// This pixel composited over another.
  func over(_ background: Pixel) -> Pixel {
    var result = background * (1 - alpha)
    result.red += red
    result.green += green
    result.blue += blue
    result.alpha += alpha
    return result
  }

  static func * (pixel: Pixel, opacity: Double) -> Pixel {
    var result = pixel
    result.red *= opacity
    result.green *= opacity
    result.blue *= opacity
    result.alpha *= opacity
    return result
  }

  /// The share that a mask lets through: the luminance of CSS Masking 1, section 7.10.1.
  var maskShare: Double { min(1, 0.2125 * red + 0.7154 * green + 0.0721 * blue) }

  /// The colour on the screen, on an opaque background.
  var color: Color {
    func channel(_ value: Double) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
    return Color(red: channel(red), green: channel(green), blue: channel(blue))
  }
}

import Testing

@testable import CairoDrawing

/// The pixels of a PNG file, with colours that are not multiplied by their opacity.
struct Pixels {
  struct Pixel: Hashable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    var description: String { "\(red) \(green) \(blue) / \(alpha)" }

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

    func isNear(_ other: Pixel, within distance: Int = 2) -> Bool {
      [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha].allSatisfy { abs($0) <= distance }
    }
  }

  let width: Int
  let height: Int
  private var pixels: [Pixel] = []

  init(png: [UInt8]) throws {
    let surface = try CairoSurface.pixels(png: png, #require(CairoLibrary.shared))
    width = surface.width
    height = surface.height
    var pixels: [Pixel] = []
    let width = width
    surface.withPixels { bytes, stride in
      for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
        for x in 0..<width {
          let pixel = start + 4 * x
          // A file without opacity is read in a format whose fourth byte has no meaning.
          let alpha = png[25] == 2 ? 255 : Int(bytes[pixel + 3])
          func channel(_ index: Int) -> Int { alpha == 0 ? 0 : (Int(bytes[pixel + index]) * 255 + alpha / 2) / alpha }
          pixels.append(Pixel(red: channel(2), green: channel(1), blue: channel(0), alpha: alpha))
        }
      }
    }
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// The opacities of all pixels, added up.
  var alphaSum: Int { pixels.reduce(0) { $0 + $1.alpha } }
}

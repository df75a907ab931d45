extension CairoSurface {
  /// Blurs the pixels with a Gaussian, in both directions.
  ///
  /// - Parameter deviation: The standard deviation in pixels; 0 changes nothing.
  func blur(deviation: Double) {
    // Beyond three deviations lie less than 3 in 1,000 of the light.
    let reach = Int((3 * deviation).rounded(.up))
    guard reach > 0 else { return }
    let weights = (-reach...reach).map { Platform.exponential(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    let kernel = weights.map { $0 / sum }
    let (width, height) = (width, height)
    unsafe withPixels { pixels, stride in
      for y in 0..<height {
        unsafe Self.convolve(pixels, from: y * stride, step: 4, count: width, with: kernel)
      }
      for x in 0..<width {
        unsafe Self.convolve(pixels, from: x * 4, step: stride, count: height, with: kernel)
      }
    }
  }

  /// Blurs a row or a column of pixels. There is nothing beyond its ends.
  private static func convolve(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int, with kernel: [Double]
  ) {
    let reach = kernel.count / 2
    for channel in 0..<4 {
      let line = (0..<count).map { unsafe Double(pixels[start + $0 * step + channel]) }
      if line.allSatisfy({ $0 == 0 }) { continue }
      for index in 0..<count {
        var value = 0.0
        for other in max(0, index - reach)...min(count - 1, index + reach) {
          value += line[other] * kernel[other - index + reach]
        }
        unsafe pixels[start + index * step + channel] = UInt8(value.rounded())
      }
    }
  }

  /// Makes the pixels a mask, by their luminance as SVG 1.1 defines it for masks.
  func convertLuminanceToAlpha(times opacity: Double) {
    unsafe withPixels { pixels, _ in
      for pixel in stride(from: 0, to: pixels.count, by: 4) {
        let light =
          unsafe 0.0721 * Double(pixels[pixel]) + 0.7154 * Double(pixels[pixel + 1]) + 0.2125
          * Double(pixels[pixel + 2])
        unsafe pixels[pixel + 3] = UInt8((light * opacity).rounded())
      }
    }
  }
}

internal import PathGeometry

extension CairoSurface {
  /// Blurs the pixels with a Gaussian, in both directions.
  ///
  /// - Parameter deviations: The standard deviations along x and y in pixels. One too small to be seen changes nothing.
  func blur(deviations: Size) {
    let (width, height) = (width, height)
    unsafe withPixels { pixels, stride in
      if let kernels = Self.kernels(deviation: deviations.width) {
        for y in 0..<height {
          unsafe Self.convolve(pixels, from: y * stride, step: 4, count: width, with: kernels)
        }
      }
      if let kernels = Self.kernels(deviation: deviations.height) {
        for x in 0..<width {
          unsafe Self.convolve(pixels, from: x * 4, step: stride, count: height, with: kernels)
        }
      }
    }
  }

  /// One step of a blur.
  private enum Kernel {
    /// Weights that add up to 1, around the middle one.
    case weights([Double])
    /// The mean of the pixels from `before` to `after` the middle one. Its cost does not depend on the width.
    case mean(before: Int, after: Int)
  }

  /// The steps of a Gaussian blur: its weights, or from 8 pixels on three means, as the SVG specification allows from 2
  /// on (`feGaussianBlur`). Nil for one too small to be seen.
  private static func kernels(deviation: Double) -> [Kernel]? {
    guard deviation > 0.01 else { return nil }
    guard deviation >= 8 else {
      // Less than 3 in 1,000 of the light is beyond three deviations.
      let extent = Int((3 * deviation).rounded(.up))
      let weights = (-extent...extent).map { Platform.exponential(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = weights.reduce(0, +)
      return [.weights(weights.map { $0 / sum })]
    }
    let width = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    let half = width / 2
    return width.isMultiple(of: 2)
      ? [.mean(before: half, after: half - 1), .mean(before: half - 1, after: half), .mean(before: half, after: half)]
      : Array(repeating: .mean(before: half, after: half), count: 3)
  }

  /// Blurs a row or a column of pixels. There is nothing beyond its ends.
  private static func convolve(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int, with kernels: [Kernel]
  ) {
    for channel in 0..<4 {
      var line = (0..<count).map { unsafe Double(pixels[start + $0 * step + channel]) }
      if line.allSatisfy({ $0 == 0 }) { continue }
      for kernel in kernels { line = convolved(line, with: kernel) }
      for index in 0..<count { unsafe pixels[start + index * step + channel] = UInt8(min(255, line[index].rounded())) }
    }
  }

  private static func convolved(_ line: [Double], with kernel: Kernel) -> [Double] {
    let count = line.count
    switch kernel {
    case .weights(let weights):
      let extent = weights.count / 2
      return (0..<count).map { index in
        (max(0, index - extent)...min(count - 1, index + extent)).reduce(0) { sum, other in
          sum + line[other] * weights[other - index + extent]
        }
      }
    case .mean(let before, let after):
      // The values are whole numbers or their means, so the running sum stays exact enough, and never below zero.
      var sum = line[..<min(count, after)].reduce(0, +)
      return (0..<count).map { index in
        if index + after < count { sum += line[index + after] }
        if index - before > 0 { sum -= line[index - before - 1] }
        return max(0, sum) / Double(before + after + 1)
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

import Foundation
import PictureReading

/// How much of each cell of a grid an outline covers, sampled at the cell's middle.
struct Raster {
  static let scale = 4.0
  let width: Int
  let height: Int
  var values: [Double]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// Paints an outline over what is there, as source-over does with one colour.
  mutating func paint(_ outline: Outline, alpha: Double, margin: Double = 0) {
    for row in 0..<height {
      let y = (Double(row) + 0.5) / Self.scale - margin
      for span in outline.spans(at: y) {
        let first = Int(((span.lowerBound + margin) * Self.scale - 0.5).rounded(.up))
        let last = Int(((span.upperBound + margin) * Self.scale - 0.5).rounded(.down))
        guard first <= last else { continue }
        for column in max(0, first)...min(width - 1, last) {
          values[row * width + column] = 1 - (1 - values[row * width + column]) * (1 - alpha)
        }
      }
    }
  }

  /// A Gaussian blur, cut off at five deviations, with nothing beyond the edges.
  func blurred(deviation: Double) -> Raster {
    let reach = Int((5 * deviation).rounded(.up))
    let kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = kernel.reduce(0, +)
    var across = self
    var result = self
    for row in 0..<height {
      for column in 0..<width {
        var value = 0.0
        for offset in max(-reach, -column)...min(reach, width - 1 - column) {
          value += kernel[offset + reach] * values[row * width + column + offset]
        }
        across.values[row * width + column] = value / sum
      }
    }
    for row in 0..<height {
      for column in 0..<width {
        var value = 0.0
        for offset in max(-reach, -row)...min(reach, height - 1 - row) {
          value += kernel[offset + reach] * across.values[(row + offset) * width + column]
        }
        result.values[row * width + column] = value / sum
      }
    }
    return result
  }
}

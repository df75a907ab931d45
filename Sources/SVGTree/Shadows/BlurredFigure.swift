import PathGeometry

/// A rounded rectangle with a Gaussian blur.
struct BlurredFigure {
  let figure: RoundedRect
  /// The standard deviation of the blur, in points; positive.
  let deviation: Double
  private let used: RoundedRect.CornerRadii

  /// A blur below the last decimal of the output is invisible, and the sums over slices lose their precision.
  static let leastDeviation = 1e-3

  init(_ figure: RoundedRect, deviation: Double) {
    self.figure = figure
    self.deviation = deviation
    used = figure.usedRadii
  }

  /// The share of the Gaussian around a point that is inside the figure: a sum over slices of the figure, each the
  /// share of a Gaussian between two ends.
  func share(at point: Point) -> Double {
    let rect = figure.rect
    let low = max(rect.minY, point.y - 4 * deviation)
    let high = min(rect.maxY, point.y + 4 * deviation)
    guard high > low else { return 0 }
    let slices = 12
    let step = (high - low) / Double(slices)
    var share = 0.0
    var above = beyond(low - point.y)
    for slice in 0..<slices {
      let below = beyond(low + step * Double(slice + 1) - point.y)
      let ends = ends(at: low + step * (Double(slice) + 0.5))
      share += (above - below) * (beyond(ends.left - point.x) - beyond(ends.right - point.x))
      above = below
    }
    return share
  }

  /// The share of the Gaussian beyond a distance.
  private func beyond(_ distance: Double) -> Double {
    complementaryErrorFunction(distance / (deviation * 2.0.squareRoot())) / 2
  }

  /// The left and right end of the figure at a height.
  private func ends(at y: Double) -> (left: Double, right: Double) {
    let rect = figure.rect
    func indent(_ radii: Size, _ distance: Double) -> Double {
      guard distance < radii.height else { return 0 }
      let share = 1 - distance / radii.height
      return radii.width * (1 - max(0, 1 - share * share).squareRoot())
    }
    let (down, up) = (y - rect.minY, rect.maxY - y)
    return (
      rect.minX + max(indent(used.topLeft, down), indent(used.bottomLeft, up)),
      rect.maxX - max(indent(used.topRight, down), indent(used.bottomRight, up))
    )
  }
}

extension RoundedRect {
  /// The middle of each side and of each corner, in no particular order.
  var outlineSamples: [Point] {
    let used = usedRadii
    let share = 1 - 0.5.squareRoot()
    return [
      Point(rect.center.x, rect.minY), Point(rect.maxX, rect.center.y), Point(rect.center.x, rect.maxY),
      Point(rect.minX, rect.center.y),
      Point(rect.minX + share * used.topLeft.width, rect.minY + share * used.topLeft.height),
      Point(rect.maxX - share * used.topRight.width, rect.minY + share * used.topRight.height),
      Point(rect.maxX - share * used.bottomRight.width, rect.maxY - share * used.bottomRight.height),
      Point(rect.minX + share * used.bottomLeft.width, rect.maxY - share * used.bottomLeft.height),
    ]
  }
}

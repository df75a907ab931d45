import PathGeometry

/// A rounded rectangle with a Gaussian blur.
struct BlurredFigure {
  let figure: RoundedRect
  /// The standard deviation of the blur, in points; positive.
  let deviation: Double
  /// The factor from distances to arguments of the error function.
  private let scale: Double
  private let used: RoundedRect.CornerRadii
  /// The slices of ``share(at:)``. Their sums differ from the exact ones by at most 15 of 255, and by 0.1 on average.
  private static let slices = 6

  /// A blur below the last decimal of the output is invisible, and the sums over slices lose their precision.
  static let leastDeviation = 1e-3

  init(_ figure: RoundedRect, deviation: Double) {
    self.figure = figure
    self.deviation = deviation
    scale = 1 / (deviation * 2.0.squareRoot())
    used = figure.usedRadii
  }

  /// The share of the Gaussian around a point that is inside the figure: a sum over slices of the figure, each the
  /// share of a Gaussian between two ends. The first and the last slice contain what is beyond 2.5 deviations.
  func share(at point: Point) -> Double {
    let rect = figure.rect
    let reach = 2.5 * deviation
    let low = min(max(rect.minY, point.y - reach), rect.maxY)
    let high = max(min(rect.maxY, point.y + reach), rect.minY)
    let step = (high - low) / Double(Self.slices)
    var share = 0.0
    var above = beyond(rect.minY - point.y)
    for slice in 1...Self.slices {
      let below = beyond((slice < Self.slices ? low + step * Double(slice) : rect.maxY) - point.y)
      let ends = ends(at: low + step * (Double(slice) - 0.5))
      share += (above - below) * (beyond(ends.left - point.x) - beyond(ends.right - point.x))
      above = below
    }
    return share
  }

  /// The share of the Gaussian beyond a distance, exact to 2e-7: Abramowitz and Stegun, Handbook of Mathematical
  /// Functions, 7.1.28.
  func beyond(_ distance: Double) -> Double {
    let x = abs(distance) * scale
    if x > 3.6 { return distance > 0 ? 0 : 1 }
    var series = 0.0000430638
    series = series * x + 0.0002765672
    series = series * x + 0.0001520143
    series = series * x + 0.0092705272
    series = series * x + 0.0422820123
    series = series * x + 0.0705230784
    series = series * x + 1
    let fourth = series * series * series * series
    let share = 0.5 / (fourth * fourth * fourth * fourth)
    return distance > 0 ? share : 1 - share
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

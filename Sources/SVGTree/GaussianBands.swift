import PathGeometry

/// A blurred edge as a stack of translucent areas, each painted over those before it.
///
/// Twelve bands, sixteen above an opacity of 0.8, follow a Gaussian edge, and more where one would be broader than a
/// point and could be seen.
struct GaussianBands {
  struct Band {
    /// How far beyond the sharp edge the area ends, in points; negative for one that ends before it.
    var outset: Double
    /// The opacity of the area.
    var alpha: Double
  }

  /// From the farthest band to the nearest.
  let bands: [Band]

  /// The bands of an edge whose shadow has the opacity `alpha` and is blurred as in CSS: `blur` is positive, and twice
  /// the standard deviation.
  init(alpha: Double, blur: Double) {
    let deviation = blur / 2
    let count = max(alpha > 0.8 ? 16 : 12, Int(min(64, 2.5 * blur).rounded(.up)))
    let step = 5 * deviation / Double(count)
    var bands: [Band] = []
    var covered = 0.0
    for index in 0..<count {
      let outset = 2.5 * deviation - Double(index) * step
      let depth = (outset - step / 2) / deviation
      // The share of a Gaussian that lies beyond `depth` deviations.
      let target = alpha * complementaryErrorFunction(depth / 2.0.squareRoot()) / 2
      let layer = 1 - (1 - target) / (1 - covered)
      covered = target
      bands.append(Band(outset: outset, alpha: min(1, max(0, layer))))
    }
    self.bands = bands
  }
}

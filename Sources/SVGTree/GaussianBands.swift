import PathGeometry

/// A blurred edge as a stack of translucent areas, each painted over those before it.
///
/// Fourteen bands, eighteen above an opacity of 0.8, follow a Gaussian edge, and more where the steepest would be broader
/// than a point and could be seen.
struct GaussianBands {
  struct Band {
    /// How far into the light, seen from the sharp edge, the area ends, in deviations of the blur; negative for one that
    /// ends before it.
    var depth: Double
    /// The opacity of the area.
    var alpha: Double
  }

  /// How far a blur reaches, in deviations, for the purpose of shadows.
  static let reach = 2.5

  /// From the farthest band to the nearest.
  let bands: [Band]

  /// The bands of an edge whose shadow has the opacity `alpha` and is blurred as in CSS: `blur` is positive, and twice
  /// the standard deviation.
  init(alpha: Double, blur: Double) {
    let depths = Self.depths(count: max(alpha > 0.8 ? 18 : 14, Int(min(64, 1.5 * blur).rounded(.up))))
    var bands: [Band] = []
    var covered = 0.0
    for (depth, next) in zip(depths, depths.dropFirst()) {
      // The share of a Gaussian that lies beyond the middle of the band.
      let target = alpha * complementaryErrorFunction((depth + next) / 2 / 2.0.squareRoot()) / 2
      let layer = 1 - (1 - target) / (1 - covered)
      covered = target
      bands.append(Band(depth: depth, alpha: min(1, max(0, layer))))
    }
    self.bands = bands
  }

  /// The edges of the bands: three times as dense in the middle, where the blur is steepest, as at both ends.
  private static func depths(count: Int) -> [Double] {
    (0...count).map { band in
      let share = 1 - 2 * Double(band) / Double(count)
      return reach * share * (0.6 + 0.4 * share * share)
    }
  }
}

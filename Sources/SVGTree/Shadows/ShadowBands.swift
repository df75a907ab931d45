/// A blurred shadow as a stack of translucent areas, each painted over those before it and inside them.
///
/// An area darkens the picture by at most 1/16. The error of a step is then at most 1/32 of white and 1/64 on average,
/// which is 8 and 4 of 255. This leaves room for the shape of the areas within the guaranteed bounds of shadows: 32 of
/// 255 at worst, and 5 on average. The first steps, where the shadow fades out and its bands are broad, are smaller,
/// because an edge of 1/16 would be visible there. An opaque shadow needs 18 areas, one of half that opacity 10, and
/// one of a tenth 3.
struct ShadowBands {
  struct Band: Equatable {
    /// The darkness of the true shadow at the edge of the area, as a share of the shadow's opacity. Nil for an area
    /// that covers everything visible.
    var edge: Double?
    /// The opacity of the area, a whole percentage, as design tools show it.
    var opacity: Double
  }

  /// From the lightest and largest band to the darkest and smallest.
  let bands: [Band]

  /// - Parameters:
  ///   - opacity: The opacity of the darkest part.
  ///   - lightest: The minimum darkness of the visible shadow, as a share of its opacity.
  ///   - darkest: The maximum darkness, as a share of its opacity.
  init(opacity: Double, from lightest: Double, to darkest: Double) {
    // Ends that are almost reached are reached exactly next to the blur.
    let low = lightest * opacity < 0.01 ? 0 : lightest * opacity
    let high = (darkest > 0.99 ? 1 : darkest) * opacity
    var levels = Self.levels(upTo: max(0, high - low)).map { low + $0 }
    if low > 0 { levels = high - low < Self.step / 3 ? [(low + high) / 2] : [low] + levels }
    var bands: [Band] = []
    var covered = 0.0
    for (index, level) in levels.enumerated() {
      let needed = ((level - covered) / (1 - covered) * 100).rounded()
      func reached(_ percent: Double) -> Double { 1 - (1 - covered) * (1 - percent / 100) }
      // Never darker than the colour.
      let percent = reached(needed) > opacity + 1e-9 ? needed - 1 : needed
      guard percent > 0 else { continue }
      let isEverywhere = low > 0 && index == 0
      bands.append(
        Band(edge: isEverywhere ? nil : (covered + reached(percent)) / 2 / opacity, opacity: percent / 100))
      covered = reached(percent)
    }
    self.bands = bands
  }

  /// The maximum difference in darkness between two consecutive bands.
  private static let step = 1.0 / 16

  /// Levels from the first above zero to `highest`, in steps that grow up to the largest one.
  private static func levels(upTo highest: Double) -> [Double] {
    var levels: [Double] = []
    var level = 0.0
    while level < highest {
      level += min(step, 0.02 + 0.6 * level)
      levels.append(level)
    }
    return levels.map { $0 * highest / level }
  }
}

public import PathGeometry

/// A shadow that a badge casts on what lies beneath it.
public struct DropShadow: Hashable, Sendable {
  /// The colour; its opacity is that of the darkest part.
  public var color: Color
  /// How soft the edge is, as in CSS: twice the standard deviation of the blur, in points.
  public var blur: Double
  /// How far the shadow is moved from the badge, in points, y downwards.
  public var offset: Point

  /// A shadow moved by `offset`. Numbers are checked where a badge is laid out.
  public init(color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double = 0, offset: Point = .zero) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }

  /// This shadow with every length `factor` times as long.
  public func scaled(by factor: Double) -> DropShadow {
    DropShadow(color: color, blur: blur * factor, offset: offset * factor)
  }

  /// How far beyond the edges of a badge the shadow is drawn, in points; never negative.
  public var reach: Insets {
    let spread = 1.25 * max(0, blur)
    return Insets(
      top: max(0, spread - offset.y), right: max(0, spread + offset.x), bottom: max(0, spread + offset.y),
      left: max(0, spread - offset.x))
  }

  /// The shadow of `figure`, painted beneath it in this order: a stack of translucent areas along the contours of the
  /// figure's own blur, with no filter, so that every renderer draws it alike.
  ///
  /// The stack differs from a Gaussian blur by at most 32 of 255, and by 5 on average. It has 18
  /// areas at most where it is opaque, 10 at half opacity, 3 at a tenth. Their opacities are whole per cents. A shadow
  /// without blur is the figure itself, moved.
  ///
  /// - Parameters:
  ///   - figure: What casts the shadow.
  ///   - isCutOut: Whether the shadow leaves the figure itself free, as that of a translucent box does in CSS.
  public func drawings(of figure: RoundedRect, cuttingOut isCutOut: Bool) -> [Drawing] {
    guard blur > 0, figure.rect.width > 0, figure.rect.height > 0 else {
      return [drawing(figure, alpha: color.alpha, of: figure, cuttingOut: isCutOut)].compactMap { $0 }
    }
    let blurred = BlurredFigure(figure, deviation: max(blur / 2, BlurredFigure.leastDeviation))
    let contours = ShadowContours(of: blurred)
    // What lies beneath the figure is not seen.
    var seen = figure.outlineSamples.map { $0 - offset }
    if !figure.path.contains(figure.rect.center + offset) { seen.append(figure.rect.center) }
    let darkest = seen.map(blurred.share(at:)).max() ?? 1
    return ShadowBands(opacity: color.alpha, from: 0, to: darkest).bands.compactMap { band in
      band.edge.flatMap(contours.contour(share:)).flatMap {
        drawing($0, alpha: band.opacity, of: figure, cuttingOut: isCutOut)
      }
    }
  }

  private func drawing(
    _ area: RoundedRect, alpha: Double, of figure: RoundedRect, cuttingOut isCutOut: Bool
  ) -> Drawing? {
    let moved = RoundedRect(area.rect.offset(x: offset.x, y: offset.y), radii: area.radii)
    let visible = moved.subtracting(figure)
    // What lies wholly beneath the figure is covered by it.
    guard alpha > 0, !visible.isEmpty else { return nil }
    return (isCutOut ? visible : moved.path).fill(.color(color.opacity(alpha)))
  }
}

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
  public init(color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, offset: Point) {
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
  /// figure's own blur, with no filter, so that every renderer draws it alike. Fourteen of them, eighteen above an
  /// opacity of 0.8, follow the blur, and more where the steepest would be broader than a point and could be seen; a
  /// shadow without blur is the figure itself, moved.
  ///
  /// - Parameters:
  ///   - figure: What casts the shadow.
  ///   - isCutOut: Whether the shadow leaves the figure itself free, as that of a translucent box does in CSS.
  public func drawings(of figure: RoundedRect, cuttingOut isCutOut: Bool) -> [Drawing] {
    guard blur > 0 else {
      return [drawing(figure, alpha: color.alpha, of: figure, cuttingOut: isCutOut)].compactMap { $0 }
    }
    let contours = ShadowContours(of: figure, deviation: blur / 2)
    // Contours are found by steps, and may lie a little beyond.
    let most = figure.rect.inset(by: -GaussianBands.reach * blur / 2)
    return GaussianBands(alpha: color.alpha, blur: blur).bands.compactMap { band in
      // Nowhere as dark as the band where there is no such contour.
      contours.contour(depth: -band.depth).flatMap { contour in
        let area = RoundedRect(contour.rect.limited(to: most), radii: contour.radii)
        return drawing(area, alpha: band.alpha, of: figure, cuttingOut: isCutOut)
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

extension Rect {
  /// This rectangle without what lies outside `other`, which overlaps it.
  fileprivate func limited(to other: Rect) -> Rect {
    let start = Point(max(minX, other.minX), max(minY, other.minY))
    return Rect(
      origin: start, size: Size(min(maxX, other.maxX) - start.x, min(maxY, other.maxY) - start.y))
  }
}

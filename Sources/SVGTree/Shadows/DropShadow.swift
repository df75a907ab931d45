public import PathGeometry

/// A shadow that a badge casts on the page below it.
public struct DropShadow: Hashable, Sendable {
  /// The colour. Its opacity is the opacity of the darkest part.
  public var color: Color
  /// The blur of the edge, as in CSS: twice the standard deviation, in points.
  public var blur: Double
  /// The offset of the shadow from the badge, in points; y points down.
  public var offset: Point

  /// A shadow with an offset. Numbers are checked when a badge is laid out.
  public init(color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double = 0, offset: Point = .zero) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }

  /// This shadow with every length multiplied by `factor`.
  public func scaled(by factor: Double) -> DropShadow {
    DropShadow(color: color, blur: blur * factor, offset: offset * factor)
  }

  /// The distance to which the shadow extends beyond each edge of a badge, in points; never negative.
  public var outsets: Insets {
    let spread = 1.25 * max(0, blur)
    return Insets(
      top: max(0, spread - offset.y), right: max(0, spread + offset.x), bottom: max(0, spread + offset.y),
      left: max(0, spread - offset.x))
  }

  /// The shadow of `figure`, to be painted below it in this order: a stack of translucent areas along contours of the
  /// blurred figure. It needs no filter, so that every renderer draws it alike.
  ///
  /// The stack differs from a Gaussian blur by at most 32 of 255, and by 5 on average. It has at most 18 areas if the
  /// shadow is opaque, 10 at half opacity, 3 at a tenth. Their opacities are whole percentages. A shadow without blur
  /// is the figure itself, moved.
  ///
  /// - Parameters:
  ///   - figure: The figure that casts the shadow.
  ///   - hole: What is left out of the shadow: the figure itself for a translucent box in CSS; nil for nothing.
  public func drawings(of figure: RoundedRect, cuttingOut hole: RoundedRect? = nil) -> [Drawing] {
    guard blur > 0, figure.rect.width > 0, figure.rect.height > 0 else {
      return [drawing(figure, alpha: color.alpha, of: figure, cuttingOut: hole)].compactMap { $0 }
    }
    let blurred = BlurredFigure(figure, deviation: max(blur / 2, BlurredFigure.leastDeviation))
    let contours = ShadowContours(of: blurred)
    // The part below the figure is not visible.
    var seen = figure.outlineSamples.map { $0 - offset }
    if !figure.path.contains(figure.rect.center + offset) { seen.append(figure.rect.center) }
    let darkest = seen.map(blurred.share(at:)).max() ?? 1
    return ShadowBands(opacity: color.alpha, from: 0, to: darkest).bands.compactMap { band in
      band.edge.flatMap(contours.contour(share:)).flatMap {
        drawing($0, alpha: band.opacity, of: figure, cuttingOut: hole)
      }
    }
  }

  /// The shadow of `figure` as one area with a Gaussian blur; nil without a blur.
  ///
  /// - Parameters:
  ///   - figure: The figure that casts the shadow.
  ///   - isCutOut: Whether the figure itself is cut out of the shadow.
  func blurredArea(of figure: RoundedRect, cuttingOut isCutOut: Bool) -> Group? {
    let deviation = blur / 2
    guard deviation > 0, deviation <= 1000 else { return nil }
    let moved = figure.offset(by: offset)
    let area = Group { moved.fill(.color(color)) }.blurred(deviation: deviation)
    if !isCutOut { return area }
    let extent = moved.rect.union(figure.rect).inset(by: -(3 * deviation + 1).rounded(.up))
    return area.clipped(to: extent.path.appending(figure.path.reversed))
  }

  private func drawing(
    _ area: RoundedRect, alpha: Double, of figure: RoundedRect, cuttingOut hole: RoundedRect?
  ) -> Drawing? {
    let moved = area.offset(by: offset)
    // An area that is wholly below the figure is covered by it.
    guard alpha > 0, !moved.subtracting(figure).isEmpty else { return nil }
    return (hole.map { moved.subtracting($0) } ?? moved.path).fill(.color(color.opacity(alpha)))
  }
}

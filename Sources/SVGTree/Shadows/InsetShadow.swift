public import PathGeometry

/// A shadow that the rim of a figure casts on its inside.
public struct InsetShadow: Hashable, Sendable {
  /// The colour. Its opacity is the opacity of the darkest part.
  public var color: Color
  /// The blur of the edge, as in CSS: twice the standard deviation, in points.
  public var blur: Double
  /// The distance of the shadow below the rim, in points; negative for light from below.
  public var offset: Double

  /// A shadow with an offset downwards. Numbers are checked when a badge is laid out.
  public init(color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double = 0, offset: Double = 0) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }

  /// The shadow in `capsule`: a stack of translucent crescents and rings, to be painted over the fill in this order.
  ///
  /// It needs no clip, mask or filter, so that every renderer draws it alike. The stack differs from a Gaussian blur of
  /// the outside by at most 32 of 255, and by 5 on average. It has at most 18 areas if the shadow is opaque, 10 at half
  /// opacity, 3 at a tenth, and one more if it covers the whole figure. Their opacities are whole percentages. A shadow
  /// without blur is one crescent.
  public func drawings(in capsule: Capsule) -> [Drawing] {
    guard blur > 0 else {
      if capsule.rect.width < capsule.rect.height { return drawings(in: capsule.roundedRect) }
      return [capsule.crescent(inset: 0, shift: offset).fill(.color(color))].filter { !$0.path.isEmpty }
    }
    return drawings(in: capsule.roundedRect)
  }

  /// The shadow in `figure`: like ``drawings(in:)-(Capsule)``, with crescents of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - figure: The painted figure.
  ///   - rim: The figure that casts the shadow, if `figure` is only a part of it, such as a cell of a group; `figure`
  ///     by default.
  public func drawings(in figure: RoundedRect, castBy rim: RoundedRect? = nil) -> [Drawing] {
    let rim = rim ?? figure
    guard blur > 0, rim.rect.width > 0, rim.rect.height > 0 else {
      return [figure.subtracting(rim.offset(by: Point(0, offset))).fill(.color(color))].filter { !$0.path.isEmpty }
    }
    let blurred = BlurredFigure(rim, deviation: max(blur / 2, BlurredFigure.leastDeviation))
    let contours = ShadowContours(of: blurred)
    func darkness(at point: Point) -> Double { 1 - blurred.share(at: Point(point.x, point.y - offset)) }
    let area = figure.rect
    let lightest = Point(area.center.x, min(max(rim.rect.center.y + offset, area.minY), area.maxY))
    let bands = ShadowBands(
      opacity: color.alpha, from: darkness(at: lightest), to: figure.outlineSamples.map(darkness(at:)).max() ?? 1)
    return bands.bands.compactMap { band in
      let lit = band.edge.flatMap { contours.contour(share: 1 - $0) }
      let path = lit.map { figure.subtracting($0.offset(by: Point(0, offset))) } ?? figure.path
      return path.isEmpty ? nil : path.fill(.color(color.opacity(band.opacity)))
    }
  }
}

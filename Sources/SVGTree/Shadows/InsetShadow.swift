public import PathGeometry

/// A shadow that the rim of a figure casts into it.
public struct InsetShadow: Hashable, Sendable {
  /// The colour; its opacity is that of the darkest part.
  public var color: Color
  /// How soft the edge is, as in CSS: twice the standard deviation of the blur, in points.
  public var blur: Double
  /// How far the shadow lies below the rim, in points; negative for light from below.
  public var offset: Double

  /// A shadow that the rim casts downwards by `offset`. Numbers are checked where a badge is laid out.
  public init(color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double = 0, offset: Double = 0) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }

  /// The shadow in `capsule`: a stack of translucent crescents and rings, painted over the fill in this order.
  ///
  /// It needs no clip, mask or filter, so that every renderer draws it alike. The stack differs from a Gaussian blur of
  /// the outline's outside by at most 32 of 255, and by 5 on average. It has 18 areas at most where it is opaque, 10
  /// at half opacity, 3 at a tenth, and one more where it reaches all of the figure. Their opacities are whole per cents.
  /// A shadow without blur is one crescent.
  public func drawings(in capsule: Capsule) -> [Drawing] {
    guard blur > 0 else {
      if capsule.rect.width < capsule.rect.height { return drawings(in: capsule.roundedRect) }
      return [capsule.crescent(inset: 0, shift: offset).fill(.color(color))].filter { !$0.path.isEmpty }
    }
    return drawings(in: capsule.roundedRect)
  }

  /// The shadow in `figure`: the stack of ``drawings(in:)-(Capsule)`` with the crescents of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - figure: What is painted.
  ///   - rim: What casts the shadow, where `figure` is only a part of it, as a cell is of its group; `figure` by
  ///     default.
  public func drawings(in figure: RoundedRect, castBy rim: RoundedRect? = nil) -> [Drawing] {
    let rim = rim ?? figure
    guard blur > 0, rim.rect.width > 0, rim.rect.height > 0 else {
      return [figure.subtracting(rim.moved(by: offset)).fill(.color(color))].filter { !$0.path.isEmpty }
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
      let path = lit.map { figure.subtracting($0.moved(by: offset)) } ?? figure.path
      return path.isEmpty ? nil : path.fill(.color(color.opacity(band.opacity)))
    }
  }
}

extension RoundedRect {
  fileprivate func moved(by distance: Double) -> RoundedRect { RoundedRect(rect.offset(y: distance), radii: radii) }
}

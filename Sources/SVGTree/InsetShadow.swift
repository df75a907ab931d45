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
  public init(color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, offset: Double) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }

  /// The shadow in `capsule`: a stack of translucent crescents and rings, painted over the fill in this order.
  ///
  /// It needs no clip, mask or filter, so that every renderer draws it alike. Fourteen bands, eighteen above an opacity of
  /// 0.8, follow the Gaussian blur of the outline's outside, and more where the steepest would be broader than a point
  /// and could be seen; a shadow without blur is one crescent.
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
  ///   - rim: What casts the shadow, where `figure` is only a part of it, as a cell is of its group; `figure` unless
  ///     told.
  public func drawings(in figure: RoundedRect, castBy rim: RoundedRect? = nil) -> [Drawing] {
    let rim = rim ?? figure
    let deviation = blur / 2
    guard deviation > 0 else {
      return [figure.subtracting(rim.moved(by: offset)).fill(.color(color))].filter { !$0.path.isEmpty }
    }
    let contours = ShadowContours(of: rim, deviation: deviation)
    var drawings: [Drawing] = []
    for band in GaussianBands(alpha: color.alpha, blur: blur).bands {
      let path = contours.contour(depth: band.depth).map { figure.subtracting($0.moved(by: offset)) } ?? figure.path
      if !path.isEmpty { drawings.append(path.fill(.color(color.opacity(band.alpha)))) }
    }
    return drawings
  }
}

extension RoundedRect {
  fileprivate func moved(by distance: Double) -> RoundedRect { RoundedRect(rect.offset(y: distance), radii: radii) }
}

public import PathGeometry

/// A shadow that the rim of a pill casts into it.
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
  /// It needs no clip, mask or filter, so that every renderer draws it alike. Twelve bands, sixteen above an opacity of
  /// 0.8, follow a Gaussian edge, and more where one would be broader than a point and could be seen; a shadow without
  /// blur is one crescent.
  public func drawings(in capsule: Capsule) -> [Drawing] {
    let deviation = blur / 2
    guard deviation > 0 else {
      return [capsule.crescent(inset: 0, shift: offset).fill(.color(color))].filter { !$0.path.isEmpty }
    }
    let bands = max(color.alpha > 0.8 ? 16 : 12, Int(min(64, 2.5 * blur).rounded(.up)))
    let step = 5 * deviation / Double(bands)
    var drawings: [Drawing] = []
    var covered = 0.0
    for band in 0..<bands {
      let inset = 2.5 * deviation - Double(band) * step
      let depth = (inset - step / 2) / deviation
      // The share of a Gaussian that lies beyond `depth` deviations.
      let target = color.alpha * complementaryErrorFunction(depth / 2.0.squareRoot()) / 2
      let layer = 1 - (1 - target) / (1 - covered)
      covered = target
      let path = capsule.crescent(inset: inset, shift: offset)
      if !path.isEmpty { drawings.append(path.fill(.color(color.opacity(min(1, max(0, layer)))))) }
    }
    return drawings
  }
}

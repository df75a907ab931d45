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

  /// The shadow of `figure`, painted beneath it in this order: a stack of translucent outsets that follows a Gaussian
  /// edge, with no filter, so that every renderer draws it alike. One without blur is the figure itself, moved.
  ///
  /// - Parameters:
  ///   - figure: What casts the shadow.
  ///   - isCutOut: Whether the shadow leaves the figure itself free, as that of a translucent box does in CSS.
  public func drawings(of figure: RoundedRect, cuttingOut isCutOut: Bool) -> [Drawing] {
    guard blur > 0 else {
      return [GaussianBands.Band(outset: 0, alpha: color.alpha)].compactMap {
        drawing($0, of: figure, cuttingOut: isCutOut)
      }
    }
    return GaussianBands(alpha: color.alpha, blur: blur).bands.compactMap {
      drawing($0, of: figure, cuttingOut: isCutOut)
    }
  }

  private func drawing(_ band: GaussianBands.Band, of figure: RoundedRect, cuttingOut isCutOut: Bool) -> Drawing? {
    // What lies wholly beneath the figure is covered by it.
    guard band.alpha > 0, offset.length > -band.outset else { return nil }
    let outset = figure.inset(by: -band.outset)
    let moved = RoundedRect(outset.rect.offset(x: offset.x, y: offset.y), radii: outset.radii)
    let path = isCutOut ? moved.crescent(inset: band.outset, shift: offset * -1) : moved.path
    return path.isEmpty ? nil : path.fill(.color(color.opacity(band.alpha)))
  }
}

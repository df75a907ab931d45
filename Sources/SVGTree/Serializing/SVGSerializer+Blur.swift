import PathGeometry

extension SVGSerializer {
  /// A filter that blurs the group; nil where the group shows nothing.
  ///
  /// Its region is in whole points, so that every renderer takes the same pixels, and in the group's own plane: three
  /// deviations hold all but a thousandth of a Gaussian. The colours are mixed as sRGB, as a shadow in CSS mixes them.
  mutating func define(blurOf group: Group) -> [UInt8]? {
    guard let bounds = group.children.bounds?.inset(by: -3 * group.blur) else { return nil }
    let left = Self.edge(bounds.minX.rounded(.down))
    let top = Self.edge(bounds.minY.rounded(.down))
    var attributes = Array(" filterUnits=\"userSpaceOnUse\"".utf8)
    attribute("x", left, to: &attributes)
    attribute("y", top, to: &attributes)
    attribute("width", Self.edge(bounds.maxX.rounded(.up)) - left, to: &attributes)
    attribute("height", Self.edge(bounds.maxY.rounded(.up)) - top, to: &attributes)
    attribute("color-interpolation-filters", "sRGB", to: &attributes)
    var content = Array("<feGaussianBlur".utf8)
    attribute("stdDeviation", group.blur, to: &content)
    content += "/>".utf8
    return define("filter", attributes: attributes, content: content)
  }

  /// A coordinate that leaves room for the extent beside it in a number that can be written.
  private static func edge(_ coordinate: Double) -> Double { min(5e8, max(-5e8, coordinate)) }
}

import PathGeometry

extension SVGSerializer {
  /// A filter that blurs the group; nil if the group is empty.
  ///
  /// Its region has whole coordinates, so that every renderer uses the same pixels, and is in the group's own
  /// coordinates. Three deviations contain all but a thousandth of a Gaussian. Colours are mixed in sRGB, as for
  /// shadows in CSS.
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

  /// A coordinate, limited so that the coordinate plus the extent can be written.
  private static func edge(_ coordinate: Double) -> Double { min(5e8, max(-5e8, coordinate)) }
}

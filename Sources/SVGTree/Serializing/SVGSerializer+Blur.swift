import PathGeometry

extension SVGSerializer {
  /// A filter that blurs the group; nil if the group is empty.
  ///
  /// Its region has whole coordinates, so that every renderer uses the same pixels, and is in the group's own
  /// coordinates. Three deviations contain all but a thousandth of a Gaussian. Colours are mixed in sRGB, as for
  /// shadows in CSS.
  mutating func define(blurOf group: Group) -> ContentName? {
    guard let bounds = group.children.bounds?.inset(by: -3 * group.blur) else { return nil }
    let left = Self.edge(bounds.minX.rounded(.down))
    let top = Self.edge(bounds.minY.rounded(.down))
    let start = bytes.count
    bytes.append(" filterUnits=\"userSpaceOnUse\"")
    attribute("x", left)
    attribute("y", top)
    attribute("width", Self.edge(bounds.maxX.rounded(.up)) - left)
    attribute("height", Self.edge(bounds.maxY.rounded(.up)) - top)
    bytes.append(" color-interpolation-filters=\"sRGB\"")
    let middle = bytes.count
    bytes.append("<feGaussianBlur")
    attribute("stdDeviation", group.blur)
    bytes.append("/>")
    return define("filter", attributesFrom: start, contentFrom: middle)
  }

  /// A coordinate, limited so that the coordinate plus the extent can be written.
  private static func edge(_ coordinate: Double) -> Double { min(5e8, max(-5e8, coordinate)) }
}

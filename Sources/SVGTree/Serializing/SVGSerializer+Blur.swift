import PathGeometry

extension SVGSerializer {
  /// A filter that blurs a group with these bounds.
  ///
  /// Its region has whole coordinates, so that every renderer uses the same pixels, and is in the group's own
  /// coordinates. Three deviations contain all but a thousandth of a Gaussian. Colours are mixed in sRGB, as for
  /// shadows in CSS.
  mutating func define(blur deviation: Double, of bounds: Rect) -> ContentName {
    let bounds = bounds.inset(by: -3 * deviation).writable
    let left = bounds.minX.rounded(.down)
    let top = bounds.minY.rounded(.down)
    let start = bytes.count
    bytes.append(" filterUnits=\"userSpaceOnUse\"")
    attribute("x", left)
    attribute("y", top)
    attribute("width", bounds.maxX.rounded(.up) - left)
    attribute("height", bounds.maxY.rounded(.up) - top)
    bytes.append(" color-interpolation-filters=\"sRGB\"")
    let middle = bytes.count
    bytes.append("<feGaussianBlur")
    attribute("stdDeviation", deviation)
    bytes.append("/>")
    return define("filter", attributesFrom: start, contentFrom: middle)
  }
}

extension Rect {
  /// The part of the rectangle within ±5e8: its width and height can be written, too.
  var writable: Rect {
    func edge(_ coordinate: Double) -> Double { max(-5e8, min(coordinate, 5e8)) }
    let (left, top, right, bottom) = (edge(minX), edge(minY), edge(maxX), edge(maxY))
    guard (left, top, right, bottom) != (minX, minY, maxX, maxY) else { return self }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

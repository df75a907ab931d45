import PathGeometry

extension SVGSerializer {
  mutating func write(_ image: Image) {
    guard decimals.units(image.frame.width) > 0, decimals.units(image.frame.height) > 0 else { return }
    bytes.append("<image")
    attribute("x", image.frame.minX)
    attribute("y", image.frame.minY)
    attribute("width", image.frame.width)
    attribute("height", image.frame.height)
    start("xlink:href")
    bytes.append("data:")
    bytes.append(utf8: image.format.rawValue)
    bytes.append(";base64,")
    bytes.append(base64: image.bytes)
    bytes.append("\"/>")
  }
}

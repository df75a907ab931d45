import PathGeometry

extension SVGSerializer {
  func write(_ image: Image, to bytes: inout [UInt8]) {
    guard decimals.units(image.frame.width) > 0, decimals.units(image.frame.height) > 0 else { return }
    bytes += "<image".utf8
    attribute("x", image.frame.minX, to: &bytes)
    attribute("y", image.frame.minY, to: &bytes)
    attribute("width", image.frame.width, to: &bytes)
    attribute("height", image.frame.height, to: &bytes)
    start("xlink:href", to: &bytes)
    bytes += "data:".utf8
    bytes += image.format.rawValue.utf8
    bytes += ";base64,".utf8
    bytes.append(base64: image.bytes)
    bytes += "\"/>".utf8
  }
}

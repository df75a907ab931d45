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

extension ByteWriter {
  private static let base64Digits = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends `bytes` in base 64, padded with `=` (RFC 4648, section 4).
  mutating func append(base64 bytes: [UInt8]) {
    reserve((bytes.count + 2) / 3 * 4)
    let digits = Self.base64Digits
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let length = Swift.min(3, bytes.count - start)
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < length ? Int(bytes[start + $1]) : 0) }
      for digit in 0..<4 {
        append(digit <= length ? digits[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
    }
  }
}

import Cartouche
import IconReading

/// What holds for icons and logos.
enum PictureProperties {
  /// An icon that is read is drawn inside the grammar of web pages, by itself and on a badge.
  @Sendable static func icon(_ bytes: [UInt8]) throws {
    guard let icon = try? Icon(parsing: bytes) else { return }
    try draw(icon)
  }

  /// The same for bytes behind the signature of a PNG.
  @Sendable static func png(_ bytes: [UInt8]) throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    try icon(bytes.starts(with: signature) ? bytes : signature + bytes)
  }

  /// The same for an address that holds the file.
  @Sendable static func dataAddress(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let icon = try? Icon(dataURI: text.hasPrefix("data:") ? text : "data:" + text) else { return }
    try draw(icon)
  }

  private static func draw(_ icon: Icon) throws {
    try require(icon.size.width > 0 && icon.size.height > 0, "the size \(icon.size) is positive")
    let badge = StatusBadge("a", "b").logo(Logo(icon.nodes, size: icon.size))
    for precision in [0, 3] {
      guard let drawn = try? badge.serialized(for: OutputProfile.web.precision(precision)) else { continue }
      try DocumentProperties.requireValid(drawn, for: .web)
    }
  }
}

import Foundation
import HarfBuzzShaping
import PathGeometry
import Typesetting

/// What holds for font files, damaged or not.
enum FontProperties {
  /// An installed font that every machine that builds Cartouche has, or else none.
  private static let font: [UInt8]? = {
    let folders = ["liberation2", "liberation", "dejavu"]
    let files = ["LiberationSans-Regular.ttf", "DejaVuSans.ttf"]
    let paths = folders.flatMap { folder in files.map { "/usr/share/fonts/truetype/\(folder)/\($0)" } }
    return paths.lazy.compactMap { try? Data(contentsOf: URL(filePath: $0)) }.first.map { Array($0) }
  }()

  /// A font in which some bytes are others draws finite outlines, or is refused.
  ///
  /// The input is a list of places and bytes: four bytes, of which three say where, from the end of the table directory
  /// on or in it, and one what.
  @Sendable static func font(_ bytes: [UInt8]) throws {
    guard var damaged = font else { return }
    for start in stride(from: 0, to: bytes.count - 3, by: 4).prefix(256) {
      let place = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
      damaged[place % (bytes[start] & 1 == 0 ? 2048 : damaged.count)] = bytes[start + 3]
    }
    guard let shaper = try? HarfBuzzShaper(fontBytes: damaged) else { return }
    for size in [11, 1000.0] {
      let wish = Font(["any"], size: size)
      guard let run = try? shaper.shape("Badge fi é אב سل 42", in: wish) else { continue }
      try require(run.width.isFinite && run.width >= 0, "the width \(run.width) is finite")
      guard let outline = try? shaper.outline(of: run), let bounds = outline.path.bounds else { continue }
      try require(bounds.isFinite && outline.advance.isFinite, "the outline \(bounds) is finite")
    }
  }
}

package import PathGeometry
package import SVGTree

/// A logo or an icon from a user, as nodes.
///
/// An SVG is read by an allow-list: outlines, plain colours and gradients, groups, references inside the file, clips,
/// and the simple style sheets that exporters write. Nodes are created from these, so that no script, address, id or
/// style of the file gets into a badge. Anything else that would change the picture is an error with its position.
package struct Icon: Hashable, Sendable {
  /// The natural size in points: `width` and `height`, or else the size of the view box. For a PNG, its size in pixels.
  package var size: Size

  /// The content of the icon, from back to front, with coordinates from the origin to ``size``. Nothing is visible
  /// outside.
  package var nodes: [Node]

  /// Whether the icon is a picture of pixels.
  package var isPixels: Bool { nodes.contains { if case .image = $0 { true } else { false } } }

  /// An icon of nodes with coordinates from the origin to `size`.
  package init(size: Size, nodes: [Node]) {
    self.size = size
    self.nodes = nodes
  }

  /// Reads an SVG or a PNG of at most one mebibyte.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - color: The colour where the file sets none: for `currentColor`, and where `fill` is missing. By default,
  ///     ``Color/current`` for `currentColor` and for a file that sets no paint at all, as those of icon sets often do, and
  ///     black where `fill` is missing in any other.
  /// - Throws: ``IconError``, with line and column if known.
  package init(parsing bytes: [UInt8], color: Color? = nil) throws(IconError) {
    if bytes.isEmpty { throw IconError(.empty) }
    guard bytes.count <= IconLimits.bytes else {
      throw IconError(.tooLarge(bytes: bytes.count, maximum: IconLimits.bytes))
    }
    switch Self.mediaType(of: bytes) {
    case .svg: self = try Icon(svg: bytes, color: color)
    case .png:
      guard color == nil else { throw IconError(.ownColors(ofPixels: true)) }
      try self.init(png: bytes)
    case nil: throw IconError(.unknownFormat)
    }
  }

  /// Reads an icon from a `data:` address of the type `image/svg+xml` or `image/png`.
  ///
  /// - Parameters:
  ///   - dataURI: The address, in Base64 or percent-encoded.
  ///   - color: The colour where an SVG sets none, as in ``init(parsing:color:)``.
  /// - Throws: ``IconError``.
  package init(dataURI: String, color: Color? = nil) throws(IconError) {
    let uri = try DataURI(parsing: dataURI)
    if let type = Self.mediaType(of: uri.contents), type != uri.mediaType {
      throw IconError(.dataURI(.otherContents(mediaType: uri.mediaType.rawValue)))
    }
    do { try self.init(parsing: uri.contents, color: color) } catch {
      guard let line = error.line, let column = error.column else { throw error }
      throw IconError(.inAddress(line: line, column: column, error.problem))
    }
  }

  /// A PNG with only the chunks of its picture, one point per pixel.
  private init(png bytes: [UInt8]) throws(IconError) {
    let image = try PNGImage(parsing: bytes)
    let size = Size(Double(image.width), Double(image.height))
    do {
      let picture = try Image(png: image.bytes, frame: Rect(origin: .zero, size: size))
      self.init(size: size, nodes: [.image(picture)])
    } catch {
      throw IconError(.png(.header))
    }
  }

  /// The type of a file by its first bytes.
  private static func mediaType(of bytes: [UInt8]) -> DataURI.MediaType? {
    if bytes.starts(with: PNGChunks.signature) { return .png }
    let isUTF16 = [[0xFE, 0xFF], [0xFF, 0xFE], [0x00, 0x3C], [0x3C, 0x00]].contains { bytes.starts(with: $0) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return isUTF16 || text.first { $0 > 0x20 } == UInt8(ascii: "<") ? .svg : nil
  }
}

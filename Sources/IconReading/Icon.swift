public import PathGeometry
public import SVGTree
import XMLChecking

/// A logo or an icon from a user, as nodes.
///
/// An SVG is read by an allow-list: outlines, plain colours and gradients, groups, references inside the file, clips,
/// and the simple style sheets that exporters write. Nodes are created from these, so that no script, address, id or
/// style of the file gets into a badge. Anything else that would change the picture is an error with its position.
public struct Icon: Hashable, Sendable {
  /// The natural size in points: `width` and `height`, or else the size of the view box. For a PNG, its size in pixels.
  public var size: Size

  /// The content of the icon, from back to front, with coordinates from the origin to ``size``. Nothing is visible
  /// outside.
  public var nodes: [Node]

  /// An icon of nodes with coordinates from the origin to `size`.
  public init(size: Size, nodes: [Node]) {
    self.size = size
    self.nodes = nodes
  }

  /// Reads an SVG or a PNG of at most one mebibyte.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - color: The colour where the file sets none: for `currentColor`, and where `fill` is missing. By default,
  ///     ``Color/current`` for `currentColor`, and black where `fill` is missing.
  /// - Throws: ``IconError``, with line and column if known.
  public init(parsing bytes: [UInt8], color: Color? = nil) throws(IconError) {
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
  public init(dataURI: String, color: Color? = nil) throws(IconError) {
    let uri = try DataURI(parsing: dataURI)
    if let type = Self.mediaType(of: uri.contents), type != uri.mediaType {
      throw IconError(.dataURI(.otherContents(mediaType: uri.mediaType.rawValue)))
    }
    do { try self.init(parsing: uri.contents, color: color) } catch {
      guard let line = error.line, let column = error.column else { throw error }
      throw IconError(.inAddress(line: line, column: column, error.problem))
    }
  }

  private init(svg bytes: [UInt8], color: Color?) throws(IconError) {
    do { self = try SVGIconReader.icon(from: bytes, initialFill: color == nil ? .black : .current) } catch {
      throw error.showing(bytes)
    }
    guard let color else { return }
    let painted = nodes.currentColor(color)
    guard painted != nodes else { throw IconError(.ownColors(ofPixels: false)) }
    nodes = painted
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
    if bytes.starts(with: PNGImage.signature) { return .png }
    let isUTF16 = [[0xFE, 0xFF], [0xFF, 0xFE], [0x00, 0x3C], [0x3C, 0x00]].contains { bytes.starts(with: $0) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return isUTF16 || text.first { !$0.isBlank } == UInt8(ascii: "<") ? .svg : nil
  }
}

extension SVGIconReader {
  static func icon(from bytes: [UInt8], initialFill: Color) throws(IconError) -> Icon {
    let tree: XMLTree
    do {
      tree = try XMLTree(parsing: bytes)
    } catch {
      throw IconError(.document(error.kind), line: error.line, column: error.column)
    }
    guard let elements = tree.elements(atMost: IconLimits.elements) else {
      throw IconError(.tooManyElements(maximum: IconLimits.elements))
    }
    do {
      var reader = try SVGIconReader(elements)
      return try reader.icon(initialFill: initialFill)
    } catch {
      let (line, column) = elements.position(ofByte: error.offset)
      throw IconError(error.problem, line: line, column: column)
    }
  }

  private mutating func icon(initialFill: Color) throws(IconFault) -> Icon {
    let root = elements[0]
    guard root.isSVG, root.name == "svg" else { throw IconFault(.notSVG(root: root.name), at: root.offset) }
    let box = try root.attribute("viewBox").map { value throws(IconFault) in try ViewBox(parsing: value) }
    size = try naturalSize(box)
    var scope = Scope(map: .identity, style: Style(fill: .color(initialFill)), viewport: size)
    if let box {
      scope.map = try box.map(to: size, aspectRatio: root.attribute("preserveAspectRatio"))
      scope.viewport = box.rect.size
    }
    try count(root, depth: 1)
    let own = try scope.style.apply(try declared(on: 0), diagonal: scope.viewport.diagonal)
    for name in ["transform", "clip-path"] {
      guard let value = root.attribute(name), value.text != "none" else { continue }
      throw IconFault(.refusedProperty(name, value: value.text), at: value.offset)
    }
    if !own.isDisplayed || scope.map.isFlat { return Icon(size: size, nodes: []) }
    let nodes = try drawChildren(of: 0, in: scope).faded(by: own.opacity)
    return Icon(size: size, nodes: nodes.clipped(to: Rect(origin: .zero, size: size).path))
  }

  /// The size that the root requests. A missing side follows from the view box.
  private func naturalSize(_ box: ViewBox?) throws(IconFault) -> Size {
    let root = elements[0]
    var sides: [Double?] = []
    for name in ["width", "height"] {
      sides.append(
        try root.attribute(name).flatMap { value throws(IconFault) in try Lengths.rootExtent(value, name) })
    }
    let size: Size
    switch (sides[0], sides[1], box?.rect.size) {
    case (let width?, let height?, _): size = Size(width, height)
    case (let width?, nil, let box?): size = Size(width, width * box.height / box.width)
    case (nil, let height?, let box?): size = Size(height * box.width / box.height, height)
    case (nil, nil, let box?): size = box
    default: throw IconFault(.noSize, at: root.offset)
    }
    for side in [size.width, size.height] where !IconLimits.size.contains(side) {
      throw IconFault(.sizeOutOfRange(side, allowed: IconLimits.size), at: root.offset)
    }
    return size
  }
}

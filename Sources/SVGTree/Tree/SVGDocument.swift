public import PathGeometry
public import Typesetting

/// A whole picture: the root `svg` element. A plain value; an ``OutputProfile`` decides how it is written.
public struct SVGDocument: Hashable, Sendable {
  /// The size of the picture in points: the view box, which begins at the origin.
  public var size: Size { didSet { check() } }
  /// The description of the picture: the `title` element and `aria-label`. With an empty one and without links, a
  /// picture is hidden from screen readers, as an empty picture is: `aria-hidden`.
  public var title: String?
  /// The scale of the shown picture relative to its view box: it multiplies `width` and `height`.
  public var scale: Double { didSet { check() } }
  /// The nodes in the picture, from back to front.
  public var children: [Node]

  /// A picture of nodes.
  ///
  /// - Precondition: The size and the scale are positive. The picture is at most 1e9 points wide and high, also when it
  ///   is scaled.
  public init(size: Size, title: String? = nil, scale: Double = 1, children: [Node]) {
    self.size = size
    self.title = title
    self.scale = scale
    self.children = children
    check()
  }

  private func check() {
    precondition(
      size.width > 0 && size.height > 0 && size.width <= 1e9 && size.height <= 1e9,
      "the size of a document is positive and finite")
    precondition(scale > 0 && scale * max(size.width, size.height) <= 1e9, "the scale of a document is positive")
  }

  /// A picture of the nodes in the closure.
  ///
  /// - Throws: What the closure throws.
  public init<E: Error>(
    width: Double, height: Double, title: String? = nil, @NodeBuilder _ children: () throws(E) -> [Node]
  ) throws(E) {
    self.init(size: Size(width, height), title: title, children: try children())
  }

  /// The picture as UTF-8 bytes without an XML declaration, ending in one newline.
  ///
  /// Linear in the size of the tree. The same tree, profile and fonts give the same bytes on every platform.
  ///
  /// - Parameters:
  ///   - profile: What the file's readers can draw.
  ///   - shaper: Draws texts if the profile requires outlines; not used otherwise.
  /// - Throws: ``LoweringError`` if an outline that the profile requires is missing, or if the profile does not support
  ///   a part of the picture.
  public func serialized(
    for profile: OutputProfile, shaper: some TextShaper = BuiltinShaper()
  ) throws(LoweringError) -> [UInt8] {
    let lowered = try lowered(for: profile, shaper: shaper)
    var serializer = SVGSerializer(profile: profile)
    for child in lowered.children { serializer.write(child) }
    return try serializer.file(size: size, title: title, scale: scale)
  }

  /// The picture as a string. See ``serialized(for:shaper:)``.
  ///
  /// - Throws: ``LoweringError``.
  public func svg(
    for profile: OutputProfile, shaper: some TextShaper = BuiltinShaper()
  ) throws(LoweringError) -> String {
    String(decoding: try serialized(for: profile, shaper: shaper), as: UTF8.self)
  }
}

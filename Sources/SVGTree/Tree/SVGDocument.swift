public import PathGeometry
public import Typesetting

/// A whole picture: the root `svg` element. A plain value; what it becomes depends on an ``OutputProfile``.
public struct SVGDocument: Hashable, Sendable {
  /// The extent of the picture in points: the view box, which starts at the origin.
  public var size: Size
  /// The words for the picture: the `title` element and `aria-label`. An empty one counts as nil. A picture that shows
  /// nothing has none, and is not read out: `aria-hidden`.
  public var title: String?
  /// How many times as large as its view box the picture is shown: it multiplies `width` and `height`.
  public var scale: Double
  /// What is in the picture, from back to front.
  public var children: [Node]

  /// A picture of finished nodes. A size that is not positive and finite is a programmer's mistake.
  public init(size: Size, title: String? = nil, scale: Double = 1, children: [Node]) {
    precondition(
      size.width > 0 && size.height > 0 && size.width <= 1e9 && size.height <= 1e9,
      "the size of a document is positive and finite")
    precondition(scale > 0 && scale * max(size.width, size.height) <= 1e9, "the scale of a document is positive")
    self.size = size
    self.title = title
    self.scale = scale
    self.children = children
  }

  /// A picture of what the closure lists.
  public init(width: Double, height: Double, title: String? = nil, @NodeBuilder _ children: () -> [Node]) {
    self.init(size: Size(width, height), title: title, children: children())
  }

  /// The picture as UTF-8 bytes without an XML declaration, ending in one newline.
  ///
  /// Linear in the size of the tree; the same tree, profile and fonts give the same bytes everywhere.
  ///
  /// - Parameters:
  ///   - profile: What the file's readers can draw.
  ///   - shaper: What draws texts where the profile wants outlines; not asked otherwise.
  /// - Throws: ``LoweringError`` where the profile wants an outline that there is none of, and where it has no words
  ///   for a part of the picture.
  public func serialized(
    for profile: OutputProfile, shaper: any TextShaper = BuiltinShaper()
  ) throws(LoweringError) -> [UInt8] {
    var serializer = SVGSerializer(profile: profile)
    return serializer.serialize(try lowered(for: profile, shaper: shaper))
  }

  /// The picture as a string: ``serialized(for:shaper:)`` for those who need one.
  ///
  /// - Throws: ``LoweringError``, as there.
  public func svg(
    for profile: OutputProfile, shaper: any TextShaper = BuiltinShaper()
  ) throws(LoweringError) -> String {
    String(decoding: try serialized(for: profile, shaper: shaper), as: UTF8.self)
  }
}

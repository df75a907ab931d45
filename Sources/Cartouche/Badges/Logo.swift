public import PathGeometry
public import SVGTree

/// A small picture before the label of a status badge.
public struct Logo: Hashable, Sendable {
  /// The parts of the picture, in a coordinate system that starts at the origin. `Color.current` is the colour of the
  /// text beside it.
  public var nodes: [Node]
  /// The size of the picture, in points of its coordinate system.
  public var size: Size
  /// The width of the logo on the badge, in points; nil for the width at a height of 14.
  public var width: Double?
  /// Whether the logo is cut out of the badge: a hole of its whole shape, whatever its colours. Its pictures of pixels
  /// are cut out as rectangles.
  public var isKnockedOut = false

  /// A logo of the given parts.
  public init(_ nodes: [Node], size: Size, width: Double? = nil) {
    self.nodes = nodes
    self.size = size
    self.width = width
  }

  /// This logo cut out of the badge, as a hole that shows the background.
  public consuming func knockout() -> Logo {
    var copy = self
    copy.isKnockedOut = true
    return copy
  }
}

extension Logo {
  /// The height of a logo on a badge, in points: that of badge-maker.
  static let height = 14.0
  /// The maximum width of a logo without a given width, in heights.
  private static let widest = 10.0

  /// The width on the badge: whole points, so that the text after it stays on the pixel grid.
  var shownWidth: Double {
    if let width { return width }
    let natural = min(Self.widest, size.width / size.height) * Self.height
    return max(1, natural.rounded(.toNearestOrAwayFromZero))
  }

  /// The logo scaled to fit into a rectangle, centred, beside a text of a colour.
  func node(in frame: Rect, beside color: Color) -> Node {
    let factor = min(frame.width / size.width, frame.height / size.height)
    let corner = frame.center - Point(size.width * factor / 2, size.height * factor / 2)
    let map = AffineTransform.scale(factor).followed(by: .translation(x: corner.x, y: corner.y))
    return .group(Group(nodes.currentColor(color)).applying(map).named("logo"))
  }

  /// - Throws: ``BadgeError`` if a number is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(size)
    if let width { try BadgeError.check(width, .width) }
  }
}

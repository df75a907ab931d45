public import PathGeometry
public import SVGTree

/// A small picture that stands before the label of a status badge.
public struct Logo: Hashable, Sendable {
  /// What is drawn, in a plane of its own that starts at the origin. What is painted in `Color.current` takes
  /// the colour of the text beside it.
  public var nodes: [Node]
  /// How much of the plane is shown, in the plane's own points.
  public var size: Size
  /// How wide the logo is shown, in points; nil for what its height of 14 gives.
  public var width: Double?

  /// A logo of finished parts.
  public init(_ nodes: [Node], size: Size, width: Double? = nil) {
    self.nodes = nodes
    self.size = size
    self.width = width
  }
}

extension Logo {
  /// The height of a logo on a badge, in points: that of badge-maker.
  static let height = 14.0
  /// A logo without a width of its own is never wider than so many heights.
  private static let widest = 10.0

  /// The width on the badge: whole points, so that what follows stays on the pixel grid.
  var shownWidth: Double {
    if let width { return width }
    let natural = min(Self.widest, size.width / size.height) * Self.height
    return max(1, natural.rounded(.toNearestOrAwayFromZero))
  }

  /// The logo as large as it fits into a rectangle, in its middle, beside a text of a colour.
  func node(in frame: Rect, beside color: Color) -> Node {
    let factor = min(frame.width / size.width, frame.height / size.height)
    let corner = frame.center - Point(size.width * factor / 2, size.height * factor / 2)
    let map = AffineTransform.scale(factor).followed(by: .translation(x: corner.x, y: corner.y))
    return .group(Group(nodes.currentColor(color)).applying(map).named("logo"))
  }

  /// - Throws: ``BadgeError`` where a number is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(size)
    if let width { try BadgeError.check(width, .width) }
  }
}

import PathGeometry

/// A filled outline.
struct Area {
  var path: Path
  var rule: FillRule
  var bounds: Rect

  init?(_ path: Path, _ rule: FillRule) {
    guard let bounds = path.bounds else { return nil }
    self.path = path
    self.rule = rule
    self.bounds = bounds
  }
}

/// A part of a picture, prepared for sampling at points.
struct Item {
  /// The painted content.
  enum Content {
    case area(Area, Shade)
    /// The text with this index.
    case text(Int, Shade?)
    case group([Item])
  }

  var content: Content
  /// The bounds of its content, in its own user space.
  var bounds: Rect
  /// The map from its own user space to the one around it; nil for the identity.
  var map: AffineTransform?
  /// The inverse map; nil if there is no map, or if its determinant is zero.
  private(set) var inverse: AffineTransform?
  var opacity = 1.0
  /// The item is visible in the union of these areas.
  var clip: [Area]?
  var mask: [Item]?

  init(_ content: Content, bounds: Rect) {
    self.content = content
    self.bounds = bounds
  }

  /// Items above one another; nil if there are none.
  init?(_ items: [Item]) {
    guard let first = items.first else { return nil }
    content = .group(items)
    bounds = items.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// The bounds of its content, in the user space around it.
  var frame: Rect { map.map(bounds.mapped) ?? bounds }

  /// This item in its own user space; nil if the determinant of the map is zero.
  func applying(_ map: AffineTransform) -> Item? {
    guard let inverse = map.inverted else { return nil }
    var item = self
    item.map = map
    item.inverse = inverse
    return item
  }
}

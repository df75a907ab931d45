import PathGeometry

/// An outline that something fills.
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

/// A part of a picture, ready to be looked at point by point.
struct Item {
  /// What is painted.
  enum Content {
    case area(Area, Shade)
    /// The text with that number.
    case text(Int, Shade?)
    case group([Item])
  }

  var content: Content
  /// What it covers at most, in its own user space.
  var bounds: Rect
  /// From its own user space to the one around it; nil where they are the same.
  var map: AffineTransform?
  /// Back; nil where the map is, or flattens the plane.
  private(set) var inverse: AffineTransform?
  var opacity = 1.0
  /// Areas of which one at least holds what shows.
  var clip: [Area]?
  var mask: [Item]?

  init(_ content: Content, bounds: Rect) {
    self.content = content
    self.bounds = bounds
  }

  /// Items above one another, nil where there are none.
  init?(_ items: [Item]) {
    guard let first = items.first else { return nil }
    content = .group(items)
    bounds = items.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// What it covers at most, in the user space around it.
  var frame: Rect { map.map(bounds.mapped) ?? bounds }

  /// This item in a user space of its own; nil where the map flattens it.
  func applying(_ map: AffineTransform) -> Item? {
    guard let inverse = map.inverted else { return nil }
    var item = self
    item.map = map
    item.inverse = inverse
    return item
  }
}

import PathGeometry

/// A filled outline in the coordinates of the picture.
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

/// A part of a picture, prepared for sampling at points of the picture.
struct Item {
  /// The painted content.
  enum Content {
    case area(Area, Shade)
    /// The text of the element at this offset.
    case text(Int, Shade?)
    case group([Item])
  }

  var content: Content
  /// The bounds of its content.
  var bounds: Rect
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
    bounds = items.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }
}

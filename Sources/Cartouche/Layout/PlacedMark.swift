import LookModel
import PathGeometry
import SVGTree

/// A mark of a look, as large as on its badge.
struct PlacedMark {
  /// The outline, from (0, 0).
  var path: Path
  var size: Double
  var gap: Double
  /// The paint of the mark.
  var ink: TextFill
  /// Whether the mark is at the right of the text.
  var isMirrored = false

  /// The mark of a look at `ratio` times its size.
  ///
  /// - Throws: ``BadgeError`` for an outline beyond its square, and for one that is too large.
  init(_ mark: Mark, ratio: Double, ink: TextFill, isMirrored: Bool = false) throws(BadgeError) {
    if let bounds = mark.path.bounds {
      for value in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] {
        try BadgeError.check(value, key: "mark.path", in: -1e-6...mark.size + 1e-6)
      }
    }
    path = mark.path.applying(.scale(x: ratio, y: ratio))
    size = mark.size * ratio
    gap = mark.gap * ratio
    self.ink = ink
    self.isMirrored = isMirrored
    try BadgeError.check(width, .width, in: BadgeError.lengthOrNone)
  }

  /// The room beside the text.
  var width: Double { size + gap }

  /// How far the text is beside the middle of both.
  var shift: Double { isMirrored ? -width / 2 : width / 2 }

  /// The mark beside a text of a width, or alone, with the middle of both at a point.
  func path(around center: Point, textWidth: Double?) -> Path {
    let both = textWidth.map { $0 + width } ?? size
    let x = isMirrored ? center.x + both / 2 - size : center.x - both / 2
    return path.offset(x: x, y: center.y - size / 2)
  }
}

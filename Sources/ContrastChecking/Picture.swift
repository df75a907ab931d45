import PathGeometry
import SVGTree
import XMLChecking

/// A file's picture in one colour scheme, with the positions of its texts.
struct Picture {
  /// A text with the positions of its letters.
  struct Text {
    /// The offset of its `<`.
    var offset: Int
    var words: String
    /// From the baseline to the cap height, in its own user space.
    var box: Rect
    /// The map from its own user space to that of the root.
    var map: AffineTransform
    /// The font size on the screen, in pixels of CSS.
    var size: Double
    var isBold: Bool

    /// The middle of each letter, at five heights, in the user space of the root.
    var samples: [Point] {
      let columns = min(64, max(5, words.count))
      return (0..<columns).flatMap { column in
        (0..<5).map { row in
          let x = box.minX + box.width * (Double(column) + 0.5) / Double(columns)
          let y = box.minY + box.height * (Double(row) + 0.5) / 5
          return map.apply(to: Point(x, y))
        }
      }
    }

    /// The minimum contrast by WCAG 2, success criterion 1.4.3: large text is 24 pixels high, or 18.66 and bold.
    var limit: Double { size >= (isBold ? 18.66 : 24) ? 3 : 4.5 }
  }

  var items: [Item] = []
  var texts: [Text] = []
  /// The visible part of the root's user space.
  var viewBox: Rect
}

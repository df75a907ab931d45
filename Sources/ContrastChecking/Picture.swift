import PathGeometry
import SVGTree
import XMLChecking

/// A file's picture as readers of one scheme see it, with the places of its texts.
struct Picture {
  /// A text and where its letters stand.
  struct Text {
    /// The byte of its `<`.
    var offset: Int
    var words: String
    /// From the feet of its letters to the height of its capitals, in its own user space.
    var box: Rect
    /// From its own user space to that of the root.
    var map: AffineTransform
    /// The size of its letters on the screen, in pixels of CSS.
    var size: Double
    var isBold: Bool

    /// The middles of its letters, each at five heights, in the user space of the root.
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

    /// The least contrast by WCAG 2, success criterion 1.4.3: large text is 24 pixels high, or 18.66 and bold.
    var limit: Double { size >= (isBold ? 18.66 : 24) ? 3 : 4.5 }
  }

  var items: [Item] = []
  var texts: [Text] = []
  /// What of the root's user space is shown.
  var viewBox: Rect
}

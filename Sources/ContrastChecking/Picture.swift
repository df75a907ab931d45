import PathGeometry
import SVGReading
import XMLChecking

/// A file's picture in one colour scheme, with the positions of its texts.
struct Picture {
  /// A text with the positions of its letters.
  struct Text {
    var content: String
    /// From the baseline to the cap height, in its own user space; along a line, from the start of the line.
    var box: Rect
    /// The line that its letters follow.
    var line: MeasuredPath?
    /// The map from its own user space to the picture.
    var map: AffineTransform
    /// The bounds of the letters in the picture.
    var bounds: Rect
    /// The font size on the screen, in pixels of CSS.
    var size: Double
    var isBold: Bool

    /// The middle of each letter, at five heights from its foot to its head, in the picture.
    var samples: [Point] {
      let columns = min(64, max(5, content.count))
      return (0..<columns).flatMap { column -> [Point] in
        let x = box.minX + box.width * (Double(column) + 0.5) / Double(columns)
        guard let (foot, direction) = baseline(at: x) else { return [] }
        return (0..<5).map { row in
          let y = box.minY + box.height * Double(row) / 4
          return map.apply(to: foot + Point(-direction.y, direction.x) * y)
        }
      }
    }

    /// The point of the baseline below a letter, and the direction there; nil for a letter that is not drawn.
    private func baseline(at x: Double) -> (point: Point, direction: Point)? {
      guard let line else { return (Point(x, 0), Point(1, 0)) }
      return line.place(at: x)
    }

    /// The minimum contrast by WCAG 2, success criterion 1.4.3: large text is 24 pixels high, or 18.66 and bold.
    var limit: Double { size >= (isBold ? 18.66 : 24) ? 3 : 4.5 }
  }

  var items: [Item]
  /// By the offsets of their elements.
  var texts: [Int: Text]
  var size: Size
  /// Whether the file has rules for the dark colour scheme.
  var hasDarkRules: Bool
}

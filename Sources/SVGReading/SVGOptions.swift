package import SVGTree

/// What a reader accepts, and the most work that it does. The limits are those of icons, which strangers draw.
package struct SVGOptions: Sendable {
  /// Whether content that is not supported is an error. Otherwise it is left out; links, masks and texts are read; and
  /// style sheets may have rules for media and key frames.
  package var isStrict = true
  /// Whether rules for readers with a dark colour scheme apply.
  package var isDark = false
  /// The fill of elements for which the file sets none; nil for the current colour in a file that sets no paint at all,
  /// and black in any other.
  package var initialFill: Color? = .black
  /// Levels of nested elements, references included. The root is the first.
  package var depth = 100
  /// Drawn elements, counted each time.
  package var elements = 20_000
  /// Verbs of all drawn outlines, counted each time.
  package var verbs = 400_000
  /// The width and the height in points.
  package var size = 0.01...100_000.0

  package init() {}
}

/// The limits of every reader.
package enum SVGLimits {
  /// Any coordinate in points: below the maximum of a path, because fitting may enlarge an icon.
  package static let coordinate = 1e7
  /// Rules of a style sheet.
  static let rules = 2_000
  /// Comparisons of the rules of a style sheet with elements: about half a second.
  static let comparisons = 10_000_000
}

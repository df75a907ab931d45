package import SVGTree

/// A text that stands out too little from what is beneath it.
package struct ContrastFinding: Hashable, Sendable {
  /// For which readers a picture is looked at.
  package enum Scheme: Hashable, Sendable {
    /// As its attributes and plain rules say.
    case light
    /// With its rules for `prefers-color-scheme: dark`.
    case dark
  }

  /// The line of the text's `<`, counted as `XMLDiagnostic` counts.
  package let line: Int
  /// The column of the text's `<`.
  package let column: Int
  /// The words.
  package let text: String
  /// The text's colour as it is seen where it stands out least.
  package let color: Color
  /// What is seen there without the text.
  package let ground: Color
  /// The contrast ratio of WCAG 2 between the two, from 1 to 21.
  package let ratio: Double
  /// The least ratio for a text of this size: 4.5, or 3 for large text.
  package let limit: Double
  /// For which readers the text stands out least.
  package let scheme: Scheme
  /// The page's colour, where it has a part in either colour.
  package let page: Color?
}

/// Why contrast cannot be told.
package enum ContrastError: Error, Hashable, Sendable {
  /// The picture has too many elements, path data that are too long, or too many texts above too many areas.
  case tooLarge
}

/// How much looking a picture may ask for.
enum ContrastLimits {
  /// Elements, those of masks counted wherever they are used.
  static let elements = 50_000
  /// Verbs of outlines.
  static let verbs = 400_000
  /// How many times the work of a verb the outline of its stroke takes.
  static let strokeWork = 16
  /// Levels of elements, those of masks counted where they are used.
  static let depth = 200
  /// Bytes of style sheets.
  static let styleBytes = 1 << 20
  /// Looks at areas, one for each verb where the point is in the area's bounds.
  static let looks = 2_000_000
}

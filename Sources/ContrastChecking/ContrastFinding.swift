package import SVGTree

/// A text with its contrast to its background.
package struct ContrastFinding: Hashable, Sendable {
  /// The colour scheme for which a picture is checked.
  package enum Scheme: Hashable, Sendable {
    /// With its attributes and unconditional rules.
    case light
    /// With its rules for `prefers-color-scheme: dark`.
    case dark
  }

  /// The line of the text's `<`, counted as in `XMLDiagnostic`.
  package internal(set) var line = 0
  /// The column of the text's `<`.
  package internal(set) var column = 0
  /// The content of the text.
  package let text: String
  /// The composited colour of the text at the sample with the lowest contrast.
  package let color: Color
  /// The composited colour without the text.
  package let background: Color
  /// The contrast ratio of WCAG 2 between both colours, from 1 to 21.
  package let ratio: Double
  /// The minimum ratio for a text of this size: 4.5, or 3 for large text.
  package let limit: Double
  /// The colour scheme with the lowest contrast.
  package let scheme: Scheme
  /// The page's colour, if it contributes to one of the colours.
  package let page: Color?
}

/// The reason why contrast cannot be checked.
package enum ContrastError: Error, Hashable, Sendable {
  /// The picture has too many elements, too much path data, or too many texts above too many areas.
  case tooLarge
}

/// The limits of the work for one picture.
enum ContrastLimits {
  /// Elements. Those of masks count for each use.
  static let elements = 50_000
  /// Verbs of outlines.
  static let verbs = 400_000
  /// The cost of the outline of a stroke, or of the length of a line with a text, per verb of the path.
  static let lineWork = 16
  /// Levels of nested elements below the root, and the root. Those of masks count where they are used.
  static let depth = 201
  /// Bytes of style sheets.
  static let styleBytes = 1 << 20
  /// Tests of points against areas, one for each verb if the point is in the area's bounds.
  static let samplingSteps = 2_000_000
}

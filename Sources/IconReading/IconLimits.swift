/// The limits of an icon, so that no file takes more than a moment, beside those that `SVGOptions` have by default.
package enum IconLimits {
  /// Bytes of a file.
  static let bytes = 1 << 20
  /// Verbs of outlines that are united or expanded, which is more work than copying them.
  package static let unitedVerbs = 300
  /// The width of a line, relative to the sides of the icon. A wider line only hides the icon, and its outline takes
  /// long to cut.
  package static let breadth = 10.0
  /// How far an outline may extend beyond the picture, relative to the sides of the icon.
  package static let extent = 1_000.0
  /// Pixels of a PNG along one side.
  static let pixels = 4_096
}

/// How much an icon may ask for, so that no file costs more than a moment.
enum IconLimits {
  /// Bytes of a file.
  static let bytes = 1 << 20
  /// Levels of elements, references included.
  static let depth = 100
  /// Elements that are drawn, counted each time.
  static let elements = 20_000
  /// Verbs of all outlines, counted each time that they are drawn.
  static let verbs = 400_000
  /// Verbs of outlines that are united or expanded, which takes more than copying them.
  static let unitedVerbs = 300
  /// Rules of a style sheet.
  static let rules = 2_000
  /// Width and height in points.
  static let size = 0.01...100_000.0
  /// Any coordinate in points: below what a path holds, since fitting an icon somewhere makes it larger or smaller.
  static let coordinate = 1e7
  /// The width of a line in sides of the icon: a broader one only hides it, and its outline takes long to cut.
  static let breadth = 10.0
  /// How far an outline may reach beyond the picture, in sides of the icon.
  static let reach = 1_000.0
  /// Pixels of a PNG along one side.
  static let pixels = 4_096
}

/// How much work may still be done before an operation must take a coarser way, or a picture is refused.
///
/// It counts steps instead of time, so that a path has the same result everywhere. A step takes about a tenth of a
/// microsecond: the comparison of two short stretches of curves.
package struct WorkBudget {
  /// A second and a half on one core: for all the outlines of a picture together.
  package static let ofPicture = 15_000_000
  /// Half a second: for all the clips of an icon together.
  package static let ofIcon = 5_000_000
  /// Enough for drawings of thousands of curves that cross each other thousands of times.
  static let ofCurves = 8_000_000
  static let ofPolygons = 6_000_000
  /// What the outline of cells takes, apart from its lines.
  static let ofCells = 400_000
  /// What each element of an operation takes at least.
  static let ofElement = 40
  /// What each element of a path takes whose stroke is outlined.
  static let ofStrokedElement = 300

  /// There are no steps left.
  package struct Exhausted: Error {
    package init() {}
  }

  private(set) var rest: Int

  package init(_ steps: Int = ofPicture) { rest = steps }

  /// Takes steps off what is left, and throws where they are more.
  package mutating func take(_ steps: Int) throws(Exhausted) {
    rest -= steps
    if rest < 0 { throw Exhausted() }
  }

  /// Takes steps off what is left, and throws where they are more.
  mutating func spend(_ steps: Int) throws(BooleanOperation.Failure) {
    rest -= steps
    if rest < 0 { throw .tooCostly }
  }
}

/// The work that remains until a picture is refused, or until an operation without a limit must use a coarser method.
///
/// It counts steps, not time, so that a path gives the same result on every machine. A step takes about a tenth of a
/// microsecond: it compares two short stretches of curves.
package struct WorkBudget {
  /// About 1.5 seconds on one core, for all outlines of a picture together.
  package static let ofPicture = 15_000_000
  /// About half a second, for all clips of an icon together.
  package static let ofIcon = 5_000_000
  /// Enough for drawings of thousands of curves with thousands of crossings.
  static let ofCurves = 8_000_000
  static let ofPolygons = 6_000_000
  /// The cost of a cell outline, without its lines.
  static let ofCells = 400_000
  /// The minimum cost of each element of an operation.
  static let ofElement = 40
  /// The cost of each element of a path when its stroke is outlined.
  static let ofStrokedElement = 300
  /// The cost of each element of that outline.
  package static let ofOutlinedElement = 100
  /// The cost of each piece of a path whose length is measured.
  static let ofMeasuredPiece = 15
  /// The cost of each dash.
  static let ofDash = 10

  /// No steps remain.
  package struct Exhausted: Error {
    package init() {}
  }

  private(set) var rest: Int

  package init(_ steps: Int = ofPicture) { rest = steps }

  /// Subtracts steps. Throws if fewer remain.
  package mutating func take(_ steps: Int) throws(Exhausted) {
    rest -= steps
    if rest < 0 { throw Exhausted() }
  }

  /// Subtracts steps. Throws if fewer remain.
  mutating func spend(_ steps: Int) throws(BooleanOperation.Failure) {
    rest -= steps
    if rest < 0 { throw .tooCostly }
  }
}

/// How much an operation may still cost before it must take a coarser way.
///
/// It counts steps instead of time, so that a path has the same result everywhere. A step takes about a tenth of a
/// microsecond: the comparison of two short stretches of curves.
struct WorkBudget {
  /// Enough for drawings of thousands of curves that cross each other thousands of times.
  static let ofCurves = 8_000_000
  static let ofPolygons = 6_000_000

  private var rest: Int

  init(_ steps: Int) { rest = steps }

  /// Takes steps off what is left, and throws where they are more.
  mutating func spend(_ steps: Int) throws(BooleanOperation.Failure) {
    rest -= steps
    if rest < 0 { throw .tooCostly }
  }
}

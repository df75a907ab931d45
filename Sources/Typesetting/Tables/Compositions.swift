import PathGeometry

/// Canonical composition of a letter and a mark, as far as it affects the width.
///
/// A letter with a mark is not always as wide as the bare letter (the caron of ľ is beside the l), so decomposed text
/// is composed before it is measured. The standard library composes only inside comparisons.
enum Compositions {
  /// The composition of `letter` and `mark`. Nil if there is none, or if it is as wide as the bare letter in every
  /// table.
  static func compose(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard letter.value <= 0xFFFF, mark.value <= 0xFFFF else { return nil }
    let pairs = AdvanceTables.compositions
    let wanted = letter.value << 16 | mark.value
    func pair(_ row: Int) -> UInt32 { UInt32(pairs[3 * row]) << 16 | UInt32(pairs[3 * row + 1]) }
    let row = firstIndex(below: pairs.count / 3) { pair($0) >= wanted }
    return row < pairs.count / 3 && pair(row) == wanted ? Unicode.Scalar(pairs[3 * row + 2]) : nil
  }
}

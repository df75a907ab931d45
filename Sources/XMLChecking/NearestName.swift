/// Finds the name that a writer may have meant.
enum NearestName {
  /// The nearest candidate if it is near enough: at most two slips, and no more than a third of the name.
  static func suggestion(for name: String, among candidates: [String]) -> String? {
    // A name longer than any of ours by more than the slips is compared with nothing.
    guard name.utf8.count <= 64 else { return nil }
    let slips = max(1, min(2, name.count / 3))
    let written = Array(name.lowercased().utf8)
    let measured = candidates.filter { $0 != name }.map { ($0, distance(written, Array($0.lowercased().utf8))) }
    let nearest = measured.filter { $0.1 <= slips }.min { $0.1 < $1.1 }
    return nearest?.0
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words (optimal string alignment).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for (row, letter) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = previous
      previous = current
    }
    return previous[b.count]
  }
}

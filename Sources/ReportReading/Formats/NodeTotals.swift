internal import SourceTree

/// The totals that Node's test runner writes as comments below its results, `# pass 3` in TAP and `<!-- pass 3 -->` in XML.
///
/// Only they tell tests with subtests from suites: both are groups in the results, and only the former are tests.
enum NodeTotals {
  private static let names: Set<String> = ["pass", "fail", "cancelled", "skipped", "todo"]

  /// The totals between these words; nil if they are not all there.
  static func read(
    _ source: SourceBytes, between opening: String, and closing: String? = nil
  ) throws(SourceError) -> TestCounts? {
    var totals: [String: Int] = [:]
    for line in LineRanges(source) {
      let line = source.trimmed(line)
      guard source.starts(line, with: opening) else { continue }
      let words = source.parts(line, by: 0x20, atMost: 5).map { source.text($0) }
      guard words.first == opening, words.dropFirst(3) == (closing.map { [$0] } ?? [])[...], words.count > 2,
        names.contains(words[1]), let count = Int(words[2]), (0...SourceBytes.maximumCount).contains(count)
      else { continue }
      // A file can have the results of several runs.
      totals[words[1]] = min(SourceBytes.maximumCount, (totals[words[1]] ?? 0) + count)
    }
    guard let pass = totals["pass"], let fail = totals["fail"], let cancelled = totals["cancelled"],
      let skipped = totals["skipped"], let todo = totals["todo"]
    else { return nil }
    return TestCounts(passed: pass, failed: fail, skipped: skipped + todo, errors: cancelled)
  }
}

internal import SourceTree

/// The Test Anything Protocol, versions 12 to 14. Subtests are part of the test that follows them.
enum TAPFormat {
  static func read(_ source: SourceBytes) throws(SourceError) -> TestCounts {
    var counts = TestCounts()
    var planned: Int?
    var planOffset = 0
    for line in LineRanges(source) {
      let text = source.text(source.trimmed(line))
      let isIndented = !line.isEmpty && source.bytes[line.lowerBound].isBlank
      if isIndented { continue }
      if text.hasPrefix("1..") {
        let end: Range<Int> = line.dropFirst(3).prefix { source.bytes[$0].isDigit }
        planned = try source.count(end.isEmpty ? line.lowerBound + 3..<line.upperBound : end, "tests")
        planOffset = line.lowerBound
      } else if text.hasPrefix("Bail out!") {
        counts.errors += 1
      } else if let outcome = Outcome(text) {
        switch outcome {
        case .passed: counts.passed += 1
        case .failed: counts.failed += 1
        case .skipped: counts.skipped += 1
        }
      }
    }
    if let planned {
      guard counts.total <= planned else {
        throw source.error(at: planOffset, .moreThanAll(what: "tests", covered: counts.total, total: planned))
      }
      // A test that the plan announces and that says nothing has failed.
      counts.errors += planned - counts.total
    }
    guard counts.total > 0 else { throw source.error(at: planOffset, .nothingCounted(what: "tests")) }
    return counts
  }

  /// The outcome of one line.
  enum Outcome {
    case passed, failed, skipped

    init?(_ line: String) {
      let isNot = line.hasPrefix("not ok")
      guard isNot || line.hasPrefix("ok") else { return nil }
      let rest = line.dropFirst(isNot ? 6 : 2)
      guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
      // A number sign with a backslash before it is part of the name.
      let plain = rest.replacing("\\\\", with: "").replacing("\\#", with: "")
      let directive = plain.firstIndex(of: "#").map { plain[$0...].dropFirst().drop { $0 == " " }.lowercased() } ?? ""
      if directive.hasPrefix("skip") {
        self = .skipped
      } else if directive.hasPrefix("todo") {
        self = isNot ? .skipped : .passed
      } else {
        self = isNot ? .failed : .passed
      }
    }
  }
}

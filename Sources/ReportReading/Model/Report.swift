/// What a report says, in any format.
package struct Report: Hashable, Sendable {
  /// The most files that one badge adds up.
  package static let maximumFiles = 1_000

  /// The format that was given or guessed.
  package let format: ReportFormat
  /// What the report says.
  package let content: Content

  /// What reports say.
  package enum Content: Hashable, Sendable {
    /// How much of the code is executed by tests.
    case coverage(Coverage)
    /// The outcomes of tests.
    case tests(TestCounts)
    /// A version.
    case version(String)
    /// The version of an interpreter or a compiler that a package demands.
    case requirement(Requirement)
    /// The texts and colours of a badge.
    case endpoint(Endpoint)
    /// What a static analysis found.
    case findings(FindingCounts)

    /// What a report without tests adds to others.
    package static var noTests: Self { .tests(TestCounts()) }
  }
}

/// How much of the code is executed by tests. What a report does not measure, or has nothing of, is nil.
package struct Coverage: Hashable, Sendable {
  /// Lines, or statements in the formats that count those instead: Clover and Go.
  package var lines: Share?
  /// Branches: the ways on from conditions.
  package var branches: Share?
  /// Functions and methods.
  package var functions: Share?
  /// What the tool itself prints as its total, if that is not the lines.
  package var ownTotal: Share?

  /// What is measured.
  package enum Metric: String, Hashable, Sendable, CaseIterable {
    /// What the tool itself prints as its total.
    case total
    case lines
    case branches
    case functions
    /// Lines and branches together, as coverage.py computes its total.
    case combined
  }

  /// The share of a metric; nil if it is missing.
  package subscript(metric: Metric) -> Share? {
    switch metric {
    case .total: ownTotal ?? lines
    case .lines: lines
    case .branches: branches
    case .functions: functions
    case .combined: lines.flatMap { lines in branches.flatMap { lines.adding($0) } }
    }
  }

  /// The same with the total of coverage.py: lines and branches together, if there are branches.
  var withBranchesInTotal: Coverage {
    var copy = self
    copy.ownTotal = self[.combined]
    return copy
  }

  /// The sum of two reports; nil if it is too large.
  package func adding(_ other: Coverage) -> Coverage? {
    func sum(_ first: Share?, _ second: Share?) throws(TooLarge) -> Share? {
      guard let first else { return second }
      guard let sum = first.adding(second) else { throw TooLarge() }
      return sum
    }
    return try? Coverage(
      lines: sum(lines, other.lines), branches: sum(branches, other.branches),
      functions: sum(functions, other.functions),
      ownTotal: ownTotal == nil && other.ownTotal == nil ? nil : sum(self[.total], other[.total]))
  }

  private struct TooLarge: Error {}
}

/// The numbers of tests by outcome.
package struct TestCounts: Hashable, Sendable {
  /// Tests that passed.
  package var passed = 0
  /// Tests with a failed assertion.
  package var failed = 0
  /// Tests that were not run, or of which the failure is expected.
  package var skipped = 0
  /// Tests that stopped for another reason.
  package var errors = 0
  /// The time of all tests together, in seconds; nil if the report has none.
  package var seconds: Double?
  /// The first time of a test that is no number of seconds, and is left out.
  package var unreadTime: String?

  /// The longest time of one test, in seconds.
  private static let maximumSeconds = 1_000_000.0

  /// Adds the time of a test in seconds. Commas may group its digits, as in the reports of Surefire: `1,005.2`. Without
  /// a point, a comma may be that of decimals.
  mutating func add(seconds text: String) {
    let whole = text.prefix { $0 != "." }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped =
      whole.count < text.count && (1...3).contains(groups[0].count) && groups[0].first != "0"
      && groups.dropFirst().allSatisfy { $0.count == 3 }
    let digits = groups.count > 1 && isGrouped ? groups.joined(separator: "") + text.dropFirst(whole.count) : text
    guard let time = Double(digits), (0...Self.maximumSeconds).contains(time) else {
      if !text.isEmpty { unreadTime = unreadTime ?? text }
      return
    }
    seconds = (seconds ?? 0) + time
  }

  /// The number of all tests.
  package var total: Int { passed + failed + skipped + errors }

  /// The sum of two reports.
  package func adding(_ other: TestCounts) -> TestCounts {
    TestCounts(
      passed: passed + other.passed, failed: failed + other.failed, skipped: skipped + other.skipped,
      errors: errors + other.errors,
      seconds: seconds.map { $0 + (other.seconds ?? 0) } ?? other.seconds,
      unreadTime: unreadTime ?? other.unreadTime)
  }
}

/// The numbers of results of a static analysis, by level. Suppressed results do not count.
package struct FindingCounts: Hashable, Sendable {
  /// Results of the level `error`.
  package var errors = 0
  /// Results of the level `warning`.
  package var warnings = 0
  /// Results of the level `note`.
  package var notes = 0
  /// The score that pylint gives, of at most 10, with two digits after the point.
  package var score: String?
}

/// The version of an interpreter or a compiler that a package demands.
package struct Requirement: Hashable, Sendable {
  /// The name of the language or of its interpreter, such as `python`.
  package var tool: String
  /// The condition, such as `>=3.9`.
  package var version: String
}

/// The texts and colours of a badge, as a service answers them to Shields.
package struct Endpoint: Hashable, Sendable {
  /// The label; it may be empty.
  package var label: String
  /// The message.
  package var message: String
  /// The colour of the message.
  package var color: String?
  /// The colour of the label.
  package var labelColor: String?
  /// The style, such as `flat-square`.
  package var style: String?
  /// Whether the badge says that something went wrong; then the colour is always red.
  package var isError = false
  /// The keys about a logo that the answer has: its picture would come from elsewhere.
  package var ignored: [String] = []
}

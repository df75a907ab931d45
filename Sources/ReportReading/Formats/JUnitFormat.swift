internal import SourceTree
internal import XMLChecking

/// JUnit's XML, as pytest, Surefire, Gradle, Jest, `swift test` and many others write it.
enum JUnitFormat {
  /// Counts the test cases. The sums in the attributes are used only if a report has no test case: writers disagree on
  /// whether those of a suite contain those of the suites in it.
  static func read(_ report: XMLReport) throws(SourceError) -> TestCounts {
    var counts = TestCounts()
    var hasCases = false
    for index in 0..<report.elements.count where report.elements[index].name == "testcase" {
      hasCases = true
      let outcomes = Set(report.elements[index].children.map { report.elements[$0].name })
      if outcomes.contains("error") {
        counts.errors += 1
      } else if outcomes.contains("failure") {
        counts.failed += 1
      } else if outcomes.contains("skipped") || outcomes.contains("disabled") {
        counts.skipped += 1
      } else {
        counts.passed += 1
      }
    }
    if !hasCases { counts = try sums(report) }
    guard counts.total > 0 else { throw report.error(at: report.root.offset, .nothingCounted(what: "tests")) }
    return counts
  }

  /// The sums of the root, or else those of the suites in it.
  private static func sums(_ report: XMLReport) throws(SourceError) -> TestCounts {
    let hasSum = report.root.attributes.contains { $0.name == "tests" }
    var counts = TestCounts()
    for suite in hasSum ? [report.root] : report.children(report.root, "testsuite") {
      let total = try report.count("tests", of: suite, "tests") ?? 0
      let failed = try report.count("failures", of: suite, "tests") ?? 0
      let errors = try report.count("errors", of: suite, "tests") ?? 0
      let skipped = try report.count("skipped", of: suite, "tests") ?? 0
      let disabled = try report.count("disabled", of: suite, "tests") ?? 0
      let others = failed + errors + skipped + disabled
      guard others <= total else {
        throw report.error(at: suite.offset, .moreThanAll(what: "tests", covered: others, total: total))
      }
      counts = counts.adding(
        TestCounts(passed: total - others, failed: failed, skipped: skipped + disabled, errors: errors))
    }
    return counts
  }
}

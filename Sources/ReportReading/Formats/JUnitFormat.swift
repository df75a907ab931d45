internal import SourceTree
internal import XMLChecking

/// JUnit's XML, as pytest, Surefire, Gradle, Jest, `swift test` and many others write it.
enum JUnitFormat {
  /// Counts the test cases. The sums in the attributes are used only if a report has no test case: writers disagree on
  /// whether those of a suite contain those of the suites in it.
  static func read(_ report: XMLReport) throws(SourceError) -> TestCounts {
    var counts = TestCounts()
    var hasCases = false
    var repeated: Set<Int> = []
    for index in 0..<report.elements.count {
      let element = report.elements[index]
      if element.name == "testcase" {
        hasCases = true
        if let time = element.value("time") { counts.add(seconds: time) }
        if !repeated.contains(index) { counts[keyPath: outcome(of: element, report)] += 1 }
      } else if element.name == "testsuite" {
        repeated.formUnion(repeatedCases(in: element, report))
        counts.skipped += onlyCounted(in: element, report)
      }
    }
    if !hasCases { counts = try sums(report) }
    if var totals = try NodeTotals.read(report.source, between: "<!--", and: "-->"), totals.total > 0 {
      (totals.seconds, totals.unreadTime) = (counts.seconds, counts.unreadTime)
      return totals
    }
    guard counts.total > 0 else { throw report.error(at: report.root.offset, .nothingCounted(what: "tests")) }
    return counts
  }

  /// The number to which a test case adds one.
  private static func outcome(
    of testCase: XMLElements.Element, _ report: XMLReport
  ) -> WritableKeyPath<TestCounts, Int> {
    let parts = testCase.children.map { report.elements[$0] }
    func has(_ name: String, type: String? = nil) -> Bool {
      parts.contains { $0.name == name && (type == nil || $0.value("type") == type) }
    }
    let status = testCase.value("status")
    let reason = parts.first { $0.name == "skipped" }?.value("message")
    // A failure of what is still to do is expected, and Catch2 writes this beside one that is.
    if has("skipped", type: "todo") || reason == "TEST_CASE tagged with !mayfail" { return \.skipped }
    // PHPUnit's word for a test that passed, but asserts nothing.
    if has("error", type: "PHPUnit\\Framework\\RiskyTestError") { return \.passed }
    if has("error") { return \.errors }
    if has("failure") { return \.failed }
    // CTest could not run it, and fails: it has no executable, a file is missing, or what it depends on failed.
    if status == "notrun", let reason, !reason.hasPrefix("SKIP_"), reason != "Disabled" { return \.failed }
    // GoogleTest and CTest write these for what is disabled.
    return has("skipped") || has("disabled") || status == "notrun" || status == "disabled" ? \.skipped : \.passed
  }

  /// The test cases of a suite that are earlier runs of others in it. Plugins of pytest repeat a test that failed; then
  /// there are more test cases than the suite announces, and the last one of a name tells how the test ended.
  private static func repeatedCases(in suite: XMLElements.Element, _ report: XMLReport) -> [Int] {
    let cases = suite.children.filter { report.elements[$0].name == "testcase" }
    guard let total = suite.value("tests").flatMap({ Int($0) }), total > 0, total < cases.count,
      report.children(suite, "testsuite").isEmpty
    else { return [] }
    var latest: [[String?]: Int] = [:]
    var repeated: [Int] = []
    for index in cases where repeated.count < cases.count - total {
      let testCase = report.elements[index]
      guard let name = testCase.value("name"),
        let earlier = latest.updateValue(index, forKey: [testCase.value("classname"), name])
      else { continue }
      // One run of a test has two test cases if it fails, and so does the cleaning up after it.
      let hasFailed = outcome(of: report.elements[earlier], report) == \.failed
      if !(hasFailed && outcome(of: testCase, report) == \.errors) { repeated.append(earlier) }
    }
    return repeated
  }

  /// The skipped tests of a suite that are only in its sums: Rust's test harness writes no test case for them. The sums of
  /// a suite with suites in it contain theirs.
  private static func onlyCounted(in suite: XMLElements.Element, _ report: XMLReport) -> Int {
    guard let total = suite.value("tests").flatMap({ Int($0) }),
      let skipped = suite.value("skipped").flatMap({ Int($0) }), skipped > 0, skipped <= total,
      total <= SourceBytes.maximumCount,
      report.children(suite, "testsuite").isEmpty
    else { return 0 }
    let cases = report.children(suite, "testcase")
    let isNamed = cases.contains { !report.children($0, "skipped").isEmpty }
    return !isNamed && total - cases.count == skipped ? skipped : 0
  }

  /// The sums of the root, or else those of the suites in it, which may also say how many tests were skipped.
  private static func sums(_ report: XMLReport) throws(SourceError) -> TestCounts {
    let suites = report.children(report.root, "testsuite")
    let (whole, parts) = (try sums([report.root], report), try sums(suites, report))
    if report.root.value("tests") == nil { return parts }
    let hasLess =
      whole.skipped == 0 && parts.skipped > 0 && whole.total == parts.total && whole.failed == parts.failed
      && whole.errors == parts.errors
    var counts = hasLess ? parts : whole
    counts.seconds = whole.seconds ?? parts.seconds
    return counts
  }

  private static func sums(
    _ suites: [XMLElements.Element], _ report: XMLReport
  ) throws(SourceError) -> TestCounts {
    var counts = TestCounts()
    for suite in suites {
      let total = try report.count("tests", of: suite, "tests") ?? 0
      let failed = try report.count("failures", of: suite, "tests") ?? 0
      let errors = try report.count("errors", of: suite, "tests") ?? 0
      let skipped = try report.count("skipped", of: suite, "tests") ?? 0
      let disabled = try report.count("disabled", of: suite, "tests") ?? 0
      let others = failed + errors + skipped + disabled
      guard others <= total else {
        throw report.error(at: suite.offset, .unannounced(tests: others, announced: total))
      }
      var sums = TestCounts(passed: total - others, failed: failed, skipped: skipped + disabled, errors: errors)
      if let time = suite.value("time") { sums.add(seconds: time) }
      counts = counts.adding(sums)
    }
    return counts
  }
}

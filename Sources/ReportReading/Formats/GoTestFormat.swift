internal import SourceTree

/// The events of `go test -json`: an object on each line. Subtests are tests of their own.
enum GoTestFormat {
  static func read(_ source: SourceBytes) throws(SourceError) -> TestCounts {
    var counts = TestCounts()
    /// The packages with a failed test. A package that fails without one was not built, or ended early.
    var failed: Set<String> = []
    try JSONValue.forEachLine(of: source) { event throws(SourceError) in
      let action = try event.required("Action").text(key: "Action")
      guard ["pass", "fail", "skip"].contains(action) else { return }
      let isTest = try event.optional("Test") != nil
      // The time of a package is that of its tests.
      if !isTest, let time = try event.optional("Elapsed")?.scalar() { counts.add(seconds: time) }
      let package = try event.optional("Package")?.text(key: "Package") ?? ""
      switch (action, isTest) {
      case ("pass", true): counts.passed += 1
      case ("skip", true): counts.skipped += 1
      case ("fail", true):
        counts.failed += 1
        failed.insert(package)
      case ("fail", false): if failed.remove(package) == nil { counts.errors += 1 }
      default: break
      }
    }
    // Before version 1.24, Go prints what it cannot build as a line beside the events.
    counts.errors += LineRanges(source).lazy.count { source.starts($0, with: "FAIL\t") }
    guard counts.total > 0 else { throw source.error(at: 0, .nothingCounted(what: "tests")) }
    return counts
  }
}

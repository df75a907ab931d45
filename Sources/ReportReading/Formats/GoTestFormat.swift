internal import SourceTree

/// The events of `go test -json`: an object on each line. Subtests are tests of their own.
enum GoTestFormat {
  static func read(_ source: SourceBytes) throws(SourceError) -> TestCounts {
    var counts = TestCounts()
    /// The packages with a failed test. A package that fails without one was not built, or ended early.
    var failed: Set<String> = []
    /// The tests of each package that have begun and not ended. They are errors if the package has no end either.
    var running: [String: Set<String>] = [:]
    try JSONValue.forEachLine(of: source) { event throws(SourceError) in
      let action = try event.required("Action").text(key: "Action")
      guard ["run", "pass", "fail", "skip"].contains(action) else { return }
      let test = try event.optional("Test")?.text(key: "Test")
      let isTest = test != nil
      // The time of a package is that of its tests.
      if !isTest, let time = try event.optional("Elapsed")?.scalar() { counts.add(seconds: time) }
      let package = try event.optional("Package")?.text(key: "Package") ?? ""
      if let test {
        if action == "run" { running[package, default: []].insert(test) } else { running[package]?.remove(test) }
      } else {
        running[package] = nil
      }
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
    counts.errors += running.values.reduce(0) { $0 + $1.count }
    // Before version 1.24, Go prints what it cannot build as a line beside the events.
    counts.errors += LineRanges(source).lazy.count { source.starts($0, with: "FAIL\t") }
    guard counts.total > 0 else { throw source.error(at: 0, .nothingCounted(what: "tests")) }
    return counts
  }
}

import ArgumentParser
import Messages
import ReportReading

/// `cartouche tests FILE…`.
struct TestsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests", abstract: "Draw how many tests passed, failed and were skipped.",
    discussion: "Reads reports of JUnit, which most test runners write, and of TAP.")

  @Argument(help: "The reports; * and ** stand for names and folders. Several reports are added up.")
  var files: [String]

  @OptionGroup var reports: ReportOptions
  @OptionGroup var options: EntryOptions<TestsCommand>
  @OptionGroup var output: OutputOptions

  func run() throws { try drawReport() }

  func badge() throws(ReportFailure) -> ReportBadge {
    var counts: [TestCounts] = []
    for (_, report) in try reports.reports(in: files, about: .tests) {
      if case .tests(let count) = report.content { counts.append(count) }
    }
    let sum = counts.dropFirst().reduce(counts[0]) { $0.adding($1) }
    return ReportBadge(message: sum.words, defaults: ["label": "tests", "color": sum.color])
  }
}

extension TestCounts {
  /// `4 passed, 1 skipped`.
  fileprivate var words: String {
    [(passed, "passed"), (failed, "failed"), (errors, errors == 1 ? "error" : "errors"), (skipped, "skipped")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  fileprivate var color: String {
    if failed + errors > 0 { return "critical" }
    return passed > 0 ? "success" : "inactive"
  }
}

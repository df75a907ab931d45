import ArgumentParser
import Messages
import ReportReading

/// `cartouche coverage FILE…`.
struct CoverageCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Draw the coverage that a report states.",
    discussion: """
      Reads the reports of Istanbul, coverage.py, Cobertura, lcov, JaCoCo, Clover, Go and llvm-cov. The percentage is \
      100 % only if all is covered, and 0 % only if nothing is.
      """)

  @Argument(help: "The reports; * and ** stand for names and folders. Several reports are added up.")
  var files: [String]

  @Option(help: "What to show: lines, branches, functions, or combined (lines and branches).")
  var metric = Coverage.Metric.lines

  @Option(help: ArgumentHelp("The digits after the decimal point, from 0 to 6.", valueName: "number"))
  var digits = 0

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if the coverage is lower than this percentage, or missing.", valueName: "percentage"))
  var failUnder: Double?

  @OptionGroup var reports: ReportOptions
  @OptionGroup var options: EntryOptions<CoverageCommand>
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard (0...6).contains(digits) else { throw ValidationError("--digits is out of range (0 to 6)") }
    guard failUnder.map({ (0...100).contains($0) }) ?? true else {
      throw ValidationError("--fail-under is out of range (0 to 100)")
    }
  }

  func run() throws { try drawReport() }

  var failureIfMissing: Failure? {
    failUnder.map { _ in Failure(code: .checkFailed, message: "error: --fail-under needs a coverage") }
  }

  /// The colours of coverage.
  private static let thresholds = "50=red,65=orange,80=yellow,90=yellowgreen,100=green,else=inactive"

  func badge() throws(ReportFailure) -> ReportBadge {
    var sum: Coverage?
    var places: [String] = []
    for (path, report) in try reports.reports(in: files, about: .coverage) {
      guard case .coverage(let coverage) = report.content else { continue }
      places.append(InputFile.name(of: path))
      let added = sum.map { $0.adding(coverage) } ?? coverage
      guard let added else { throw .fault(.usage("the reports together have too many lines")) }
      sum = added
    }
    guard let share = sum?[metric] else {
      let text = "\(Message.list(places, "and")): error: the report has no \(metric.words)"
      throw .missing(Failure(code: .data, message: text))
    }
    return ReportBadge(
      message: share.percent(digits: digits), defaults: ["label": "coverage", "thresholds": Self.thresholds],
      failure: failure(share))
  }

  private func failure(_ share: Share) -> Failure? {
    guard let failUnder, share.percentage < failUnder else { return nil }
    let shown = share.percent(digits: 2)
    return Failure(
      code: .checkFailed, message: "error: the coverage is \(shown), less than \(Message.number(failUnder))%")
  }
}

extension Coverage.Metric: ExpressibleByArgument {
  fileprivate var words: String { self == .combined ? "lines and branches" : rawValue }
}

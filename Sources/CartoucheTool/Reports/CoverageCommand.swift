import ArgumentParser
import BadgeManifest
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

  var failureIfMissing: Failure? {
    failUnder.map { _ in Failure(code: .checkFailed, reason: "--fail-under needs a coverage") }
  }

  static let preset = ReportPreset.coverage

  func badge() throws(ReportFailure) -> (badge: ReportBadge, failure: Failure?) {
    let content = try reports.content(in: files, about: .coverage)
    guard case .coverage(let coverage) = content, let share = coverage[metric],
      let badge = ReportBadge(content, metric: metric, digits: digits)
    else {
      let places = files.map { InputFile.name(of: $0) }
      let reason = "the report has no \(metric.phrase)"
      throw .missing(Failure(code: .data, at: Message.list(places, "and"), reason: reason))
    }
    return (badge, failure(share))
  }

  private func failure(_ share: Share) -> Failure? {
    guard let failUnder, share.percentage < failUnder else { return nil }
    let shown = share.percent(digits: 2)
    return Failure(
      code: .checkFailed, reason: "the coverage is \(shown), less than \(Message.number(failUnder))%")
  }
}

extension Coverage.Metric: ExpressibleByArgument {}

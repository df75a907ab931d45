import ArgumentParser
import BadgeManifest
import KeyTables
import Messages
import ReportReading

/// `cartouche coverage FILE…`.
struct CoverageCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Draw the coverage that a report states.",
    discussion: """
      Reads the reports of Istanbul, coverage.py, Cobertura, lcov, JaCoCo, Clover, Go, llvm-cov, \
      SonarQube and SimpleCov. The percentage is 100 % only if all is covered, and 0 % only if nothing is.
      """)

  static let preset = ReportFormat.Subject.coverage
  static let ownOptions =
    [
      EntryOption(
        name: "metric", form: .word(Coverage.Metric.allCases.map(\.rawValue)),
        meaning: "What to show. Total, the default, is what the tool itself prints; combined is lines and branches."),
      EntryOption(name: "digits", form: .text("number"), meaning: "The digits after the decimal point, from 0 to 6."),
      EntryOption(
        name: "fail-under", form: .text("percentage"),
        meaning: "Exit with 1 if the coverage is lower than this percentage, or missing."),
    ] + ReportOptions.all(about: preset)

  static func run(_ arguments: TypedArguments) throws(Failure) {
    let metric = try Values.word(arguments.text("metric") ?? "total", "metric") as Coverage.Metric
    let digits = try arguments.number("digits", in: 0...6, isWhole: true)
    let failUnder = try arguments.number("fail-under", in: 0...100)
    var share: Share?
    try drawReport(arguments) { reports, files throws(Failure) in
      let content = try reports.content(in: files, about: .coverage)
      guard case .coverage(let coverage) = content, let found = coverage[metric],
        let badge = ReportBadge(content, metric: metric, digits: Int(digits ?? 0))
      else {
        let places = files.map { InputFile.name(of: $0) }
        let reason = "the report has no \(metric.phrase)"
        throw Failure(code: .data, at: Message.list(places, "and"), reason: reason, isMissing: true)
      }
      share = found
      return badge
    }
    guard let failUnder else { return }
    guard let share else { throw Failure(code: .checkFailed, reason: "--fail-under needs a coverage") }
    if share.percentage < failUnder {
      // As many digits as show that it is less.
      let shown =
        (2...6).map { share.percent(digits: $0) }.first { Double($0.dropLast()) ?? 0 < failUnder }
        ?? share.percent(digits: 6)
      throw Failure(
        code: .checkFailed, reason: "the coverage is \(shown), less than \(Message.number(failUnder))%")
    }
  }
}

import SourceTree
import Testing

@testable import ReportReading

@Suite("What is missing in a report")
struct MissingTests {
  private static let cases: [(text: String, format: ReportFormat)] = [
    (#"{"total": {}}"#, .istanbul),
    (#"{"total": {"lines": null}}"#, .istanbul),
    (#"{"total": {"lines": {"total": 0, "covered": 0, "pct": "Unknown"}}}"#, .istanbul),
    (#"{"totals": {"num_statements": 0, "covered_lines": 0}}"#, .coveragePy),
    (#"{"totals": {"num_statements": null}}"#, .coveragePy),
    (#"{"data": []}"#, .llvmCov),
    (#"{"data": [{"totals": {"lines": {"count": 0, "covered": 0}}}]}"#, .llvmCov),
    (#"<coverage lines-valid="0" lines-covered="0" line-rate="1"/>"#, .cobertura),
    (#"<coverage line-rate="1"/>"#, .cobertura),
    (#"<coverage><project><metrics statements="0" coveredstatements="0"/></project></coverage>"#, .clover),
    ("<coverage><project/></coverage>", .clover),
    ("<report name='x'/>", .jacoco),
    ("GROUP,PACKAGE,CLASS,LINE_MISSED,LINE_COVERED\n", .jacocoCSV),
    ("GROUP,PACKAGE,CLASS,X\na,b,c,1\n", .jacocoCSV),
    ("mode: set\n", .goCover),
    ("TN:\n", .lcov),
    ("TN:\nSF:a.c\nLF:0\nLH:0\nend_of_record\n", .lcov),
  ]

  @Test("is never 0 % or 100 %", arguments: cases.map(\.text))
  func coverage(text: String) throws {
    let format = try #require(Self.cases.first { $0.text == text }?.format)
    let report = try Report(reading: Array(text.utf8))
    #expect(report.format == format)
    guard case .coverage(let coverage) = report.content else { return #expect(Bool(false), "no coverage") }
    for metric in Coverage.Metric.allCases { #expect(coverage[metric] == nil) }
  }

  @Test(
    "is an error that says so",
    arguments: [
      (#"{"total": null}"#, ReportFormat.istanbul), ("{}", .coveragePy), (#"{"totals": null}"#, .coveragePy),
      (#"{"data": null}"#, .llvmCov), (#"{"schemaVersion": 1, "label": "", "message": null}"#, .endpoint),
      (#"{"schemaVersion": 1, "label": "a", "message": "  "}"#, .endpoint), (#"{"schemaVersion": 1}"#, .endpoint),
      (#"{"name": "a"}"#, .packageJSON), (#"{"version": null}"#, .packageJSON), ("[project]\nname = 'a'", .pyproject),
      ("[project]\ndynamic = ['version']", .pyproject), ("[package]\nversion.workspace = true", .cargo),
      ("[package]\nversion = {workspace = true}", .cargo), (#"{"version": "2.1.0", "runs": []}"#, .sarif),
      (#"{"version": "2.1.0", "runs": [{"results": null}]}"#, .sarif), ("<testsuites/>", .junit),
      (#"<testsuite tests="0"/>"#, .junit), ("1..0 # SKIP all", .tap), ("TAP version 14\n", .tap),
    ])
  func errors(text: String, format: ReportFormat) {
    let error = #expect(throws: SourceError.self) { try Report(reading: Array(text.utf8), as: format) }
    #expect(error?.isMissing == true, "\(error?.description ?? "")")
  }

  @Test("is named where a report can have one format only", arguments: [nil, ReportFormat.endpoint])
  func onlyFormat(format: ReportFormat?) {
    let error = #expect(throws: SourceError.self) {
      try Report(reading: Array(#"{"label": "l", "message": "m"}"#.utf8), about: .endpoint, as: format)
    }
    #expect(error?.isMissing == true)
    #expect(error?.problem.description.contains("there is no value for 'schemaVersion'") == true)
  }

  @Test("is nothing in a list of findings that is empty: that is a count of zero")
  func noFindings() throws {
    let report = try Report(reading: Array(#"{"version": "2.1.0", "runs": [{"results": []}]}"#.utf8))
    #expect(report.content == .findings(FindingCounts()))
  }

  @Test("is no run without a list of findings beside another one: that run did not happen")
  func runs() throws {
    for first in [#"{"results": null}"#, "{}"] {
      let log = #"{"version": "2.1.0", "runs": [\#(first), {"results": [{"level": "note"}]}]}"#
      #expect(try Report(reading: Array(log.utf8)).content == .findings(FindingCounts(notes: 1)))
    }
  }

  @Test(
    "is an error of SARIF where the tool failed, with its own errors or without",
    arguments: [
      (#"{"executionSuccessful": false, "toolConfigurationNotifications": [{"level": "error"}]}"#, "[]", 1, 0),
      (
        #"{"toolExecutionNotifications": [{"level": "error"}, {"level": "error"}, {"level": "warning"}, {}]}"#, "[]", 2,
        0
      ),
      (#"{"executionSuccessful": false}"#, "[]", 1, 0), (#"{"executionSuccessful": false}"#, "null", 1, 0),
      (#"{"executionSuccessful": false}"#, "[{}]", 0, 1), (#"{"executionSuccessful": true}"#, "[]", 0, 0),
    ])
  func failures(invocation: String, results: String, errors: Int, warnings: Int) throws {
    let log = #"{"version": "2.1.0", "runs": [{"invocations": [\#(invocation)], "results": \#(results)}]}"#
    let expected = FindingCounts(errors: errors, warnings: warnings)
    #expect(try Report(reading: Array(log.utf8)).content == .findings(expected))
  }

  @Test(
    "is no finding of SARIF that is suppressed, unless one suppression is rejected or under review",
    arguments: [
      ("[]", 1), ("[{}]", 0), (#"[{"status": "accepted"}]"#, 0), (#"[{"status": "rejected"}]"#, 1),
      (#"[{"status": "accepted"}, {"status": "underReview"}]"#, 1),
    ])
  func suppressions(list: String, warnings: Int) throws {
    let log = #"{"version": "2.1.0", "runs": [{"results": [{"suppressions": \#(list)}]}]}"#
    #expect(try Report(reading: Array(log.utf8)).content == .findings(FindingCounts(warnings: warnings)))
  }

  @Test("lines and branches count together only if both are there")
  func combined() throws {
    let report = try Report(reading: Reports.bytes("coverage-py.json"))
    guard case .coverage(var coverage) = report.content else { return #expect(Bool(false), "no coverage") }
    #expect(coverage[.combined] == Share(covered: 9, total: 18))
    coverage.branches = nil
    #expect(coverage[.combined] == nil)
  }

  @Test("the total is that of the tool, in sums as well, and lines without one")
  func totals() throws {
    func coverage(_ name: String) throws -> Coverage {
      guard case .coverage(let found) = try Report(reading: Reports.bytes(name)).content else { return Coverage() }
      return found
    }
    let python = try coverage("coverage-py.json")
    let java = try coverage("jacoco.xml")
    let script = try coverage("coverage-summary.json")
    #expect(python[.total] == Share(covered: 9, total: 18))
    #expect(java[.total] == Share(covered: 14, total: 25))
    #expect(script[.total] == Share(covered: 6, total: 8))
    #expect(python.adding(java)?[.total] == Share(covered: 23, total: 43))
    #expect(script.adding(python)?[.total] == Share(covered: 15, total: 26))
    #expect(script.adding(script)?.ownTotal == nil)
  }
}

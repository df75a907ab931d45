import SourceTree
import Testing

@testable import ReportReading

@Suite("Levels of the rules of SARIF")
struct RuleLevelTests {
  /// Driver and extensions, each with rules of its own.
  private static let tool = """
    {"driver": {"rules": [{"id": "A", "defaultConfiguration": {"level": "note"}}, {"id": "X"}]}, "extensions": [
    {"rules": [{"id": "B", "defaultConfiguration": {"level": "error"}}, {"id": "A", "defaultConfiguration": {"level": "error"}}]},
    {"name": "none"},
    {"rules": [{"id": "C", "defaultConfiguration": {"level": "note"}}, {"id": "C/d", "defaultConfiguration": {"level": "error"}}]}]}
    """
  private static let error = FindingCounts(errors: 1)
  private static let warning = FindingCounts(warnings: 1)
  private static let note = FindingCounts(notes: 1)

  @Test(
    "are those of the component that the result names, by the index of the rule or else by its id",
    arguments: [
      (#""ruleId": "B", "rule": {"id": "B", "index": 0, "toolComponent": {"index": 0}}"#, error),
      (#""ruleIndex": 1, "rule": {"toolComponent": {"index": 2}}"#, error),
      (#""ruleIndex": 0, "rule": {"toolComponent": {"index": 2}}"#, note),
      (#""ruleIndex": -1, "ruleId": "B", "rule": {"toolComponent": {"index": 0}}"#, error),
      (#""rule": {"id": "A", "toolComponent": {"index": 0}}"#, error),
      (#""ruleId": "A", "rule": {"toolComponent": {"index": 0, "name": "e"}}"#, error),
      (#""ruleId": "A", "rule": {"toolComponent": {"name": "e"}}"#, note),
      (#""ruleId": "A", "rule": {"toolComponent": {"index": -1}}"#, note),
      (#""ruleId": "A""#, note), (#""ruleIndex": 0"#, note), (#""rule": {"index": 0}"#, note),
      (#""ruleIndex": 1"#, warning),
      (#""ruleId": "B""#, warning), (#""ruleId": "A", "rule": {"toolComponent": {"index": 1}}"#, warning),
      (#""ruleId": "A", "rule": {"toolComponent": {"index": 3}}"#, warning),
      (#""ruleId": "B", "level": "note", "rule": {"index": 0, "toolComponent": {"index": 0}}"#, note),
    ])
  func components(result: String, counts: FindingCounts) throws { try check(result, counts) }

  @Test(
    "are those of a rule whose id is that of the result without its last part",
    arguments: [
      (#""ruleId": "A/sub""#, note), (#""rule": {"id": "B/b", "toolComponent": {"index": 0}}"#, error),
      (#""rule": {"id": "C/d", "toolComponent": {"index": 2}}"#, error),
      (#""rule": {"id": "C/d/e", "toolComponent": {"index": 2}}"#, error),
      (#""ruleId": "A/b/c""#, warning), (#""ruleId": "Ab""#, warning), (#""ruleId": "/A""#, warning),
    ])
  func parts(result: String, counts: FindingCounts) throws { try check(result, counts) }

  private func check(_ result: String, _ counts: FindingCounts) throws {
    let log = #"{"version": "2.1.0", "runs": [{"tool": \#(Self.tool), "results": [{\#(result)}]}]}"#
    #expect(try Report(reading: Array(log.utf8)).content == .findings(counts))
  }
}

import ArgumentParser
import BadgeManifest

/// `cartouche tests FILE…`.
struct TestsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests", abstract: "Draw how many tests passed, failed and were skipped.",
    discussion: "Reads reports of JUnit, which most test runners write, of TAP, and of go test -json.")

  static let preset = ReportPreset.tests
}

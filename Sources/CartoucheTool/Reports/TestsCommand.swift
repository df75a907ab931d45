import ArgumentParser
import BadgeManifest

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

  static let preset = ReportPreset.tests
}

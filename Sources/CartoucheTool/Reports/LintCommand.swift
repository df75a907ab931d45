import ArgumentParser
import BadgeManifest

/// `cartouche lint FILE…`.
struct LintCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Draw how many errors and warnings a static analysis found.",
    discussion: "Reads SARIF, which many tools write, the lines of flake8 and the JSON of pylint.")

  @Argument(help: "The reports; * and ** stand for names and folders. Several reports are added up.")
  var files: [String]

  @OptionGroup var reports: ReportOptions
  @OptionGroup var options: EntryOptions<LintCommand>
  @OptionGroup var output: OutputOptions

  static let preset = ReportPreset.lint
}

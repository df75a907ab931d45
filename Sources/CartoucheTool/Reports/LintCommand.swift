import ArgumentParser
import BadgeManifest

/// `cartouche lint FILE…`.
struct LintCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Draw how many errors and warnings a static analysis found.",
    discussion:
      "Reads SARIF, which many tools write, the lines of flake8, and the JSON of pylint, ruff, bandit and cargo clippy."
  )

  static let preset = ReportPreset.lint
}

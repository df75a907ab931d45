import ArgumentParser
import BadgeManifest

/// `cartouche tests FILE…`.
struct TestsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests", abstract: "Draw how many tests passed, failed and were skipped.",
    discussion: "Reads reports of JUnit, which most test runners write, of TAP, and of go test -json.")

  static let preset = ReportPreset.tests
}

/// `cartouche lint FILE…`.
struct LintCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Draw how many errors and warnings a static analysis found.",
    discussion:
      "Reads SARIF, which many tools write, the lines of flake8, and the JSON of pylint, ruff, bandit and cargo clippy."
  )

  static let preset = ReportPreset.lint
}

/// `cartouche requires FILE`.
struct RequiresCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "requires", abstract: "Draw the version of an interpreter or a compiler that a package demands.",
    discussion: """
      Reads requires-python of pyproject.toml, engines.node of package.json, rust-version of Cargo.toml and \
      swift-tools-version of Package.swift.
      """)

  static let preset = ReportPreset.requires
  static let text = TextArgument(name: "file", help: "The file.", isFile: true)
}

/// `cartouche endpoint FILE`.
struct EndpointCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "endpoint", abstract: "Draw the badge that a JSON file for the endpoint badge of Shields describes.",
    discussion: """
      Uses label, message, color, labelColor, style and isError; options replace all but the message. Logos are not drawn, with a warning.
      """)

  static let preset = ReportPreset.endpoint
  static let text = TextArgument(name: "file", help: "The file.", isFile: true)
}

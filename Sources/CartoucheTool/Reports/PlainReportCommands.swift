import ArgumentParser
import BadgeManifest
import Messages
import ReportReading

/// `cartouche tests FILE…`.
struct TestsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests", abstract: "Draw how many tests passed, failed and were skipped.",
    discussion: "Reads reports of JUnit, which most test runners write, of TAP, and of go test -json.")

  static let preset = ReportFormat.Subject.tests
}

/// `cartouche lint FILE…`.
struct LintCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Draw how many errors and warnings a static analysis found.",
    discussion:
      "Reads SARIF, which many tools write, the lines of flake8, and the JSON of pylint, ruff, bandit and cargo clippy."
  )

  static let preset = ReportFormat.Subject.lint
}

/// `cartouche requires FILE`.
struct RequiresCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "requires", abstract: "Draw the version of an interpreter or a compiler that a package demands.",
    discussion: """
      Reads requires-python of pyproject.toml, engines.node of package.json, rust-version of Cargo.toml and \
      swift-tools-version of Package.swift.
      """)

  static let preset = ReportFormat.Subject.requires
  static let text = TextArgument(name: "file", help: "The file.", isFile: true)
}

/// `cartouche endpoint FILE`.
struct EndpointCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "endpoint", abstract: "Draw the badge that a JSON file for the endpoint badge of Shields describes.",
    discussion: """
      Uses label, message, color, labelColor, style and isError; options replace all but the message. Logos are not drawn, with a warning.
      """)

  static let preset = ReportFormat.Subject.endpoint
  static let text = TextArgument(name: "file", help: "The file.", isFile: true)
}

/// `cartouche version FILE`.
struct VersionCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Draw the version of a package.",
    discussion: """
      Reads package.json and other JSON with the key version, pyproject.toml and Cargo.toml. The word git stands for \
      what git describe --tags says of the current folder.
      """)

  static let preset = ReportFormat.Subject.version
  static let text = TextArgument(name: "file", help: "The file, or git.", isFile: true)

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try drawReport(arguments) { reports, files throws(Failure) in
      if let file = files.first, file.wholeMatch(of: /v?\d+(\.\d+)+\S*/) != nil, !InputFile.exists(file) {
        throw .usage(
          "'\(Message.shortened(file))' is no file; draw it by: cartouche status version \(Message.shortened(file))")
      }
      guard files == ["git"] else { return try badge(reports, files) }
      guard let badge = ReportBadge(.version(try Git.described())) else { throw .usage("there is no version") }
      return badge
    }
  }
}

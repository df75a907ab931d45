import ArgumentParser
import BadgeManifest

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

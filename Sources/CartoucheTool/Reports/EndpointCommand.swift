import ArgumentParser
import BadgeManifest

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

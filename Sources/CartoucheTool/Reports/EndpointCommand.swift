import ArgumentParser
import BadgeManifest

/// `cartouche endpoint FILE`.
struct EndpointCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "endpoint", abstract: "Draw the badge that a JSON file for the endpoint badge of Shields describes.",
    discussion: """
      Uses label, message, color, labelColor, style and isError; options replace all but the message. Logos are ignored.
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "file"))
  var file: String

  @OptionGroup var reports: ReportOptions
  @OptionGroup var options: EntryOptions<EndpointCommand>
  @OptionGroup var output: OutputOptions

  static let preset = ReportPreset.endpoint
  var files: [String] { [file] }
}

import ArgumentParser
import ReportReading

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

  func run() throws { try drawReport() }

  func badge() throws(ReportFailure) -> ReportBadge {
    for (_, report) in try reports.reports(in: [file], about: .endpoint) {
      guard case .endpoint(let endpoint) = report.content else { continue }
      var defaults: [String: String?] = ["label": endpoint.label, "color": endpoint.isError ? "red" : endpoint.color]
      defaults["labelColor"] = endpoint.labelColor
      defaults["style"] = endpoint.style
      return ReportBadge(message: endpoint.message, defaults: defaults.compactMapValues { $0 })
    }
    return ReportBadge(message: "", defaults: [:])
  }
}

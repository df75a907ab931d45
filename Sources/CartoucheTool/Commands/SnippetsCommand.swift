import ArgumentParser

/// `cartouche snippets REPORT`.
struct SnippetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snippets", abstract: "Print the text that shows each badge of a build in a page.",
    discussion: "The report is what build writes with --report. A badge that shows nothing is left out.")

  @Argument(help: ArgumentHelp("The report, or - for standard input.", valueName: "report"), completion: .file())
  var report: String

  @Option(help: "The language: markdown, html or rst.")
  var format = Snippet.markdown

  /// The words for readers who do not see a badge.
  enum Alt: String, CaseIterable, ExpressibleByArgument {
    case full, label
  }

  @Option(help: "The words for readers who do not see a badge: full, or its label alone, which stays with a new value.")
  var alt = Alt.full

  @OptionGroup var address: AddressOptions

  func run() throws {
    let base = try address.base()
    let badges = try BuildReport(at: report).badges.filter { !$0.isEmpty }
    let texts = badges.map { badge in
      var picture = badge.shown
      if alt == .label { picture.title = badge.steadyAlt }
      return format.text(for: picture, base: base)
    }
    try StandardOutput.write(
      texts.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: format == .rst ? "\n" : ""))
  }
}

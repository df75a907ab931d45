import ArgumentParser
import Messages

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

  @Option(help: ArgumentHelp("The address of the folder with the badges.", valueName: "address"))
  var baseURL = ""

  private static func isAddress(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value < 0x7F && !"\"<>\\^`{|}()".unicodeScalars.contains($0)
    }
  }

  func run() throws {
    guard Self.isAddress(baseURL) else {
      throw Failure.usage("--base-url is not an address: '\(TerminalText.plain(baseURL))'")
    }
    let base = baseURL.isEmpty || baseURL.hasSuffix("/") ? baseURL : baseURL + "/"
    let name = InputFile.name(of: report)
    let badges = try BuildReport(parsing: InputFile.read(report), name: name).badges.filter { !$0.isEmpty }
    let texts = badges.map { badge in
      var picture = badge.shown
      if alt == .label { picture.title = badge.label ?? badge.name }
      return format.text(for: picture, base: base)
    }
    try StandardOutput.write(
      texts.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: format == .rst ? "\n" : ""))
  }
}

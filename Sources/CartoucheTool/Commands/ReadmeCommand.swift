import ArgumentParser
import Messages

/// `cartouche readme README.md --report REPORT`.
struct ReadmeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "readme", abstract: "Keep the badges of a README up to date.",
    discussion: """
      Writes the badges of a build between the comments <!-- cartouche badges --> and <!-- cartouche end -->, and leaves the rest of the page as it is. <!-- cartouche badges: coverage, tests --> has only \
      these. In reStructuredText the comments are .. cartouche badges and .. cartouche end, in AsciiDoc \
      // cartouche badges and // cartouche end.
      """)

  @Argument(
    help: ArgumentHelp("The pages: Markdown, HTML, reStructuredText or AsciiDoc, by their names.", valueName: "pages"),
    completion: .file())
  var pages: [String]

  @Option(help: ArgumentHelp("The report that build writes with --report.", valueName: "file"), completion: .file())
  var report: String

  @OptionGroup var address: AddressOptions

  @Flag(help: "Write nothing, and exit with 1 if a page is not as the report says.")
  var check = false

  func run() throws {
    let base = try address.base()
    let badges = try BuildReport(at: report).badges
    var changed: [(path: String, bytes: [UInt8])] = []
    var states: [String] = []
    for path in pages {
      let page = try BadgePage(at: path)
      let (bytes, indented) = try page.updated(with: badges, base: base)
      if bytes != page.bytes { changed.append((path, bytes)) }
      let state = bytes == page.bytes ? "unchanged" : "written"
      states.append("\(TerminalText.plain(path)): \(state)\(indented.map { "; \($0)" } ?? "")\n")
    }
    if check {
      guard !changed.isEmpty else { return }
      try StandardOutput.write(changed.map { "stale: \(TerminalText.plain($0.path))\n" }.joined())
      throw Failure(
        code: .checkFailed, at: report,
        reason: "\(Message.count(changed.count, "page")) without these badges; without --check they are written")
    }
    for page in changed { try WritablePlace.check(page.path) }
    for page in changed { try OutputFile.write(page.bytes, to: page.path) }
    try StandardOutput.write(states.joined())
  }
}

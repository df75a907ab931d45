import ArgumentParser
import BadgeManifest
import Cartouche
import Messages

/// Where a drawn badge goes.
struct OutputOptions: ParsableArguments {
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Write each element on its own line.")
  var pretty = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write: SVG, or PNG or PDF if its name ends so; - or none for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("The colour behind a PNG; none for transparency.", valueName: "color"))
  var background: String?

  /// Draws, checks and writes the badge.
  func write(_ entry: BadgeEntry, _ builder: EntryBuilder) throws(Failure) {
    let export = try Export(of: output, background: background, isPretty: pretty)
    let shaper = try export == nil ? fonts.shaper(for: entry.profile) : fonts.shaper()
    let bytes = if let export { try export.drawn(entry.badge, shaper: shaper) } else { try svg(entry, shaper) }
    let unchanged = entry.requests.withoutEffect(on: entry.badge, shaper: shaper)
    let warnings =
      entry.warnings.map(builder.message) + (export?.warnings(entry.profile) ?? [])
      + unchanged.map { CommandMessage.changesNothing($0.kind) { builder.spelled($0, []) } }
    guard !strict || warnings.isEmpty else {
      throw Failure(code: .usage, message: warnings.map { "error: \($0)" }.joined(separator: "\n"))
    }
    for warning in warnings { StandardError.write("warning: \(TerminalText.plain(warning))\n") }
    guard let output else { return try StandardOutput.write(bytes) }
    try OutputFile.write(bytes, to: output)
  }

  private func svg(_ entry: BadgeEntry, _ shaper: any TextShaper) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try entry.badge.serialized(for: entry.profile, shaper: shaper)
    } catch {
      throw .usage(error.description)
    }
    return try OutputCheck().checked(
      bytes, name: TerminalText.plain(output ?? "standard output"), for: entry.profile.kind, pretty: pretty)
  }
}

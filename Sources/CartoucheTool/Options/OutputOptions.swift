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
    name: .shortAndLong, help: ArgumentHelp("The file to write; - or none for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  /// Draws, checks and writes the badge.
  func write(_ entry: BadgeEntry, _ builder: EntryBuilder) throws(Failure) {
    let shaper = try fonts.shaper(for: entry.profile)
    var bytes: [UInt8]
    do {
      bytes = try entry.badge.serialized(for: entry.profile, shaper: shaper)
    } catch {
      throw .usage(error.description)
    }
    let unchanged = entry.requests.filter { (try? $0.changes(entry.badge, shaper: shaper)) == false }
    let warnings =
      entry.warnings.map(builder.message)
      + unchanged.map { CommandMessage.changesNothing($0.kind) { builder.spelled($0, []) } }
    guard !strict || warnings.isEmpty else {
      throw Failure(code: .usage, message: warnings.map { "error: \($0)" }.joined(separator: "\n"))
    }
    for warning in warnings { StandardError.write("warning: \(TerminalText.plain(warning))\n") }
    bytes = try OutputCheck.checked(
      bytes, name: TerminalText.plain(output ?? "standard output"), for: entry.profile.kind, pretty: pretty)
    guard let output else { return try StandardOutput.write(bytes) }
    try OutputFile.write(bytes, to: output)
  }
}

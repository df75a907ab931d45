import ArgumentParser
import BadgeManifest
import ReportReading

/// `cartouche version FILE`.
struct VersionCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Draw the version of a package.",
    discussion: """
      Reads package.json and other JSON with the key version, pyproject.toml and Cargo.toml. The word git stands for \
      what git describe --tags says of the current folder.
      """)

  @Argument(help: ArgumentHelp("The file, or git.", valueName: "file"))
  var source: String

  @OptionGroup var reports: ReportOptions
  @OptionGroup var options: EntryOptions<VersionCommand>
  @OptionGroup var output: OutputOptions

  static let preset = ReportPreset.version
  var files: [String] { [source] }

  func badge() throws(ReportFailure) -> (badge: ReportBadge, failure: Failure?) {
    guard source == "git" else { return try simpleBadge() }
    guard let badge = ReportBadge(.version(try Git.described())) else { throw .fault(.usage("there is no version")) }
    return (badge, nil)
  }
}

import ArgumentParser
import BadgeManifest
import Messages
import ReportReading

/// `cartouche version FILE`.
struct VersionCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Draw the version of a package.",
    discussion: """
      Reads package.json and other JSON with the key version, pyproject.toml and Cargo.toml. The word git stands for \
      what git describe --tags says of the current folder.
      """)

  static let preset = ReportPreset.version
  static let text = TextArgument(name: "file", help: "The file, or git.", isFile: true)

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try drawReport(arguments) { reports, files throws(Failure) in
      if let file = files.first, file.wholeMatch(of: /v?\d+(\.\d+)+\S*/) != nil, !InputFile.exists(file) {
        throw .usage(
          "'\(Message.shortened(file))' is no file; draw it by: cartouche status version \(Message.shortened(file))")
      }
      guard files == ["git"] else { return try badge(reports, files) }
      guard let badge = ReportBadge(.version(try Git.described())) else { throw .usage("there is no version") }
      return badge
    }
  }
}

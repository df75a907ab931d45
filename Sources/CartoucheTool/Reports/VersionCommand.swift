import ArgumentParser
import BadgeManifest
import Foundation
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

/// The version control system Git.
enum Git {
  /// What `git describe --tags` says of a folder.
  static func described(in folder: String = ".") throws(ReportFailure) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.isEmpty ? "." : folder, "describe", "--tags"]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let data: Data
    do {
      try process.run()
      data = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw .fault(Failure(code: .noInput, message: "git: error: cannot be run"))
    }
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard process.terminationStatus == 0, !text.isEmpty, text.count <= 100 else {
      throw .missing(Failure(code: .noInput, message: "git: error: git describe finds no tag here"))
    }
    return text
  }
}

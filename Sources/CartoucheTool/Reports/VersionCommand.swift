import ArgumentParser
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

  func run() throws { try drawReport() }

  func badge() throws(ReportFailure) -> ReportBadge {
    let version = try source == "git" ? Git.described() : versionInFile()
    let isBare = version.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    return ReportBadge(
      message: isBare ? "v" + version : version,
      defaults: ["label": "version", "color": Self.isRelease(version) ? "blue" : "orange"])
  }

  private func versionInFile() throws(ReportFailure) -> String {
    for (_, report) in try reports.reports(in: [source], about: .version) {
      if case .version(let version) = report.content { return version }
    }
    return ""
  }

  /// Whether this is the version of a stable release: from 1 up, and without more than build metadata after its numbers.
  private static func isRelease(_ version: String) -> Bool {
    let numbers = version.hasPrefix("v") ? version.dropFirst() : version[...]
    let rest = numbers.drop { $0 == "." || ("0"..."9").contains($0) }
    return !numbers.hasPrefix("0") && (rest.isEmpty || rest.hasPrefix("+"))
  }
}

/// The version control system Git.
enum Git {
  /// What `git describe --tags` says of the current folder.
  static func described() throws(ReportFailure) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "describe", "--tags"]
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

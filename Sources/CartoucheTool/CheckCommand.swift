import ArgumentParser
import BadgeManifest
import Cartouche
import XMLChecking

/// `cartouche check FILE…`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check that SVG files are well-formed and inside a profile.")

  @Argument(help: "The files to check.")
  var files: [String]

  @Option(help: ArgumentHelp("web or design.", valueName: "profile"))
  var profile = "web"

  func run() throws {
    let name: OutputProfile.Kind = try Values.word(profile, "profile")
    var lines: [String] = []
    var unnamed = 0
    for file in files {
      let bytes = try InputFile.read(file)
      let source = SourceText(name: file, bytes: bytes)
      for fault in Self.faults(in: bytes, profile: name) {
        if lines.count < Self.mostLines {
          lines.append(source.message(line: fault.line, column: fault.column, .characters, fault.message))
        } else {
          unnamed += 1
        }
      }
    }
    if unnamed > 0 { lines.append("and \(unnamed) more") }
    guard lines.isEmpty else { throw Failure(code: .checkFailed, message: lines.joined(separator: "\n")) }
  }

  /// More faults than anyone reads; the rest are only counted.
  private static let mostLines = 100

  private static func faults(in bytes: [UInt8], profile: OutputProfile.Kind) -> [XMLDiagnostic] {
    do {
      return try XMLTree(parsing: bytes).validate(against: profile.schema)
    } catch {
      return [error]
    }
  }
}

/// `cartouche format FILE`.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Pretty-print an SVG file without changing what it draws.")

  @Argument(help: "The file to print.")
  var file: String

  @Flag(help: "Write the file instead of standard output.")
  var inPlace = false

  func run() throws {
    let bytes = try InputFile.read(file)
    let pretty: [UInt8]
    do {
      pretty = Array(try XMLTree(parsing: bytes).prettyPrinted().utf8)
    } catch {
      let source = SourceText(name: file, bytes: bytes)
      throw Failure(
        code: .data, message: source.message(line: error.line, column: error.column, .characters, error.message))
    }
    guard inPlace else { return try StandardOutput.write(pretty) }
    try OutputFile.write(pretty, to: file)
  }
}

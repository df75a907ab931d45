import ArgumentParser
import Messages
import XMLChecking

/// `cartouche format FILE`.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Pretty-print an SVG file without changing what it draws.")

  @Argument(help: "The file to print, or - for standard input.", completion: .file())
  var file: String

  @Flag(help: "Write the file instead of standard output.")
  var inPlace = false

  func run() throws {
    guard !inPlace || file != InputFile.standardStream else {
      throw Failure.usage("--in-place needs a file; standard input has no place")
    }
    let bytes = try inPlace ? InputFile.readRegular(file) : InputFile.read(file)
    let pretty: [UInt8]
    do {
      pretty = Array(try XMLTree(parsing: bytes).prettyPrinted().utf8)
    } catch {
      let source = SourceFile(name: InputFile.name(of: file), bytes: bytes)
      throw Failure(
        code: .data, message: source.message(error.message, line: error.line, column: error.column, .characters))
    }
    guard inPlace else { return try StandardOutput.write(pretty) }
    try OutputFile.write(pretty, to: file)
  }
}

import ArgumentParser

/// The command `cartouche`.
struct CartoucheCommand: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "cartouche",
    abstract: "Draw badges as SVG: pills, notification hubs, status badges, grouped cells and tables.",
    version: version,
    subcommands: [
      PillCommand.self, HubCommand.self, CellCommand.self, TableCommand.self, StatusCommand.self,
      CoverageCommand.self, TestsCommand.self, VersionCommand.self, LintCommand.self, EndpointCommand.self,
      BuildCommand.self, SnippetsCommand.self, GalleryCommand.self, DrawCommand.self, ConvertCommand.self,
      CheckCommand.self, FormatCommand.self, LooksCommand.self, SchemaCommand.self,
    ])
}

@main
enum Main {
  static func main() {
    StandardStreams.occupy()
    // A file that grows beyond the limit of the process is then an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try run()
      Interruption.end()
    } catch {
      Interruption.end()
      StandardError.write(error.message + "\n")
      exit(error.code.rawValue)
    }
  }

  private static func run() throws(Failure) {
    do {
      try Arguments.check()
      let arguments = Array(CommandLine.arguments.dropFirst())
      // The parser would read the options of every command for this answer, which takes most of the time.
      if arguments == ["--version"] { return try StandardOutput.write(CartoucheCommand.version + "\n") }
      if var command = PlainArguments.command(arguments) { return try command.run() }
      var command = try CartoucheCommand.parseAsRoot(Arguments.prepared(arguments))
      try command.run()
    } catch let failure as Failure {
      throw failure
    } catch {
      if CartoucheCommand.exitCode(for: error) == .success {
        return try StandardOutput.write(CartoucheCommand.fullMessage(for: error) + "\n")
      }
      throw .usage(Arguments.readable(CartoucheCommand.message(for: error), about: CommandLine.arguments))
    }
  }
}

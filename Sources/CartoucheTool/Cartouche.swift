import ArgumentParser
import Messages

/// The command `cartouche`.
struct CartoucheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cartouche",
    abstract: "Draw badges as SVG: pills, notification hubs, status badges, grouped cells and tables.",
    version: "\(Release.version)",
    subcommands: [
      PillCommand.self, HubCommand.self, CellCommand.self, TableCommand.self, StatusCommand.self,
      CoverageCommand.self, TestsCommand.self, VersionCommand.self, RequiresCommand.self, LintCommand.self,
      EndpointCommand.self, InitCommand.self, AdoptCommand.self, BuildCommand.self, ReadmeCommand.self,
      SnippetsCommand.self, GalleryCommand.self, EditorCommand.self, DrawCommand.self, MergeCommand.self,
      ConvertCommand.self, CheckCommand.self, FormatCommand.self, LooksCommand.self, SchemaCommand.self,
    ])

  /// The command that draws one badge and whose arguments these are; nil for others, and for a question about it.
  static func drawing(_ arguments: [String]) -> (any EntryCommand.Type)? {
    guard let name = arguments.first,
      !arguments.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h", "--version"].contains)
    else { return nil }
    return configuration.subcommands.lazy.compactMap { $0 as? any EntryCommand.Type }
      .first { $0.configuration.commandName == name }
  }
}

@main
enum Main {
  static func main() {
    // Occupies the numbers of standard streams that were closed, so that no file is opened as one of them and is written
    // to by mistake. A folder can be neither read nor written, so that a command that needs the stream fails.
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/", O_RDONLY) }
    Interruption.start()
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
      if arguments == ["--version"] { return try StandardOutput.write("\(Release.version)\n") }
      if let command = CartoucheCommand.drawing(arguments) {
        return try command.run(try TypedArguments(arguments, of: command))
      }
      if let failure = UnknownCommand.failure(arguments) { throw failure }
      var command = try CartoucheCommand.parseAsRoot(arguments)
      try command.run()
    } catch let failure as Failure {
      throw failure
    } catch {
      if CartoucheCommand.exitCode(for: error) == .success {
        let answer = CartoucheCommand.fullMessage(for: error)
        return try StandardOutput.write(CompletionScript.completingHelp(in: answer) + "\n")
      }
      let help = CartoucheCommand.fullMessage(for: error).split(separator: "'").last { $0.hasSuffix(" --help") }
      throw .usage(
        Arguments.readable(
          CartoucheCommand.message(for: error), about: CommandLine.arguments,
          help: help.map(String.init) ?? "cartouche --help"))
    }
  }
}

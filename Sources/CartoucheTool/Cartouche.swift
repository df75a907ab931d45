import ArgumentParser
import Foundation

/// The command `cartouche`.
struct CartoucheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cartouche",
    abstract: "Draw badges as SVG: pills, notification hubs, status badges, grouped cells and tables.",
    version: "0.1.0",
    subcommands: [
      PillCommand.self, HubCommand.self, CellCommand.self, StatusCommand.self, BuildCommand.self, CheckCommand.self,
      FormatCommand.self, LooksCommand.self,
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
      try Arguments.checkEncoding()
      var command = try CartoucheCommand.parseAsRoot(Arguments.prepared(Array(CommandLine.arguments.dropFirst())))
      try command.run()
    } catch let failure as Failure {
      throw failure
    } catch {
      if CartoucheCommand.exitCode(for: error) == .success {
        return try StandardOutput.write(CartoucheCommand.fullMessage(for: error) + "\n")
      }
      let message = CartoucheCommand.message(for: error)
      throw .usage(message.split(separator: "\n").first.map(String.init) ?? "see cartouche --help")
    }
  }
}

/// The command line as the parser needs it.
enum Arguments {
  /// Bytes that are not UTF-8 would be drawn as question marks.
  static func checkEncoding() throws(Failure) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: argument) == nil {
        throw .usage("argument \(index) is not UTF-8: '\(String(cString: argument))'")
      }
    }
  }

  /// Moves a negative count behind `--`, where it cannot be taken for an option: `cartouche hub -5`.
  static func prepared(_ arguments: [String]) -> [String] {
    guard arguments.first == "hub", !arguments.contains("--"), let index = arguments.firstIndex(where: isNegative),
      index == 1 || !arguments[index - 1].hasPrefix("-")
    else { return arguments }
    var rest = arguments
    let count = rest.remove(at: index)
    return rest + ["--", count]
  }

  private static func isNegative(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) } && argument != "-"
  }
}

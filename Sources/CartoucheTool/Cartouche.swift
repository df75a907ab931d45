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
    do {
      try Arguments.checkEncoding()
      var command = try CartoucheCommand.parseAsRoot(Arguments.prepared(Array(CommandLine.arguments.dropFirst())))
      try command.run()
    } catch let failure as Failure {
      end(failure)
    } catch {
      let code = CartoucheCommand.exitCode(for: error)
      if code == .success { CartoucheCommand.exit(withError: error) }
      let message = CartoucheCommand.message(for: error)
      end(.usage(message.split(separator: "\n").first.map(String.init) ?? "see cartouche --help"))
    }
  }

  private static func end(_ failure: Failure) -> Never {
    FileHandle.standardError.write(Data((failure.message + "\n").utf8))
    exit(failure.code.rawValue)
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

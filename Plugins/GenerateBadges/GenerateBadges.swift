import Foundation
import PackagePlugin

/// `swift package generate-badges [MANIFEST] [OPTION…]`: builds the badges of a manifest into the package.
///
/// Without arguments it is `cartouche build badges.yml --output badges`.
@main
struct GenerateBadges: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let manifest = arguments.first { !$0.hasPrefix("-") } == arguments.first ? arguments.first : nil
    var options = manifest == nil ? arguments : Array(arguments.dropFirst())
    if !options.contains(where: { $0 == "-o" || $0 == "--output" || $0.hasPrefix("--output=") }) {
      options += ["--output", "badges"]
    }
    let process = Process()
    process.executableURL = try builtCommand()
    process.arguments = ["build", manifest ?? "badges.yml"] + options
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has printed its message.
    guard process.terminationStatus == 0 else { throw ExitCode(status: process.terminationStatus) }
  }

  /// Builds the command. It is no dependency of the plug-in: Swift looks for a product with the name of its target.
  private func builtCommand() throws -> URL {
    let result = try packageManager.build(.product("cartouche"), parameters: .init())
    guard result.succeeded,
      let command = result.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == "cartouche"
      })
    else { throw NotBuilt(log: result.logText) }
    return command.url
  }
}

/// The command cannot be built.
struct NotBuilt: Error, CustomStringConvertible {
  var log: String
  var description: String { "cartouche cannot be built:\n\(log)" }
}

/// The command ended with an error.
struct ExitCode: Error, CustomStringConvertible {
  var status: Int32
  var description: String { "cartouche exited with \(status)" }
}

import ArgumentParser
import Cartouche
import Messages

/// The name of a command that there is not.
enum UnknownCommand {
  /// What other programs, and readers of a manifest, name a command.
  private static let otherWords = [
    "badge": "status", "shield": "status", "label": "status", "text": "pill", "count": "hub", "test": "tests",
    "junit": "tests", "cov": "coverage", "generate": "build", "render": "build", "make": "build", "run": "build",
    "watch": "build --watch", "serve": "build --watch", "list": "looks list", "look": "looks", "styles": "looks list",
    "themes": "looks list", "validate": "check", "html": "snippets", "markdown": "snippets", "export": "convert",
    "logo": "status --logo", "icon": "convert",
  ]

  /// The failure of a command line whose first word is no command; nil for another one.
  static func failure(_ arguments: [String]) -> Failure? {
    let arguments = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return nil }
    let commands = CartoucheCommand.configuration.subcommands
    let names = commands.compactMap { $0.configuration.commandName }
    guard names.contains(name) else {
      return failure(name, suggestion: otherWords[name.lowercased()] ?? name.nearest(among: names))
    }
    guard name == "looks", let word = arguments.dropFirst().first, !word.hasPrefix("-") else { return nil }
    let parts = LooksCommand.configuration.subcommands.map { $0._commandName }
    if parts.contains(word) { return nil }
    let looks = BuiltinLook.all.map(\.name)
    let look = (looks.contains(word) ? word : word.nearest(among: looks)).map { "looks show " + $0 }
    let part = word.nearest(among: parts).map { "looks " + $0 }
    return failure("looks " + word, suggestion: part ?? look ?? "looks list")
  }

  private static func failure(_ name: String, suggestion: String?) -> Failure {
    .usage(
      "there is no command '\(Message.shortened(name))'"
        + (suggestion.map { "; did you mean 'cartouche \(Message.shortened($0))'?" } ?? "; see cartouche --help"))
  }
}

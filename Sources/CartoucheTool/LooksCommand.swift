import ArgumentParser
import Cartouche

/// `cartouche looks`.
struct LooksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "looks", abstract: "The built-in looks, to choose from or to start one's own from.",
    subcommands: [List.self, Show.self])

  /// `cartouche looks list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the looks of every kind.")

    func run() throws {
      let width = BuiltinLook.all.map(\.name.count).max() ?? 0
      for look in BuiltinLook.all {
        let name = look.name + String(repeating: " ", count: width - look.name.count)
        try StandardOutput.write("\(look.kind)  \(name)  \(look.summary)\n")
      }
    }
  }

  /// `cartouche looks show NAME`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print a look's template.")

    @Argument(help: "The look's name.")
    var name: String

    func run() throws {
      let names = BuiltinLook.all.map(\.name)
      guard let look = BuiltinLook.all.first(where: { $0.name == name }) else {
        throw Failure.usage(Wording.unknown("look", name, suggestion: name.nearest(among: names), known: names))
      }
      try StandardOutput.write(look.text)
    }
  }
}

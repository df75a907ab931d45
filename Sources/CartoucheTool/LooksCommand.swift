import ArgumentParser
import Cartouche
import LookFiles

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
    var name: String?

    @Option(help: ArgumentHelp("A look of one's own instead, in a file.", valueName: "file"))
    var lookFile: String?

    @Flag(help: "Print the whole look: with what it extends, and with every key that it leaves out.")
    var resolved = false

    func run() throws {
      switch (name, lookFile) {
      case (nil, nil): throw Failure.usage("which look? Give its name, or --look-file")
      case (_?, _?): throw Failure.usage("a look's name and --look-file exclude each other")
      case (nil, let file?):
        let look = try Looks.file(file)
        try resolved ? StandardOutput.write(look.resolvedText) : StandardOutput.write(InputFile.read(file))
      case (let name?, nil): try show(name)
      }
    }

    private func show(_ name: String) throws {
      let look: BuiltinLook
      do throws(LookNameError) { look = try .named(name) } catch { throw Failure.usage(Wording.describe(error)) }
      guard resolved else { return try StandardOutput.write(look.text) }
      do {
        let file = try LookFile(
          parsing: Array(look.text.utf8), name: name, at: .named(name), resolver: Looks.resolver)
        try StandardOutput.write(file.resolvedText)
      } catch let error as SourceError {
        let source = SourceText(name: name, bytes: Array(look.text.utf8))
        throw Failure(code: .data, message: source.message(for: error))
      }
    }
  }
}

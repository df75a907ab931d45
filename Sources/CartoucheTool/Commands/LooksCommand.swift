import ArgumentParser
import BadgeManifest
import Cartouche
import KeyTables
import LookFiles

/// `cartouche looks`.
struct LooksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "looks", abstract: "The built-in looks, to use or to extend.",
    subcommands: [List.self, Show.self, Tokens.self, Schema.self])

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

    @Argument(help: "The look's name.", completion: .list(BuiltinLook.all.map(\.name)))
    var name: String?

    @Option(help: ArgumentHelp("A custom look instead, in a file.", valueName: "file"), completion: .file())
    var lookFile: String?

    @OptionGroup var tokens: TokenOptions

    @Flag(help: "Print the whole look, with inherited keys, defaults and the values of tokens.")
    var resolved = false

    func run() throws {
      switch (name, lookFile) {
      case (nil, nil): throw Failure.usage("the name of a look, or --look-file, is missing")
      case (_?, _?): throw Failure.usage("a look's name and --look-file exclude each other")
      case (nil, let file?):
        let bytes = try InputFile.read(file)
        let look = try Looks.file(file, bytes: bytes, tokens: tokens)
        try StandardOutput.write(resolved ? Array(look.resolvedText.utf8) : bytes)
      case (let name?, nil): try show(name)
      }
    }

    private func show(_ name: String) throws {
      let look: BuiltinLook
      do throws(BadgeError) { look = try .named(name) } catch { throw Failure.usage(error.description) }
      try StandardOutput.write(
        resolved
          ? look.file.resolvedText : Self.portable(String(decoding: Templates.bytes(of: look.name), as: UTF8.self)))
    }

    /// A template that refers to the schema in its own folder, instead of the one in the sources.
    private static func portable(_ template: String) -> String {
      template.replacing("$schema=../look.schema.json", with: "$schema=look.schema.json", maxReplacements: 1)
    }
  }

  /// `cartouche looks tokens NAME`.
  struct Tokens: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the colours, lengths and fonts of a look as design tokens.",
      discussion: """
        The format is that of the Design Tokens Community Group, or variables of CSS. What is neither, such as a word or a \
        path, is left out.
        """)

    @Argument(help: "The look's name.", completion: .list(BuiltinLook.all.map(\.name)))
    var name: String?

    @Option(help: ArgumentHelp("A custom look instead, in a file.", valueName: "file"), completion: .file())
    var lookFile: String?

    @OptionGroup var tokens: TokenOptions

    @Option(
      help: ArgumentHelp("The format: \(Values.list(TokenFormat.self)).", valueName: "format"),
      completion: Values.completion(TokenFormat.self))
    var format = TokenFormat.json.rawValue

    @Flag(help: "Print only what differs on dark pages, in JSON; CSS has both.")
    var dark = false

    @Option(
      name: .shortAndLong, help: ArgumentHelp("The file to write; standard output otherwise.", valueName: "file"),
      completion: .file())
    var output: String?

    func run() throws {
      let format: TokenFormat = try Values.word(format, "format")
      guard format == .json || !dark else { throw Failure.usage("--dark is for JSON; CSS has both") }
      let inputs = ReadFiles()
      let (look, name) = try look(noting: inputs)
      if let output { try inputs.checkUnread(output) }
      try SchemaCommand.write(Array(format.text(of: look, named: name, isDark: dark).utf8), to: output)
    }

    private func look(noting inputs: ReadFiles) throws(Failure) -> (LookFile, String) {
      switch (name, lookFile) {
      case (nil, nil): throw .usage("the name of a look, or --look-file, is missing")
      case (_?, _?): throw .usage("a look's name and --look-file exclude each other")
      case (nil, let path?):
        let file = try Looks.file(path, bytes: InputFile.read(path), tokens: tokens, noting: inputs)
        return (file, path.fileName.split(separator: ".").first.map(String.init) ?? "look")
      case (let name?, nil):
        do throws(BadgeError) { return (try BuiltinLook.named(name).file, name) } catch {
          throw .usage(error.description)
        }
      }
    }
  }

  /// `cartouche looks schema`.
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the JSON schema of look files, for completion and checks in editors.",
      discussion: "Write it beside a custom look as look.schema.json.")

    @Option(
      name: .shortAndLong, help: ArgumentHelp("The file to write; standard output otherwise.", valueName: "file"),
      completion: .file())
    var output: String?

    func run() throws { try SchemaCommand.write(Array(SchemaCommand.looks.utf8), to: output) }
  }
}

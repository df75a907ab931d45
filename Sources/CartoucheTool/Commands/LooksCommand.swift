import ArgumentParser
import BadgeManifest
import Cartouche
import LookFiles

/// `cartouche looks`.
struct LooksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "looks", abstract: "The built-in looks, to use or to extend.",
    subcommands: [List.self, Show.self, Schema.self])

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

  /// `cartouche looks schema`.
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the JSON schema of look files, for completion and checks in editors.",
      discussion: "Write it beside a custom look as look.schema.json.")

    @Option(
      name: .shortAndLong, help: ArgumentHelp("The file to write; standard output otherwise.", valueName: "file"),
      completion: .file())
    var output: String?

    func run() throws { try SchemaCommand.write(PackageResources.look_schema_json, to: output) }
  }
}

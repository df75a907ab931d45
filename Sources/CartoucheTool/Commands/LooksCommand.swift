import ArgumentParser
import BadgeManifest
import Cartouche
import KeyTables
import LookFiles
import SourceTree

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

    @OptionGroup var input: LookOptions

    @Flag(help: "Print the whole look, with inherited keys, defaults and the values of tokens.")
    var resolved = false

    func run() throws {
      let (look, _, text) = try input.look()
      try StandardOutput.write(resolved ? Array(look.resolvedText.utf8) : text)
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

    @OptionGroup var input: LookOptions

    @Option(
      help: ArgumentHelp("The format: \(Values.list(TokenFormat.self)).", valueName: "format"),
      completion: Values.completion(TokenFormat.self))
    var format = TokenFormat.json.rawValue

    @Flag(help: "Print only what differs on dark pages, in JSON; CSS has both.")
    var dark = false

    @OptionGroup var file: OutputFile.Options

    func run() throws {
      let format: TokenFormat = try Values.word(format, "format")
      guard format == .json || !dark else { throw Failure.usage("--dark is for JSON; CSS has both") }
      let inputs = ReadFiles()
      let (look, name, _) = try input.look(noting: inputs)
      if let output = file.output { try inputs.checkUnread(output) }
      try file.write(format.text(of: look, named: name, isDark: dark))
    }
  }

  /// `cartouche looks schema`.
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the JSON schema of look files, for completion and checks in editors.",
      discussion: "Write it beside a custom look as look.schema.json.")

    @OptionGroup var file: OutputFile.Options

    func run() throws { try file.write(SchemaCommand.looks) }
  }
}

/// The look of a command: a built-in one, or that in a file.
struct LookOptions: ParsableArguments {
  @Argument(help: "The look's name.", completion: .list(BuiltinLook.all.map(\.name)))
  var name: String?

  @Option(help: ArgumentHelp("A custom look instead, in a file.", valueName: "file"), completion: .file())
  var lookFile: String?

  @OptionGroup var tokens: TokenOptions

  /// The look with all that it extends, its name, and its text: that of the file, or of the template.
  ///
  /// - Parameter inputs: Records the files that are read.
  func look(noting inputs: ReadFiles = ReadFiles()) throws(Failure) -> (look: LookFile, name: String, text: [UInt8]) {
    switch (name, lookFile) {
    case (nil, nil): throw .usage("the name of a look, or --look-file, is missing")
    case (_?, _?): throw .usage("a look's name and --look-file exclude each other")
    case (let name?, nil):
      let look: BuiltinLook
      do throws(BadgeError) { look = try .named(name) } catch { throw .usage(error.description) }
      // The template refers to the schema in its own folder, instead of the one in the sources.
      let template = String(decoding: Templates.bytes(of: look.name), as: UTF8.self)
        .replacing("$schema=../look.schema.json", with: "$schema=look.schema.json", maxReplacements: 1)
      return (look.file, name, Array(template.utf8))
    case (nil, let path?):
      let bytes = try InputFile.read(path)
      inputs.note(path)
      let origin = InputFile.origin(path)
      let files = NamedFiles(in: try AllowedFolders(beside: origin.map { [$0] } ?? []), noting: inputs)
      let resolver = try TokenOptions.added(tokens.files, to: files.resolver, noting: inputs)
      do {
        let look = try LookFile(
          parsing: bytes, name: path, at: origin.map { LookReference.file($0) }, resolver: resolver)
        return (look, path.fileName.split(separator: ".").first.map(String.init) ?? "look", bytes)
      } catch {
        throw Failure(code: .data, message: error.message(in: InputFile.name(of: path)))
      }
    }
  }
}

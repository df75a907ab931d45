import ArgumentParser
import BadgeManifest
import Testing

@testable import CartoucheTool

@Suite("Arguments in their usual spelling")
struct PlainArgumentsTests {
  /// What a command was given.
  private struct Given: Equatable {
    var texts: [String]
    var options: [String: [String]]
    var output: [String?]

    init<Command: DrawingCommand>(_ command: Command) {
      texts =
        switch command {
        case let command as PillCommand: [command.text]
        case let command as HubCommand: command.count.map { [$0] } ?? []
        case let command as CellCommand: [command.position]
        case let command as StatusCommand: command.texts
        case let command as TableCommand: command.rows
        default: []
        }
      options = command.options.values
      let flags = [command.output.pretty, command.output.strict, command.output.fonts.allowSubstitute]
      output = flags.map { "\($0)" }
      output += [command.output.output, command.output.format, command.output.background]
      output += [command.output.fonts.fontFile]
    }
  }

  private static func given(_ command: some DrawingCommand) -> Given { Given(command) }

  private static func parsed(_ arguments: [String]) throws -> Given {
    let command = try CartoucheCommand.parseAsRoot(Arguments.prepared(arguments))
    let drawing = try #require(command as? any DrawingCommand)
    return given(drawing)
  }

  private static let commands: [any DrawingCommand.Type] = [
    PillCommand.self, HubCommand.self, CellCommand.self, StatusCommand.self, TableCommand.self,
  ]

  /// Each option of a command in both spellings, with a value that no other has.
  private static func options(of command: any DrawingCommand.Type) -> [[String]] {
    var options = EntryOption.all(command).flatMap { option -> [[String]] in
      if option.isFlag { return [["--\(option.name)"]] }
      let value = "value of=\(option.name)"
      return option.isRepeated
        ? [["--\(option.name)", value, "--\(option.name)=2"]]
        : [option.name.utf8.count.isMultiple(of: 2) ? ["--\(option.name)=\(value)"] : ["--\(option.name)", value]]
    }
    options += [["--pretty"], ["--strict"], ["--allow-substitute"], ["-o", "a b.svg"], ["--format", "svg"]]
    options += [["--background=red"], ["--font-file", "é.ttf"]]
    return options
  }

  @Test("are read as by the argument parser: every option of every command, between texts", arguments: 0..<5)
  func options(index: Int) throws {
    let command = Self.commands[index]
    let name = command.kind.rawValue
    let texts = ["status", "table"].contains(name) ? ["a b", "ünï", ""] : ["a=b"]
    var random = SystemRandomNumberGenerator()
    // All at once, then some in any order.
    for count in [1_000, 0, 1, 5, 20] {
      let parts = Self.options(of: command).shuffled(using: &random).prefix(count) + texts.map { [$0] }
      let arguments = [name] + parts.shuffled(using: &random).joined()
      let plain = try #require(PlainArguments.command(arguments), "\(arguments)")
      #expect(try Self.given(plain) == Self.parsed(arguments), "\(arguments)")
    }
  }

  @Test(
    "are the same for the parser with every number of texts", arguments: ["pill", "hub", "cell", "status", "table"])
  func texts(name: String) throws {
    for count in 0...3 {
      let arguments = [name] + Array(repeating: "", count: count)
      let parsed = try? Self.parsed(arguments)
      #expect(PlainArguments.command(arguments).map { Self.given($0) } == parsed, "\(count)")
    }
  }

  @Test(
    "leave everything else to the parser",
    arguments: [
      [], ["--version"], ["--help"], ["help", "pill"], ["pill", "--help"], ["pill", "a", "-h"], ["pil", "a"],
      ["pill", "a", "--filll", "red"], ["pill", "a", "--fill"], ["pill", "a", "--fill", "--pretty"],
      ["pill", "a", "--fill="], ["pill", "a", "--pretty=true"], ["pill", "a", "--gloss", "ellipse", "--gloss", "none"],
      ["pill", "a", "--pretty", "--pretty"], ["pill", "--", "a"], ["pill", "-"], ["pill", "a", "-o", "-"],
      ["pill", "a", "-oa.svg"], ["pill", "a", "-fill", "red"], ["hub", "-5"], ["hub", "5", "--moved", "-4,2"],
      ["build", "a.yml", "-o", "out"], ["coverage", "a.xml"], ["pill", "a", "--generate-completion-script", "bash"],
    ])
  func others(arguments: [String]) { #expect(PlainArguments.command(arguments) == nil) }
}

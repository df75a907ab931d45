import ArgumentParser
import PictureReading
import SourceTree
import Testing

@testable import CartoucheTool

@Suite("Arguments of commands that draw")
struct TypedArgumentsTests {
  private static let commands: [any EntryCommand.Type] = [
    PillCommand.self, HubCommand.self, CellCommand.self, StatusCommand.self, TableCommand.self, ConvertCommand.self,
    CoverageCommand.self, TestsCommand.self, VersionCommand.self, RequiresCommand.self, LintCommand.self,
    EndpointCommand.self,
  ]

  /// Arguments that give an option values, in one of its spellings.
  private static func spelled(_ option: EntryOption) -> (arguments: [String], values: [String]) {
    let name = "--" + option.name
    let value = "-.5 of=\(option.name)"
    if option.isFlag { return ([name], ["true"]) }
    if option.isRepeated { return ([name, value, name + "=2"], [value, "2"]) }
    if let letter = option.letter { return ([letter, value], [value]) }
    return (option.name.utf8.count.isMultiple(of: 2) ? [name + "=" + value] : [name, value], [value])
  }

  @Test("are texts and values in any order: every option of every command", arguments: commands.indices)
  func options(index: Int) throws {
    let command = Self.commands[index]
    let name = try #require(command.configuration.commandName)
    let texts = command.text.allowed.upperBound > 1 ? ["a b", "-1", "", "-"] : ["-5%"]
    var random = SeededGenerator(seed: UInt64(index))
    let options = EntryOption.all(command)
    #expect(options.count > 20)
    for count in [options.count, 0, 1, 5, 20] {
      let chosen = options.shuffled(using: &random).prefix(count).map { (name: $0.name, spelled: Self.spelled($0)) }
      // Texts keep their order.
      var places = (0..<(chosen.count + texts.count)).shuffled(using: &random).prefix(texts.count).sorted()[...]
      var (rest, parts) = (chosen[...], [[String]]())
      for place in 0..<(chosen.count + texts.count) {
        if places.first == place {
          places.removeFirst()
          parts.append([texts[texts.count - places.count - 1]])
        } else {
          parts.append(rest.removeFirst().spelled.arguments)
        }
      }
      let arguments = [name] + parts.joined()
      var typed = try TypedArguments(arguments, of: command)
      #expect(typed.texts.map(\.text) == texts, "\(arguments)")
      for option in chosen {
        #expect(typed.take(option.name).map(\.value.text) == option.spelled.values, "\(option.name)")
        #expect(typed.take(option.name).isEmpty)
      }
    }
  }

  @Test("of an option that is given twice, the last one counts, and after two hyphens all are texts")
  func repeated() throws {
    var typed = try TypedArguments(
      ["table", "--look", "a", "--look=b", "c", "--", "--look", "-"], of: TableCommand.self)
    #expect(typed.take("look").map(\.value.text) == ["b"])
    #expect(typed.texts.map(\.text) == ["c", "--look", "-"])
    #expect(typed.texts.map(\.position.column) == [35, 40, 47])
  }

  @Test("ask for help before two hyphens only", arguments: ["pill", "convert", "coverage"])
  func help(name: String) throws {
    #expect(CartoucheCommand.drawing([name, "a", "--", "-h"]) != nil)
    #expect(CartoucheCommand.drawing([name, "a", "-h"]) == nil && CartoucheCommand.drawing([name, "--help"]) == nil)
    #expect(CartoucheCommand.drawing(["build", "a"]) == nil && CartoucheCommand.drawing([]) == nil)
    #expect(try Command.run(name, "--help").output.contains("USAGE: cartouche \(name)"))
  }

  @Test(
    "that are wrong are named, with their place",
    arguments: [
      (["pill"], "error: 'pill' needs <text>; see cartouche pill --help"),
      (["coverage"], "error: 'coverage' needs <files>; see cartouche coverage --help"),
      (
        ["pill", "a", "b"],
        "error: unexpected argument; quote a text with spaces\n  cartouche pill a b\n                   ^"
      ),
      (
        ["pill", "a", "-fill", "b"],
        "error: unknown option '-fill'; did you mean '--fill'?\n  cartouche pill a -fill b\n                   ^"
      ),
      (["pill", "a", "--=1"], "error: unknown option '--'\n  cartouche pill a --=1\n                   ^"),
      (
        ["pill", "a", "--fill", "--pretty"],
        "error: '--fill' needs a value\n  cartouche pill a --fill --pretty\n                   ^"
      ),
      (
        ["pill", "a", "--pretty=true"],
        "error: '--pretty' takes no value\n  cartouche pill a --pretty=true\n                   ^"
      ),
      (["pill", "a", "-o"], "error: '--output' needs a value\n  cartouche pill a -o\n                   ^"),
      (
        ["coverage", "a", "--digits", "1.5"],
        "error: '1.5' is not a whole number from 0 to 6\n  cartouche coverage a --digits 1.5\n                                ^"
      ),
      (
        ["coverage", "a", "--fail-under", "nan"],
        "error: 'nan' is not a number from 0 to 100\n  cartouche coverage a --fail-under nan\n                                    ^"
      ),
    ])
  func wrong(arguments: [String], message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors == message + "\n")
  }
}

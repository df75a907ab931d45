import ArgumentParser
import Cartouche
import LookFiles

/// `cartouche pill TEXT`.
struct PillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pill", abstract: "Draw a text in a pill.")

  @Argument(help: "What the pill says; an empty text draws nothing.")
  var text: String

  @OptionGroup var style: StyleOptions
  @OptionGroup var textStyle: TextOptions
  @OptionGroup var shadow: ShadowOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    var pill = Pill(text)
    if let look = try Looks.pill(style) { pill.look = look }
    try output.write(try shadow.apply(to: try textStyle.apply(to: try style.apply(to: pill))))
  }
}

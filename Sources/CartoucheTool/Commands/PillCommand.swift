import ArgumentParser
import Cartouche
import LookFiles

/// `cartouche pill TEXT`.
struct PillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pill", abstract: "Draw a text in a pill.")

  @Argument(help: "The text of the pill; an empty text draws nothing.")
  var text: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of characters, including an ellipsis.", valueName: "count"))
  var maxCharacters: String?

  @OptionGroup var place: PlaceOptions
  @OptionGroup var style: StyleOptions
  @OptionGroup var textStyle: TextOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    var pill = Pill(Arguments.restored(text))
    if let look = try Looks.pill(style) { pill.look = look }
    if let maxCharacters { pill.maximumCharacters = try HubCommand.integer(maxCharacters, "--max-characters") }
    pill.host = try place.host()
    pill.offset = try place.offset()
    pill = try style.apply(to: pill)
    pill.style = try textStyle.style(fill: style.paint())
    if pill.look.ribbon != nil { try place.checkRibbon() }
    if pill.look.dot != nil && pill.style.text == .knockout {
      throw Failure.usage("--text-color knockout \(NoEffectReason.dot)")
    }
    try place.check(pill.style, on: pill.host)
    try output.write(pill)
  }
}

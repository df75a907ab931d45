import ArgumentParser
import BadgeManifest

/// `cartouche pill TEXT`.
struct PillCommand: DrawingCommand {
  static let configuration = CommandConfiguration(commandName: "pill", abstract: "Draw a text in a pill.")
  static let kind = EntryKind.pill
  static let keysOfTexts = ["text"]

  @Argument(help: "The text of the pill; an empty text draws nothing.")
  var text: String

  @OptionGroup var options: EntryOptions<PillCommand>
  @OptionGroup var output: OutputOptions

  init() {}

  init?(texts: [String]) {
    guard texts.count == 1 else { return nil }
    text = texts[0]
  }

  func keys(_ builder: inout EntryBuilder) { builder.set("text", builder.node(text)) }
}

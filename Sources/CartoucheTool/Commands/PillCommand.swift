import ArgumentParser
import BadgeManifest

/// `cartouche pill TEXT`.
struct PillCommand: EntryCommand {
  static let configuration = CommandConfiguration(commandName: "pill", abstract: "Draw a text in a pill.")
  static let kind = EntryKind.pill
  static let text = TextArgument(name: "text", help: "The text of the pill; an empty text draws nothing.")
  static let keysOfTexts = ["text"]

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try draw(arguments) { $0.set("text", arguments.texts[0]) }
  }
}

import ArgumentParser
import BadgeManifest
import Cartouche

/// `cartouche pill TEXT`.
struct PillCommand: EntryCommand {
  static let configuration = CommandConfiguration(commandName: "pill", abstract: "Draw a text in a pill.")
  static let kind = EntryKind.pill
  static let text = TextArgument(name: "text", help: "The text of the pill; an empty text draws nothing.")
  static let keysOfTexts = ["text"]
}

/// `cartouche hub COUNT`.
struct HubCommand: EntryCommand {
  static let configuration = CommandConfiguration(
    commandName: "hub", abstract: "Draw a count in a circle that widens with its order of magnitude.")
  static let kind = EntryKind.hub
  static let text = TextArgument(
    name: "count", help: "The count; zero or less draws nothing. A dot and a blank circle need none.", allowed: 0...1)
  static let keysOfTexts = ["count"]
}

/// `cartouche cell POSITION`.
struct CellCommand: EntryCommand {
  static let configuration = CommandConfiguration(
    commandName: "cell", abstract: "Draw the background of a cell in a grouped table.")
  static let kind = EntryKind.cell
  static let text = TextArgument(
    name: "position", help: "The place of the cell in its group: \(Values.list(Cell.Position.self)).")
  static let keysOfTexts = ["position"]
}

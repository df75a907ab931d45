import ArgumentParser
import BadgeManifest
import Cartouche

/// `cartouche cell POSITION`.
struct CellCommand: EntryCommand {
  static let configuration = CommandConfiguration(
    commandName: "cell", abstract: "Draw the background of a cell in a grouped table.")
  static let kind = EntryKind.cell
  static let text = TextArgument(
    name: "position", help: "The place of the cell in its group: \(Values.list(Cell.Position.self)).")
  static let keysOfTexts = ["position"]

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try draw(arguments) { $0.set("position", arguments.texts[0]) }
  }
}

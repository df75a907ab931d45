import ArgumentParser
import BadgeManifest
import Cartouche

/// `cartouche cell POSITION`.
struct CellCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "cell", abstract: "Draw the background of a cell in a grouped table.")
  static let kind = EntryKind.cell
  static let keysOfTexts = ["position"]

  @Argument(help: "The place of the cell in its group: \(Values.list(Cell.Position.self)).")
  var position: String

  @OptionGroup var options: EntryOptions<CellCommand>
  @OptionGroup var output: OutputOptions

  init() {}

  init?(texts: [String]) {
    guard texts.count == 1 else { return nil }
    position = texts[0]
  }

  func keys(_ builder: inout EntryBuilder) { builder.set("position", builder.node(position)) }
}

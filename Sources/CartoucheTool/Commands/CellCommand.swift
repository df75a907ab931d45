import ArgumentParser
import Cartouche
import LookFiles

/// `cartouche cell POSITION`.
struct CellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cell", abstract: "Draw the background of a cell in a grouped table.")

  @Argument(help: "single, top, middle or bottom.")
  var position: String

  @Option(parsing: .unconditional, help: ArgumentHelp("The width in points.", valueName: "points"))
  var width: String

  @Option(parsing: .unconditional, help: ArgumentHelp("The height in points.", valueName: "points"))
  var height: String

  @OptionGroup var style: StyleOptions
  @OptionGroup var state: StateOptions
  @OptionGroup var shadow: ShadowOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let size = Size(try Values.number(width[...], "--width"), try Values.number(height[...], "--height"))
    var cell = Cell(try Values.word(position, "position"), size: size)
    if let look = try Looks.cell(style) { cell.look = look }
    cell.state = try state.value() ?? .normal
    cell.fill = try style.paint()
    cell.insetShadow = try shadow.value()
    try output.write(try style.apply(to: cell))
  }
}

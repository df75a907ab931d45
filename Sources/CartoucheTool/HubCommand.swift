import ArgumentParser
import Cartouche
import LookFiles

/// `cartouche hub COUNT`.
struct HubCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hub", abstract: "Draw a count in a circle that widens with its order of magnitude.")

  @Argument(help: "The count; zero or less draws nothing.")
  var count: String

  @Option(parsing: .unconditional, help: ArgumentHelp("The largest count that is shown as it is.", valueName: "count"))
  var limit: String?

  @Option(help: ArgumentHelp("The extent of what the hub lies on.", valueName: "widthxheight"))
  var on: String?

  @Option(
    help: ArgumentHelp("Where on it: \(Anchor.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "place"))
  var at: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("How far to move the hub, in points.", valueName: "x,y"))
  var moved: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many times as large the hub is, about its centre.", valueName: "factor"))
  var scaled: String?

  @Option(help: ArgumentHelp("A line inside the hub's edge.", valueName: "color,width"))
  var border: String?

  @OptionGroup var style: StyleOptions
  @OptionGroup var textStyle: TextOptions
  @OptionGroup var shadow: ShadowOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    var hub = Hub(try Self.integer(count, "a count"))
    if let look = try Looks.hub(style) { hub.look = look }
    if let limit { hub.limit = try Self.integer(limit, "--limit") }
    if let on {
      hub.host = Hub.Host(
        size: try Values.size(on, "--on"), anchor: try at.map { try Values.word($0, "place") } ?? .topTrailing)
    } else if at != nil {
      throw Failure.usage("--at needs --on, the extent of what the hub lies on")
    }
    if let moved { hub.offset = try Values.point(moved, "--moved") }
    if let scaled { hub.magnification = try Values.number(scaled[...], "--scaled") }
    if let border {
      let (color, numbers) = try Values.color(border, withNumbers: 1, "--border", example: "white,2")
      hub.border = Hub.Border(color: color, width: numbers[0])
    }
    try output.write(try shadow.apply(to: try textStyle.apply(to: try style.apply(to: hub))))
  }

  private static func integer(_ text: String, _ what: String) throws(Failure) -> Int {
    if let number = Int(text) { return number }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let isInteger = !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    throw .usage(isInteger ? Wording.integerTooLarge(text) : "\(what) is a whole number, not '\(text)'")
  }
}

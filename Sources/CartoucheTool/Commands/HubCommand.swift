import ArgumentParser
import Cartouche
import LookFiles
import Messages

/// `cartouche hub COUNT`.
struct HubCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hub", abstract: "Draw a count in a circle that widens with its order of magnitude.")

  @Argument(help: "The count; zero or less draws nothing. A dot and a blank circle need none.")
  var count: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The largest count that is shown in full.", valueName: "count"))
  var limit: String?

  @Flag(help: "Show a count of zero as well.")
  var showZero = false

  @Option(help: ArgumentHelp("What to show: \(Values.list(HubForm.self)).", valueName: "form"))
  var form: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The scale of the hub about its centre; by default 1, and less on small hosts.",
      valueName: "factor"))
  var scaled: String?

  @OptionGroup var words: WordsOptions
  @OptionGroup var place: PlaceOptions
  @OptionGroup var style: StyleOptions
  @OptionGroup var textStyle: TextOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let form: HubForm? = try form.map { try Values.word($0, "form") }
    var hub: Hub
    if let count {
      hub = Hub(try Self.integer(Arguments.restored(count), "a count"))
      hub.form = form
    } else {
      guard let form, form != .count else { throw Failure.usage("a count is missing") }
      hub = Hub(form)
    }
    if let look = try Looks.hub(style) { hub.look = look }
    if let limit { hub.limit = try Self.integer(limit, "--limit") }
    hub.showsZero = showZero
    hub = try words.apply(to: hub)
    hub.host = try place.host()
    hub.offset = try place.offset()
    if let scaled { hub.magnification = try Values.number(scaled[...], "--scaled") }
    hub = try style.apply(to: hub)
    hub.style = try textStyle.style(fill: style.paint())
    try place.check(hub.style, on: hub.host)
    try output.write(hub)
  }

  static func integer(_ text: String, _ what: String) throws(Failure) -> Int {
    if let number = Int(text) { return number }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let isInteger = !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    throw .usage(
      isInteger
        ? Message.integerTooLarge(text)
        : "\(what) is a whole number, not '\(Message.shortened(text))'")
  }
}

import ArgumentParser
import BadgeManifest

/// `cartouche hub COUNT`.
struct HubCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "hub", abstract: "Draw a count in a circle that widens with its order of magnitude.")
  static let kind = EntryKind.hub
  static let keysOfTexts = ["count"]

  @Argument(help: "The count; zero or less draws nothing. A dot and a blank circle need none.")
  var count: String?

  @OptionGroup var options: EntryOptions<HubCommand>
  @OptionGroup var output: OutputOptions

  init() {}

  init?(texts: [String]) {
    guard texts.count <= 1 else { return nil }
    count = texts.first
  }

  func keys(_ builder: inout EntryBuilder) { if let count { builder.set("count", builder.node(count)) } }
}

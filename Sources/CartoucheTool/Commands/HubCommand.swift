import ArgumentParser
import BadgeManifest

/// `cartouche hub COUNT`.
struct HubCommand: EntryCommand {
  static let configuration = CommandConfiguration(
    commandName: "hub", abstract: "Draw a count in a circle that widens with its order of magnitude.")
  static let kind = EntryKind.hub
  static let text = TextArgument(
    name: "count", help: "The count; zero or less draws nothing. A dot and a blank circle need none.", allowed: 0...1)
  static let keysOfTexts = ["count"]

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try draw(arguments) { builder in
      if let count = arguments.texts.first { builder.set("count", count) }
    }
  }
}

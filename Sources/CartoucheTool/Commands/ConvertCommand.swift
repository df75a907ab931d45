import ArgumentParser
import BadgeManifest
import KeyTables
import SourceTree

/// `cartouche convert FILE`: an icon as the host of a hub that shows nothing.
struct ConvertCommand: EntryCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write an SVG file of any program in another format, or safe and simple.",
    discussion: """
      The file is read as icons are: outlines, plain colours and gradients, references inside the file, clips and simple \
      style sheets. Anything else that would change the picture is an error. -o names the format by its ending: an SVG \
      file, which is for design tools with --profile design, PNG, PDF, ICO or an image set. --format has the others.
      """)
  static let kind = EntryKind.hub
  static let keysOfTexts = kind.form.keys.map(\.name)

  static let text = TextArgument(name: "file", help: "The SVG or PNG file; - is standard input.", isFile: true)
  static let ownOptions = [
    EntryOption(name: "color", form: .color, meaning: "The colour of parts in currentColor or without a fill.")
  ]

  static func run(_ arguments: TypedArguments) throws(Failure) {
    let icon = arguments.texts[0]
    try draw(arguments) { builder in
      var host = [SourceEntry(key: "icon", position: icon.position, value: icon)]
      if let color = builder.take("color").last { host.append(color) }
      builder.set("count", SourceNode(content: .text("0"), position: icon.position))
      builder.set("host", SourceNode(content: .map(host), position: icon.position))
    }
  }
}

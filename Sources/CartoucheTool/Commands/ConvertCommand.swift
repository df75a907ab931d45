import ArgumentParser
import BadgeManifest
import LookFiles

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

  @Argument(help: "The SVG or PNG file; - is standard input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("The colour of parts in currentColor or without a fill.", valueName: "color"))
  var color: String?

  @OptionGroup var options: EntryOptions<ConvertCommand>
  @OptionGroup var output: OutputOptions

  func run() throws {
    try draw { builder in
      let icon = builder.node(file)
      var host = [SourceEntry(key: "icon", position: icon.position, value: icon)]
      if let color {
        let color = builder.node(color)
        host.append(SourceEntry(key: "color", position: color.position, value: color))
      }
      builder.set("count", SourceNode(content: .text("0"), position: icon.position))
      builder.set("on", SourceNode(content: .map(host), position: icon.position))
    }
  }
}

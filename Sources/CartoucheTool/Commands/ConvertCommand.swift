import ArgumentParser
import BadgeManifest
import KeyTables
import SourceTree
import XMLChecking

/// `cartouche convert FILE`: an icon as the host of a hub that shows nothing.
struct ConvertCommand: EntryCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write an SVG file of any program in another format, or safe and simple.",
    discussion: """
      The file is read as icons are: outlines, plain colours and gradients, references inside the file, clips and simple \
      style sheets. Anything else that would change the picture is an error. -o names the format by its ending: an SVG \
      file, which is for design tools with --profile design, PNG, PDF, ICO or an image set. --format has the others. \
      Without --title, an SVG keeps that of its root.
      """)
  static let kind = EntryKind.hub
  static let keysOfTexts = kind.form.keys.map(\.name)

  static let text = TextArgument(name: "file", help: "The SVG or PNG file; - is standard input.", isFile: true)
  static let ownOptions = [
    EntryOption(name: "color", form: .color, meaning: "The colour of parts in currentColor or without a fill.")
  ]

  static func run(_ arguments: TypedArguments) throws(Failure) {
    let icon = arguments.texts[0]
    try draw(arguments, isPicture: true) { builder in
      // A file that cannot be read is an error of the entry.
      if let path = icon.text, let bytes = try? InputFile.read(path) {
        builder.contents[path.pathBytes] = bytes
        builder.title = name(of: bytes).map { SourceNode(content: .text($0), position: icon.position) }
      }
      var host = [SourceEntry(key: "icon", position: icon.position, value: icon)]
      if let color = builder.take("color").last { host.append(color) }
      builder.set("count", SourceNode(content: .text("0"), position: icon.position))
      builder.set("host", SourceNode(content: .map(host), position: icon.position))
    }
  }

  /// The name of an SVG file for screen readers, in one line: `aria-label` of its root, or the `title` in it.
  private static func name(of file: [UInt8]) -> String? {
    // An icon has fewer elements.
    guard let elements = try? XMLTree(parsing: file).elements(atMost: 20_000) else { return nil }
    let root = elements[0]
    let label = root.attributes.first { $0.name == "aria-label" && $0.namespace.isEmpty }?.value
    let title = root.children.first { elements[$0].isSVG && elements[$0].name == "title" }
    let names = [label, title.map { elements[$0].text }].lazy.compactMap { $0?.split(whereSeparator: \.isWhitespace) }
    return names.first { !$0.isEmpty }?.joined(separator: " ")
  }
}

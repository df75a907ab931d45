import ArgumentParser
import BadgeManifest
import KeyTables
import Messages
import SourceTree

/// `cartouche status LABEL MESSAGE…`.
struct StatusCommand: EntryCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Draw a label and messages side by side, as badge services do.",
    discussion: """
      A style is a look. Colours are names such as success or orange, hexadecimal digits, or any CSS colour. With several \
      messages, --color and --dark-color may be given once for each, and --link twice: for the label and the message. \
      --value is a value, or a file of JSON, YAML, TOML or CSV and a path in it: lint.json:score. Then a text alone is the \
      label, and the message is the value.
      """)
  static let kind = EntryKind.status
  static let keysOfTexts = ["label", "message", "messages", "messageLink"]

  static let text = TextArgument(
    name: "texts", help: "The label and the messages; a text alone is a message, or with --value the label.",
    allowed: TextArgument.several)
  static let ownOptions = [
    EntryOption(
      name: "filter", isRepeated: true, form: .text("filters"),
      meaning:
        "Filters of --value for the message: percent, percent(1), ratio, round(2), compact, bytes, duration, slug, date(%d %b %Y)."
    )
  ]

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try draw(arguments) { builder throws(Failure) in try keys(arguments.texts, &builder) }
  }

  private static func keys(_ texts: [SourceNode], _ builder: inout EntryBuilder) throws(Failure) {
    var nodes = texts
    let value = builder.take("value").last
    let filters = builder.take("filter").compactMap(\.value.text)
    let filter = filters.isEmpty ? nil : filters.joined(separator: "|")
    if let value {
      let typed = try TypedValue(value.value.text ?? "")
      if let file = typed.file { builder.inputs.note(file) }
      builder.set("value", SourceNode(content: .text(typed.text), position: value.value.position))
      if nodes.count == 1 {
        let message = try typed.formatted(filter, &builder.warnings)
        nodes.append(SourceNode(content: .text(message), position: value.value.position))
      } else if filter != nil {
        builder.warnings.append("--filter has no effect beside a message that is written out")
      }
    } else if filter != nil {
      throw .usage("--filter needs --value")
    }
    if nodes.count > 1 { builder.set("label", nodes.removeFirst()) }
    var messages: [[SourceEntry]] = nodes.map { [SourceEntry(key: "text", position: $0.position, value: $0)] }
    try spread("color", "colour", over: &messages, &builder)
    try spread("darkColor", "dark colour", over: &messages, &builder)
    if let link = try builder.setLink() { messages[0].append(link) }
    if let progress = builder.take("progress").first { messages[messages.count - 1].append(progress) }
    guard messages.count == 1 else {
      let elements = zip(messages, nodes).map { SourceNode(content: .map($0), position: $1.position) }
      return builder.set("messages", SourceNode(content: .list(elements), position: nodes[0].position))
    }
    let names = ["text": "message", "link": "messageLink"]
    for entry in messages[0] { builder.set(names[entry.key] ?? entry.key, entry) }
  }

  /// Gives each message its colour: the only one, or the one in the message's place.
  private static func spread(
    _ key: String, _ noun: String, over messages: inout [[SourceEntry]], _ builder: inout EntryBuilder
  ) throws(Failure) {
    let colors = builder.take(key.kebabCased)
    guard colors.count <= messages.count else {
      throw .usage("\(Message.count(colors.count, noun)) for \(Message.count(messages.count, "message"))")
    }
    for index in messages.indices where index < colors.count || colors.count == 1 {
      let color = colors[min(index, colors.count - 1)]
      messages[index].append(SourceEntry(key: key, position: color.position, value: color.value))
    }
  }
}

extension EntryBuilder {
  /// Gives the label the first link, and returns the second one, that of the first message. An empty address is no link.
  mutating func setLink() throws(Failure) -> SourceEntry? {
    let links = take("link")
    guard links.count <= 2 else { throw .usage("a badge has two links at most, not \(links.count)") }
    let isThere = links.map { $0.value.content != .text("") }
    if isThere.first == true { set("link", links[0]) }
    return isThere.dropFirst().first == true ? links[1] : nil
  }
}

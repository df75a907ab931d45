import ArgumentParser
import BadgeManifest
import LookFiles

/// `cartouche table ROW…`.
struct TableCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Draw the rows of a grouped table, each with a badge if it has one.",
    discussion: """
      A row is a text, a text and that of a pill, as in Inbox=3, or the keys of a row in a manifest: \
      '{summary: Inbox, detail: 3 unread today, hub: {count: 3}, state: selected}'.
      """)
  static let kind = EntryKind.table
  static let keysOfTexts = ["rows"]

  @Argument(help: "The rows from top to bottom.")
  var rows: [String]

  @OptionGroup var options: EntryOptions<TableCommand>
  @OptionGroup var output: OutputOptions

  init() {}

  init?(texts: [String]) {
    guard !texts.isEmpty else { return nil }
    rows = texts
  }

  func keys(_ builder: inout EntryBuilder) throws(Failure) {
    var nodes: [SourceNode] = []
    for row in rows { nodes.append(try builder.row(builder.node(row, after: nodes.last?.position), row)) }
    if let first = nodes.first { builder.set("rows", SourceNode(content: .list(nodes), position: first.position)) }
  }
}

extension EntryBuilder {
  /// A row, whose keys are YAML if it begins with a brace.
  fileprivate func row(_ node: SourceNode, _ text: String) throws(Failure) -> SourceNode {
    guard text.hasPrefix("{") else { return node }
    do {
      let keys = try YAMLReader.read(Array(text.utf8))
      return keys.moved { line.position(of: $0, in: text, at: node.position) }
    } catch {
      var error = error
      error.position = line.position(of: error.position, in: text, at: node.position)
      throw failure(error)
    }
  }
}

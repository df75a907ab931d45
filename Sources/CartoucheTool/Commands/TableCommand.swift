import ArgumentParser
import BadgeManifest
import SourceTree

/// `cartouche table ROW…`.
struct TableCommand: EntryCommand {
  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Draw the rows of a grouped table, each with a badge if it has one.",
    discussion: """
      A row is a text, a text and that of a pill, as in Inbox=3, or the keys of a row in a manifest: \
      '{summary: Inbox, detail: 3 unread today, hub: {count: 3}, state: selected}'.
      """)
  static let kind = EntryKind.table
  static let text = TextArgument(name: "rows", help: "The rows from top to bottom.", allowed: TextArgument.several)
  static let keysOfTexts = ["rows"]

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try draw(arguments) { builder throws(Failure) in
      var rows: [SourceNode] = []
      for text in arguments.texts { rows.append(try builder.row(text)) }
      builder.set("rows", SourceNode(content: .list(rows), position: rows[0].position))
    }
  }
}

extension EntryBuilder {
  /// A row, whose keys are YAML if it begins with a brace.
  fileprivate func row(_ node: SourceNode) throws(Failure) -> SourceNode {
    guard let text = node.text, text.hasPrefix("{") else { return node }
    let line = arguments.line
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

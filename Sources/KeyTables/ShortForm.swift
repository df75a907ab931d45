package import SourceTree

/// How a map is written as a text, such as `white,2` for a colour and a width.
package struct ShortForm: Sendable {
  /// An example of the text, for messages and the reference.
  package var example: String
  /// The keys that the text sets.
  package var keys: [String]
  /// The entries of the map for a text; nil for a text of another form.
  package var entries: @Sendable (_ text: String) -> [(key: String, value: SourceNode.Content)]?

  /// A text that is read by `entries`.
  package init(
    example: String, keys: [String],
    entries: @escaping @Sendable (_ text: String) -> [(key: String, value: SourceNode.Content)]?
  ) {
    self.example = example
    self.keys = keys
    self.entries = entries
  }

  /// The value of one key.
  package static func value(_ example: String, of key: String) -> ShortForm {
    ShortForm(example: example, keys: [key]) { [(key, .text($0))] }
  }

  /// The elements of a list under one key, with commas between them.
  package static func list(_ example: String, of key: String) -> ShortForm {
    ShortForm(example: example, keys: [key]) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      return [(key, .list(parts.map { .init(content: .text(String($0.trimmingSpaces)), position: .start) }))]
    }
  }

  /// The entries of the map for a value in this form.
  ///
  /// - Throws: ``SourceProblem/badShortForm(text:example:)`` for a text of another form.
  package func expanded(_ field: Field) throws(SourceError) -> [SourceEntry] {
    let text = try field.text()
    guard let entries = entries(text) else { throw field.error(.badShortForm(text: text, example: example)) }
    return entries.map { entry in
      let value = SourceNode(content: entry.value, position: field.node.position).moved(to: field.node.position)
      return SourceEntry(key: entry.key, position: field.node.position, value: value)
    }
  }
}

extension SourceNode {
  /// The value with all that is in it at one place.
  fileprivate func moved(to position: SourcePosition) -> SourceNode {
    switch content {
    case .list(let elements):
      SourceNode(content: .list(elements.map { $0.moved(to: position) }), position: position)
    case .map(let entries):
      SourceNode(
        content: .map(
          entries.map { SourceEntry(key: $0.key, position: position, value: $0.value.moved(to: position)) }),
        position: position)
    case .text, .nothing: SourceNode(content: content, position: position)
    }
  }
}

extension StringProtocol {
  package var trimmingSpaces: SubSequence {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return start.prefix(0) }
    return start[...last]
  }
}

package import SourceTree

/// How a map is written as a text, such as `white,2` for a colour and a width.
package struct ShortForm: Sendable {
  /// An example of the text, for messages and the reference.
  package var example: String
  /// The keys that the text sets.
  package var keys: [String]
  /// The entries of the map for a text; nil for a text of another form.
  package var entries: @Sendable (_ text: String) -> [YAMLEntry]?

  /// A text that is read by `entries`.
  package init(
    example: String, keys: [String], entries: @escaping @Sendable (_ text: String) -> [YAMLEntry]?
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
      return [(key, .list(parts.map { .text(String($0.trimmingSpaces)) }))]
    }
  }

  /// The entries of the map for a value in this form.
  ///
  /// - Throws: ``SourceProblem/badShortForm(text:example:)`` for a text of another form.
  package func expanded(_ field: Field) throws(SourceError) -> [SourceEntry] {
    let text = try field.text()
    guard let entries = entries(text) else { throw field.error(.badShortForm(text: text, example: example)) }
    let position = field.node.position
    return entries.map { SourceEntry(key: $0.key, position: position, value: $0.value.node(at: position)) }
  }
}

extension StringProtocol {
  package var trimmingSpaces: SubSequence {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return start.prefix(0) }
    return start[...last]
  }
}

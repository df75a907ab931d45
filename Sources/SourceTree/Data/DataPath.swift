/// A path to a value in a file: keys and numbers of elements from 0, separated by points, such as `jobs.0.name`. A key
/// with a point in it stands in quotation marks: `"a.b".c`.
package struct DataPath: Hashable, Sendable {
  /// The keys and numbers.
  package let parts: [String]

  /// A path as a user writes it; nil if a key is empty or a quotation mark is missing.
  package init?(_ text: String) {
    var parts: [String] = []
    var rest = text[...]
    while true {
      let isQuoted = rest.first == "\""
      if isQuoted { rest.removeFirst() }
      let part = rest.prefix { $0 != (isQuoted ? "\"" : ".") }
      rest = rest[part.endIndex...]
      if isQuoted {
        guard rest.first == "\"" else { return nil }
        rest.removeFirst()
      }
      guard isQuoted || !part.isEmpty else { return nil }
      parts.append(String(part))
      if rest.isEmpty { break }
      guard rest.removeFirst() == "." else { return nil }
    }
    self.parts = parts
  }
}

extension String {
  /// The parts of a path to a value in a file: keys and numbers of elements from 0, separated by points, such as
  /// `jobs.0.name`. A key with a point in it stands in quotation marks: `"a.b".c`. Nil if a key is empty or a quotation mark
  /// is missing.
  package var dataPath: [String]? {
    var parts: [String] = []
    var rest = self[...]
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
      if rest.isEmpty { return parts }
      guard rest.removeFirst() == "." else { return nil }
    }
  }
}

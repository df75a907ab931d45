import Messages

extension SourceError {
  /// This error in the syntax of YAML with what its author may have meant. In a list or a map that is not closed, its place
  /// is a comment that was hardly meant as one.
  func advisedOnSyntax(in lines: SourceLines) -> SourceError {
    guard case .notYAML(let message) = problem, let row = lines.text(ofLine: line, atMost: 1_000) else { return self }
    var copy = self
    let found = String(row.unicodeScalars.dropFirst(column - 1).prefix(1))
    if row.prefix(while: { $0.isWhitespace }).contains("\t") {
      copy.advice = "indent with spaces, not with tabs"
    } else if message.contains("cannot start any token"), "@`%".contains(found) {
      copy.advice = "quote a text that begins with '\(found)'"
    } else if let place = placeOfLostComment(message, in: lines) {
      (copy.line, copy.column) = place
      copy.advice = "'#' after a space begins a comment; quote the value"
    } else if message.contains("mapping values are not allowed") || message.contains("',' or '}'") && found == ":" {
      copy.advice = "quote a text with ': ' in it, and begin a line for each key"
    }
    return copy
  }

  /// The place of a comment without which the list or the map may be closed; nil if there is none. It is in the line of the
  /// error or a few lines above, where it ends the line.
  private func placeOfLostComment(_ message: String, in lines: SourceLines) -> (line: Int, column: Int)? {
    guard ["',' or '}'", "',' or ']'", "flow node"].contains(where: message.contains) else { return nil }
    for number in (max(1, line - 5)...line).reversed() {
      guard let row = lines.text(ofLine: number, atMost: 1_000), let word = row.lostComment else { continue }
      let before = row[..<word.startIndex]
      let isQuoted = ["\"", "'"].contains { mark in !before.count { $0 == mark }.isMultiple(of: 2) }
      let isOpen = before.count { "[{".contains($0) } > before.count { "]}".contains($0) }
      if isOpen, !isQuoted { return (number, before.unicodeScalars.count + 1) }
    }
    return nil
  }
}

import Messages

extension SourceError {
  /// This error in the syntax of YAML with what its author may have meant. A comment that was hardly meant as one is its
  /// place.
  func advisedOnSyntax(in lines: SourceLines) -> SourceError {
    guard case .notYAML(let message) = problem else { return self }
    var copy = self
    // A comment in a list or a map ends where the map is closed, which may be some lines below.
    for number in (max(1, line - 5)...line).reversed() {
      guard let row = lines.text(ofLine: number, atMost: 1_000), let word = row.lostComment else { continue }
      copy.line = number
      copy.column = row[..<word.startIndex].unicodeScalars.count + 1
      copy.advice = "'#' after a space begins a comment; quote the value"
      return copy
    }
    guard let row = lines.text(ofLine: line, atMost: 1_000) else { return self }
    let found = String(row.unicodeScalars.dropFirst(column - 1).prefix(1))
    if row.prefix(while: { $0.isWhitespace }).contains("\t") {
      copy.advice = "indent with spaces, not with tabs"
    } else if message.contains("cannot start any token"), "@`%".contains(found) {
      copy.advice = "quote a text that begins with '\(found)'"
    } else if message.contains("mapping values are not allowed") || message.contains("',' or '}'") && found == ":" {
      copy.advice = "quote a text with ': ' in it, and begin a line for each key"
    }
    return copy
  }
}

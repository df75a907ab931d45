import SourceTree

extension String {
  /// A path or a word as a shell takes it.
  var quotedForShell: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "/._-".utf8.contains($0) }
    if isPlain, !hasPrefix("-") { return self }
    return (hasPrefix("-") ? "./" + self : self).inSingleQuotes
  }

  /// A text in single quotes of a shell. In those of fish, a backslash escapes, so it stands outside of them. A quote
  /// ends them also where a mark follows that is one character with it.
  var inSingleQuotes: String {
    "'" + unicodeScalars.map { $0 == "'" || $0 == "\\" ? "'\\\($0)'" : String($0) }.joined() + "'"
  }
}

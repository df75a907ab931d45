import SourceTree

extension String {
  /// A path or a word as a shell takes it.
  var quotedForShell: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "/._-".utf8.contains($0) }
    if isPlain, !hasPrefix("-") { return self }
    return "'" + (hasPrefix("-") ? "./" : "") + replacing("'", with: "'\\''") + "'"
  }
}

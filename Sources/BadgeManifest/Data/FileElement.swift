import KeyTables
import SourceTree

/// A file as an element of a list.
struct FileElement {
  /// The path, seen from where the pattern is.
  let path: String
  let pattern: String

  /// The values that texts can name.
  func node(at position: SourcePosition) -> SourceNode {
    let folder = path.folderPath.dropLast()
    return SourceNode(
      texts: [
        ("path", path), ("folder", folder.isEmpty ? "." : String(folder)), ("name", path.fileName), ("match", match),
      ], position: position)
  }

  /// What is between the text before the first wildcard of the pattern and that behind the last; without a wildcard the
  /// path.
  private var match: String {
    let wildcards = Array("*?".utf8)
    guard let first = pattern.utf8.firstIndex(where: wildcards.contains),
      let last = pattern.utf8.lastIndex(where: wildcards.contains)
    else { return path }
    // `**` may stand for no folder, together with the slash behind it: then both are the whole path, and more.
    let rest = path.utf8.dropFirst(pattern.utf8[..<first].count)
    return String(decoding: rest.dropLast(pattern.utf8[last...].count - 1), as: UTF8.self)
  }
}

import KeyTables

extension YAMLValue {
  /// The values that texts can name of a file that is an element of a list.
  ///
  /// - Parameter path: The path, seen from where the pattern is.
  init(file path: String, matching pattern: String) {
    let folder = path.folderPath.dropLast()
    self = .map([
      ("path", .text(path)), ("folder", .text(folder.isEmpty ? "." : String(folder))), ("name", .text(path.fileName)),
      ("match", .text(Self.match(of: path, pattern))),
    ])
  }

  /// What is between the text before the first wildcard of the pattern and that behind the last; without a wildcard the
  /// path.
  private static func match(of path: String, _ pattern: String) -> String {
    let wildcards = Array("*?".utf8)
    guard let first = pattern.utf8.firstIndex(where: wildcards.contains),
      let last = pattern.utf8.lastIndex(where: wildcards.contains)
    else { return path }
    // `**` may stand for no folder, together with the slash behind it: then both are the whole path, and more.
    let rest = path.utf8.dropFirst(pattern.utf8[..<first].count)
    return String(decoding: rest.dropLast(pattern.utf8[last...].count - 1), as: UTF8.self)
  }
}

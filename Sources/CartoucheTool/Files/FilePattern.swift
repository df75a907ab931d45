/// Files by a path in which `*` and `?` stand for characters of a name, and `**` for any folders.
enum FilePattern {
  /// The maximum number of files of a pattern.
  static let maximumFiles = 1_000
  /// The maximum number of folders that are searched.
  static let maximumFolders = 100_000

  /// The files of a pattern, sorted; the path itself if it exists, or is standard input. None if there is no such file.
  ///
  /// `*` does not match a name that begins with a point. Links to folders are not followed below `**`.
  static func files(_ pattern: String) throws(Failure) -> [String] {
    if pattern == InputFile.standardStream || InputFile.exists(pattern) { return [pattern] }
    guard pattern.contains(where: isWildcard) else { return [] }
    let parts = pattern.split(separator: "/").map(String.init)
    var search = Search(pattern: pattern)
    try search.add(parts[...], in: pattern.hasPrefix("/") ? "/" : "")
    return search.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isWildcard(_ character: Character) -> Bool { character == "*" || character == "?" }

  private struct Search {
    let pattern: String
    var found: Set<String> = []
    private var folders = 0

    init(pattern: String) { self.pattern = pattern }

    /// Adds the files below a folder, whose path is empty or ends with a slash, that match the remaining parts.
    mutating func add(_ parts: ArraySlice<String>, in folder: String) throws(Failure) {
      guard let part = parts.first else { return }
      folders += 1
      guard folders <= FilePattern.maximumFolders else {
        throw .usage("'\(pattern)' searches too many folders; the maximum is \(FilePattern.maximumFolders)")
      }
      let rest = parts.dropFirst()
      guard part.contains(where: isWildcard) else { return try visit(folder + part, rest) }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      if part == "**" {
        try add(rest.isEmpty ? ["*"] : rest, in: folder)
        for name in names.sorted() where !name.hasPrefix(".") && isFolder(folder + name) {
          try add(parts, in: folder + name + "/")
        }
      } else {
        for name in names.sorted() where fnmatch(part, name, FNM_PERIOD) == 0 { try visit(folder + name, rest) }
      }
    }

    private mutating func visit(_ path: String, _ rest: ArraySlice<String>) throws(Failure) {
      if !rest.isEmpty { return try add(rest, in: path + "/") }
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
        guard found.count < FilePattern.maximumFiles else {
          throw .usage("'\(pattern)' matches too many files; the maximum is \(FilePattern.maximumFiles)")
        }
        found.insert(path)
      }
    }

    /// Whether this is a folder, and not a link, which could lead back.
    private func isFolder(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
}

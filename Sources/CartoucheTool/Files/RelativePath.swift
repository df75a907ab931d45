import KeyTables

/// The way from one place to another.
enum RelativePath {
  /// The path of a file or folder as it is seen from another folder.
  static func of(_ path: String, from folder: String) -> String {
    var (target, base) = (parts(of: path), parts(of: folder))
    while let first = target.first, first.pathBytes == base.first?.pathBytes {
      target.removeFirst()
      base.removeFirst()
    }
    let way = base.map { _ in ".." } + target
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The names of the folders that lead to a path from the root, without symbolic links in what is there.
  private static func parts(of path: String) -> [String] {
    var names = path.split(separator: "/").map(String.init)
    var missing: [String] = []
    while true {
      let start = (path.isAbsolute ? "/" : "./") + names.joined(separator: "/")
      if let found = realPath(of: start) { return found.split(separator: "/").map(String.init) + missing.reversed() }
      guard let last = names.popLast() else { return missing.reversed() }
      missing.append(last)
    }
  }

  /// The path without symbolic links, from the root; nil where nothing is.
  static func realPath(of path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}

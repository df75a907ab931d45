import BadgeManifest
import FileReading
import KeyTables

/// The folders from which files may be read that another file names, such as a manifest that a stranger wrote.
///
/// A link may lead from one place in them to another. So what a path means is found first, without opening anything.
/// Then the folders on the way are opened one by one, and no link is followed: one that appears in between leads nowhere.
struct AllowedFolders: Sendable {
  private struct Root: Sendable {
    var parts: [String]
    var folder: Folder
  }

  /// The parts of the path of the working directory; nil if it was removed, or if they are not UTF-8.
  private let current: [String]?
  private let roots: [Root]

  /// The working directory, the folders of some files, and other folders that the user names.
  init(beside files: [String] = [], adding folders: [String] = []) throws(Failure) {
    let current = Self.current
    self.current = current
    var roots = ([""] + files.map(\.folderPath)).compactMap { Self.root($0, from: current) }
    for path in folders {
      guard let root = Self.root(path, from: current) else {
        throw Failure(code: .noInput, at: path, reason: "no such folder")
      }
      roots.append(root)
    }
    self.roots = roots
  }

  /// The parts of the path of the working folder, without links.
  private static var current: [String]? {
    realpath(".", nil).flatMap { path in
      defer { free(path) }
      return String(validatingCString: path)?.pathParts
    }
  }

  private static func root(_ path: String, from current: [String]?) -> Root? {
    guard let parts = resolved(path, from: current), let folder = try? Folder(path: parts.absolutePath) else {
      return nil
    }
    return Root(parts: parts, folder: folder)
  }

  /// The bytes of a regular file.
  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    let (folder, name) = try place(of: path)
    return try folder.contents(of: name, atMost: InputFile.maximumBytes)
  }

  /// The folder at a path; nil if there is none.
  func folder(_ path: String) throws(FileReadingError) -> Folder? { try found(path) { try? $0.folder($1) } }

  /// The status of what is at a path; nil if there is nothing.
  func status(of path: String) throws(FileReadingError) -> stat? { try found(path) { $0.status(of: $1) } }

  private func found<Value>(
    _ path: String, _ find: (_ folder: Folder, _ name: String) -> Value?
  ) throws(FileReadingError) -> Value? {
    do {
      let (folder, name) = try place(of: path)
      return find(folder, name)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// The open folder of what is at a path, and its name there, which is that of no link unless one has just appeared.
  private func place(of path: String) throws(FileReadingError) -> (folder: Folder, name: String) {
    guard current != nil || path.isAbsolute else { throw .nowhere }
    guard let parts = Self.resolved(path, from: current) else { throw .unreadable }
    let around = roots.filter { parts.starts(with: $0.parts) { $0.pathBytes == $1.pathBytes } }
    guard !around.isEmpty else { throw .outside }
    // The user may name a folder inside one of Git.
    let open = around.first { !parts.dropFirst($0.parts.count).contains(where: PortableName.isRepository) }
    guard let open else { throw .inRepository }
    var rest = Array(parts.dropFirst(open.parts.count))
    let name = rest.popLast() ?? "."
    var folder = open.folder
    do {
      for part in rest { folder = try folder.folder(part) }
    } catch {
      throw error.code == ENOENT || error.code == ENOTDIR ? .missing : .unreadable
    }
    return (folder, name)
  }

  /// The most parts of a path and of the links in it.
  private static let maximumParts = 256

  /// The parts of a path, which may be relative to the working folder, from `/` without links, as far as it exists; nil if
  /// there are too many.
  static func resolved(_ path: String) -> [String]? { resolved(path, from: current) }

  private static func resolved(_ path: String, from current: [String]?) -> [String]? {
    guard !path.utf8.contains(0), var found = path.isAbsolute ? [] : current else { return nil }
    var waiting = Array(path.pathParts.reversed())
    var count = 0
    while let part = waiting.popLast() {
      count += 1
      guard count <= maximumParts else { return nil }
      if part == "." { continue }
      if part == ".." {
        _ = found.popLast()
        continue
      }
      found.append(part)
      guard let target = Folder.target(ofLink: found.absolutePath) else { continue }
      found = target.isAbsolute ? [] : found.dropLast()
      waiting += target.pathParts.reversed()
    }
    return found
  }
}

extension [String] {
  /// The path from `/` with these parts.
  fileprivate var absolutePath: String { "/" + joined(separator: "/") }
}

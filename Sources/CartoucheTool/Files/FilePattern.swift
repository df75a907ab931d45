import FileReading
import KeyTables
import Messages
import Synchronization

/// Files by a path in which `*` and `?` stand for characters of a name, and `**` for any folders.
struct FilePattern {
  /// The maximum number of folders inside each other, and of the parts of a pattern.
  private static let maximumDepth = 100

  /// What remains to be searched by the patterns of one manifest, or of one command, together.
  final class Budget: Sendable {
    static let folders = 50_000
    static let names = 1_000_000

    private let spent = Mutex((folders: 0, names: 0))

    /// Whether one more folder may be searched, with some names in it.
    fileprivate func allowsFolder(names: Int = 0) -> Bool {
      spent.withLock { spent in
        spent = (spent.folders + 1, spent.names + names)
        return spent.folders <= Self.folders && spent.names <= Self.names
      }
    }
  }

  private let text: String
  private let allowed: AllowedFolders?
  private let skipsOtherBytes: Bool
  private let budget: Budget
  private var found: Set<[UInt8]> = []

  /// The files of a pattern, sorted; the path itself if it exists, or is standard input. None if there is no such file.
  ///
  /// `*` does not match a name that begins with a point. Links to folders are not followed below `**`.
  ///
  /// - Parameters:
  ///   - allowed: The folders from which a file may name files; nil for a pattern that the user typed.
  ///   - skipsOtherBytes: Whether names that are not UTF-8 are passed over, for a pattern that nobody wrote.
  static func files(
    _ pattern: String, in allowed: AllowedFolders? = nil, skipsOtherBytes: Bool = false, within budget: Budget
  ) throws(Failure) -> [String] {
    if allowed == nil, pattern == InputFile.standardStream { return [pattern] }
    var search = FilePattern(text: pattern, allowed: allowed, skipsOtherBytes: skipsOtherBytes, budget: budget)
    if try search.isFolder(pattern) != nil { return [pattern] }
    guard pattern.contains(where: isWildcard) else { return [] }
    var parts: [String] = []
    // Several ** in a row mean the same as one, and would find each folder again and again.
    for part in pattern.split(separator: "/").map(String.init) where part != "**" || parts.last != "**" {
      parts.append(part)
    }
    // Each part is read inside the one before.
    guard parts.count <= maximumDepth else { throw search.tooMany }
    try search.add(parts[...], at: pattern.isAbsolute ? "/" : "")
    return search.found.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isWildcard(_ character: Character) -> Bool { character == "*" || character == "?" }

  /// The failure of a search without end.
  private var tooMany: Failure {
    .usage(
      "'\(Message.shortened(text))' searches too many folders; the maximum of all patterns is "
        + "\(Budget.folders), with \(Budget.names) names, and \(Self.maximumDepth) inside each other")
  }

  /// Adds the files below a folder, whose path is empty or ends with a slash, that match the remaining parts.
  ///
  /// - Parameter opened: The folder, if it is open.
  private mutating func add(_ parts: ArraySlice<String>, at path: String, in opened: Folder? = nil) throws(Failure) {
    guard let part = parts.first else { return }
    // All folders on the way are open.
    guard path.pathParts.count <= Self.maximumDepth else { throw tooMany }
    let rest = parts.dropFirst()
    guard part.contains(where: Self.isWildcard) else {
      // Most folders below `**` have no file of this name.
      if let opened {
        do { if try opened.knownStatus(of: part) == nil { return } } catch { throw refusal(.unreadable, path) }
      }
      return try visit(path + part, rest)
    }
    var found = opened
    if found == nil { found = try self.folder(path) }
    guard let folder = found else { return }
    if part == "**" { try add(rest.isEmpty ? ["*"] : rest, at: path, in: folder) }
    let entries: [Folder.Entry]
    do { entries = try folder.entries().sorted { $0.name < $1.name } } catch { throw refusal(.unreadable, path) }
    guard budget.allowsFolder(names: entries.count) else { throw tooMany }
    let glob = NamePattern(part)
    for entry in entries {
      if skipsOtherBytes, !entry.isUTF8 { continue }
      let name = entry.name
      guard part == "**" ? !name.hasPrefix(".") : glob.matches(name) else { continue }
      let remaining = part == "**" ? parts : rest
      let isFolder = entry.kind == S_IFDIR
      // Only links and folders lead to the remaining parts.
      if !entry.isUTF8, isFolder ? !remaining.isEmpty : part != "**" && (rest.isEmpty || entry.kind != S_IFREG) {
        let match = Message.shortened(path + name)
        throw Failure(code: .noInput, at: text, reason: "'\(match)' is matched: its name is not UTF-8")
      }
      // Git's own folder begins with a point.
      if !name.hasPrefix("."), isFolder {
        let innerPath = path + name + "/"
        if !remaining.isEmpty,
          let inner = try present(innerPath, { () throws(Folder.Fault) in try folder.folder(name) })
        {
          try add(remaining, at: innerPath, in: inner)
        }
      } else if part != "**" {
        try visit(path + name, rest)
      }
    }
  }

  private mutating func visit(_ path: String, _ rest: ArraySlice<String>) throws(Failure) {
    if !rest.isEmpty { return try add(rest, at: path + "/") }
    // All folders on the way to it are opened.
    guard budget.allowsFolder() else { throw tooMany }
    guard try isFolder(path) == false else { return }
    found.insert(path.pathBytes)
  }

  /// Whether there is a folder at a path, or something else; nil if there is nothing.
  private func isFolder(_ path: String) throws(Failure) -> Bool? {
    var status = stat()
    if let allowed {
      do {
        guard let found = try allowed.status(of: path) else { return nil }
        status = found
      } catch { throw refusal(error, path) }
    } else if stat(path, &status) != 0 {
      if errno == EACCES { throw refusal(.unreadable, path) }
      return nil
    }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// The failure because of a path that may not be read.
  private func refusal(_ error: FileReadingError, _ path: String) -> Failure {
    error.failure(text, with: path == text ? nil : path)
  }

  /// The folder at a path; nil if there is none.
  private func folder(_ path: String) throws(Failure) -> Folder? {
    guard let allowed else {
      return try present(path) { () throws(Folder.Fault) in try Folder(path: path.isEmpty ? "." : path) }
    }
    do { return try allowed.folder(path) } catch { throw refusal(error, path) }
  }

  /// An opened folder; nil if there is none. One that may not be read could hold a file that matters.
  private func present(_ path: String, _ open: () throws(Folder.Fault) -> Folder) throws(Failure) -> Folder? {
    do { return try open() } catch {
      if error.isAbsence { return nil }
      throw refusal(.unreadable, path)
    }
  }
}

/// A part of a pattern, in which `*` and `?` stand for characters. In `fnmatch`, brackets do, too, and `?` for one byte.
private struct NamePattern {
  private let characters: [Unicode.Scalar]

  init(_ part: String) {
    // Several * in a row mean the same as one.
    characters = part.unicodeScalars.reduce(into: []) { if $1 != "*" || $0.last != "*" { $0.append($1) } }
  }

  /// Whether a name is one that the part stands for. A point at its start has to be written.
  func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    if name.first == ".", characters.first != "." { return false }
    // Each but * stands for one character.
    guard characters.count <= 2 * name.count + 1 else { return false }
    var (place, next) = (0, 0)
    // The last `*`, and where what it stands for ends.
    var star: (place: Int, next: Int)?
    while place < name.count {
      if next < characters.count, characters[next] == "*" {
        star = (place, next)
        next += 1
      } else if next < characters.count, characters[next] == "?" || characters[next] == name[place] {
        (place, next) = (place + 1, next + 1)
      } else if let last = star {
        star = (last.place + 1, last.next)
        (place, next) = (last.place + 1, last.next + 1)
      } else {
        return false
      }
    }
    return characters[next...].allSatisfy { $0 == "*" }
  }
}

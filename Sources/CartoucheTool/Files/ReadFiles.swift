import KeyTables
import Synchronization

/// The files that a command read. It writes over none of them, and a build that is repeated waits until one changes.
final class ReadFiles: Sendable {
  /// A file, whatever its name.
  private struct Identity: Hashable {
    var device: UInt64
    var number: UInt64

    init(_ status: stat) { (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)) }
  }

  private struct Files {
    var identities: Set<Identity> = []
    /// The state of each watched file before it was first read.
    var states: [[UInt8]: String] = [:]
    /// Watched patterns, with the files that they matched.
    var patterns: [[UInt8]: (found: [String], folders: AllowedFolders)] = [:]
  }

  private let files = Mutex(Files())
  /// Whether changes of the files are found.
  private let isWatching: Bool

  init(_ paths: [String] = [], isWatching: Bool = false) {
    self.isWatching = isWatching
    for path in paths { note(path) }
  }

  /// Records a file that is going to be read, or is missing. `-` is standard input.
  func note(_ path: String) {
    let status = Self.status(of: path)
    files.withLock { files in
      if let status, status.st_mode & S_IFMT == S_IFREG { files.identities.insert(Identity(status)) }
      if isWatching, files.states[path.pathBytes] == nil { files.states[path.pathBytes] = Self.state(status) }
    }
  }

  /// Records the files that a pattern matched in some folders.
  func note(_ pattern: String, matching found: [String], in folders: AllowedFolders) {
    if isWatching { files.withLock { $0.patterns[pattern.pathBytes] = (found, folders) } }
    for path in found { note(path) }
  }

  /// Refuses to write over a file that was read, by whatever name.
  func checkUnread(_ path: String) throws(Failure) {
    guard let status = Self.status(of: path), contains(status) else { return }
    throw Failure(code: .usage, at: path, reason: "the command reads this file; name another one to write")
  }

  /// Whether the file was read.
  func contains(_ status: stat) -> Bool { files.withLock { $0.identities.contains(Identity(status)) } }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return (path == InputFile.standardStream ? fstat(0, &status) : stat(path, &status)) == 0 ? status : nil
  }

  /// The state of a file, which differs if the file was replaced or changed.
  private static func state(_ status: stat?) -> String {
    guard let status else { return "missing" }
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    // With the time of the status, since a file may get the right to be read.
    return times.reduce("\(status.st_ino) \(status.st_size)") { "\($0) \($1.tv_sec) \($1.tv_nsec)" }
  }

  /// Whether a file has changed since it was first read.
  private var haveChanged: Bool {
    let (states, patterns) = files.withLock { ($0.states, $0.patterns) }
    let budget = FilePattern.Budget()
    func path(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    return states.contains { Self.state(Self.status(of: path($0.key))) != $0.value }
      || patterns.contains {
        let found = (try? FilePattern.files(path($0.key), in: $0.value.folders, within: budget)) ?? []
        return found.map(\.pathBytes) != $0.value.found.map(\.pathBytes)
      }
  }

  /// Runs `body` for the manifest at a path, and again whenever a file changes that it recorded. An error is shown, and
  /// is no end.
  static func follow(
    _ manifest: String, _ body: (ReadFiles) throws(Failure) -> Void,
    onError: (String) throws(Failure) -> Void = { _ in }
  ) throws(Failure) {
    guard manifest != InputFile.standardStream else { throw .usage("--watch needs a file; a stream does not change") }
    while true {
      let files = ReadFiles(isWatching: true)
      // Also if something fails before it is read.
      files.note(manifest)
      do throws(Failure) { try body(files) } catch {
        try Interruption.check()
        StandardError.write(error.message + "\n")
        try onError(error.message)
      }
      while !files.haveChanged {
        try Interruption.check()
        usleep(300_000)
      }
    }
  }
}

import Synchronization

/// The files that a build read, and whether one of them has changed since.
final class WatchedFiles: Sendable {
  private struct Files {
    /// The state of each file before it was first read.
    var states: [String: String] = [:]
    /// Patterns, with the files that they matched.
    var patterns: [String: (found: [String], folders: AllowedFolders)] = [:]
  }

  private let files = Mutex(Files())

  /// Records a file that is going to be read, or is missing.
  func note(_ path: String) {
    let state = Self.state(of: path)
    files.withLock { if $0.states[path] == nil { $0.states[path] = state } }
  }

  /// Records the files that a pattern matched in some folders.
  func note(_ pattern: String, matching found: [String], in folders: AllowedFolders) {
    files.withLock { $0.patterns[pattern] = (found, folders) }
    for path in found { note(path) }
  }

  /// The state of a file now, which differs if the file was replaced or changed.
  private static func state(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "missing" }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }

  /// Whether a file has changed since it was first read.
  private var haveChanged: Bool {
    let (states, patterns) = files.withLock { ($0.states, $0.patterns) }
    let search = FileSearch()
    return states.contains { Self.state(of: $0.key) != $0.value }
      || patterns.contains { ((try? search.files($0.key, in: $0.value.folders)) ?? []) != $0.value.found }
  }

  /// Runs `body` for the manifest at a path, and again whenever a file changes that it recorded. An error is shown, and
  /// is no end.
  static func follow(
    _ manifest: String, _ body: (WatchedFiles) throws(Failure) -> Void,
    onError: (String) throws(Failure) -> Void = { _ in }
  ) throws(Failure) {
    guard manifest != InputFile.standardStream else { throw .usage("--watch needs a file; a stream does not change") }
    while true {
      let files = WatchedFiles()
      files.note(manifest)
      do throws(Failure) { try body(files) } catch {
        try Interruption.check()
        StandardError.write(error.message + "\n")
        try onError(error.message)
      }
      try files.waitForChange()
    }
  }

  /// Waits until a file changes.
  private func waitForChange() throws(Failure) {
    while !haveChanged {
      try Interruption.check()
      usleep(300_000)
    }
  }
}

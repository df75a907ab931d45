import Foundation
import Synchronization

/// The files that a build read, and whether one of them has changed since.
final class WatchedFiles: Sendable {
  private struct Files {
    /// What each file was before it was read first.
    var states: [String: String] = [:]
    /// Patterns, with the files that they matched.
    var patterns: [String: [String]] = [:]
  }

  private let files = Mutex(Files())

  /// Notes a file that is going to be read, or is not there.
  func note(_ path: String) {
    let state = Self.state(of: path)
    files.withLock { if $0.states[path] == nil { $0.states[path] = state } }
  }

  /// Notes the files that a pattern matched.
  func note(_ pattern: String, matching found: [String]) {
    files.withLock { $0.patterns[pattern] = found }
    for path in found { note(path) }
  }

  /// What a file is now: different if it is another, or has changed.
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

  /// Whether a file is another than before it was read.
  private var haveChanged: Bool {
    let (states, patterns) = files.withLock { ($0.states, $0.patterns) }
    return states.contains { Self.state(of: $0.key) != $0.value }
      || patterns.contains { ((try? FilePattern.files($0.key)) ?? []) != $0.value }
  }

  /// Waits until a file changes.
  func waitForChange() throws(Failure) {
    while !haveChanged {
      try Interruption.check()
      usleep(300_000)
    }
  }
}

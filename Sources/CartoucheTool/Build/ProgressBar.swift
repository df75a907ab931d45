import Synchronization

/// A bar on the terminal that grows with a long build. Threads may advance it at the same time.
final class ProgressBar: Sendable {
  private static let width = 30
  /// Builds with fewer badges end before anyone can read a bar.
  private static let minimumCount = 500

  private let count: Int
  private let done = Atomic(0)

  /// A bar for a number of steps; nil if none is shown: for a short build, without a terminal, and with `NO_COLOR`.
  init?(count: Int) {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    guard count >= Self.minimumCount, isatty(2) == 1, !isPlain, environment["TERM"] != "dumb" else { return nil }
    self.count = count
  }

  func advance() {
    let now = done.add(1, ordering: .relaxed).newValue
    // A hundred pictures at most.
    guard now * 100 / count != (now - 1) * 100 / count else { return }
    let filled = now * Self.width / count
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: Self.width - filled)
    StandardError.write("\r[\(bar)] \(now) of \(count)")
  }

  /// Clears the bar.
  func end() { StandardError.write("\r\u{1B}[K") }
}

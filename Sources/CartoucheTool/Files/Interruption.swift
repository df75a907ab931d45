import Foundation
import Synchronization

/// A signal that asks the process to end: it ends once what it staged is removed, or once files that were being moved
/// are all in place.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Notes signals from here on, but for those that the process was started to ignore. A second one ends it at once.
  static func watch() {
    _ = caught.load(ordering: .relaxed)
    for number in signals {
      let previous = signal(number) { number in
        caught.store(number, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
      if previous != nil { signal(number, previous) }
    }
  }

  /// Throws where a signal came.
  static func check() throws(Failure) {
    if caught.load(ordering: .relaxed) != 0 { throw Failure(code: .interrupted, message: "interrupted") }
  }

  /// Ends the process by the signal that came, if any, so that its parent sees by which.
  static func end() {
    let number = caught.load(ordering: .relaxed)
    guard number != 0 else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}

/// The signal that came; 0 for none.
private let caught = Atomic<Int32>(0)

import Synchronization

/// A signal that asks the process to end: it ends after its staged files are removed, or after all files that were being
/// moved are in place. The end of whoever reads the output is one of them.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

  /// Lets signals end the first process of a container, for which the system does not.
  static func start() { signals.forEach(endAtOnce) }

  private static func endAtOnce(by number: Int32) {
    if getpid() == 1 { handle(number) { _exit(128 + $0) } }
  }

  /// Records signals from now on, except those that the process ignored when it started. The same one again ends it
  /// at once.
  static func watch() {
    _ = caught.load(ordering: .relaxed)
    for number in signals {
      handle(number) { number in
        caught.store(number, ordering: .relaxed)
        signal(number, SIG_DFL)
        Interruption.endAtOnce(by: number)
      }
    }
  }

  /// Takes a handler for a signal, unless the signal is ignored.
  private static func handle(_ number: Int32, by handler: @convention(c) (Int32) -> Void) {
    let previous = signal(number, handler)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  /// Throws if there was a signal.
  static func check() throws(Failure) {
    if caught.load(ordering: .relaxed) != 0 { throw Failure(code: .interrupted, message: "interrupted") }
  }

  /// Ends the process by the signal that it received, if any, so that its parent can see which one.
  static func end() {
    let number = caught.load(ordering: .relaxed)
    guard number != 0 else { return }
    signal(number, SIG_DFL)
    raise(number)
    // The first process of a container does not end by a signal of its own.
    exit(128 + number)
  }
}

/// The signal that the process received; 0 for none.
private let caught = Atomic<Int32>(0)

import Foundation

/// Work on a stack of 16 MiB, whatever thread asks for it.
///
/// The YAML parser calls itself for each level of a document, some thousands of times before it refuses one; threads
/// other than the first have half a megabyte on some systems, which is too little for that.
enum LargeStack {
  /// What `work` returns, or throws.
  static func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outcome = Outcome<Result<Value, Failure>>()
    let thread = Thread { outcome.set(Result(catching: work)) }
    thread.stackSize = 16 << 20
    thread.start()
    return try outcome.get().get()
  }

  /// A value that one thread sets and another waits for.
  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    func set(_ value: Value) {
      condition.withLock {
        self.value = value
        condition.signal()
      }
    }

    func get() -> Value {
      condition.withLock {
        while true {
          if let value { return value }
          condition.wait()
        }
      }
    }
  }
}

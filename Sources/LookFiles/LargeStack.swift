/// Runs work on a stack of 16 MiB, from any thread.
///
/// The YAML parser calls itself for each level of a document, some thousands of times before it refuses one. Threads
/// other than the main thread have half a megabyte on some systems, which is too small.
enum LargeStack {
  /// The result of `work`.
  ///
  /// If no thread can be started, as under a limit of processes, the work runs on the caller's stack.
  ///
  /// - Parameter size: The size of the stack in bytes.
  static func run<Value: Sendable, Failure: Error>(
    size: Int = 16 << 20, _ work: @escaping @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outcome = Outcome<Result<Value, Failure>>()
    StackThread(stackSize: size) { outcome.value = Result(catching: work) }?.join()
    guard let result = outcome.value else { return try work() }
    return try result.get()
  }

  /// What the thread writes before it ends, and the waiting one reads after that.
  private final class Outcome<Value>: @unchecked Sendable {
    var value: Value?
  }
}

import Foundation

/// Runs work on a stack of 16 MiB, from any thread.
///
/// The YAML parser calls itself for each level of a document, some thousands of times before it refuses one; threads
/// other than the first have half a megabyte on some systems, which is too little for that.
enum LargeStack {
  /// What `work` returns, or throws.
  ///
  /// If no thread can be started, as under a limit of processes, the work runs on the caller's stack.
  ///
  /// - Parameter size: The size of the stack in bytes.
  static func run<Value: Sendable, Failure: Error>(
    size: Int = 16 << 20, _ work: @escaping @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outcome = Outcome<Result<Value, Failure>>()
    guard StackThread.run(size: size, { outcome.value = Result(catching: work) }), let result = outcome.value else {
      return try work()
    }
    return try result.get()
  }

  /// What the thread returns to the waiting one.
  private final class Outcome<Value> {
    var value: Value?
  }
}

/// A thread with a stack of a given size. Its creator waits for it.
private final class StackThread {
  private let work: () -> Void

  private init(_ work: @escaping () -> Void) { self.work = work }

  /// Whether the work ran: false if no such thread can be started.
  static func run(size: Int, _ work: @escaping () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }

    let job = Unmanaged.passRetained(StackThread(work))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<StackThread>.fromOpaque(argument).takeRetainedValue().work() }
        return nil
      }, job.toOpaque())
    guard code == 0 else {
      job.release()
      return false
    }
    #if canImport(Darwin)
      guard let thread else { return false }
    #endif
    return pthread_join(thread, nil) == 0
  }
}

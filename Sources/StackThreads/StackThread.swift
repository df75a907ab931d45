#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A thread with the stack of a main thread, since layout and checks recurse.
package final class StackThread<Output> {
  private let thread: pthread_t
  private let outcome = Outcome<Output>()

  /// Starts a thread; nil if the system does not start it, as under a limit of processes.
  ///
  /// - Parameter takesSignals: Whether the process may handle its signals in this thread.
  package init?(takesSignals: Bool = true, _ work: @escaping @Sendable () -> Output) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, 8 << 20) == 0 else { return nil }

    // A thread begins with the signals blocked that are blocked in the one that starts it.
    var former = sigset_t()
    if !takesSignals {
      var all = sigset_t()
      sigfillset(&all)
      for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP] { sigdelset(&all, fault) }
      pthread_sigmask(SIG_SETMASK, &all, &former)
    }
    defer { if !takesSignals { pthread_sigmask(SIG_SETMASK, &former, nil) } }

    let job = Unmanaged.passRetained(Job { [outcome] in outcome.value = work() })
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work() }
        return nil
      }, job.toOpaque())
    guard code == 0 else {
      job.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  /// The result of the work, at its end. It must be called once.
  package func join() -> Output? {
    pthread_join(thread, nil)
    return outcome.value
  }
}

/// The work on its way to a thread.
private final class Job {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

/// What a thread hands to the one that reads it after its end.
private final class Outcome<Value>: @unchecked Sendable {
  var value: Value?
}

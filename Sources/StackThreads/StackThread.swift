#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A thread with a stack of a given size.
package final class StackThread {
  /// The usual size of the stack of a main thread, in bytes: layout and checks recurse.
  package static let mainSize = 8 << 20

  private let thread: pthread_t

  /// The work on its way to the thread.
  private final class Job {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Starts a thread; nil if the system does not start it, as under a limit of processes.
  ///
  /// - Parameters:
  ///   - stackSize: The size of the stack in bytes.
  ///   - takesSignals: Whether the process may handle its signals in this thread.
  package init?(stackSize: Int = mainSize, takesSignals: Bool = true, _ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }

    // A thread begins with the signals blocked that are blocked in the one that starts it.
    var former = sigset_t()
    if !takesSignals {
      var all = sigset_t()
      sigfillset(&all)
      for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP] { sigdelset(&all, fault) }
      pthread_sigmask(SIG_SETMASK, &all, &former)
    }
    defer { if !takesSignals { pthread_sigmask(SIG_SETMASK, &former, nil) } }

    let job = Unmanaged.passRetained(Job(work))
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

  /// Waits for the end of the work. It must be called once.
  package func join() { pthread_join(thread, nil) }
}

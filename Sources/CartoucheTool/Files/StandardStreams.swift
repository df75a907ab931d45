/// The process's standard output.
enum StandardOutput {
  /// Writes `text` as UTF-8.
  static func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Writes `bytes`, all of them.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    try OpenFile(descriptor: 1).writeAll(bytes, as: "standard output")
  }
}

/// The process's standard error.
enum StandardError {
  /// Writes `text`. If that fails, the exit code still reports the problem: the signal of a pipe without a reader is
  /// held back in this thread, and dropped. Elsewhere it ends the process.
  static func write(_ text: String) {
    var (signals, former, waiting) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    var number: Int32 = 0
    do { try OpenFile(descriptor: 2).writeAll(Array(text.utf8)) } catch {
      let isWaiting = error.code == EPIPE && sigpending(&waiting) == 0 && sigismember(&waiting, SIGPIPE) == 1
      if isWaiting { sigwait(&signals, &number) }
    }
  }
}

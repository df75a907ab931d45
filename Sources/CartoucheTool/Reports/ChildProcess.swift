import FileReading

/// A program that the command runs. No shell reads its arguments.
enum ChildProcess {
  /// What a program wrote to standard output, and whether it ended well.
  struct Output {
    var bytes: [UInt8]
    var isSuccess: Bool
  }

  /// Runs a program of the folders in `PATH`, with an empty standard input.
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of bytes of output. A program that writes more has not ended well.
  ///   - hasMessages: Whether the messages of the program are a part of its output. By default they are dropped.
  /// - Returns: nil if the program cannot be run.
  static func output(
    of arguments: [String], environment: [String: String], atMost maximum: Int, hasMessages: Bool = false
  ) -> Output? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // The numbers of standard streams are free if these were closed.
    let (reading, writing) = (fcntl(ends[0], F_DUPFD_CLOEXEC, 3), fcntl(ends[1], F_DUPFD_CLOEXEC, 3))
    close(ends[0])
    close(ends[1])
    defer { close(reading) }
    let process = start(arguments, environment, output: writing, hasMessages)
    close(writing)
    guard let process else { return nil }
    let bytes = try? FileReader.bytes(from: reading, atMost: maximum)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Output(bytes: bytes ?? [], isSuccess: status == 0 && bytes != nil)
  }

  private static func start(
    _ arguments: [String], _ environment: [String: String], output: Int32, _ hasMessages: Bool
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if hasMessages {
      posix_spawn_file_actions_adddup2(&actions, output, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    let words = arguments.map { strdup($0) }
    let environment = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + environment { free(text) } }
    var process = pid_t()
    return posix_spawnp(&process, arguments[0], &actions, nil, words + [nil], environment + [nil]) == 0 ? process : nil
  }
}

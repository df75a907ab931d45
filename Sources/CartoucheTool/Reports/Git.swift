import FileReading

/// The version control system Git. A repository may name programs: none of them is run.
enum Git {
  private static let describing = ["describe", "--tags"]
  private static let maximumCharacters = 100

  /// What `git describe --tags` says of a folder in a work tree.
  static func described(in folder: String = ".") throws(Failure) -> String {
    guard let output = output(of: describing, in: folder) else {
      throw Failure(code: .noInput, at: "git", reason: "cannot be run", isMissing: true)
    }
    guard output.isSuccess, !output.line.isEmpty, output.line.count <= maximumCharacters else {
      throw Failure(code: .noInput, at: "git", reason: whyUndescribed(in: folder), isMissing: true)
    }
    return output.line
  }

  /// Why there is no description.
  static func whyUndescribed(in folder: String = ".") -> String {
    if output(of: describing, in: folder)?.isSuccess == true {
      return "the tag that git describe finds is too long; the maximum is \(maximumCharacters) characters"
    }
    let question = ["rev-parse", "--is-shallow-repository"]
    guard let found = output(of: question, in: folder) else { return "git cannot be run" }
    guard found.isSuccess else {
      // The message names the setting in every language.
      return output(of: question, in: folder, hasMessages: true)?.line.contains("safe.directory") == true
        ? "the repository belongs to another user; 'git config --global --add safe.directory' with its path allows it"
        : "there is no repository that Git can read"
    }
    guard found.line == "true" else { return "git describe finds no tag here" }
    return "git describe finds no tag, because the clone has only the last commits; fetch the others, "
      + "with 'git fetch --unshallow --tags', or 'fetch-depth: 0' of actions/checkout"
  }

  /// What Git wrote, without the end of its line, and whether it ended well; nil if it cannot be run. No shell reads its
  /// arguments, its standard input is empty, and with more output than is asked for it has not ended well.
  ///
  /// - Parameter hasMessages: Whether its messages are a part of the output.
  private static func output(
    of arguments: [String], in folder: String, hasMessages: Bool = false
  ) -> (line: String, isSuccess: Bool)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // The numbers of standard streams are free if these were closed.
    let (reading, writing) = (fcntl(ends[0], F_DUPFD_CLOEXEC, 3), fcntl(ends[1], F_DUPFD_CLOEXEC, 3))
    close(ends[0])
    close(ends[1])
    defer { close(reading) }
    // Else committed files with the names of those in a repository would be one.
    let all = ["git", "-c", "safe.bareRepository=explicit", "-C", folder.isEmpty ? "." : folder] + arguments
    let process = start(all, output: writing, hasMessages)
    close(writing)
    guard let process else { return nil }
    let bytes = try? FileReader.bytes(from: reading, atMost: 1 << 14)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let line = bytes?.last == UInt8(ascii: "\n") ? bytes?.dropLast() : bytes?[...]
    return (String(decoding: line ?? [], as: UTF8.self), status == 0 && bytes != nil)
  }

  private static func start(_ arguments: [String], output: Int32, _ hasMessages: Bool) -> pid_t? {
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

  /// The variables for Git: of those for Git itself, only the ones for the user's configuration and for the search.
  ///
  /// The programs that describing could run are those that fetch missing commits. Old versions of Git do not know the
  /// variable that forbids it, but all know the list of allowed protocols.
  private static var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("GIT_") || name.hasPrefix("GIT_CONFIG_") || searching.contains(name)
    }
    variables["GIT_NO_LAZY_FETCH"] = "1"
    variables["GIT_ALLOW_PROTOCOL"] = ""
    return variables
  }

  private static let searching = ["GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM"]
}

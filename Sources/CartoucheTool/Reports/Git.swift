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

  private static func output(
    of arguments: [String], in folder: String, hasMessages: Bool = false
  ) -> (line: String, isSuccess: Bool)? {
    // Else committed files with the names of those in a repository would be one.
    let all = ["git", "-c", "safe.bareRepository=explicit", "-C", folder.isEmpty ? "." : folder] + arguments
    let output = ChildProcess.output(of: all, environment: environment, atMost: 1 << 14, hasMessages: hasMessages)
    return output.map { output in
      let line = output.bytes.last == UInt8(ascii: "\n") ? output.bytes.dropLast() : output.bytes[...]
      return (String(decoding: line, as: UTF8.self), output.isSuccess)
    }
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

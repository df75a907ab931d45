/// The version control system Git. A repository may name programs: none of them is run.
enum Git {
  /// What `git describe --tags` says of a folder in a work tree.
  static func described(in folder: String = ".") throws(ReportFailure) -> String {
    // Else committed files with the names of those in a repository would be one.
    let arguments = [
      "git", "-c", "safe.bareRepository=explicit", "-C", folder.isEmpty ? "." : folder, "describe", "--tags",
    ]
    guard let output = ChildProcess.output(of: arguments, environment: environment, atMost: 1024) else {
      throw .missing(Failure(code: .noInput, at: "git", reason: "cannot be run"))
    }
    let line = output.bytes.last == UInt8(ascii: "\n") ? output.bytes.dropLast() : output.bytes[...]
    let text = String(decoding: line, as: UTF8.self)
    guard output.isSuccess, !text.isEmpty, text.count <= 100 else {
      throw .missing(Failure(code: .noInput, at: "git", reason: "git describe finds no tag here"))
    }
    return text
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

import Messages

/// Why a command ends early: an exit code and one or more lines for standard error.
struct Failure: Error {
  /// The exit codes that scripts may rely on.
  enum Code: Int32 {
    /// A check found something.
    case checkFailed = 1
    /// An unknown option, or a bad value on the command line.
    case usage = 64
    /// Bad data in a file.
    case data = 65
    /// An input file that is not there or cannot be read.
    case noInput = 66
    /// The drawn file does not match its grammar.
    case software = 70
    /// A file that cannot be written.
    case cannotCreate = 73
    /// A signal, by which the process ends instead of this code.
    case interrupted = 130
  }

  let code: Code
  let message: String
  /// The message without the file and the word `error`.
  let reason: String
  /// The same as a warning.
  let warning: String
  /// Whether it is a report, or what it should say, that is missing: an option may allow that.
  var isMissing = false
  /// Whether it is the folder that cannot be written to, so that no other file in it can either.
  var isOfFolder = false

  /// A failure with a message of one or more lines, without control characters.
  init(code: Code, message: String) {
    self.code = code
    self.message = TerminalText.plainLines(message)
    reason = self.message
    warning = self.message
  }

  /// A failure with a message of one line, because of the file at a path or of the command line; `snippet` is the line
  /// with a caret below it.
  init(code: Code, at path: String? = nil, reason: String, snippet: String? = nil, isMissing: Bool = false) {
    self.code = code
    self.isMissing = isMissing
    self.reason = TerminalText.plain(reason)
    let (place, end) = (path.map { TerminalText.plain($0) + ": " } ?? "", snippet.map { "\n" + $0 } ?? "")
    message = place + "error: " + self.reason + end
    warning = place + "warning: " + self.reason + end
  }

  /// A file that cannot be written, by the error number of the platform.
  static func cannotWrite(_ path: String, _ code: Int32) -> Failure {
    // A container may have the file of a host as a mount, which nothing can replace.
    let advice = code == EBUSY ? "; if the file itself is mounted, mount its folder" : ""
    return Failure(code: .cannotCreate, at: path, reason: "cannot write: \(String(cString: strerror(code)))\(advice)")
  }

  /// A bad value on the command line.
  static func usage(_ reason: String) -> Failure { Failure(code: .usage, reason: reason) }
}

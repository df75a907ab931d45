package import Messages

/// A place in a file, counted as in editors: the first character of a file is at line 1, column 1.
public struct SourcePosition: Hashable, Sendable {
  /// The line. Lines end in LF, CR LF or CR.
  public var line: Int
  /// The column, in Unicode scalars.
  public var column: Int
  /// The file, if it is another than the one that was read: a look that is extended, or that a manifest names.
  public var file: String? {
    get { boxedFile?.value }
    set { boxedFile = newValue.map { Boxed($0) } }
  }
  private var boxedFile: Boxed<String>?

  /// A place in a file.
  public init(line: Int, column: Int, file: String? = nil) {
    self.line = line
    self.column = column
    self.file = file
  }

  /// The beginning of a file.
  package static let start = SourcePosition(line: 1, column: 1)
}

/// What is wrong in a file, and where. ``description`` is the message.
public struct SourceError: Error, Hashable, Sendable {
  private struct Parts: Hashable, Sendable {
    var position: SourcePosition
    var path: [String]
    var problem: SourceProblem
    var snippet: String?
    var advice: String?
  }

  private var box: Boxed<Parts>
  private var parts: Parts {
    get { box.value }
    set { box = Boxed(newValue) }
  }

  /// A problem at a place.
  package init(at position: SourcePosition, path: [String] = [], problem: SourceProblem) {
    box = Boxed(Parts(position: position, path: path, problem: problem))
  }

  /// The place of the problem.
  public var position: SourcePosition {
    get { box.value.position }
    set { parts.position = newValue }
  }
  /// The line, from 1.
  public var line: Int {
    get { box.value.position.line }
    set { parts.position.line = newValue }
  }
  /// The column in Unicode scalars, from 1.
  public var column: Int {
    get { box.value.position.column }
    set { parts.position.column = newValue }
  }
  /// The file, if it is another than the one that was read: a look that is extended, or that a manifest names.
  public var file: String? {
    get { box.value.position.file }
    set { parts.position.file = newValue }
  }
  /// The keys that lead to the value, from the top level of the file. The elements of a list are numbered from 1.
  public var path: [String] {
    get { box.value.path }
    set { parts.path = newValue }
  }
  /// The problem.
  package var problem: SourceProblem {
    get { box.value.problem }
    set { parts.problem = newValue }
  }
  /// The line of the file and a caret below it, as in ``description``; nil if the file is not available. It does not
  /// count for equality.
  public var snippet: String? {
    get { box.value.snippet }
    set { parts.snippet = newValue }
  }
  /// What the user may have meant, which ends the message. It does not count for equality.
  package var advice: String? {
    get { box.value.advice }
    set { parts.advice = newValue }
  }
}

extension SourceError {
  /// Whether both are the same problem at the same place.
  public static func == (first: SourceError, second: SourceError) -> Bool {
    first.position == second.position && first.path == second.path && first.problem == second.problem
  }

  /// Mixes in the place and the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(path)
    hasher.combine(problem)
  }

  /// This error with the line of its file. `read` returns the bytes of a file other than the one that was read.
  package func showing(_ bytes: [UInt8], read: @escaping (_ file: String) -> [UInt8]?) -> SourceError {
    var files = ShownFiles(bytes, read: read)
    return files.showing(self)
  }
}

/// The lines of files for any number of errors, found once for each file.
package struct ShownFiles {
  private let read: (_ file: String) -> [UInt8]?
  /// Nil for a file that cannot be read.
  private var others: [String: SourceLines?] = [:]
  /// The lines of the file that was read.
  package let lines: SourceLines

  /// A file that was read. `read` returns the bytes of another one.
  package init(_ bytes: [UInt8], read: @escaping (_ file: String) -> [UInt8]?) {
    lines = SourceLines(bytes)
    self.read = read
  }

  /// The error with the line of its file.
  package mutating func showing(_ error: SourceError) -> SourceError {
    guard error.snippet == nil else { return error }
    var shown = lines
    if let file = error.file {
      let other = others[file] ?? read(file).map { SourceLines($0) }
      others[file] = .some(other)
      guard let other else { return error }
      shown = other
    }
    var copy = error
    copy.snippet = shown.snippet(line: error.line, column: error.column, .scalars)
    return copy
  }
}

extension SourceError: CustomStringConvertible {
  /// The error with its place and, if it is known, the line with a caret below it.
  public var description: String { message() }

  /// The error after the name of its file: the one that was read, or another that contains the error.
  public func message(in name: String? = nil) -> String { message(in: name, severity: "error") }

  /// The error, or a warning, after the name of its file.
  package func message(in name: String?, severity: String) -> String {
    let text = problem.description
    let end = advice.map { text.hasSuffix("?") ? " (\($0))" : "; \($0)" } ?? ""
    return Message.located(
      text + end, in: file ?? name, line: line, column: column,
      severity: severity, snippet: snippet)
  }
}

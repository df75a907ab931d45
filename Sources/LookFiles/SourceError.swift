import Messages

/// A place in a file, as an editor counts: the first character of a file is at line 1, column 1.
public struct SourcePosition: Hashable, Sendable {
  /// The line. Lines end in LF, CR LF or CR.
  public var line: Int
  /// The column, in Unicode scalars.
  public var column: Int
  /// The file, where it is another one than was asked for: a look that is extended, or that a manifest names.
  public var file: String?

  /// A place in a file.
  public init(line: Int, column: Int, file: String? = nil) {
    self.line = line
    self.column = column
    self.file = file
  }
}

/// What is wrong in a file, and where: facts, in whatever words they are told.
public struct SourceError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// The file, where it is another one than was asked for: a look that is extended, or that a manifest names.
  public var file: String?
  /// The keys that lead to the value, from the file's top level. A list's elements are numbered from 1.
  public var path: [String]
  /// What is wrong there.
  public var problem: SourceProblem
  /// The line of the file and a caret below it, as ``description`` shows them; nil where the file is not available. Two
  /// errors that differ in nothing else are equal.
  public var snippet: String?

  /// A problem at a place.
  public init(at position: SourcePosition, path: [String] = [], problem: SourceProblem) {
    line = position.line
    column = position.column
    file = position.file
    self.path = path
    self.problem = problem
  }

  /// The place of the problem.
  public var position: SourcePosition { SourcePosition(line: line, column: column, file: file) }
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

  /// This error with the line of its file, which `read` returns for another file than the one that was asked for.
  package func showing(_ bytes: [UInt8], read: (_ file: String) -> [UInt8]?) -> SourceError {
    guard snippet == nil, let source = file.map(read) ?? bytes else { return self }
    var copy = self
    copy.snippet = SourceLines(source).snippet(line: line, column: column, .scalars)
    return copy
  }
}

extension SourceError: CustomStringConvertible {
  /// The error with its place, and below it the line with a caret, where it is known.
  public var description: String { message() }

  /// The error behind the name of its file: of the one that was asked for, or of another that the error is in.
  public func message(in name: String? = nil) -> String {
    Message.located(problem.description, in: file ?? name, line: line, column: column, snippet: snippet)
  }
}

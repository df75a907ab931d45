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

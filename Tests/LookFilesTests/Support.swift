import SourceTree

/// A problem at a place of a look file.
func error(_ line: Int, _ column: Int, _ problem: SourceProblem, path: [String] = []) -> SourceError {
  SourceError(at: SourcePosition(line: line, column: column), path: path, problem: problem)
}

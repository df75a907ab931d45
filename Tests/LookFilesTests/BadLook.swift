import SourceTree
import Testing

/// A look file with something wrong, and what is to be told about it.
struct BadLook: Sendable, CustomTestStringConvertible {
  /// The file, with a broken bar where the fault is told to be.
  var marked: String
  var problem: SourceProblem
  /// The keys that lead to the fault, with points between.
  var path: String
  var files: [String: String] = [:]
  /// The file in which the bar is, where it is another.
  var file: String?

  /// A look with a part of its text changed.
  init(
    _ part: String, _ changed: String, _ problem: SourceProblem, _ path: String = "", in look: String = LookTexts.pill
  ) {
    precondition(look.contains(part), part)
    marked = look.replacing(part, with: changed, maxReplacements: 1)
    self.problem = problem
    self.path = path
  }

  /// A whole file, beside others.
  init(
    file marked: String, _ problem: SourceProblem, _ path: String = "", files: [String: String] = [:],
    at file: String? = nil
  ) {
    self.marked = marked
    self.problem = problem
    self.path = path
    self.files = files
    self.file = file
  }

  var testDescription: String { marked }

  private static let bar: Character = "¦"

  var text: String { marked.filter { $0 != Self.bar } }

  var otherFiles: [String: String] { files.mapValues { $0.filter { $0 != Self.bar } } }

  /// The error at the place of the bar; at the beginning of the file where there is none.
  var expected: SourceError {
    let before = (file.flatMap { files[$0] } ?? marked).split(separator: Self.bar, omittingEmptySubsequences: false)
    let lines = (before.count > 1 ? before[0] : "").split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.unicodeScalars.count ?? 0) + 1
    let position = SourcePosition(line: max(1, lines.count), column: column, file: file)
    return SourceError(at: position, path: path.split(separator: ".").map(String.init), problem: problem)
  }
}

import Foundation
import SourceTree
import Testing

/// What a file holds, or why it cannot be read.
func read(_ text: String) -> Result<SourceNode, SourceError> { read(Array(text.utf8)) }

func read(_ bytes: [UInt8]) -> Result<SourceNode, SourceError> {
  Result { () throws(SourceError) in try YAMLReader.read(bytes) }
}

/// The problem of a file that must have one.
func failure(_ text: String) -> SourceError? { failure(Array(text.utf8)) }

func failure(_ bytes: [UInt8]) -> SourceError? {
  if case .failure(let error) = read(bytes) { error } else { nil }
}

func error(
  _ line: Int, _ column: Int, _ problem: SourceProblem, path: [String] = []
) -> SourceError {
  SourceError(at: SourcePosition(line: line, column: column), path: path, problem: problem)
}

extension SourceNode {
  /// The value without its places: texts in quotation marks, `-` for nothing.
  var outline: String {
    switch content {
    case .text(let text): text.debugDescription
    case .list(let list): "[" + list.map(\.outline).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", ") + "}"
    case .nothing: "-"
    }
  }
}

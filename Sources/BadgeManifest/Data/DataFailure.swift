package import KeyTables
import Messages
package import ReportReading
package import SourceTree

/// Why there is no value.
enum DataFailure: Error {
  /// It is missing.
  case missing(MissingReason)
  /// Something is wrong in the data.
  case fault(SourceError)
  /// Something is wrong with the source as a whole, and not at a place in a file.
  case problem(DataProblem)

  /// The result of a reader of a file, with its error as a failure.
  static func converting<Value>(
    in file: String?, _ read: () throws(ReportError) -> Value
  ) throws(DataFailure) -> Value {
    do { return try read() } catch {
      let position = SourcePosition(line: error.line, column: error.column, file: file)
      if error.problem.isMissing { throw .missing(.notFound(position, error.problem)) }
      var fault = SourceError(at: position, problem: .refused(ForeignProblem(error.problem)))
      fault.snippet = error.snippet
      throw .fault(fault)
    }
  }

  /// The failure as an error of the text that needs the value.
  func error(at field: Field) -> SourceError {
    switch self {
    case .missing(let reason): field.error(.refused(ForeignProblem(DataProblem.missing(badge: nil, reason: reason))))
    case .fault(let error): error
    case .problem(let problem): field.error(.refused(ForeignProblem(problem)))
    }
  }
}

/// Why a value is missing: the facts. The words are found when they are shown.
package enum MissingReason: Hashable, Sendable {
  /// A value of a file is not there; with the place where it could be.
  case notFound(SourcePosition, ReportProblem)
  /// Anything else, in words.
  case other(String)
}

extension MissingReason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let position, let problem):
      (position.file.map { Message.shortened($0) + ":" } ?? "line ") + "\(position.line):\(position.column): \(problem)"
    case .other(let words): words
    }
  }
}

internal import Messages
package import SourceTree
internal import XMLChecking

extension ReportProblem: CustomStringConvertible {
  /// The problem in one line, without a full stop.
  package var description: String {
    switch self {
    case .nothingCounted(let what): "the report has no \(what)"
    case .notXML(let kind): XMLDiagnostic(line: 1, column: 1, kind: kind).message
    case .tooManyElements(let maximum): "the report has more than \(maximum) elements"
    case .badLine(let format, let expected): "\(format.name) has no such line; expected \(expected)"
    case .unfinished(let format): "\(format.name) that ends too early"
    case .notACount(let what, let text): "'\(Message.shortened(text))' is not a number of \(what)"
    case .countTooLarge(let what, let text): "\(Message.shortened(text)) \(what) are too many"
    case .moreThanAll(let what, let covered, let total): "\(covered) of \(total) \(what) cannot be covered"
    case .unknownVersion(let what, let text, let known):
      "version \(Message.shortened(text)) of \(what) is unknown; expected \(known)"
    case .notAVersion(let text): "'\(Message.shortened(text))' is not a version"
    case .unknownWord(let what, let text, let suggestion, let known):
      Message.unknown(what, text, suggestion: suggestion, known: known)
    case .unknownFormat:
      "the format is unknown; known are \(Message.list(ReportFormat.allCases.map(\.rawValue), "and"))"
    case .printedOutput(let tool, let option):
      "this is what \(tool) prints for people; with '\(option)' it writes a report that can be read"
    case .emptyFindings:
      "the file is empty; if flake8 wrote it and found nothing, name its format: --as flake8, or in a manifest as: flake8"
    case .wrongRoot(let found, let format, let expected):
      "\(format.name) begins with '\(Message.list(expected, "or"))', not with '\(Message.shortened(found))'"
    case .wrongSubject(let format, let wanted): "expected \(wanted.phrase), not \(format.name)"
    }
  }
}

extension ReportFormat.Subject {
  var phrase: String {
    switch self {
    case .coverage: "a coverage report"
    case .tests: "a test report"
    case .version: "a file with a version"
    case .requirement: "a file with the version of an interpreter or a compiler"
    case .endpoint: "the answer of a badge endpoint"
    case .findings: "a report of a static analysis"
    }
  }
}

extension SourceError {
  /// Whether the file is sound and only says nothing about what is wanted.
  package var isMissing: Bool {
    if let valueProblem { return valueProblem.isMissing }
    guard case .refused(let problem) = problem, case .nothingCounted? = problem.facts as? ReportProblem else {
      return false
    }
    return true
  }
}

extension SourceBytes {
  /// A problem of a report at a byte.
  func error(at offset: Int, _ problem: ReportProblem) -> SourceError {
    error(at: offset, .refused(ForeignProblem(problem)))
  }

  /// A value that is not there, or of another type, at a byte.
  func error(at offset: Int, _ problem: ValueProblem) -> SourceError {
    error(at: offset, .refused(ForeignProblem(problem)))
  }
}

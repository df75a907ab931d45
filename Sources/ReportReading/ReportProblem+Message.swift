internal import Messages
internal import SourceTree
internal import XMLChecking

extension ReportProblem: CustomStringConvertible {
  /// The most keys of a map that are compared with a missing one.
  private static let maximumKeys = 100

  /// The problem in one line, without a full stop.
  package var description: String {
    switch self {
    case .nothingCounted(let what): "the report has no \(what)"
    case .missingKey(let key, let entries, let others):
      "there is no value for '\(Message.shortened(key))'"
        + Message.hint(
          key.nearest(among: entries.prefix(Self.maximumKeys).map(\.key) + others).map(Message.shortened))
    case .missingElement(let index, let count):
      "there is no element \(index); the list has \(Message.count(count, "element"))"
    case .tooLarge(let bytes, let maximum): "\(bytes) bytes are too many; the maximum is \(maximum)"
    case .empty: "the file is empty"
    case .invalidUTF8: "this byte is not UTF-8"
    case .tooDeep(let maximum): "nested deeper than \(maximum) levels"
    case .duplicateKey(let key, let line): "the key '\(Message.shortened(key))' is already in line \(line)"
    case .malformed(let problem): problem.description
    case .notXML(let kind): XMLDiagnostic(line: 1, column: 1, kind: kind).message
    case .tooManyElements(let maximum): "the report has more than \(maximum) elements"
    case .notTOML(let message): "not TOML: \(Message.shortened(message))"
    case .notCSV(let expected): "not CSV: expected \(expected)"
    case .badLine(let format, let expected): "\(format.name) has no such line; expected \(expected)"
    case .unfinished(let format): "\(format.name) that ends too early"
    case .wrongType(let what, let expected, let found):
      "'\(Message.shortened(what))' must be \(expected), not \(found)"
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
    case .endpoint: "the answer of a badge endpoint"
    case .findings: "a report of a static analysis"
    }
  }
}

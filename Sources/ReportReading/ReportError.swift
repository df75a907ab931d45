internal import Messages
package import SourceTree
package import XMLChecking

/// What is wrong with a report, and where. ``description`` is the message.
package struct ReportError: Error, Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int
  /// The problem.
  package let problem: ReportProblem
  /// The line of the file and a caret below it; nil if the line is blank.
  package let snippet: String?

  /// A problem at a place of a file that is not at hand.
  package init(at position: SourcePosition, _ problem: ReportProblem) {
    self.init(line: position.line, column: position.column, problem: problem, snippet: nil)
  }

  /// A problem at a place.
  init(line: Int, column: Int, problem: ReportProblem, snippet: String?) {
    self.line = line
    self.column = column
    self.problem = problem
    self.snippet = snippet
  }

  /// This error with the line of its file.
  package func showing(_ bytes: [UInt8]) -> ReportError {
    let snippet = SourceLines(bytes).snippet(line: line, column: column, .scalars)
    return ReportError(line: line, column: column, problem: problem, snippet: snippet)
  }

  /// The message after the name of the file.
  package func message(in file: String?) -> String {
    Message.located(problem.description, in: file, line: line, column: column, snippet: snippet)
  }
}

extension ReportError: CustomStringConvertible {
  /// The error with its place, and the line with a caret below it.
  package var description: String { message(in: nil) }
}

/// A problem of a report: the facts.
package enum ReportProblem: Error, Hashable, Sendable {
  // MARK: What is missing

  /// The report has nothing of this kind, such as `lines` or `tests`.
  case nothingCounted(what: String)
  /// There is no such key, or its value is null. A key of the map, or another one that is known, can be meant.
  case missingKey(key: String, among: SourceMap = [], or: [String] = [])
  /// The list has no such element.
  case missingElement(index: Int, count: Int)

  // MARK: What is malformed

  /// The file is larger than the limit.
  case tooLarge(bytes: Int, maximum: Int)
  /// The file is empty, or has only white space.
  case empty
  /// The file is not UTF-8.
  case invalidUTF8
  /// The file is not JSON or not YAML.
  case malformed(SourceProblem)
  /// Lists and objects are nested too deeply.
  case tooDeep(maximum: Int)
  /// A key that is already in the same object.
  case duplicateKey(key: String, firstLine: Int)
  /// The file is not XML.
  case notXML(XMLDiagnostic.Kind)
  /// The file has more elements than are read.
  case tooManyElements(maximum: Int)
  /// The file is not TOML.
  case notTOML(message: String)
  /// The file is not CSV.
  case notCSV(expected: String)
  /// A line that the format does not have.
  case badLine(format: ReportFormat, expected: String)
  /// The file ends too early.
  case unfinished(format: ReportFormat)

  // MARK: What has a wrong value

  /// A value of the wrong type.
  case wrongType(what: String, expected: String, found: String)
  /// A text that is not a number of things.
  case notACount(what: String, text: String)
  /// A number of things that is too large.
  case countTooLarge(what: String, text: String)
  /// More parts are covered than there are.
  case moreThanAll(what: String, covered: Int, total: Int)
  /// The version of the format is not known.
  case unknownVersion(what: String, text: String, known: String)
  /// A text that is not a version.
  case notAVersion(text: String)
  /// A word that is none of the known ones.
  case unknownWord(what: String, text: String, suggestion: String?, known: [String])

  // MARK: What is something else

  /// The format was not recognised.
  case unknownFormat
  /// The root element is not that of the format.
  case wrongRoot(found: String, format: ReportFormat, expected: [String])
  /// The report is about something else.
  case wrongSubject(format: ReportFormat, wanted: ReportFormat.Subject)

  /// Whether the file is sound and only says nothing about what is wanted.
  package var isMissing: Bool {
    switch self {
    case .nothingCounted, .missingKey, .missingElement: true
    default: false
    }
  }
}

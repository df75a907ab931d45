import Messages
package import SourceTree
import XMLChecking

/// A problem of a report. Each kind is a function that makes the message.
package struct ReportProblem: Hashable, Sendable, CustomStringConvertible {
  /// The problem in one line, without a full stop.
  package let description: String
  /// Whether the file is sound and only says nothing about what is wanted.
  var isMissing = false
  /// Whether the file can be anything but a report.
  fileprivate var isUnknownFormat = false

  private init(_ description: String) { self.description = description }
}

extension ReportProblem {
  /// The report has nothing of this kind, such as `lines` or `tests`.
  static func nothingCounted(what: String) -> Self {
    var problem = Self("the report has no \(what)")
    problem.isMissing = true
    return problem
  }
  /// The file is not XML.
  static func notXML(_ kind: XMLDiagnostic.Kind) -> Self { Self(XMLDiagnostic(line: 1, column: 1, kind: kind).message) }
  /// The file has more elements than are read.
  static func tooManyElements(maximum: Int) -> Self { Self("the report has more than \(maximum) elements") }
  /// The file is in another encoding.
  static var utf16: Self { Self("the file is UTF-16; it must be UTF-8, unless it is XML") }
  /// A line that the format does not have.
  static func badLine(format: ReportFormat, expected: String) -> Self {
    Self("\(format.name) has no such line; expected \(expected)")
  }
  /// The file ends too early.
  static func unfinished(format: ReportFormat) -> Self { Self("\(format.name) that ends too early") }
  /// A text that is not a number of things.
  static func notACount(what: String, text: String) -> Self {
    Self("'\(Message.shortened(text))' is not a number of \(what)")
  }
  /// A number of things that is too large.
  static func countTooLarge(what: String, text: String) -> Self {
    Self("\(Message.shortened(text)) \(what) are too many")
  }
  /// More parts are covered than there are.
  static func moreThanAll(what: String, covered: Int, total: Int) -> Self {
    Self("\(covered) of \(total) \(what) cannot be covered")
  }
  /// More tests have a result than the report announces.
  static func unannounced(tests: Int, announced: Int) -> Self {
    Self("the report announces \(Message.count(announced, "test")), but has results of \(tests)")
  }
  /// A sum of findings that is not the number of those in the report.
  static func moreThanNamed(sum: Int, named: Int) -> Self {
    Self("flake8 counts \(Message.count(sum, "finding")), but names \(named); run it without -q")
  }
  /// The version of the format is not known.
  static func unknownVersion(what: String, text: String, known: String) -> Self {
    Self("version \(Message.shortened(text)) of \(what) is unknown; expected \(known)")
  }
  /// A text that is not a version.
  static func notAVersion(text: String) -> Self { Self("'\(Message.shortened(text))' is not a version") }
  /// A word that is none of the known ones.
  static func unknownWord(what: String, text: String, known: [String]) -> Self {
    Self(Message.unknown(what, text, suggestion: text.nearest(among: known), known: known))
  }
  /// The format was not recognised as one about a subject, or about any.
  package static func unknownFormat(about subject: ReportFormat.Subject? = nil) -> Self {
    let known = ReportFormat.all(about: subject)
    let words = Message.list(known.map(\.rawValue), "and")
    let hint = known.count == 1 ? "expected \(known[0].name)" : "known are \(words)"
    var problem = Self("the format is unknown; \(hint)")
    problem.isUnknownFormat = true
    return problem
  }
  /// The output of a tool that writes a report with an option.
  static func printedOutput(tool: String, option: String) -> Self {
    Self("this is what \(tool) prints for people; with '\(option)' it writes a report that can be read")
  }
  /// An empty file, which some linters write if they find nothing.
  static var emptyFindings: Self {
    Self(
      "the file is empty; if flake8 wrote it and found nothing, name its format: --as flake8, or in a manifest as: flake8"
    )
  }
  /// The root element is not that of the format.
  static func wrongRoot(found: String, format: ReportFormat, expected: [String]) -> Self {
    Self("\(format.name) begins with '\(Message.list(expected, "or"))', not with '\(Message.shortened(found))'")
  }
  /// The report is about something else.
  static func wrongSubject(format: ReportFormat, wanted: ReportFormat.Subject) -> Self {
    Self("expected \(wanted.phrase), not \(format.name)")
  }
}

extension ReportFormat.Subject {
  var phrase: String {
    switch self {
    case .coverage: "a coverage report"
    case .tests: "a test report"
    case .version: "a file with a version"
    case .requires: "a file with the version of an interpreter or a compiler"
    case .endpoint: "the answer of a badge endpoint"
    case .lint: "a report of a static analysis"
    }
  }
}

extension SourceError {
  /// Whether the file is sound and only says nothing about what is wanted.
  package var isMissing: Bool { valueProblem?.isMissing ?? reportProblem?.isMissing ?? false }

  /// Whether the file is a sound report without a test, which adds none to others.
  package var isWithoutTests: Bool { reportProblem == .nothingCounted(what: "tests") }

  /// Whether the file has the format of no report.
  package var isOfUnknownFormat: Bool { reportProblem?.isUnknownFormat ?? false }

  private var reportProblem: ReportProblem? {
    if case .refused(let problem) = problem { problem.facts as? ReportProblem } else { nil }
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

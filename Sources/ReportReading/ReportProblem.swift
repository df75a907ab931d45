package import XMLChecking

/// A problem of a report: the facts.
package enum ReportProblem: Hashable, Sendable {
  // MARK: What is missing

  /// The report has nothing of this kind, such as `lines` or `tests`.
  case nothingCounted(what: String)
  // MARK: What is malformed

  /// The file is not XML.
  case notXML(XMLDiagnostic.Kind)
  /// The file has more elements than are read.
  case tooManyElements(maximum: Int)
  /// A line that the format does not have.
  case badLine(format: ReportFormat, expected: String)
  /// The file ends too early.
  case unfinished(format: ReportFormat)

  // MARK: What has a wrong value

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
  /// The output of a tool that writes a report with an option.
  case printedOutput(tool: String, option: String)
  /// An empty file, which some linters write if they find nothing.
  case emptyFindings
  /// The root element is not that of the format.
  case wrongRoot(found: String, format: ReportFormat, expected: [String])
  /// The report is about something else.
  case wrongSubject(format: ReportFormat, wanted: ReportFormat.Subject)
}

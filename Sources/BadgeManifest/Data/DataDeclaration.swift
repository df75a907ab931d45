import ReportReading
import SourceTree

/// A source of data as a manifest declares it.
package struct DataDeclaration: Hashable, Sendable {
  /// The files: patterns, of which the first one that matches counts.
  var files: [String] = []
  /// Patterns of files that are themselves the elements of a list.
  var elements: [String] = []
  /// Patterns of files whose lines are counted: those of the code, and those of its tests.
  var code: [String] = []
  var tests: [String] = []
  /// The format, if it is not to be guessed.
  var format: DataFormat?
  /// The path of the list or value in the file.
  var path: String?
  /// What to ask Git.
  var git: GitQuestion?
}

/// What can be asked of Git.
enum GitQuestion: String, Hashable, Sendable, CaseIterable {
  /// What `git describe --tags` says.
  case describe
}

/// The format of data: that of a report, or the language of a file.
enum DataFormat: Hashable, Sendable, CaseIterable {
  case report(ReportFormat)
  case file(DataFile.Language)

  static var allCases: [DataFormat] {
    DataFile.Language.allCases.map(Self.file) + ReportFormat.allCases.map(Self.report)
  }

  var name: String {
    switch self {
    case .report(let format): format.rawValue
    case .file(let language): language.rawValue
    }
  }
}

package import KeyTables
import ReportReading
import SourceTree

extension DataDeclaration {
  /// The keys of a source of data.
  static let record = Record(
    "data", blank: DataDeclaration(),
    keys: [
      .withDefault(
        "file", { $1(&$0.files) }, .dataFiles,
        "The file, or several, of which the first one that exists is used. `*`, `?` and `**` match several files, which are added up."
      ),
      .withDefault(
        "files", { $1(&$0.elements) }, .dataFiles,
        "A pattern, or several, whose files are the elements of a list: `{path}`, `{folder}`, `{name}`, and `{match}` for what the wildcards stand for."
      ),
      .withDefault(
        "code", { $1(&$0.code) }, .dataFiles,
        "A pattern, or several, of files of code. With `test`, the data is the numbers of lines that are not blank, `code` and `test`, and `ratio`, such as 1:1.2."
      ),
      .withDefault(
        "test", { $1(&$0.tests) }, .dataFiles, "A pattern, or several, of files with the tests of the code."),
      .optional(
        "as", { $1(&$0.format) }, .word("format", spelled: { $0.name }),
        "The format. By default it is guessed from the content and the name."),
      .optional(
        "at", { $1(&$0.path) }, .text("path"), "The path of the list in the file, such as `jobs` or `data.0.items`."),
      .optional("git", { $1(&$0.git) }, .word("question"), "What to ask Git, instead of a file: the last tag."),
    ]
  ).short(.value("data/tags.json", of: "file"))

  /// The form of a source of data.
  package static var form: MapForm { record.form }
}

extension Codec where Value == [String] {
  /// A path to files, or several.
  fileprivate static let dataFiles = reading(
    .any([.text("file"), .list(.text("file"), atLeast: 1)])
  ) { field throws(SourceError) in
    guard case .list = field.node.content else { return [try field.namedPath()] }
    var paths: [String] = []
    for element in try field.list(atLeast: 1) { paths.append(try element.namedPath()) }
    return paths
  }
}

/// The keys by which an entry takes its badges or its values from data.
package struct EntryData: Hashable, Sendable {
  var metric = Coverage.Metric.total
  var digits = 0
  var missing = MissingValue.error

  static let record = Record(
    "badge", blank: EntryData(),
    keys: [
      .custom(
        [
          KeyForm(
            "each",
            .any([.map(DataDeclaration.form), .list(.any([.text("value"), .names(.text("value"))]), atLeast: 0)]),
            "The data, a file, or the list, for each element of which the entry is a badge.")
        ], names: "each"
      ) { _, _ throws(SourceError) in },
      .custom(
        ReportFormat.Subject.allCases.map { KeyForm($0.rawValue, .map(DataDeclaration.form), $0.meaning) },
        names: "coverage", "tests", "version", "requires", "endpoint", "lint"
      ) { _, _ throws(SourceError) in },
      .withDefault(
        "metric", { $1(&$0.metric) }, .word("metric"),
        "What of a coverage report is shown. Total is what the tool itself prints."),
      .withDefault("digits", { $1(&$0.digits) }, .integer(0...6), "The digits of a coverage after the decimal point."),
      .withDefault(
        "missing", { $1(&$0.missing) }, .word("choice"),
        "What to do if a value is missing: an error, a badge that says `unknown`, the old file as it is, or no badge."),
    ])

  /// The keys of badges about reports.
  package static let presets = ReportFormat.Subject.allCases.map { $0.rawValue }
  /// The keys without a default.
  static let ownKeys = ["each"] + presets
  /// The keys that defaults may have.
  static let defaultKeys = record.names.filter { !ownKeys.contains($0) }

  /// The form of the keys.
  package static var form: MapForm { record.form }

  /// The form of the keys that defaults may have.
  package static var defaultForm: MapForm {
    var form = record.form
    form.keys.removeAll { ownKeys.contains($0.name) }
    return form
  }
}

/// What to do if a value is missing.
package enum MissingValue: String, Hashable, Sendable, CaseIterable {
  /// End with an error.
  case error
  /// Draw the word `unknown` in grey.
  case unknown
  /// Leave the old file as it is; without one, draw `unknown`.
  case keep
  /// Write nothing.
  case skip
}

import BadgeManifest
import KeyTables
import Messages
import ReportReading
import SourceTree

/// The reports of a command.
struct ReportOptions {
  /// The format that the user names; nil to guess it.
  let format: String?
  /// What to do without a value.
  let missing: MissingValue

  /// The options of a command that reads reports about a subject.
  static func all(about subject: ReportFormat.Subject) -> [EntryOption] {
    [
      EntryOption(
        name: "as", form: .word(ReportFormat.all(about: subject).map(\.rawValue)),
        meaning: "The format of the reports. By default it is guessed from the content."),
      EntryOption(
        name: "missing", form: .word(MissingValue.allCases.map(\.rawValue)),
        meaning: """
          What to do if a report, or what it should say, is missing. Error is the default; unknown draws that word, keep \
          leaves the old file, and skip writes nothing.
          """),
    ]
  }

  init(_ arguments: TypedArguments) throws(Failure) {
    format = arguments.text("as")
    missing = try Values.word(arguments.text("missing") ?? "error", "choice")
  }

  /// The sum of the reports in the files.
  func content(in paths: [String], about subject: ReportFormat.Subject) throws(Failure) -> Report.Content {
    let format: ReportFormat? = try format.map { text throws(Failure) in
      try Values.word(text, "format", among: ReportFormat.all(about: subject))
    }
    var sum: Report.Content?
    var untested: Failure?
    var count = 0
    let budget = FilePattern.Budget()
    // A file that two patterns find counts once.
    var known: Set<[UInt8]> = []
    for pattern in paths {
      let files = try FilePattern.files(pattern, within: budget)
      guard !files.isEmpty else {
        let reason = pattern.isAddress ? Message.notFetched : "no such file"
        throw Failure(code: .noInput, at: pattern, reason: reason, isMissing: true)
      }
      count += files.count
      guard count <= Report.maximumFiles else {
        throw .usage("too many reports; the maximum is \(Report.maximumFiles)")
      }
      for file in files where known.insert((RelativePath.realPath(of: file) ?? file).pathBytes).inserted {
        // The user did not name what a pattern finds: reading it must not wait, as for a pipe.
        let bytes = try files == [pattern] ? InputFile.read(file) : InputFile.readRegular(file)
        let content = try content(of: bytes, at: file, as: format, about: subject, &untested)
        guard let added = sum.map({ $0.adding(content) }) ?? content else {
          throw .usage("the reports cannot be added up")
        }
        sum = added
      }
    }
    guard let sum else { throw .usage("there is no report") }
    if let untested, sum == .noTests { throw untested }
    return sum
  }

  /// What a report says. If it is without tests, that is their number, and `untested` the first such failure.
  private func content(
    of bytes: [UInt8], at path: String, as format: ReportFormat?, about subject: ReportFormat.Subject,
    _ untested: inout Failure?
  ) throws(Failure) -> Report.Content {
    do {
      return try Report(reading: bytes, about: subject, as: format, name: path).content
    } catch {
      let place = "\(InputFile.name(of: path)):\(error.line):\(error.column)"
      var reason = error.problem.description
      // TOML is known by its name alone.
      let isObject = bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
      if case .notJSON = error.problem, format == nil, !path.hasSuffix(".json"), !isObject {
        reason += "; --as names another format"
      }
      let failure = Failure(
        code: .data, at: place, reason: reason, snippet: error.snippet,
        isMissing: error.isMissing || error.isWithoutTests)
      guard error.isWithoutTests else { throw failure }
      untested = untested ?? failure
      return .noTests
    }
  }
}

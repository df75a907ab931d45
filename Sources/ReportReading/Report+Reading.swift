package import SourceTree

extension Report {
  /// Reads a report.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - format: The format; nil to guess it from the content. Only TOML is guessed from the name of the file.
  ///   - name: The name of the file.
  /// - Throws: ``SourceError``. What is missing is an error too; see ``SourceError/isMissing``.
  package init(
    reading bytes: [UInt8], as format: ReportFormat? = nil, name: String? = nil
  ) throws(SourceError) {
    try self.init(bytes, format, name) { document, format throws(SourceError) in try document.content(in: format) }
  }

  private init(
    _ bytes: [UInt8], about subject: ReportFormat.Subject? = nil, _ format: ReportFormat?, _ name: String?,
    _ read: (ReportDocument, ReportFormat) throws(SourceError) -> Content
  ) throws(SourceError) {
    // A linter that finds nothing prints nothing.
    if format == .flake8, bytes.allSatisfy(\.isBlank) {
      self.format = .flake8
      content = .findings(FindingCounts())
      return
    }
    let source = try SourceBytes(bytes)
    do {
      let document = try ReportDocument(source, format: format, name: name)
      let found: ReportFormat
      if let format { found = format } else { found = try document.guessedFormat(about: subject) }
      self.format = found
      content = try read(document, found)
    } catch {
      throw source.showing(error)
    }
  }

  /// Reads a report about a subject.
  ///
  /// - Throws: ``ReportProblem/wrongSubject(format:wanted:)`` if it is about something else.
  package init(
    reading bytes: [UInt8], about subject: ReportFormat.Subject, as format: ReportFormat? = nil, name: String? = nil
  ) throws(SourceError) {
    if subject == .lint, format == nil, bytes.allSatisfy(\.isBlank) {
      throw SourceError(at: .start, problem: .refused(ForeignProblem(ReportProblem.emptyFindings)))
    }
    try self.init(bytes, about: subject, format, name) { document, format throws(SourceError) in
      subject == .requires ? try document.requirement(in: format) : try document.content(in: format)
    }
    guard self.format.isAbout(subject) else {
      let problem = ReportProblem.wrongSubject(format: self.format, wanted: subject)
      throw SourceError(at: .start, problem: .refused(ForeignProblem(problem)))
    }
  }
}

package import SourceTree

extension Report {
  /// Reads a report.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - subject: What it must be about; nil for anything.
  ///   - format: The format; nil to guess it from the content. Only TOML is guessed from the name of the file.
  ///   - name: The name of the file.
  /// - Throws: ``SourceError``. What is missing is an error too; see ``SourceError/isMissing``.
  package init(
    reading bytes: [UInt8], about subject: ReportFormat.Subject? = nil, as format: ReportFormat? = nil,
    name: String? = nil
  ) throws(SourceError) {
    func refused(_ problem: ReportProblem) -> SourceError {
      SourceError(at: .start, problem: .refused(ForeignProblem(problem)))
    }
    let isBlank = bytes.allSatisfy(\.isBlank)
    if isBlank, format == nil, subject == .lint { throw refused(.emptyFindings) }
    // A linter that finds nothing prints nothing.
    if isBlank, format == .flake8 {
      self.format = .flake8
      content = .findings(FindingCounts())
    } else {
      let source = try SourceBytes(bytes)
      do {
        let document = try ReportDocument(source, format: format, name: name)
        let found: ReportFormat
        if let format { found = format } else { found = try document.guessedFormat(about: subject) }
        self.format = found
        content = try subject == .requires ? document.requirement(in: found) : document.content(in: found)
      } catch {
        throw source.showing(error)
      }
    }
    if let subject, !self.format.isAbout(subject) {
      throw refused(.wrongSubject(format: self.format, wanted: subject))
    }
  }
}

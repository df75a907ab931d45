import LookFiles
import Messages
import ReportReading

/// A source of data: files, or what Git says.
final class DataSource {
  let name: String
  private let declaration: DataDeclaration
  private let path: DataPath?
  /// Where the manifest names the files.
  private let place: Field
  private unowned let sources: DataSources

  private var paths: [String]?
  private var reports: [ReportFormat.Subject?: [Report]] = [:]
  private var dataFile: DataFile?
  /// The formats of the files, as far as they are known.
  private(set) var formats: [String: String] = [:]

  init(name: String, declaration: DataDeclaration, path: DataPath?, place: Field, in sources: DataSources) {
    self.name = name
    self.declaration = declaration
    self.path = path
    self.place = place
    self.sources = sources
  }

  /// What was read, for the report of a build: the files, or `git`.
  var origins: [String] { declaration.git == nil ? paths ?? [] : ["git"] }

  // MARK: Files

  /// The files of the first pattern that matches.
  func files() throws(DataFailure) -> [String] {
    if let paths { return paths }
    for pattern in declaration.files {
      let path = pattern.hasPrefix("/") ? pattern : sources.folder + pattern
      let found: [String]
      do throws(DataAccess.Failure) { found = try sources.access.find(path) } catch {
        throw .fault(place.error(.unreadableFile(path: path, reason: error.reason)))
      }
      if found.isEmpty { continue }
      paths = found
      return found
    }
    throw .missing("there is no file \(Message.list(declaration.files.map { Message.shortened($0) }, "or"))")
  }

  /// The only file.
  private func file() throws(DataFailure) -> DataFile {
    if let dataFile { return dataFile }
    let files = try files()
    guard files.count == 1 else { throw .problem(.wrongKind(source: name, needed: "one file")) }
    let file = try dataFile(files[0])
    dataFile = file
    return file
  }

  private func dataFile(_ path: String) throws(DataFailure) -> DataFile {
    var language: DataFile.Language?
    switch declaration.format {
    case .file(let named): language = named
    case .report: throw .problem(.wrongKind(source: name, needed: "a file of values"))
    case nil: break
    }
    let bytes = try sources.read(path, at: place)
    do throws(ReportError) { return try DataFile(reading: bytes, as: language, name: path) } catch {
      throw Self.failure(error, path)
    }
  }

  private static func failure(_ error: ReportError, _ path: String) -> DataFailure {
    if error.problem.isMissing { return .missing("\(path):\(error.line):\(error.column): \(error.problem)") }
    var inFile = SourceError(
      at: SourcePosition(line: error.line, column: error.column, file: path),
      problem: .refused(ForeignProblem(error.problem)))
    inFile.snippet = error.snippet
    return .fault(inFile)
  }

  // MARK: Reports

  /// What the reports say together.
  ///
  /// - Parameter subject: What they must be about; nil for anything.
  func report(about subject: ReportFormat.Subject?) throws(DataFailure) -> Report.Content {
    if declaration.git != nil {
      guard subject == .version || subject == nil else { throw .problem(.wrongKind(source: name, needed: "a report")) }
      return .version(try version())
    }
    let reports = try reports(about: subject)
    guard var sum = reports.first?.content else { throw .missing("there is no report") }
    for report in reports.dropFirst() {
      guard let added = sum.adding(report.content) else {
        throw .problem(.wrongKind(source: name, needed: "reports that can be added up"))
      }
      sum = added
    }
    return sum
  }

  private func reports(about subject: ReportFormat.Subject?) throws(DataFailure) -> [Report] {
    if let known = reports[subject] { return known }
    var format: ReportFormat?
    switch declaration.format {
    case .report(let named): format = named
    case .file: throw .problem(.wrongKind(source: name, needed: "a report"))
    case nil: break
    }
    var found: [Report] = []
    for path in try files() {
      let bytes = try sources.read(path, at: place)
      do throws(ReportError) {
        let report =
          if let subject {
            try Report(reading: bytes, about: subject, as: format, name: path)
          } else {
            try Report(reading: bytes, as: format, name: path)
          }
        formats[path] = report.format.rawValue
        found.append(report)
      } catch {
        throw Self.failure(error, path)
      }
    }
    reports[subject] = found
    return found
  }

  /// What Git says.
  private func version() throws(DataFailure) -> String {
    let text: String?
    do throws(DataAccess.Failure) { text = try sources.access.describe(sources.folder) } catch {
      throw .fault(place.error(.unreadableFile(path: "git", reason: error.reason)))
    }
    guard let text else { throw .missing("git describe finds no tag") }
    return text
  }

  // MARK: Values

  /// The value at a path: a value of the file, or else one that a report of this kind has, such as `lines`.
  func value(at parts: [String]) throws(DataFailure) -> DataText {
    if declaration.git != nil {
      guard parts.isEmpty else { throw .problem(.wrongKind(source: name, needed: "a source with several values")) }
      return DataText(text: try version())
    }
    let isReport = if case .report = declaration.format { true } else { false }
    guard !isReport, try files().count == 1, parts.count + (path?.parts.count ?? 0) > 0 else {
      return try reportValue(parts)
    }
    do {
      return try fileValue(parts)
    } catch {
      // Only what no file of values has is looked for in a report.
      if declaration.format == nil, let found = try? reportValue(parts) { return found }
      throw error
    }
  }

  private func fileValue(_ parts: [String]) throws(DataFailure) -> DataText {
    let file = try file()
    let full = DataPath(parts: (path?.parts ?? []) + parts)
    let origin = try files()[0]
    do throws(ReportError) {
      var node = try file.scalar(at: full)
      node.position.file = origin
      return DataText(node)
    } catch {
      throw Self.failure(error, origin)
    }
  }

  private func reportValue(_ parts: [String]) throws(DataFailure) -> DataText {
    let content = try report(about: nil)
    let names = content.valueNames
    let name = parts.joined(separator: ".")
    guard names.contains(name) else {
      throw .missing(
        "\(self.name) has no value '\(Message.shortened(name))'" + Message.hint(name.nearest(among: names)))
    }
    guard let text = content.value(name) else { throw .missing("the report has no \(name)") }
    return DataText(text: text)
  }

  // MARK: Lists

  /// Calls `body` with each element of the list in the files, one after the other.
  func forEachElement(
    _ body: (DataElements.Element) throws(SourceError) -> Void, orElse failed: (DataFailure) throws(SourceError) -> Void
  ) throws(SourceError) {
    do throws(DataFailure) {
      guard declaration.git == nil else { throw .problem(.wrongKind(source: name, needed: "a list")) }
      for path in try files() {
        let file = try dataFile(path)
        var elements: DataElements
        do throws(ReportError) { elements = try file.elements(at: self.path) } catch { throw Self.failure(error, path) }
        while true {
          var element: DataElements.Element?
          do throws(ReportError) { element = try elements.next() } catch { throw Self.failure(error, path) }
          guard var found = element else { break }
          found.node = found.node.located(in: path)
          do throws(SourceError) { try body(found) } catch { throw .fault(error) }
        }
      }
    } catch {
      if case .fault(let error) = error { throw error }
      try failed(error)
    }
  }
}

/// A text from data, with its place if it is in a file.
struct DataText {
  var text: String
  var position: SourcePosition?

  init(text: String, position: SourcePosition? = nil) {
    self.text = text
    self.position = position
  }

  /// The text in a node, which is known to be one.
  init(_ node: SourceNode) {
    if case .text(let text) = node.content { self.text = text } else { text = "" }
    position = node.position
  }
}

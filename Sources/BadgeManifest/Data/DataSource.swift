import KeyTables
import LookFiles
import Messages
import ReportReading
import SourceTree

/// A source of data: files, or what Git says.
final class DataSource {
  let name: String
  /// Whether the section `data` has the source, and not the entries that use it.
  private let isDeclared: Bool
  private let declaration: DataDeclaration
  /// The path of the list or value in the files.
  private let path: [String]
  /// Where the manifest names the files.
  private let place: Field
  private unowned let sources: DataSources

  /// The files, which are looked for once.
  private lazy var paths = result { () throws(DataProblem) in try matches() }
  private var contents: [ReportFormat.Subject?: Result<Report.Content, DataProblem>] = [:]
  /// What Git says, which is asked once.
  private lazy var described = result { () throws(DataProblem) in try description() }
  /// The numbers of lines, which are counted once.
  private lazy var lines = result { () throws(DataProblem) in try lineCounts() }
  /// The files whose lines were counted.
  private var counted: [String] = []
  /// The formats of the files, as far as they are known.
  private(set) var formats: [String: String] = [:]

  init(
    name: String, isDeclared: Bool, declaration: DataDeclaration, path: [String], place: Field, in sources: DataSources
  ) {
    self.name = name
    self.isDeclared = isDeclared
    self.declaration = declaration
    self.path = path
    self.place = place
    self.sources = sources
  }

  /// What was read, for the report of a build: the files, as the manifest names them, or `git`.
  var origins: [String] {
    guard declaration.git == nil else { return ["git"] }
    let patterns = declaration.files + declaration.code + declaration.tests
    let found = declaration.code.isEmpty ? (try? paths.get()) ?? [] : counted
    let isRelative = !patterns.contains { $0.hasPrefix("/") }
    return isRelative ? found.map { Self.path($0, below: sources.folder) } : found
  }

  // MARK: Files

  /// The files of the first pattern that matches.
  func files() throws(DataProblem) -> [String] { try paths.get() }

  private func matches() throws(DataProblem) -> [String] {
    guard declaration.elements.isEmpty else {
      throw .wrongKind(source: name, needed: "a source of values, but a list of files")
    }
    for pattern in declaration.files {
      let found = try matches(of: pattern)
      if !found.isEmpty { return found }
    }
    throw noFile(declaration.files)
  }

  private func matches(of pattern: String) throws(DataProblem) -> [String] {
    let path = pattern.hasPrefix("/") ? pattern : sources.folder + pattern
    do throws(DataAccess.Failure) { return try sources.access.find(path) } catch {
      throw unreadable(path, error.reason)
    }
  }

  /// A file that cannot be read, at its place in the section `data`, or else of the entry that asks for it.
  func unreadable(_ path: String, _ reason: String) -> DataProblem {
    isDeclared
      ? .fault(place.error(.unreadableFile(path: path, reason: reason))) : .unreadable(path: path, reason: reason)
  }

  private func noFile(_ patterns: [String]) -> DataProblem {
    let paths = patterns.map { ($0.hasPrefix("/") ? "" : TerminalText.plain(sources.folder)) + Message.shortened($0) }
    return .missing(reason: .other("there is no file \(Message.list(paths, "or"))"))
  }

  /// The files that are the elements of a list, each with its names, for the entry that has the list at a place.
  private func elements(at position: SourcePosition) throws(DataProblem) -> [SourceNode] {
    var known: Set<[UInt8]> = []
    var elements: [SourceNode] = []
    for pattern in declaration.elements {
      for found in try matches(of: pattern) where known.insert(found.pathBytes).inserted {
        let path = pattern.hasPrefix("/") ? found : Self.path(found, below: sources.folder)
        elements.append(YAMLValue(file: path, matching: pattern).node(at: position))
      }
    }
    guard !elements.isEmpty else { throw noFile(declaration.elements) }
    return elements
  }

  /// A path that was found, seen from the folder, whose slashes a search joins.
  static func path(_ found: String, below folder: String) -> String {
    let joined = (folder.hasPrefix("/") ? "/" : "") + folder.pathParts.map { $0 + "/" }.joined()
    for folder in [folder, joined] where found.utf8.starts(with: folder.utf8) {
      return String(decoding: found.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    }
    return found
  }

  /// The values of a file.
  private func values(of path: String) throws(DataProblem) -> SourceNode {
    switch declaration.format {
    case .file(let language): try sources.values(of: path, as: language, for: self)
    case .report: throw .wrongKind(source: name, needed: "a file of values")
    case nil: try sources.values(of: path, as: nil, for: self)
    }
  }

  // MARK: Reports

  /// What the reports say together.
  ///
  /// - Parameter subject: What they must be about; nil for anything.
  func report(about subject: ReportFormat.Subject?) throws(DataProblem) -> Report.Content {
    if subject != nil, let path = declaration.path {
      let naming = isDeclared ? "" : "name the file under 'data', and "
      let text = "status: {value: '{\(isDeclared ? name : "name")}'}"
      throw .wrongKind(
        source: name,
        needed: "a report: 'at' names a value, '\(Message.shortened(path))'; to show it, \(naming)write \(text)")
    }
    if declaration.git != nil {
      guard subject == .version || subject == nil else { throw .wrongKind(source: name, needed: "a report") }
      return .version(try described.get())
    }
    guard declaration.code.isEmpty else { throw .wrongKind(source: name, needed: "a report") }
    let found = contents[subject] ?? result { () throws(DataProblem) in try sum(about: subject) }
    contents[subject] = found
    return try found.get()
  }

  private func sum(about subject: ReportFormat.Subject?) throws(DataProblem) -> Report.Content {
    var format: ReportFormat?
    switch declaration.format {
    case .report(let named): format = named
    case .file: throw .wrongKind(source: name, needed: "a report")
    case nil: break
    }
    let files = try files()
    guard files.count <= Report.maximumFiles else {
      throw .tooManyReports(source: name, count: files.count, maximum: Report.maximumFiles)
    }
    var sum: Report.Content?
    var untested: DataProblem?
    for path in files {
      let content: Report.Content
      do throws(DataProblem) {
        let report = try sources.report(path, as: format, about: subject, for: self)
        formats[path] = report.format.rawValue
        content = report.content
      } catch {
        guard case .missing(_, .notFound(let cause)) = error, cause.isWithoutTests else { throw error }
        untested = untested ?? error
        content = .noTests
      }
      guard let added = sum.map({ $0.adding(content) }) ?? content else {
        throw .wrongKind(source: name, needed: "reports that can be added up")
      }
      sum = added
    }
    guard let sum else { throw .missing(reason: .other("there is no report")) }
    if let untested, sum == .noTests { throw untested }
    return sum
  }

  private func description() throws(DataProblem) -> String {
    let text: String?
    do throws(DataAccess.Failure) { text = try sources.access.describe(sources.folder) } catch {
      throw unreadable("git", error.reason)
    }
    guard let text else { throw .missing(reason: .other(sources.access.whyUndescribed(sources.folder))) }
    return text
  }

  // MARK: Lines

  /// The numbers of lines of the code and of its tests, and their ratio.
  private func lineCounts() throws(DataProblem) -> SourceNode {
    let testFiles = try files(declaration.tests)
    let all = try files(declaration.code)
    counted = Self.sorted(all.union(testFiles))
    let codeFiles = all.subtracting(testFiles)
    if codeFiles.isEmpty, !all.isEmpty {
      throw .missing(reason: .other("all files of 'code' are files of 'test'"))
    }
    let code = try lineCount(codeFiles, declaration.code)
    let tests = try lineCount(testFiles, declaration.tests)
    let ratio = "1:" + (Double(tests) / Double(code)).decimal(digits: 1)
    return YAMLValue.map([("code", .number(code)), ("test", .number(tests)), ("ratio", .text(ratio))])
      .node(at: place.node.position)
  }

  /// The files that any of the patterns finds.
  private func files(_ patterns: [String]) throws(DataProblem) -> Set<[UInt8]> {
    var paths: Set<[UInt8]> = []
    for pattern in patterns {
      guard !pattern.hasPrefix("!") else {
        throw .missing(reason: .other("no pattern begins with '!'; the files of 'test' are left out of 'code'"))
      }
      paths.formUnion(try matches(of: pattern).map(\.pathBytes))
    }
    return paths
  }

  private static func sorted(_ paths: Set<[UInt8]>) -> [String] {
    paths.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The number of lines of files that are not blank.
  private func lineCount(_ paths: Set<[UInt8]>, _ patterns: [String]) throws(DataProblem) -> Int {
    var count = 0
    for path in Self.sorted(paths) {
      var isBlank = true
      for byte in try sources.bytes(of: path, for: self) + [0x0A] {
        if byte != 0x0A {
          isBlank = isBlank && byte <= 0x20
        } else if !isBlank {
          count += 1
          isBlank = true
        }
      }
    }
    if paths.isEmpty { throw noFile(patterns) }
    guard count > 0 else {
      throw .missing(reason: .other("there is no line in \(Message.list(patterns.map(Message.shortened), "or"))"))
    }
    return count
  }

  // MARK: Values

  /// The value at a path: a value of the file, or else one that a report of this kind has, such as `lines`.
  func value(at parts: [String]) throws(DataProblem) -> DataText {
    if declaration.git != nil {
      guard parts.isEmpty else { throw .wrongKind(source: name, needed: "a source with several values") }
      return DataText(text: try described.get())
    }
    guard declaration.code.isEmpty else { return try lines.get().dataText(at: parts) }
    let isReport = if case .report = declaration.format { true } else { false }
    guard !isReport, try files().count == 1, !(path + parts).isEmpty else {
      do throws(DataProblem) { return try reportValue(parts) } catch {
        return try ownValue(orElse: error)
      }
    }
    do {
      return try fileValue(parts)
    } catch {
      // Only what no file of values has is looked for in a report.
      guard declaration.format == nil else { throw error }
      do throws(DataProblem) { return try reportValue(parts) } catch let other {
        guard case .missing(_, .notInReport(_, let name, let known)) = other else { throw error }
        if case .fault = error, !hasKeys { throw other }
        throw name.nearest(among: known) == nil ? error : other
      }
    }
  }

  /// Whether the file is one of values with names. A value of another form is then a fault of the file.
  private var hasKeys: Bool {
    if case .map = try? values(of: files()[0]).content { true } else { false }
  }

  /// The value of a file that is a single value. A text that names a source of several values or files is an error of its
  /// own: most files of no known format are no reports, and have values.
  private func ownValue(orElse error: DataProblem) throws(DataProblem) -> DataText {
    let files = try files()
    switch (declaration.format, error) {
    case (.file, _): break
    case (nil, .tooManyReports): break
    case (nil, .fault(let fault)) where fault.isOfUnknownFormat && fault.file == files[0]: break
    default: throw error
    }
    guard let root = try? values(of: files[0]) else { throw error }
    if case .text(let text) = root.content {
      guard declaration.format != nil, files.count == 1 else { throw error }
      return DataText(text: text, position: root.position)
    }
    if files.count > 1 { throw .severalFiles(source: name, count: files.count) }
    throw .severalValues(source: name, first: root.firstPath)
  }

  private func fileValue(_ parts: [String]) throws(DataProblem) -> DataText {
    let files = try files()
    guard files.count == 1 else { throw .wrongKind(source: name, needed: "one file") }
    return try values(of: files[0]).dataText(at: path + parts)
  }

  private func reportValue(_ parts: [String]) throws(DataProblem) -> DataText {
    let content = try report(about: nil)
    let name = parts.joined(separator: ".")
    let values = content.values.filter { $0.text != nil }
    guard let text = values.first(where: { $0.name == name })?.text else {
      let known = values.map(\.name).filter { !$0.isEmpty }
      throw .missing(reason: .notInReport(source: self.name, name: name, known: known))
    }
    var found = DataText(text: text, position: place(of: content))
    if name == "time", case .tests(let counts) = content {
      found.warning = counts.unreadTime.map { .unreadTime(text: $0, source: self.name) }
    }
    return found
  }

  /// The place of the texts of a report, so that they name no file outside the folder; nil for numbers, which cannot.
  func place(of content: Report.Content) -> SourcePosition? {
    switch content {
    case .coverage, .tests, .findings: return nil
    case .version, .requirement, .endpoint:
      guard let file = try? files().first else { return nil }
      return SourcePosition(line: 1, column: 1, file: file)
    }
  }

  // MARK: Lists

  /// Calls `body` with each element of the list that an entry has at a place, one after the other.
  func forEachElement(
    at position: SourcePosition, _ body: (_ key: String?, SourceNode) throws(SourceError) -> Void,
    orElse failed: (DataProblem) throws(SourceError) -> Void
  ) throws(SourceError) {
    do throws(DataProblem) {
      guard declaration.git == nil, declaration.code.isEmpty else { throw .wrongKind(source: name, needed: "a list") }
      if !declaration.elements.isEmpty {
        for element in try elements(at: position) {
          do throws(SourceError) { try body(nil, element) } catch { throw .fault(error) }
        }
        return
      }
      for file in try files() {
        let values = try values(of: file)
        let list = try DataProblem.converting(in: file) { () throws(SourceError) in
          try values.list(at: path)
        }
        do throws(SourceError) {
          switch list.content {
          case .list(let elements): for element in elements { try body(nil, element) }
          case .map(let entries): for entry in entries { try body(entry.key, entry.value) }
          case .text, .nothing: break
          }
        } catch {
          throw .fault(error)
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
  /// What is left out of it.
  var warning: DataProblem?
}

extension SourceNode {
  /// The path of an element, or of the value of a key: the first one; empty if there is none.
  fileprivate var firstPath: [String] {
    switch content {
    case .map(let entries): entries.first.map { [$0.key] + $0.value.firstPath } ?? []
    case .list(let elements): elements.first.map { ["0"] + $0.firstPath } ?? []
    case .text, .nothing: []
    }
  }

  /// The text at a path.
  func dataText(at path: [String], of name: String = "") throws(DataProblem) -> DataText {
    let found = try DataProblem.converting(in: position.file) { () throws(SourceError) in try text(at: path, of: name) }
    // The names of a file, and numbers of lines, have no place of their own.
    let isMade = !path.isEmpty && found.position == position && position.file == nil
    return DataText(text: found.text, position: isMade ? nil : found.position)
  }
}

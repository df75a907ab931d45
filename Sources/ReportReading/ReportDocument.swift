internal import Messages
internal import SourceTree
internal import XMLChecking

/// A report by the language in which it is written.
enum ReportDocument {
  case json(JSONValue)
  case xml(XMLReport)
  case toml(SourceNode, SourceBytes)
  case lines(SourceBytes)

  /// Reads a document in the language of a format, or in one that is guessed.
  init(_ source: SourceBytes, format: ReportFormat?, name: String?) throws(SourceError) {
    let language = format?.language ?? Self.language(of: source, name: name)
    if language != .xml, source.bytes.isUTF16 { throw source.error(at: 0, ReportProblem.utf16) }
    switch language {
    case .json: self = .json(try JSONValue(parsing: source))
    case .xml: self = .xml(try XMLReport(parsing: source))
    case .toml: self = .toml(try TOMLReader.read(source), source)
    case .lines: self = .lines(source)
    }
  }

  private static func language(of source: SourceBytes, name: String?) -> ReportFormat.Language {
    if name?.lowercased().hasSuffix(".toml") == true { return .toml }
    switch source.bytes.first(where: { !$0.isBlank }) {
    // The time before a heading: `[12:30:00] t/a.t .. `.
    case UInt8(ascii: "[") where source.firstLine.map(TAPFormat.isProveHeading) == true: return .lines
    case UInt8(ascii: "{"), UInt8(ascii: "["): return source.hasJSONLines ? .lines : .json
    case UInt8(ascii: "<"): return .xml
    default:
      let hasElement = source.bytes.isUTF16 && source.bytes.dropFirst(2).first { $0 > 0x20 } == UInt8(ascii: "<")
      return hasElement ? .xml : .lines
    }
  }

  /// The format that has such a document.
  ///
  /// - Parameter subject: What the report is to be about, for an error.
  func guessedFormat(about subject: ReportFormat.Subject?) throws(SourceError) -> ReportFormat {
    let format: ReportFormat? =
      switch self {
      case .json(let value): try Self.format(of: value, about: subject)
      case .xml(let report): Self.format(of: report)
      case .toml(let root, _): TOMLFormats.format(of: root)
      case .lines(let source): try Self.format(of: source)
      }
    if let format { return format }
    // What is missing is named more clearly by the only format that it can be.
    let known = ReportFormat.all(about: subject)
    if case .json = self, known.count == 1 { return known[0] }
    throw source.error(at: 0, .unknownFormat(about: subject))
  }

  private var source: SourceBytes {
    switch self {
    case .json(let value): value.source
    case .xml(let report): report.source
    case .toml(_, let source), .lines(let source): source
    }
  }

  private static func format(
    of value: JSONValue, about subject: ReportFormat.Subject?
  ) throws(SourceError) -> ReportFormat? {
    if value.kind == .list {
      guard let first = try value.elements().first else { return .pylint }
      guard first.kind == .object else { return nil }
      if try first.optional("message-id") != nil { return .pylint }
      let keys = try first.members().map(\.key)
      return keys.contains("filename") && keys.contains("noqa_row") ? .ruff : nil
    }
    let keys = Set(try value.members().map(\.key))
    // A package that is not published needs neither name nor version.
    let isPackage = !keys.isDisjoint(with: ["version", "name", "private", "engines"])
    // Its other keys can be those of any tool. SARIF and the coverage of LLVM have versions of their own.
    let hasExports = try value.optional("data")?.kind == .list
    let isReport = keys.contains("runs") && !keys.contains("name") || hasExports && keys.contains("type")
    if subject == .version || subject == .requires, isPackage, !isReport { return .packageJSON }
    if keys.contains("messages") && keys.contains("statistics") { return .pylint }
    if keys.contains("schemaVersion") { return .endpoint }
    if keys.contains("totals") { return .coveragePy }
    if keys.contains("total") { return .istanbul }
    if hasExports { return .llvmCov }
    if keys.contains("results") && keys.contains("generated_at") { return .bandit }
    if keys.contains("runs") { return .sarif }
    if keys.contains("coverage") { return .simplecov }
    if let first = try value.members().first?.value, first.kind == .object, try first.optional("coverage") != nil {
      return .simplecov
    }
    return isPackage ? .packageJSON : nil
  }

  private static func format(of report: XMLReport) -> ReportFormat? {
    switch report.root.name {
    case "testsuites", "testsuite": .junit
    case "report": .jacoco
    case "coverage" where !report.children(report.root, "project").isEmpty: .clover
    case "coverage" where !report.children(report.root, "file").isEmpty: .sonarQube
    case "coverage": .cobertura
    default: nil
    }
  }

  private static func format(of source: SourceBytes) throws(SourceError) -> ReportFormat? {
    for line in LineRanges(source) {
      let line = source.trimmed(line)
      if isBeforeReport(source, line) { continue }
      if source.bytes[line.lowerBound] == UInt8(ascii: "{") {
        return isEvent(source, line) ? .goTest : source.text(line).contains("\"reason\":") ? .clippy : nil
      }
      // Other linters print lines like those of flake8 for people.
      let isLikeFlake8 = Flake8Format.code(source.bytes[line]) != nil
      if isLikeFlake8 || PrintedOutput.isPrinted(source, line) { try PrintedOutput.check(source) }
      if RequirementFormats.swiftVersion(source, line) != nil { return .swiftPackage }
      if source.starts(line, with: "mode: ") { return .goCover }
      if source.starts(line, with: "TN:") || source.starts(line, with: "SF:") { return .lcov }
      if source.starts(line, with: "GROUP,PACKAGE,CLASS,") { return .jacocoCSV }
      if isLikeFlake8 { return .flake8 }
      let text = source.text(line)
      let isTAP =
        text.hasPrefix("TAP version ") || text.hasPrefix("1..") || TAPFormat.isProveHeading(text)
        || TAPFormat.Outcome(text) != nil
      if isTAP { return .tap }
      break
    }
    // Compilers print their errors before the events.
    if LineRanges(source).contains(where: { isEvent(source, $0) }) { return .goTest }
    try PrintedOutput.check(source)
    return nil
  }

  /// Whether a line is one that programs print before a report: the banner of npm, and what Go before version 1.24
  /// cannot build.
  private static func isBeforeReport(_ source: SourceBytes, _ line: Range<Int>) -> Bool {
    line.isEmpty || source.bytes[line.lowerBound] == UInt8(ascii: "#") || source.starts(line, with: "> ")
      || source.starts(line, with: "FAIL\t")
  }

  /// Whether a line is an event of `go test -json`.
  private static func isEvent(_ source: SourceBytes, _ line: Range<Int>) -> Bool {
    source.starts(line, with: "{") && source.text(line).contains("\"Action\":")
  }

  /// What the document says in a format.
  func content(in format: ReportFormat) throws(SourceError) -> Report.Content {
    if case .xml(let report) = self, !format.rootNames.contains(report.root.name) {
      let problem = ReportProblem.wrongRoot(found: report.root.name, format: format, expected: format.rootNames)
      throw report.error(at: report.root.offset, problem)
    }
    return switch (format, self) {
    case (.istanbul, .json(let value)): .coverage(try JSONCoverage.istanbul(value))
    case (.coveragePy, .json(let value)): .coverage(try JSONCoverage.coveragePy(value))
    case (.llvmCov, .json(let value)): .coverage(try JSONCoverage.llvm(value))
    case (.endpoint, .json(let value)): .endpoint(try EndpointFormat.read(value))
    case (.packageJSON, .json(let value)): .version(try PackageJSONFormat.read(value))
    case (.sarif, .json(let value)): .findings(try SARIFFormat.read(value))
    case (.pylint, .json(let value)): .findings(try LinterFormats.pylint(value))
    case (.ruff, .json(let value)): .findings(try LinterFormats.ruff(value))
    case (.bandit, .json(let value)): .findings(try LinterFormats.bandit(value))
    case (.clippy, .lines(let source)): .findings(try LinterFormats.clippy(source))
    case (.simplecov, .json(let value)): .coverage(try SimpleCovFormat.read(value))
    case (.flake8, .lines(let source)): .findings(try Flake8Format.read(source))
    case (.cobertura, .xml(let report)): .coverage(try XMLCoverage.cobertura(report))
    case (.clover, .xml(let report)): .coverage(try XMLCoverage.clover(report))
    case (.sonarQube, .xml(let report)): .coverage(try XMLCoverage.sonarQube(report))
    case (.jacoco, .xml(let report)): .coverage(try XMLCoverage.jacoco(report))
    case (.junit, .xml(let report)): .tests(try JUnitFormat.read(report))
    case (.pyproject, .toml(let root, _)): .version(try TOMLFormats.pyproject(root))
    case (.cargo, .toml(let root, _)): .version(try TOMLFormats.cargo(root))
    case (.swiftPackage, .lines(let source)): .requirement(try RequirementFormats.swift(source))
    case (.lcov, .lines(let source)): .coverage(try LcovFormat.read(source))
    case (.goCover, .lines(let source)): .coverage(try GoCoverFormat.read(source))
    case (.jacocoCSV, .lines(let source)): .coverage(try JaCoCoCSVFormat.read(source))
    case (.tap, .lines(let source)): .tests(try TAPFormat.read(source))
    case (.goTest, .lines(let source)): .tests(try GoTestFormat.read(source))
    default: throw source.error(at: 0, .unknownFormat())
    }
  }

  /// What the document demands in a format.
  func requirement(in format: ReportFormat) throws(SourceError) -> Report.Content {
    switch (format, self) {
    case (.packageJSON, .json(let value)): .requirement(try RequirementFormats.packageJSON(value))
    case (.pyproject, .toml(let root, _)): .requirement(try RequirementFormats.pyproject(root))
    case (.cargo, .toml(let root, _)): .requirement(try RequirementFormats.cargo(root))
    default: try content(in: format)
    }
  }
}

extension ReportFormat {
  /// The names that the root element of a report can have; none for other languages than XML.
  fileprivate var rootNames: [String] {
    switch self {
    case .junit: ["testsuites", "testsuite"]
    case .jacoco: ["report"]
    case .cobertura, .clover, .sonarQube: ["coverage"]
    default: []
    }
  }
}

extension SourceBytes {
  /// The first line that is not empty; nil for one that is too long for a heading.
  fileprivate var firstLine: String? {
    let line = LineRanges(self).lazy.map { trimmed($0) }.first { !$0.isEmpty }
    return line.flatMap { $0.count <= 10_000 ? text($0) : nil }
  }

  /// Whether there is an object on each of the first two lines. The second may be what Go cannot build.
  fileprivate var hasJSONLines: Bool {
    let lines = Array(LineRanges(self).lazy.map { trimmed($0) }.filter { !$0.isEmpty }.prefix(2))
    func isObject(_ line: Range<Int>) -> Bool {
      bytes[line.lowerBound] == UInt8(ascii: "{") && bytes[line.upperBound - 1] == UInt8(ascii: "}")
    }
    return lines.count == 2 && isObject(lines[0]) && (isObject(lines[1]) || starts(lines[1], with: "FAIL\t"))
  }
}

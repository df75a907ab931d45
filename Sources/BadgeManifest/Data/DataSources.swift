import KeyTables
import LookFiles
import Messages
import ReportReading
import SourceTree

/// The sources of data of a manifest, each of which is read when it is first used, and once.
final class DataSources {
  private(set) var sources: [String: DataSource] = [:]
  /// The sources that entries describe where they use them, by the bytes of their paths and what else they say.
  private var unnamed: [[[UInt8]]: [DataDeclaration: DataSource]] = [:]
  let names: [String]
  /// The design tokens that texts can name; nil if there are none.
  var tokens: DesignTokens?
  /// The names that any text can have.
  let knownNames: [String]
  let access: DataAccess
  /// The folder from which files are found; it ends with a slash or is empty.
  let folder: String
  private var bytes = 0
  private var values = 0
  private var files: [Key: Result<SourceNode, DataProblem>] = [:]
  /// The slugs of the texts at each place of an entry.
  private var slugs: [[String]: Slugs] = [:]
  private var reports: [Key: Result<Report, DataProblem>] = [:]

  /// A file, and how it is read.
  private struct Key: Hashable {
    let path: [UInt8]
    let format: DataFormat?
    var subject: ReportFormat.Subject?
  }

  /// - Parameter field: The section `data`; nil if the manifest has none.
  init(_ field: Field?, access: DataAccess, folder: String) throws(SourceError) {
    self.access = access
    self.folder = folder
    var entries: SourceMap = []
    if let field {
      guard case .map(let map) = field.node.content else { throw field.wrongForm(.map) }
      entries = map
    }
    names = entries.map { $0.key }
    knownNames = names + access.values.keys.sorted()
    for entry in entries {
      guard Self.isName(entry.key) else {
        throw SourceError(at: entry.position, path: ["data", entry.key], .badName(name: entry.key))
      }
      let value = Field(root: entry.value, path: ["data", entry.key])
      sources[entry.key] = try source(
        DataDeclaration.record.read(value), named: entry.key, isDeclared: true, at: value)
    }
  }

  private func source(
    _ declaration: DataDeclaration, named name: String, isDeclared: Bool, at value: Field
  ) throws(SourceError) -> DataSource {
    let origins = [
      !declaration.files.isEmpty, !declaration.elements.isEmpty, !declaration.code.isEmpty, declaration.git != nil,
    ]
    guard origins.count(where: { $0 }) == 1, declaration.code.isEmpty == declaration.tests.isEmpty else {
      throw DataProblem.noOrigin.error(at: value)
    }
    var path: [String] = []
    if let text = declaration.path {
      guard let parts = text.dataPath else { throw DataProblem.badPath(text: text).error(at: value) }
      path = parts
    }
    let place = value.anyKeys?["file"] ?? value.anyKeys?["files"] ?? value
    return DataSource(
      name: name, isDeclared: isDeclared, declaration: declaration, path: path, place: place, in: self)
  }

  private static let reserved = ["value", "item", "key", "index", "tokens"]

  private static func isName(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
    let startsWithLetter = name.utf8.first.map { $0 >= 0x41 && $0 != 0x5F } ?? false
    return isWord && startsWithLetter && !reserved.contains(name)
  }

  /// The source that an entry names, or describes as the section `data` does.
  func source(_ field: Field) throws(SourceError) -> DataSource {
    var name = "data"
    var declaration = DataDeclaration()
    if case .text(let text) = field.node.content {
      if let source = sources[text] { return source }
      name = text
      if text == "git" {
        declaration.git = .describe
      } else if text.utf8.contains(where: { "./*?".utf8.contains($0) }) {
        declaration.files = [try field.namedPath()]
      } else {
        throw field.error(
          .unknownValue(text: text, what: "data", suggestion: text.nearest(among: names), expected: names))
      }
    } else {
      declaration = try DataDeclaration.record.read(field)
      name =
        declaration.files.first ?? declaration.elements.first ?? declaration.code.first
        ?? declaration.git.map { _ in "git" } ?? name
    }
    let paths = (declaration.files + declaration.elements + declaration.code + declaration.tests).map(\.pathBytes)
    if let source = unnamed[paths]?[declaration] { return source }
    let source = try source(declaration, named: name, isDeclared: false, at: field)
    unnamed[paths, default: [:]][declaration] = source
    return source
  }

  /// The slug of a text, which no other text at the same place has: an entry, and the path of an expression.
  func slug(of text: String, at place: [String]) throws(DataProblem) -> String {
    try slugs[place, default: Slugs()].slug(of: text)
  }

  /// The values of a file of a source, which is read once.
  func values(
    of path: String, as language: DataFile.Language?, for source: DataSource
  ) throws(DataProblem) -> SourceNode {
    let key = Key(path: path.pathBytes, format: language.map(DataFormat.file))
    if let known = files[key] { return try known.get() }
    let bytes = try bytes(of: path, for: source)
    let found = result { () throws(DataProblem) in
      let root = try DataProblem.converting(in: path) { () throws(SourceError) in
        try DataFile(reading: bytes, as: language, name: path).root
      }
      values += root.count
      guard values <= SourceNode.maximumCount else {
        throw .tooManyValues(maximum: SourceNode.maximumCount)
      }
      return root
    }
    files[key] = found
    return try found.get()
  }

  /// The report in a file of a source, which is read once.
  ///
  /// - Parameter subject: What it must be about; nil for anything.
  func report(
    _ path: String, as format: ReportFormat?, about subject: ReportFormat.Subject?, for source: DataSource
  ) throws(DataProblem) -> Report {
    let key = Key(path: path.pathBytes, format: format.map(DataFormat.report), subject: subject)
    if let known = reports[key] { return try known.get() }
    let bytes = try bytes(of: path, for: source)
    let found = result { () throws(DataProblem) in
      try DataProblem.converting(in: path) { () throws(SourceError) in
        try Report(reading: bytes, about: subject, as: format, name: path)
      }
    }
    reports[key] = found
    return try found.get()
  }

  /// The trees of the files at a path, in which `*` may stand for other characters.
  func trees(of field: Field) throws(SourceError) -> [(path: String, tree: SourceNode)] {
    let path = try field.namedPath()
    let source = DataSource(
      name: path, isDeclared: true, declaration: DataDeclaration(files: [path]), path: [], place: field, in: self)
    do throws(DataProblem) {
      var trees: [(String, SourceNode)] = []
      for file in try source.files() { trees.append((file, try values(of: file, as: nil, for: source))) }
      return trees
    } catch {
      if case .missing = error { throw field.error(.unreadableFile(path: path)) }
      throw error.error(at: field)
    }
  }

  /// The bytes of a file of a source. All that are read are counted.
  func bytes(of path: String, for source: DataSource) throws(DataProblem) -> [UInt8] {
    let found: [UInt8]
    do throws(DataAccess.Failure) { found = try access.read(path) } catch {
      throw source.unreadable(path, error.reason)
    }
    bytes += found.count
    guard bytes <= access.maximumBytes else { throw .tooMuchData(maximum: access.maximumBytes) }
    return found
  }
}

/// What a function returns or throws, to be kept.
func result<Value>(_ body: () throws(DataProblem) -> Value) -> Result<Value, DataProblem> {
  do { return .success(try body()) } catch { return .failure(error) }
}

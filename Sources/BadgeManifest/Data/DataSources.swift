import KeyTables
import LookFiles
import Messages
import ReportReading
import SourceTree

/// The sources of data of a manifest, each of which is read when it is first used, and once.
final class DataSources {
  private(set) var sources: [String: DataSource] = [:]
  let names: [String]
  /// The names that any text can have.
  let knownNames: [String]
  let access: DataAccess
  /// The folder from which files are found; it ends with a slash or is empty.
  let folder: String
  private var bytes = 0
  private var values = 0
  private var files: [Key: Result<SourceNode, DataProblem>] = [:]
  private var reports: [Key: Result<Report, DataProblem>] = [:]

  /// A file, and how it is read.
  private struct Key: Hashable {
    let path: String
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
    names = entries.map(\.key)
    knownNames = names + access.values.keys.sorted()
    for entry in entries {
      guard Self.isName(entry.key) else {
        throw SourceError(at: entry.position, path: ["data", entry.key], .badName(name: entry.key))
      }
      let value = Field(root: entry.value, path: ["data", entry.key])
      let declaration = try DataDeclaration.record.read(value)
      guard declaration.files.isEmpty != (declaration.git == nil) else {
        throw DataProblem.noOrigin.error(at: value)
      }
      var path: DataPath?
      if let text = declaration.path {
        path = DataPath(text)
        guard path != nil else { throw DataProblem.badPath(text: text).error(at: value) }
      }
      sources[entry.key] = DataSource(
        name: entry.key, declaration: declaration, path: path, place: value.anyKeys?["file"] ?? value, in: self)
    }
  }

  private static let reserved = ["value", "item", "key", "index"]

  private static func isName(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || [0x2D, 0x5F].contains($0)
    }
    let startsWithLetter = name.utf8.first.map { $0 >= 0x41 && $0 != 0x5F } ?? false
    return isWord && startsWithLetter && !reserved.contains(name)
  }

  /// The source that an entry names.
  func source(_ field: Field) throws(SourceError) -> DataSource {
    let name = try field.text()
    if let source = sources[name] { return source }
    throw field.error(
      .unknownValue(text: name, what: "data", suggestion: name.nearest(among: names), expected: names))
  }

  /// The values of a file that is named at a place, which is read once.
  func values(
    of path: String, as language: DataFile.Language?, at place: Field
  ) throws(DataProblem) -> SourceNode {
    let key = Key(path: path, format: language.map(DataFormat.file))
    if let known = files[key] { return try known.get() }
    let bytes = try bytes(of: path, at: place)
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

  /// The report in a file that is named at a place, which is read once.
  ///
  /// - Parameter subject: What it must be about; nil for anything.
  func report(
    _ path: String, as format: ReportFormat?, about subject: ReportFormat.Subject?, at place: Field
  ) throws(DataProblem) -> Report {
    let key = Key(path: path, format: format.map(DataFormat.report), subject: subject)
    if let known = reports[key] { return try known.get() }
    let bytes = try bytes(of: path, at: place)
    let found = result { () throws(DataProblem) in
      try DataProblem.converting(in: path) { () throws(SourceError) in
        if let subject { return try Report(reading: bytes, about: subject, as: format, name: path) }
        return try Report(reading: bytes, as: format, name: path)
      }
    }
    reports[key] = found
    return try found.get()
  }

  private func bytes(of path: String, at place: Field) throws(DataProblem) -> [UInt8] {
    let found: [UInt8]
    do throws(DataAccess.Failure) { found = try access.read(path) } catch {
      throw .fault(place.error(.unreadableFile(path: path, reason: error.reason)))
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

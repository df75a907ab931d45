import LookFiles
import Messages
import ReportReading

/// Why there is no value.
enum DataFailure: Error {
  /// It is missing; with the reason.
  case missing(String)
  /// Something is wrong in the data.
  case fault(SourceError)
  /// Something is wrong with the source as a whole, and not at a place in a file.
  case problem(DataProblem)

  /// The failure as an error of the text that needs the value.
  func error(at field: Field) -> SourceError {
    switch self {
    case .missing(let reason): field.error(.refused(ForeignProblem(DataProblem.missing(badge: nil, reason: reason))))
    case .fault(let error): error
    case .problem(let problem): field.error(.refused(ForeignProblem(problem)))
    }
  }
}

/// The sources of data of a manifest, each of which is read when it is first used, and once.
final class DataSources {
  private(set) var sources: [String: DataSource] = [:]
  let names: [String]
  let access: DataAccess
  /// The folder from which files are found; it ends with a slash or is empty.
  let folder: String
  private var bytes = 0

  /// - Parameter field: The section `data`; nil if the manifest has none.
  init(_ field: Field?, access: DataAccess, folder: String) throws(SourceError) {
    self.access = access
    self.folder = folder
    guard let field else {
      names = []
      return
    }
    guard case .map(let entries) = field.node.content else { throw field.wrongForm(.map) }
    names = entries.map(\.key)
    for entry in entries {
      guard Self.isName(entry.key) else {
        throw SourceError(at: entry.position, path: field.path + [entry.key], .badName(name: entry.key))
      }
      let value = Field(root: entry.value, path: field.path + [entry.key])
      let declaration = try DataDeclaration.record.read(value)
      guard declaration.files.isEmpty != (declaration.git == nil) else {
        throw value.error(.refused(ForeignProblem(DataProblem.noOrigin)))
      }
      var path: DataPath?
      if let text = declaration.path {
        path = DataPath(text)
        guard path != nil else { throw value.error(.refused(ForeignProblem(DataProblem.badPath(text: text)))) }
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

  /// The bytes of a file that is named at a place.
  func read(_ path: String, at place: Field) throws(DataFailure) -> [UInt8] {
    let found: [UInt8]
    do throws(DataAccess.Failure) { found = try access.read(path) } catch {
      throw .fault(place.error(.unreadableFile(path: path, reason: error.reason)))
    }
    bytes += found.count
    guard bytes <= access.maximumBytes else { throw .problem(.tooMuchData(maximum: access.maximumBytes)) }
    return found
  }
}

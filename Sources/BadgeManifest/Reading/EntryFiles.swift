import Cartouche
import IconReading
import KeyTables
import LookFiles
import SourceTree
import Synchronization

/// The looks and icons that entries name: built-in looks, and files, each of which is read once.
final class EntryFiles: Sendable {
  /// Which files an entry may name.
  enum Origin: Sendable {
    /// Files seen from a folder, whose path ends with a slash or is empty.
    case folder(String)
    /// Files at any path, because the user typed it. `base` is the path from which a file names others; nil for a
    /// stream.
    case commandLine(base: @Sendable (_ path: String) -> String?)

    /// Files seen from the folder of a file.
    static func file(_ path: String?) -> Origin { .folder(path?.folderPath ?? "") }

    /// The folder, whose path ends with a slash or is empty.
    var folder: String { if case .folder(let folder) = self { folder } else { "" } }
  }

  private let resolver: LookResolver
  private let origin: Origin
  /// Reads the files that an entry names.
  private let named: LookResolver
  private let cache = Mutex(Cache())

  /// The number of icons that are kept in memory.
  private static let maximumIcons = 1_000

  private struct Cache {
    /// Looks by the bytes of their paths: texts that are equal may name different files.
    var looks: [[UInt8]: Look] = [:]
    var icons: [IconKey: Icon] = [:]
  }

  /// Icons with the same source and colour are the same.
  private struct IconKey: Hashable {
    /// The bytes of a path or a data URL.
    var source: [UInt8]
    var color: Color?
  }

  init(
    resolver: LookResolver, origin: Origin = .folder(""), read: (@Sendable (_ path: String) -> [UInt8]?)? = nil
  ) {
    self.resolver = resolver
    self.origin = origin
    named = read.map { LookResolver(read: $0) } ?? resolver
  }

  // MARK: Icons

  /// The icon in the file whose path is in a field, or in the data URL that is there.
  func icon(_ field: Field, color: Color?) throws(SourceError) -> Icon {
    let text = try field.text()
    let isData = text.lowercased().hasPrefix("data:")
    let source = isData ? text : try path(field)
    let key = IconKey(source: Array(source.utf8), color: color)
    if let icon = cache.withLock({ $0.icons[key] }) { return icon }
    let icon = isData ? try Self.dataIcon(field, text, color) : try fileIcon(field, source, color)
    cache.withLock { cache in
      // Lines of JSON have no end.
      if cache.icons.count >= Self.maximumIcons { cache.icons.removeAll() }
      cache.icons[key] = icon
    }
    return icon
  }

  private func path(_ field: Field) throws(SourceError) -> String {
    guard case .folder(let folder) = origin else { return try field.text() }
    let path = try field.namedPath()
    return path.utf8.first == UInt8(ascii: "/") ? path : folder + path
  }

  private static func dataIcon(_ field: Field, _ text: String, _ color: Color?) throws(SourceError) -> Icon {
    do { return try Icon(dataURI: text, color: color) } catch {
      throw field.error(.refused(ForeignProblem(error.problem)))
    }
  }

  private func fileIcon(_ field: Field, _ path: String, _ color: Color?) throws(SourceError) -> Icon {
    let bytes = try named.bytes(at: path, field)
    do {
      return try Icon(parsing: bytes, color: color)
    } catch {
      guard let line = error.line, let column = error.column else {
        throw field.error(.refused(ForeignProblem(error.problem)))
      }
      var inFile = SourceError(
        at: SourcePosition(line: line, column: column, file: path), path: field.path,
        problem: .refused(ForeignProblem(error.problem)))
      inFile.snippet = error.snippet
      throw inFile
    }
  }

  // MARK: Looks

  /// The look that the keys `look` or `lookFile` name; nil without them.
  func look<Kind: NamedLook>(_ fields: Fields) throws(SourceError) -> Kind? {
    if let field = fields["lookFile"] { return try lookFile(field) }
    guard let field = fields["look"] else { return nil }
    let name = try field.text()
    if let look = Kind.builtin(named: name) { return look }
    // A manifest can have thousands of such names: only what is shown becomes a sentence, which BadgeError is at once.
    let names = Kind.builtin.map(\.name)
    let (owner, suggestion) = BuiltinLook.meant(by: name, among: names)
    throw field.error(
      .unknownLook(
        name: name, kind: Kind.kind.rawValue, suggestion: suggestion, belongsTo: owner?.rawValue,
        expected: names.sorted()))
  }

  /// The look in a file, which is of the kind asked for.
  private func lookFile<Kind: NamedLook>(_ field: Field) throws(SourceError) -> Kind {
    let look = try look(at: path(field), field)
    guard let value = look.value as? Kind else {
      throw field.error(
        .unknownLook(
          name: try field.text(), kind: Kind.kind.rawValue, suggestion: nil, belongsTo: look.kind.rawValue,
          expected: []))
    }
    return value
  }

  private func look(at path: String, _ field: Field) throws(SourceError) -> Look {
    let key = Array(path.utf8)
    if let look = cache.withLock({ $0.looks[key] }) { return look }
    let bytes = try named.bytes(at: path, field)
    do {
      let base = if case .commandLine(let base) = origin { base(path) } else { path as String? }
      let reference = base.map { LookReference.file($0) }
      let look = try LookFile(parsing: bytes, name: path, at: reference, resolver: resolver).look
      cache.withLock { $0.looks[key] = look }
      return look
    } catch {
      var error = error
      error.file = error.file ?? path
      throw error
    }
  }
}

import Cartouche
import IconReading
import KeyTables
import LookFiles
import Messages
import SourceTree

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
  /// Whether looks may name design tokens.
  var hasTokens: Bool { resolver.tokens != nil }
  /// The logos that entries can name; nil for none.
  private let logos: LogoFolder?
  private let origin: Origin
  /// Reads the files that an entry names.
  private let named: LookResolver
  private let cache = Locked(Cache())

  /// The number of icons that are kept in memory.
  private static let maximumIcons = 1_000

  private struct Cache {
    /// Looks by the bytes of their paths: texts that are equal may name different files.
    var looks: [[UInt8]: Look] = [:]
    var icons: [IconKey: Icon] = [:]
    /// The colours of the logos; nil before they are read.
    var colors: [String: Color]?
    /// The names of the logos; nil before they are read.
    var slugs: [String]?
  }

  /// Icons with the same source and colour are the same.
  private struct IconKey: Hashable {
    /// The bytes of a path.
    var source: [UInt8]
    var color: Color?
  }

  init(
    resolver: LookResolver, logos: LogoFolder? = nil, origin: Origin = .folder(""),
    read: (@Sendable (_ path: String) -> [UInt8]?)? = nil
  ) {
    self.resolver = resolver
    self.logos = logos
    self.origin = origin
    named = read.map { LookResolver(read: $0) } ?? resolver
  }

  // MARK: Icons

  /// The icon in the file whose path is in a field, or in the data URL that is there.
  func icon(_ field: Field, color: Color?) throws(SourceError) -> Icon {
    let text = try field.text()
    // What is drawn from a short text may be large, and strangers may send many of them: it is not kept.
    if text.lowercased().hasPrefix("data:") {
      do { return try Icon(dataURI: text, color: color) } catch {
        throw field.error(.refused(ForeignProblem(error.problem)))
      }
    }
    let path = try path(field)
    let key = IconKey(source: path.pathBytes, color: color)
    return try cached(key) { () throws(SourceError) in
      try Self.icon(named.bytes(at: path, field), color, field, path: path)
    }
  }

  private func cached(_ key: IconKey, _ read: () throws(SourceError) -> Icon) throws(SourceError) -> Icon {
    if let icon = cache.withLock({ $0.icons[key] }) { return icon }
    let icon = try read()
    cache.withLock { cache in
      // Lines of JSON have no end.
      if cache.icons.count >= Self.maximumIcons { cache.icons.removeAll() }
      cache.icons[key] = icon
    }
    return icon
  }

  /// The logo that a field names, or the icon in the file or the data URL that is there. A file goes before a name.
  ///
  /// - Parameters:
  ///   - color: The colour of its parts without one; nil for that of the brand or of the text.
  ///   - isOnLight: Whether it is on a light background.
  func logo(_ field: Field, color: Color?, isOnLight: Bool) throws(SourceError) -> Icon {
    let name = try field.text()
    guard LogoFolder.isName(name) else { return try icon(field, color: color) }
    let path = try path(field)
    // No path begins with this byte.
    let key = IconKey(source: [0, isOnLight ? 1 : 0] + path.pathBytes, color: color)
    return try cached(key) { () throws(SourceError) in
      // A pipe can be read once.
      if let bytes = try file(at: path, field) { return try Self.icon(bytes, color, field, path: path) }
      return try namedLogo(field, name, color, isOnLight: isOnLight)
    }
  }

  private func file(at path: String, _ field: Field) throws(SourceError) -> [UInt8]? {
    do { return try named.read(path) } catch {
      throw field.error(.unreadableFile(path: path, reason: error.reason))
    }
  }

  private func namedLogo(
    _ field: Field, _ name: String, _ color: Color?, isOnLight: Bool
  ) throws(SourceError) -> Icon {
    guard let logos else { throw field.error(.noLogos(name)) }
    let file: (slug: String, bytes: [UInt8])?
    do { file = try logos.file(named: name) } catch {
      throw field.error(.unreadableFile(path: name, reason: error.reason))
    }
    guard let file else { throw field.error(unknownLogo(name, in: logos)) }
    let brand = try color == nil ? colors(of: logos)[file.slug] : nil
    let color = color ?? brand.map { LogoFolder.shown($0, isOnLight: isOnLight) }
    return try Self.icon(file.bytes, color, field, path: file.slug + ".svg")
  }

  private func colors(of logos: LogoFolder) throws(SourceError) -> [String: Color] {
    if let known = cache.withLock({ $0.colors }) { return known }
    let colors = try logos.colors()
    cache.withLock { $0.colors = colors }
    return colors
  }

  private func unknownLogo(_ name: String, in logos: LogoFolder) -> SourceProblem {
    // There may be thousands of unknown names, so those of the folder are read once.
    let slugs = cache.withLock({ $0.slugs }) ?? logos.slugs()
    cache.withLock { $0.slugs = slugs }
    return .unknownValue(text: name, what: "logo", suggestion: name.nearest(among: slugs), expected: [])
  }

  private func path(_ field: Field) throws(SourceError) -> String {
    guard case .folder(let folder) = origin else { return try field.text() }
    let path = try field.namedPath()
    return path.utf8.first == UInt8(ascii: "/") ? path : folder + path
  }

  private static func icon(
    _ bytes: [UInt8], _ color: Color?, _ field: Field, path: String
  ) throws(SourceError) -> Icon {
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
    return try builtinLook(field)
  }

  /// The look in a file, which is of the kind asked for.
  private func lookFile<Kind: NamedLook>(_ field: Field) throws(SourceError) -> Kind {
    let look = try look(at: path(field), field)
    guard let value = Kind(look) else {
      throw field.error(
        .unknownLook(
          name: try field.text(), kind: Kind.kind.rawValue, suggestion: nil, belongsTo: look.kind.rawValue,
          expected: []))
    }
    return value
  }

  private func look(at path: String, _ field: Field) throws(SourceError) -> Look {
    let key = path.pathBytes
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

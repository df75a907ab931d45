import Cartouche
import IconReading
import LookFiles

/// The looks that a manifest names: built-in ones, and those in files of its own.
struct ManifestLooks {
  static let keys = ["look", "lookFile"]

  private var resolver: LookResolver
  /// The path of the manifest's folder with a slash behind it; empty for none.
  private var folder: String
  /// The looks of files that were read before.
  private var read: [String: Look] = [:]
  /// The icons that were read before, so that badges with the same one share it.
  private var icons: [IconKey: Icon] = [:]

  /// Two icons are the same where both are.
  private struct IconKey: Hashable {
    /// A path or a data address.
    var source: String
    var color: Color?
  }

  init(resolver: LookResolver, path: String?) {
    self.resolver = resolver
    let end = path?.utf8.lastIndex(of: UInt8(ascii: "/"))
    folder = end.flatMap { end in path.map { String($0[...end]) } } ?? ""
  }

  mutating func pill(_ fields: Fields) throws(SourceError) -> PillLook? {
    if case .pill(let look)? = try file(fields, kind: .pill) { return look }
    return try fields["look"].map { field throws(SourceError) in try field.look() }
  }

  mutating func hub(_ fields: Fields) throws(SourceError) -> HubLook? {
    if case .hub(let look)? = try file(fields, kind: .hub) { return look }
    return try fields["look"].map { field throws(SourceError) in try field.look() }
  }

  mutating func cell(_ fields: Fields) throws(SourceError) -> CellLook? {
    if case .cell(let look)? = try file(fields, kind: .cell) { return look }
    return try fields["look"].map { field throws(SourceError) in try field.look() }
  }

  mutating func status(_ fields: Fields) throws(SourceError) -> StatusLook? {
    if case .status(let look)? = try file(fields, kind: .status) { return look }
    return try fields["look"].map { field throws(SourceError) in try field.look() }
  }

  /// The icon in the file whose path is in a field, or in the data address that is there.
  mutating func icon(_ field: Field, color: Color?) throws(SourceError) -> Icon {
    let text = try field.text()
    let isAddress = text.lowercased().hasPrefix("data:")
    let key = IconKey(source: isAddress ? text : try path(field), color: color)
    if let icon = icons[key] { return icon }
    let icon = isAddress ? try address(field, text, color) : try file(field, key.source, color)
    icons[key] = icon
    return icon
  }

  private func path(_ field: Field) throws(SourceError) -> String {
    let path = try field.filePath()
    return path.utf8.first == UInt8(ascii: "/") ? path : folder + path
  }

  private func address(_ field: Field, _ text: String, _ color: Color?) throws(SourceError) -> Icon {
    do { return try Icon(dataURI: text, color: color) } catch { throw field.error(.refused(Refusal(error.problem))) }
  }

  private func file(_ field: Field, _ path: String, _ color: Color?) throws(SourceError) -> Icon {
    guard let bytes = resolver.read(path) else { throw field.error(.unreadableFile(path: path)) }
    do {
      return try Icon(parsing: bytes, color: color)
    } catch {
      guard let line = error.line, let column = error.column else {
        throw field.error(.refused(Refusal(error.problem)))
      }
      var located = SourceError(
        at: SourcePosition(line: line, column: column, file: path), path: field.path,
        problem: .refused(Refusal(error.problem)))
      located.snippet = error.snippet
      throw located
    }
  }

  /// The look in the file that `lookFile` names, which is of the kind asked for.
  private mutating func file(_ fields: Fields, kind: Look.Kind) throws(SourceError) -> Look? {
    guard let field = fields["lookFile"] else { return nil }
    guard fields["look"] == nil else {
      throw field.error(.exclusiveKeys(context: fields.context, keys: Self.keys))
    }
    let name = try field.relativePath()
    let look = try look(at: folder + name, field)
    guard look.kind == kind else {
      throw field.error(
        .unknownLook(name: name, kind: kind.rawValue, suggestion: nil, belongsTo: look.kind.rawValue, expected: []))
    }
    return look
  }

  private mutating func look(at path: String, _ field: Field) throws(SourceError) -> Look {
    if let look = read[path] { return look }
    guard let bytes = resolver.read(path) else { throw field.error(.unreadableFile(path: path)) }
    do {
      let look = try LookFile(parsing: bytes, name: path, at: .file(path), resolver: resolver).look
      read[path] = look
      return look
    } catch {
      var error = error
      error.file = error.file ?? path
      throw error
    }
  }
}

import Cartouche
import IconReading
import KeyTables
import LookFiles
import SourceTree

// In place of the file of the same name in BadgeManifest: no file can be read.

/// The icons and looks that entries name: those in data URLs, and built-in ones.
final class EntryFiles: Sendable {
  struct Origin: Sendable {
    static func file(_ path: String?) -> Origin { Origin() }
  }

  private let resolver: LookResolver
  /// The built-in looks that entries have named. There is one thread.
  nonisolated(unsafe) private var looks: [String: LookFile] = [:]
  var hasTokens: Bool { resolver.tokens != nil }

  init(resolver: LookResolver, logos: LogoFolder? = nil, origin: Origin = .file(nil)) { self.resolver = resolver }

  func icon(_ field: Field, color: Color?) throws(SourceError) -> Icon {
    let text = try field.text()
    guard text.lowercased().hasPrefix("data:") else {
      throw field.error(.unreadableFile(path: try field.namedPath()))
    }
    do { return try Icon(dataURI: text, color: color) } catch {
      throw field.error(.refused(ForeignProblem(error.problem)))
    }
  }

  func logo(_ field: Field, color: Color?, isOnLight: Bool) throws(SourceError) -> Icon {
    let name = try field.text()
    guard LogoFolder.isName(name) else { return try icon(field, color: color) }
    _ = try field.namedPath()
    throw field.error(.noLogos(name))
  }

  func look<Kind: NamedLook>(_ fields: Fields) throws(SourceError) -> Kind? {
    if let field = fields["lookFile"] { throw field.error(.unreadableFile(path: try field.namedPath())) }
    guard let field = fields["look"] else { return nil }
    guard case .map(let map) = field.node.content else { return try builtinLook(field) }
    return try look(field, map)
  }

  /// The names of the built-in looks of a kind.
  static func names<Kind: NamedLook>(of kind: Kind.Type) -> [String] {
    LookText.all.filter { $0.kind == Kind.kind.rawValue }.map { $0.name }
  }

  /// The built-in look that a field names, which is read once.
  private func builtinLook<Kind: NamedLook>(_ field: Field) throws(SourceError) -> Kind {
    let name = try field.text()
    if let look = looks[name].flatMap({ Kind($0.look) }) { return look }
    let text = LookText.all.first { $0.name == name }
    if let text, text.kind == Kind.kind.rawValue {
      let file = try LookFile(parsing: text.json, name: name, resolver: resolver)
      looks[name] = file
      if let look = Kind(file.look) { return look }
    }
    throw field.unknownLook(name, of: Kind.self, among: Self.names(of: Kind.self), owner: text?.kind)
  }

  /// The look that a map describes with the keys of a look file.
  private func look<Kind: NamedLook>(_ field: Field, _ map: SourceMap) throws(SourceError) -> Kind {
    var map = map
    let position = field.node.position
    for (key, text) in [("kind", Kind.kind.rawValue), ("summary", "")] where map[key] == nil {
      map.append(SourceEntry(key, .text(text), at: position))
    }
    let whole = SourceNode(content: .map(map), position: position)
    let look = try LookFile(whole, name: "look", resolver: resolver).look
    guard let value = Kind(look) else {
      throw field.error(
        .unknownLook(
          name: "look", kind: Kind.kind.rawValue, suggestion: nil, belongsTo: look.kind.rawValue, expected: []))
    }
    return value
  }
}

/// A folder of logos, of which there is none.
public struct LogoFolder: Sendable {}

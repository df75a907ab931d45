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

  init(resolver: LookResolver, logos: LogoFolder? = nil, origin: Origin = .file(nil)) {}

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
    return try fields["look"]?.builtinLook()
  }
}

/// A folder of logos, of which there is none.
public struct LogoFolder: Sendable {}

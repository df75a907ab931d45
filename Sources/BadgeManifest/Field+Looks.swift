import Cartouche
import LookFiles

extension Field {
  /// The built-in look that this value names.
  func look<Kind: NamedLook>() throws(SourceError) -> Kind {
    let name = try text()
    do {
      return try Kind.named(name)
    } catch {
      throw self.error(
        .unknownLook(
          name: name, kind: Kind.kind.rawValue, suggestion: error.suggestion, belongsTo: error.owner?.rawValue,
          expected: error.known.sorted()))
    }
  }
}

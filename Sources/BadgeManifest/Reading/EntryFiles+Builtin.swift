import Cartouche
import KeyTables
import SourceTree

extension EntryFiles {
  /// The names of the built-in looks of a kind.
  static func names(of kind: (some NamedLook).Type) -> [String] { kind.builtin.map { $0.name } }

  /// The built-in look that a field names.
  func builtinLook<Kind: NamedLook>(_ field: Field) throws(SourceError) -> Kind {
    let name = try field.text()
    if let look = Kind.builtin(named: name) { return look }
    let owner = BuiltinLook.all.first { $0.name == name }?.kind.rawValue
    throw field.unknownLook(name, of: Kind.self, among: Self.names(of: Kind.self), owner: owner)
  }
}

import Cartouche
import KeyTables
import Messages
import SourceTree

extension Field {
  /// The built-in look with this name.
  func builtinLook<Kind: NamedLook>() throws(SourceError) -> Kind {
    let name = try text()
    if let look = Kind.builtin(named: name) { return look }
    // A manifest can have thousands of such names: only what is shown becomes a sentence, which BadgeError is at once.
    let names = Kind.builtin.map { $0.name }
    let (owner, suggestion) = BuiltinLook.meant(by: name, among: names)
    throw error(
      .unknownLook(
        name: name, kind: Kind.kind.rawValue, suggestion: suggestion, belongsTo: owner?.rawValue,
        expected: names.sorted()))
  }
}

extension LogoFolder {
  /// Whether a text is the name of a logo, and not that of a file or an address.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || ("0"..."9").contains(first) else {
      return false
    }
    return !text.utf8.contains { "./:".utf8.contains($0) }
  }
}

extension SourceProblem {
  /// The name of a logo where there is no folder of logos.
  static func noLogos(_ name: String) -> SourceProblem {
    .unreadableFile(path: name, reason: "no such file; --logos names a folder of logos")
  }
}

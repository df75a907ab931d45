import Cartouche
import KeyTables
import Messages
import SourceTree

extension Field {
  /// The error for a name that no built-in look of a kind has.
  ///
  /// - Parameter owner: The kind of the look with that name, if there is one.
  func unknownLook(
    _ name: String, of kind: (some NamedLook).Type, among names: [String], owner: String?
  ) -> SourceError {
    // A manifest can have thousands of such names: only what is shown becomes a sentence, which BadgeError is at once.
    error(
      .unknownLook(
        name: name, kind: kind.kind.rawValue, suggestion: owner == nil ? name.nearest(among: names) : nil,
        belongsTo: owner, expected: names.sorted()))
  }
}

extension LogoFolder {
  /// Whether a text is the name of a logo, such as `Node.js`, and not that of a file or an address.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || ("0"..."9").contains(first) else {
      return false
    }
    let ending = text.lowercased().suffix(4)
    return ending != ".svg" && ending != ".png" && !text.utf8.contains { "/:".utf8.contains($0) }
  }
}

extension SourceProblem {
  /// The name of a logo where there is no folder of logos.
  static func noLogos(_ name: String) -> SourceProblem {
    .unreadableFile(path: name, reason: "no such file; --logos names a folder of logos")
  }
}

package import KeyTables
import SVGTree
import SourceTree

extension ShortForm {
  /// The values of the keys, all of them, with commas between them.
  package static func values(_ example: String, of keys: String...) -> ShortForm {
    ShortForm(example: example, keys: keys) { text in
      let parts = text.partsBetweenCommas
      guard parts.count == keys.count else { return nil }
      return zip(keys, parts).map { ($0, .text(String($1.trimmingSpaces))) }
    }
  }
}

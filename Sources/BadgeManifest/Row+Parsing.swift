package import Cartouche
package import LookFiles

extension Row {
  /// A row in the form of a manifest: `{summary: Inbox, detail: 3 unread today, pill: {text: "3"}, state: selected}`.
  ///
  /// - Throws: `SourceError` for the first problem of the text, or of a look file that it names.
  package init(parsing text: String, resolver: LookResolver) throws(SourceError) {
    var reader = BadgeReader(looks: ManifestLooks(resolver: resolver, path: nil))
    let bytes = Array(text.utf8)
    do { self = try reader.row(Field(root: try YAMLReader.read(bytes))) } catch {
      throw error.showing(bytes, read: resolver.bytes)
    }
  }
}

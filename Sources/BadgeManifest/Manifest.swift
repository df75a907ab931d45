import Cartouche
public import LookFiles

/// What a manifest file asks for: badges, each with the file that it is to be written to.
///
/// ```yaml
/// defaults: {profile: web}
/// index: index.html
/// badges:
///   - file: inbox.svg
///     pill: {text: "3", look: mail}
/// ```
public struct Manifest: Sendable {
  /// The badges in the order of the file.
  public var entries: [ManifestEntry]
  /// The name of an HTML page that is to show all badges, if one is asked for. It follows the rules of
  /// ``ManifestEntry/file``.
  public var index: String?
  /// Where the page's name is; nil where none is asked for.
  public var indexPosition: SourcePosition?

  /// Reads the bytes of a manifest; linear in their number.
  ///
  /// Whether a badge can be drawn shows when it is laid out.
  ///
  /// - Parameters:
  ///   - path: The manifest's own path, from which look files, logos and icons are found.
  ///   - resolver: Reads those files, and knows the looks that they extend.
  /// - Throws: `SourceError` at the first problem of the file, or of a look file.
  public init(
    parsing bytes: [UInt8], path: String? = nil, resolver: LookResolver = .builtin()
  ) throws(SourceError) {
    do { try self.init(reading: bytes, path: path, resolver: resolver) } catch {
      throw error.showing(bytes, read: resolver.bytes)
    }
  }

  private init(reading bytes: [UInt8], path: String?, resolver: LookResolver) throws(SourceError) {
    let root = Field(root: try YAMLReader.read(bytes))
    let fields = try root.map("manifest", keys: ["defaults", "index", "badges"])
    var names = FileNames()
    if let index = fields["index"] {
      self.index = try names.add(index, extension: ".html")
      indexPosition = index.node.position
    }
    let looks = ManifestLooks(resolver: resolver, path: path)
    var reader = EntryReader(defaults: try EntrySettings(defaults: fields["defaults"]), looks: looks)
    entries = []
    for field in try fields.required("badges").list() {
      entries.append(try reader.entry(field, names: &names))
    }
    alignWidths()
  }

  /// Gives the status badges of each group parts of equal widths. A badge that cannot be measured is refused where it
  /// is drawn.
  private mutating func alignWidths() {
    let groups = Dictionary(grouping: entries.indices) { entries[$0].alignment }
    for (group, indices) in groups where group != nil {
      let members = indices.compactMap { index in (entries[index].badge as? StatusBadge).map { (index, $0) } }
      guard let aligned = try? StatusBadge.aligned(members.map(\.1)) else { continue }
      for (index, badge) in zip(members.map(\.0), aligned) { entries[index].badge = badge }
    }
  }
}

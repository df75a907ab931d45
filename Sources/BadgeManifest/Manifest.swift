import Cartouche
public import LookFiles

/// The contents of a manifest: badges, each with the file that it is written to.
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
  /// The name of an HTML page that shows all badges, if any. It follows the rules of ``ManifestEntry/file``.
  public var index: String?
  /// The place of the page's name; nil if there is none.
  public var indexPosition: SourcePosition?

  /// Reads the bytes of a manifest; linear in their number.
  ///
  /// A badge that cannot be drawn is an error only when it is laid out.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest, from which look files, logos and icons are found.
  ///   - resolver: Reads those files, and finds the looks that they extend.
  /// - Throws: `SourceError` for the first problem of the file, or of a look file.
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
    let files = EntryFiles(resolver: resolver, origin: .file(path))
    let reader = try EntryReader(files: files, defaults: fields["defaults"])
    entries = []
    for field in try fields.required("badges").list() {
      let fields = try reader.fields(field)
      let name = try fields.required("file")
      let file = try names.add(name, extension: ".svg")
      let entry = ManifestEntry(file: file, filePosition: name.node.position, entry: try reader.entry(fields))
      try names.add(exports: entry.files.dropFirst(), of: name)
      entries.append(entry)
    }
    alignWidths()
  }

  /// Gives the status badges of each group parts of equal widths. A badge that cannot be measured is an error when it
  /// is drawn.
  private mutating func alignWidths() {
    let groups = Dictionary(grouping: entries.indices) { entries[$0].entry.alignment }
    for (group, indices) in groups where group != nil {
      let members = indices.compactMap { index in (entries[index].badge as? StatusBadge).map { (index, $0) } }
      guard let aligned = try? StatusBadge.aligned(members.map(\.1)) else { continue }
      for (index, badge) in zip(members.map(\.0), aligned) { entries[index].entry.badge = badge }
    }
  }
}

public import Cartouche
import KeyTables
public import LookFiles
public import SourceTree

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
  /// What the page that shows all badges says above them.
  package private(set) var gallery = Gallery()
  /// The values that are missing, of which the key `missing` says that the build goes on without them.
  public var missing: [SourceError] = []
  /// Whether all files are known that the manifest stands for. If not, an old file may belong to an entry that cannot be
  /// read, or to a list that is missing and whose badges are to be kept.
  public var isComplete = true
  /// The errors of badges that cannot be read, if reading goes on after them.
  public var faults: [SourceError] = []
  /// Whether braces in the texts of all entries stand for values.
  package private(set) var expandsBraces = false
  /// Whether the defaults line up the widths of status badges.
  package private(set) var alignsWidths = false
  /// What is allowed, but hardly meant.
  package private(set) var warnings: [SourceError] = []

  /// Reads the bytes of a manifest; linear in their number.
  ///
  /// A badge that cannot be drawn is an error only when it is laid out.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest, from which data, look files, logos and icons are found. A path that ends with a
  ///     slash is that of a folder.
  ///   - data: Reads the data that the manifest names.
  ///   - logos: The logos that badges can name.
  ///   - keepsGoing: Whether reading goes on after a badge with an error, which is then one of ``faults``.
  ///   - resolver: Reads look files, logos and icons, and finds the looks that look files extend.
  ///   - outlining: Measures the texts with outlines of badges that line up; the shaper that draws them.
  /// - Throws: `SourceError` for the first problem of the file, of a look file or of data.
  public init(
    parsing bytes: [UInt8], path: String? = nil, data: DataAccess = DataAccess(), logos: LogoFolder? = nil,
    keepsGoing: Bool = false, resolver: LookResolver = .builtin(), outlining: any TextShaper = BuiltinShaper()
  ) throws(SourceError) {
    try self.init(
      parsing: bytes, path: path, data: data, logos: logos, keepsGoing: keepsGoing, keepsKeys: false,
      resolver: resolver, outlining: outlining)
  }

  /// The same for a page that shows all badges, if `keepsKeys`: entries keep their keys, as those of a manifest with an
  /// index do.
  package init(
    parsing bytes: [UInt8], path: String? = nil, data: DataAccess = DataAccess(), logos: LogoFolder? = nil,
    keepsGoing: Bool = false, keepsKeys: Bool, resolver: LookResolver = .builtin(),
    outlining: any TextShaper = BuiltinShaper()
  ) throws(SourceError) {
    do {
      try self.init(
        reading: bytes, in: .file(path), resolver: resolver, logos: logos, data: data, keepsGoing: keepsGoing,
        keepsKeys: keepsKeys, outlining: outlining)
    } catch {
      var files = ShownFiles(bytes, read: resolver.bytes)
      throw files.showing(error.atExpression(in: files.lines).advised(in: files.lines))
    }
    if missing.isEmpty && faults.isEmpty && warnings.isEmpty { return }
    var files = ShownFiles(bytes, read: resolver.bytes)
    for index in missing.indices.prefix(Self.mostShown) {
      missing[index] = files.showing(missing[index].atExpression(in: files.lines))
    }
    for index in faults.indices.prefix(Self.mostShown) {
      faults[index] = files.showing(faults[index].atExpression(in: files.lines).advised(in: files.lines))
    }
    for index in warnings.indices { warnings[index] = files.showing(warnings[index]) }
  }

  /// The maximum number of errors with their line: finding it takes time in proportion to the length of the line.
  private static let mostShown = 100

  private init(
    reading bytes: [UInt8], in origin: EntryFiles.Origin, resolver: LookResolver, logos: LogoFolder?, data: DataAccess,
    keepsGoing: Bool, keepsKeys: Bool, outlining: any TextShaper
  ) throws(SourceError) {
    let root = Field(root: try Self.node(bytes))
    let fields = try root.map("manifest", keys: ["data", "tokens", "defaults", "index", "gallery", "badges"])
    var names = FileNames()
    if let index = fields["index"] {
      self.index = try names.add(index, extension: ".html")
      indexPosition = index.node.position
    }
    let sources = try DataSources(fields["data"], access: data, folder: origin.folder)
    var resolver = resolver
    // Those of the caller replace those of the manifest.
    if resolver.tokens == nil, let tokens = fields["tokens"] {
      resolver.tokens = try DesignTokens(tokens, from: sources)
    }
    sources.tokens = resolver.tokens
    let files = EntryFiles(resolver: resolver, logos: logos, origin: origin)
    var reader = try ManifestReader(
      fields, files: files, data: sources, names: names, keepsGoing: keepsGoing,
      keepsKeys: keepsKeys || index != nil)
    for field in try fields.required("badges").list() { try reader.add(field) }
    guard data.values.isEmpty || reader.hasTemplates else {
      throw DataProblem.unusedValues(names: data.values.keys.sorted()).error(at: root)
    }
    do {
      if let defaults = fields["defaults"] { try reader.checkDefaults(defaults) }
    } catch {
      try reader.note(error)
    }
    faults = reader.faults
    expandsBraces = reader.hasData
    alignsWidths = fields["defaults"]?.anyKeys?["alignWidths"].map { $0.node.content != .text("false") } ?? false
    entries = reader.entries
    if let field = fields["gallery"] {
      gallery = try Gallery.record.read(field)
      if isComplete, faults.isEmpty { try gallery.check(field, files: Set(entries.map(\.file))) }
    }
    missing = reader.missing
    warnings = reader.literals.warnings
    warnings += root.node.lostComments(in: bytes)
    isComplete = reader.isComplete && faults.isEmpty
    alignWidths(outlining)
    for index in entries.indices where entries[index].lightFile != nil {
      entries[index - 1].darkBadge = entries[index].badge
    }
  }

  /// The tree of a file. JSON is YAML as well, but its own reader is several times as fast.
  private static func node(_ bytes: [UInt8]) throws(SourceError) -> SourceNode {
    if bytes.beginAsJSON, let node = try? JSONReader.read(bytes) { return node }
    return try YAMLReader.read(bytes)
  }

  /// Gives the status badges of each group parts of equal widths. A badge that cannot be measured is an error when it
  /// is drawn; the others line up without it.
  private mutating func alignWidths(_ outlining: any TextShaper) {
    let groups = Dictionary(grouping: entries.indices) { entries[$0].entry.alignment }
    for (group, indices) in groups where group != nil {
      var members = indices.filter { entries[$0].badge is StatusBadge }
      var badges = try? aligned(members, outlining)
      if badges == nil {
        members = members.filter { (try? aligned([$0], outlining)) != nil }
        badges = try? aligned(members, outlining)
      }
      for (index, badge) in zip(members, badges ?? []) { entries[index].entry.badge = badge }
    }
  }

  /// The status badges at these indices, lined up.
  private func aligned(_ members: [Int], _ outlining: any TextShaper) throws(BadgeError) -> [StatusBadge] {
    let badges = members.compactMap { entries[$0].badge as? StatusBadge }
    let shapers = members.map { EntryShaper(outlining: entries[$0].profile.outlinesText ? outlining : nil) }
    return try StatusBadge.aligned(badges, by: shapers)
  }
}

/// Measures texts as they are drawn: with outlines, or live.
private struct EntryShaper: TextShaper {
  var outlining: (any TextShaper)?

  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    if let outlining { try outlining.shape(text, in: font) } else { try BuiltinShaper().shape(text, in: font) }
  }
}

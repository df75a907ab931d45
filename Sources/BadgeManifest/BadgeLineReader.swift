import KeyTables
public import LookFiles
public import SourceTree

/// Reads badges from lines of JSON, each an entry as in a manifest.
///
/// ```json
/// {"file": "inbox.svg", "pill": {"text": "3", "look": "mail"}}
/// ```
public struct BadgeLineReader: Sendable {
  private let reader: EntryReader
  private let resolver: LookResolver
  private var names = FileNames()

  /// A reader of the lines of one file.
  ///
  /// - Parameters:
  ///   - path: The path of the file with the lines, from which look files, logos and icons are found.
  ///   - logos: The logos that badges can name.
  ///   - resolver: Reads those files, and finds the looks that they extend.
  public init(path: String? = nil, logos: LogoFolder? = nil, resolver: LookResolver = .builtin()) {
    reader = EntryReader(files: EntryFiles(resolver: resolver, logos: logos, origin: .file(path)))
    self.resolver = resolver
  }

  /// The badge in a line.
  ///
  /// - Parameter number: The number of the line in its file, from 1.
  /// - Throws: `SourceError` for the first problem of the line, for a file that another line has, and for a problem of a
  ///   look file.
  public mutating func entry(_ line: [UInt8], number: Int = 1) throws(SourceError) -> BadgeEntry {
    do {
      let fields = try reader.fields(Field(root: JSONReader.read(line, line: number)))
      var entry = try reader.entry(fields)
      if entry.alignment != nil {
        entry.warnings += fields.ineffective(["alignWidths"], .singleBadge).map { $0.warning }
      }
      if let name = fields["file"] {
        let file = try names.add(name, extension: ".svg")
        try names.add(exports: entry.exportPaths(beside: file), of: name)
        entry.file = file
        entry.filePosition = name.node.position
      }
      return entry
    } catch {
      // The line is the first one of its own text.
      var shown = error
      if error.file == nil { shown.line -= number - 1 }
      shown = shown.showing(line, read: resolver.bytes)
      shown.position = error.position
      throw shown
    }
  }

  /// Whether an entry has a key beside its badge.
  package static func isEntryKey(_ key: String) -> Bool { EntryReader.isEntryKey(key) }

  /// The badge in a tree of values without a file.
  ///
  /// - Parameter text: The text that the places of the values are in.
  package func entry(_ node: SourceNode, in text: [UInt8]) throws(SourceError) -> BadgeEntry {
    do {
      return try reader.entry(reader.fields(Field(root: node)))
    } catch {
      throw error.showing(text, read: resolver.bytes)
    }
  }
}

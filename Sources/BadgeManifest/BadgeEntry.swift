public import BadgeExport
public import Cartouche
import KeyTables
package import LookFiles
public import SourceTree

/// A badge with the form of its file, as an entry of a manifest, a line of JSON or a command line describes it.
public struct BadgeEntry: Sendable {
  /// The path of the file, if the entry has one, as in ``ManifestEntry/file``.
  public var file: String? {
    didSet { if profile.kind == .embed { profile = profile.naming(idsAfter: file ?? "") } }
  }
  /// The place of the file's name.
  public var filePosition: SourcePosition?
  /// The badge.
  public var badge: any Badge
  /// The profile and the options of the file. In the embed profile, ids depend on the name of the file.
  public var profile: OutputProfile
  /// The formats of the files beside the SVG file.
  public var exports: [ExportFormat]
  /// The keys that have no effect, each with its place.
  public var warnings: [SourceError]
  /// The requests of the entry that may have no effect.
  public var requests: [BadgeRequest]
  /// The group of status badges that this one lines up with, if any.
  var alignment: String?
  /// Whether there is another file, for dark pages.
  var isPair: Bool
  /// The place of the badge's kind in the text: named if the badge cannot be drawn.
  public var position: SourcePosition
  /// The keys that lead to the badge, as in `SourceError.path`.
  public var path: [String]
  /// The keys of the entry; nil unless a page shows it.
  package var source: EntrySource?
}

extension BadgeEntry {
  /// The entry of the file for dark pages, whose colour scheme the entry sets at `position`; nil if the defaults do.
  func dark(at position: SourcePosition?) -> BadgeEntry {
    var copy = self
    copy.badge = badge.colorScheme(.dark)
    copy.requests =
      position.map { [BadgeRequest(kind: .colorScheme(.dark), position: $0) { [badge] in badge }] } ?? []
    copy.warnings = []
    copy.exports = []
    return copy
  }

  /// The paths of all files that the exports may have, beside an SVG file at `file`.
  public func exportPaths(beside file: String) -> [String] { exports.flatMap { $0.paths(beside: file) } }

  /// The entry in a tree of values that a user typed, such as the options of a command.
  ///
  /// - Parameters:
  ///   - defaults: Keys of a kind of badge that apply unless the tree has them, or excludes them.
  ///   - logos: The logos that the entry can name.
  ///   - base: The path from which a file names others; nil for a stream.
  ///   - read: Reads a file that the entry names; nil if that fails.
  /// - Throws: `SourceError` for the first problem.
  package init(
    typed node: SourceNode, defaults: [SourceEntry] = [], of kind: EntryKind, logos: LogoFolder? = nil,
    resolver: LookResolver, base: @escaping @Sendable (_ path: String) -> String?,
    read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) throws(SourceError) {
    let files = EntryFiles(resolver: resolver, logos: logos, origin: .commandLine(base: base), read: read)
    let entry = SourceEntry(kind.rawValue, .map(defaults), at: node.position)
    let reader = try EntryReader(
      files: files, defaults: Field(root: SourceNode(content: .map([entry]), position: node.position)))
    self = try reader.entry(reader.fields(Field(root: node)))
  }
}

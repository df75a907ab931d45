public import BadgeExport
public import Cartouche
public import SourceTree

/// One badge of a manifest, with its file.
public struct ManifestEntry: Sendable {
  /// The path of the file below the output folder: folders divided by `/`, none of them `.`, `..` or empty. No two
  /// entries share one on any common disk, letter case aside, and none is another's folder. Links on the disk are not
  /// looked at.
  public var file: String
  /// The place of the file's name in the manifest: named if the file cannot be written.
  public var filePosition: SourcePosition
  /// The path of the file with the names of the data as they are, where the filter `slug` changes them.
  package var plainName: String?
  /// What is drawn.
  public var entry: BadgeEntry
  /// The file with the same badge for light pages, if this one is for dark pages.
  public var lightFile: String?
  /// The badge in the file for dark pages, if there are two; exports have both.
  package var darkBadge: (any Badge)?
  /// Whether a value is missing, and the badge says so.
  public var isMissing = false
  /// Whether the old file stays as it is, if there is one.
  public var keepsOldFile = false
  /// The files with the badge's data, and `git` for what Git says.
  public var origins: [String] = []

  /// The badge.
  public var badge: any Badge { entry.badge }
  /// The profile and the options of the file.
  public var profile: OutputProfile { entry.profile }
  /// The formats of the files beside the SVG file.
  public var exports: [ExportFormat] { entry.exports }
  /// The paths of all files that the entry may have: the SVG file and those of its exports.
  public var files: [String] { [file] + entry.exportPaths(beside: file) }
  /// The keys that have no effect, each with its place.
  public var warnings: [SourceError] { entry.warnings }
  /// The requests of the entry that may have no effect.
  public var requests: [BadgeRequest] { entry.requests }
  /// The place of the badge's kind in the manifest: named if the badge cannot be drawn.
  public var position: SourcePosition { entry.position }
  /// The keys that lead to the badge, as in `SourceError.path`.
  public var path: [String] { entry.path }
  /// The line of ``position``.
  public var line: Int { position.line }
  /// The column of ``position``.
  public var column: Int { position.column }
}

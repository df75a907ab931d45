public import Cartouche
public import LookFiles

/// One badge of a manifest.
public struct ManifestEntry: Sendable {
  /// The path of the file below the output folder: folders divided by `/`, none of them `.`, `..` or empty. No two
  /// entries share one on any common disk, letter case aside, and none is another's folder. Links on the disk are not
  /// looked at.
  public var file: String
  /// The badge.
  public var badge: any Badge
  /// The profile and the options of the file.
  public var profile: OutputProfile
  /// The requests of the entry that may have no effect.
  public var requests: [BadgeRequest]
  /// The group of status badges that this one lines up with, if any.
  var alignment: String?
  /// The place of the badge's kind in the manifest: named if the badge cannot be drawn.
  public var position: SourcePosition
  /// The place of the file's name in the manifest: named if the file cannot be written.
  public var filePosition: SourcePosition
  /// The keys that lead to the badge, as in `SourceError.path`.
  public var path: [String]

  /// The line of ``position``.
  public var line: Int { position.line }
  /// The column of ``position``.
  public var column: Int { position.column }
}

public import Cartouche
public import LookFiles

/// One badge of a manifest.
public struct ManifestEntry: Sendable {
  /// The path of the file below the output folder: folders divided by `/`, none of them `.`, `..` or empty. No two
  /// entries share one on any common disk, letter case aside, and none is another's folder. Links on the disk are not
  /// looked at.
  public var file: String
  /// What is drawn.
  public var badge: any Badge
  /// For whom and how the file is written.
  public var profile: OutputProfile
  /// What the entry asks of the badge, and what may turn out to change nothing.
  public var requests: [BadgeRequest]
  /// The group of status badges with which this one lines up, if any.
  var alignment: String?
  /// Where the badge's kind is in the manifest: the place to name when the badge cannot be drawn.
  public var position: SourcePosition
  /// Where the file's name is in the manifest: the place to name when the file cannot be written.
  public var filePosition: SourcePosition
  /// The keys that lead to the badge, as in `SourceError.path`.
  public var path: [String]

  /// The line of ``position``.
  public var line: Int { position.line }
  /// The column of ``position``.
  public var column: Int { position.column }
}

public import Cartouche
public import LookFiles

/// For whom a badge's file is written.
public enum ProfileName: String, Hashable, Sendable, CaseIterable {
  /// For web pages.
  case web
  /// For design tools.
  case design
}

/// One badge of a manifest.
public struct ManifestEntry: Sendable {
  /// The path of the file below the output folder: folders divided by `/`, none of them `.`, `..` or empty. No two
  /// entries share one, letter case aside, and none is another's folder. Links on the disk are not looked at.
  public var file: String
  /// What is drawn.
  public var badge: any Badge
  /// For whom the file is written.
  public var profile: ProfileName
  /// How many digits may follow a decimal point, 0 to 6; nil leaves it to the profile.
  public var precision: Int?
  /// What every id in the file begins with.
  public var idPrefix: String
  /// Where the badge's kind stands in the manifest: the place to name when the badge cannot be drawn.
  public var position: SourcePosition
  /// Where the file's name stands in the manifest: the place to name when the file cannot be written.
  public var filePosition: SourcePosition
  /// The keys that lead to the badge, as in `SourceError.path`.
  public var path: [String]

  /// The line of ``position``.
  public var line: Int { position.line }
  /// The column of ``position``.
  public var column: Int { position.column }
}

package import BadgeExport
public import Cartouche
import KeyTables
import SVGTree
public import SourceTree

// In place of the file of the same name in BadgeManifest, which holds a badge of any type: Embedded Swift has no such
// values.

/// A badge with the form of its file, as an entry describes it.
public struct BadgeEntry {
  /// The path of the file, if the entry has one.
  public var file: String? {
    didSet { if profile.kind == .embed { profile = profile.naming(idsAfter: file ?? "") } }
  }
  public var filePosition: SourcePosition?
  public var profile: OutputProfile
  public var warnings: [SourceError]
  private let requests: [BadgeRequest]
  package let exports: [ExportFormat]
  let alignment: String?
  let isPair: Bool
  public var position: SourcePosition
  private let badge: AnyBadge

  init(
    badge: some Badge, profile: OutputProfile, exports: [ExportFormat], warnings: [SourceError],
    requests: [BadgeRequest], alignment: String?, isPair: Bool, position: SourcePosition, path: [String],
    source: EntrySource?
  ) {
    self.profile = profile
    self.exports = exports
    self.warnings = warnings
    self.requests = requests
    self.alignment = alignment
    self.isPair = isPair
    self.position = position
    self.badge = BadgeOfKind(badge)
  }

  func exportPaths(beside file: String) -> [String] { exports.flatMap { $0.paths(beside: file) } }

  /// The bytes of the SVG file.
  public func serialized() throws(BadgeError) -> [UInt8] { try badge.serialized(for: profile) }

  /// What the entry says without an effect, as the command writes it.
  public func warningTexts() -> [String] {
    let found = warnings.map { $0.problem.description }
    guard !requests.isEmpty, let picture = try? badge.document() else { return found }
    return found + requests.filter { $0.changesNothing(in: picture) }.map { $0.kind.changesNothing { "'\($0)'" } }
  }
}

/// A badge of any kind.
private class AnyBadge {
  func serialized(for profile: OutputProfile) throws(BadgeError) -> [UInt8] { fatalError() }
  func document() throws(BadgeError) -> SVGDocument { fatalError() }
}

private final class BadgeOfKind<Kind: Badge>: AnyBadge {
  private let badge: Kind

  init(_ badge: Kind) { self.badge = badge }

  override func serialized(for profile: OutputProfile) throws(BadgeError) -> [UInt8] {
    try badge.serialized(for: profile)
  }

  override func document() throws(BadgeError) -> SVGDocument { try badge.document() }
}

/// Nothing writes an entry again.
struct EntrySource {
  init(kind: EntryKind, keys: [SourceEntry], settings: [SourceEntry], mayNameTokens: Bool) {}
}

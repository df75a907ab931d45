package import BadgeExport
public import Cartouche
import KeyTables
public import SourceTree

// In place of the file of the same name in BadgeManifest, which holds a badge of any type: Embedded Swift has no such
// values. There are no requests, since none warns of them here.

/// A badge with the form of its file, as an entry describes it.
public struct BadgeEntry {
  /// The path of the file, if the entry has one.
  public var file: String? {
    didSet { if profile.kind == .embed { profile = profile.naming(idsAfter: file ?? "") } }
  }
  public var filePosition: SourcePosition?
  public var profile: OutputProfile
  public var warnings: [SourceError]
  package let exports: [ExportFormat]
  let alignment: String?
  let isPair: Bool
  public var position: SourcePosition
  private let draw: (OutputProfile) throws(BadgeError) -> [UInt8]

  init(
    badge: some Badge, profile: OutputProfile, exports: [ExportFormat], warnings: [SourceError],
    requests: [BadgeRequest], alignment: String?, isPair: Bool, position: SourcePosition, path: [String],
    source: EntrySource?
  ) {
    self.profile = profile
    self.exports = exports
    self.warnings = warnings
    self.alignment = alignment
    self.isPair = isPair
    self.position = position
    draw = { profile throws(BadgeError) in try badge.serialized(for: profile) }
  }

  func exportPaths(beside file: String) -> [String] { exports.flatMap { $0.paths(beside: file) } }

  /// The bytes of the SVG file.
  public func serialized() throws(BadgeError) -> [UInt8] { try draw(profile) }
}

/// Nothing writes an entry again.
struct EntrySource {
  init(kind: EntryKind, keys: [SourceEntry], settings: [SourceEntry], mayNameTokens: Bool) {}
}

struct BadgeRequest {
  static func all(of badge: some Badge, entry: Field, value: Field, _ settings: EntrySettings) -> [BadgeRequest] { [] }
}

import BadgeExport
import BadgeManifest
import Cartouche
import SourceTree

/// Draws and checks the badges of a manifest.
struct BadgeDrawing: Sendable {
  let source: SourceFile
  let isStrict: Bool
  /// Whether the names of files have digests.
  let hasDigests: Bool
  /// Sets the text of badges with outlines.
  let outlining: any TextShaper

  func shaper(for entry: ManifestEntry) -> any TextShaper {
    entry.profile.outlinesText ? outlining : BuiltinShaper()
  }

  /// The badge of an entry with its files: the SVG file, and those of its exports; and the paths of those that earlier
  /// exports may have left.
  func files(of entry: ManifestEntry) throws(Failure) -> Drawn {
    let badge: DrawnBadge
    do { badge = try entry.badge.drawn(for: entry.profile, shaper: shaper(for: entry)) } catch {
      throw source.located(Failure(code: .data, message: error.description), at: entry.position)
    }
    let name = BuiltBadge.name(of: entry.file)
    // `a.0123456789.svg`.
    let file = hasDigests ? "\(name).\(SHA256.hexadecimal(of: badge.bytes).prefix(10)).svg" : entry.file
    let (exports, leftovers) = try source.locating(entry.position) { () throws(Failure) in
      try Export.files(
        entry.exports, of: entry.badge, dark: entry.darkBadge, beside: entry.file, for: entry.profile,
        shaper: outlining, code: .data)
    }
    return (badge, [ExportFile(name: file, bytes: badge.bytes)] + exports, leftovers)
  }

  typealias Drawn = (badge: DrawnBadge, files: [ExportFile], leftovers: [String])

  /// What the entry says without an effect.
  func warnings(of entry: ManifestEntry) -> [String] {
    let unchanged = entry.requests.withoutEffect(on: entry.badge, shaper: shaper(for: entry))
    let all =
      entry.warnings.map { ($0.problem.description, $0.position) }
      + unchanged.map { request in
        (request.kind.changesNothing { "'\($0)'" }, request.position ?? entry.position)
      }
    return all.map { text, position in source.message(text, at: position, severity: isStrict ? "error" : "warning") }
  }
}

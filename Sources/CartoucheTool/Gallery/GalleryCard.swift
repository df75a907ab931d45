import BadgeManifest
import Cartouche
import ContrastChecking
import Messages
import XMLChecking

/// A badge on a page that shows many.
struct GalleryCard: Sendable {
  /// Whether the texts of a badge can be read.
  enum Contrast: Sendable, Equatable {
    case enough
    /// Each text that is hard to read.
    case low([String])
    /// Nothing could be checked, for this reason.
    case unchecked(String)
  }

  /// The path of the badge's file.
  var file: String
  /// What the badge shows, in words; nil if it shows nothing.
  var title: String?
  var size: Size
  /// The picture itself; nil if the page shows the file.
  var picture: [UInt8]?
  var contrast: Contrast
  /// Where the badge leads, if anywhere.
  var link: LinkDestination?

  /// Draws a badge for its card.
  ///
  /// - Parameter isEmbedded: Whether the page contains the picture.
  init(_ entry: ManifestEntry, shaper: any TextShaper, isEmbedded: Bool) throws(BadgeError) {
    let document = try entry.badge.document(shaper: shaper)
    let bytes = try entry.badge.serialized(for: entry.profile, shaper: shaper)
    file = entry.file
    title = document.title
    size = Size(document.size.width * document.scale, document.size.height * document.scale)
    picture = isEmbedded ? bytes : nil
    contrast = Self.contrast(of: bytes, entry.profile)
    link = entry.link
  }

  /// The picture in a page.
  var shown: Snippet.Picture { Snippet.Picture(file: file, title: title ?? "", size: size, link: link) }

  private static func contrast(of bytes: [UInt8], _ profile: OutputProfile) -> Contrast {
    guard !profile.outlinesText else { return .unchecked("its texts are outlines") }
    do {
      let tree = try XMLTree(parsing: bytes)
      let findings = try ContrastCheck().findings(in: tree)
      return findings.isEmpty ? .enough : .low(findings.map(\.message))
    } catch {
      return .unchecked("\(error)")
    }
  }
}

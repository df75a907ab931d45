import BadgeManifest
import Cartouche
import ContrastChecking
import KeyTables
import XMLChecking

/// A badge on a page that shows many.
struct GalleryCard: Sendable {
  /// Whether the texts of a badge can be read.
  enum Contrast: Sendable, Equatable {
    /// The visible texts with their contrast, in document order.
    case measured([ContrastFinding])
    /// Nothing could be checked, for this reason.
    case unchecked(String)
  }

  /// What is behind a badge.
  enum Backdrop: String, Sendable {
    case light, dark
    /// A selected row of a table.
    case row
  }

  /// A picture on a backdrop.
  struct Tile: Sendable {
    var backdrop: Backdrop
    var file: String
    var size: Size
    /// The picture itself; nil if the page shows the file.
    var picture: [UInt8]?
  }

  /// The path of the badge's file in the manifest.
  var name: String
  /// The path of the file that was written.
  var file: String
  /// The file with the same badge for light pages, if this one is for dark pages.
  var lightName: String?
  /// The file for dark pages, if there are two.
  var darkFile: String?
  var kind: EntryKind?
  /// What the badge shows, in words; nil if it shows nothing.
  var title: String?
  var tiles: [Tile]
  var contrast: Contrast
  /// Where the badge leads, if anywhere.
  var link: LinkDestination?
  /// The command that draws the badge; nil if none should be typed.
  var command: String?
  /// The entry of a manifest.
  var entry: String?

  /// Draws a badge for its card.
  ///
  /// - Parameters:
  ///   - file: The file that was written, if it is not that of the entry.
  ///   - isEmbedded: Whether the page contains the picture.
  init(
    _ entry: ManifestEntry, file: String? = nil, shaper: any TextShaper, isEmbedded: Bool
  ) throws(BadgeError) {
    let badge = try entry.badge.drawn(for: entry.profile, shaper: shaper)
    name = entry.file
    self.file = file ?? entry.file
    lightName = entry.lightFile
    kind = entry.entry.source?.kind
    title = badge.title
    let tile = Tile(
      backdrop: .light, file: self.file, size: Size(badge.size.width * badge.scale, badge.size.height * badge.scale),
      picture: isEmbedded ? badge.bytes : nil)
    let backdrops = Self.backdrops(of: entry.badge)
    tiles = backdrops.map { backdrop in
      var tile = tile
      tile.backdrop = backdrop
      // What is part of a page has the page's colour scheme, and an image has its own. The first tile has the file.
      if entry.profile.kind == .embed, backdrop == .dark, backdrop != backdrops[0] {
        tile.picture = Self.onDarkPage(badge.bytes)
      }
      return tile
    }
    contrast = Self.contrast(of: badge.bytes, entry.profile, on: backdrops[0])
    link = entry.link
    guard let source = entry.entry.source else { return }
    // The manifest knows the files of tokens, and for which pages each is.
    command = source.mayNameTokens ? nil : EntryLine.text(of: source, file: entry.file, isDark: lightName != nil)
    self.entry = "- " + source.manifestEntry(file: lightName ?? entry.file).line
  }

  /// Shows an old file, which the entry does not draw without its data.
  mutating func show(_ kept: BuiltBadge, _ bytes: [UInt8], _ profile: OutputProfile) {
    title = kept.alt.isEmpty ? nil : kept.alt
    for index in tiles.indices {
      tiles[index].size = Size(kept.width, kept.height)
      if tiles[index].picture != nil { tiles[index].picture = Self.onDarkPage(bytes) }
    }
    contrast = Self.contrast(of: bytes, profile, on: tiles[0].backdrop)
    command = nil
    entry = nil
  }

  /// A file of the profile embed as it is in a dark page.
  private static func onDarkPage(_ bytes: [UInt8]) -> [UInt8] {
    Array("<svg style=\"color-scheme:dark\"".utf8) + bytes.dropFirst("<svg".utf8.count)
  }

  /// The picture in a page.
  var shown: Snippet.Picture { Snippet.Picture(file: file, title: title ?? "", size: tiles[0].size, link: link) }

  /// Takes the file for dark pages of the same badge.
  mutating func take(dark: GalleryCard) {
    darkFile = dark.file
    guard var tile = dark.tiles.first else { return }
    if tile.backdrop != .row { tile.backdrop = .dark }
    tiles = [tiles[0], tile]
    if case .measured(let own) = contrast, case .measured(let others) = dark.contrast {
      contrast = .measured(own + others)
    }
    command = command.flatMap { own in dark.command.map { own + "\n" + $0 } }
  }

  // MARK: Backdrops

  /// The fill of a selected row in the default look of tables, from top to bottom.
  static let rowFill = CellLook.ambiance.fill[.selected].colors

  /// A body in white for a selected row cannot be seen on a page, and a badge for dark pages is for these alone.
  private static func backdrops(of badge: any Badge) -> [Backdrop] {
    if let pill = badge as? Pill, let state = pill.style.state, state.isActive {
      let colors = (pill.style.fill ?? pill.look.colors[state].fill).colors
      if !colors.isEmpty, colors.allSatisfy({ $0.contrast(with: .white) < 1.05 }) { return [.row] }
    }
    return badge.options.colorScheme == .dark ? [.dark] : [.light, .dark]
  }

  private static func contrast(
    of bytes: [UInt8], _ profile: OutputProfile, on backdrop: Backdrop
  ) -> Contrast {
    guard !profile.outlinesText else { return .unchecked("its texts are outlines") }
    do {
      let tree = try XMLTree(parsing: bytes)
      var check = ContrastCheck()
      var lowest: [ContrastFinding]?
      let pages: [Color] =
        switch backdrop {
        case .light: [check.page]
        case .dark: [check.darkPage]
        case .row: rowFill
        }
      for page in pages {
        check.page = page
        if backdrop == .row { check.darkPage = page }
        let found = try check.measurements(in: tree)
        if found.map(\.ratio).min() ?? 0 < lowest?.map(\.ratio).min() ?? .infinity { lowest = found }
      }
      return .measured(lowest ?? [])
    } catch {
      return .unchecked("\(error)")
    }
  }
}

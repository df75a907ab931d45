package import KeyTables
import Messages
import SourceTree

/// What a page with all badges of a manifest says above them.
package struct Gallery: Hashable, Sendable {
  /// The title of the page.
  package var title = "Badges"
  /// A sentence or two below the title.
  package var introduction: String?
  /// Badges as they look where they are used, from top to bottom.
  package var showcase: [GalleryScene] = []

  /// A page with a title alone.
  package init() {}

  /// The keys of a gallery.
  static let record = Record(
    "gallery", blank: Gallery(),
    keys: [
      .withDefault("title", { $1(&$0.title) }, .text("title"), "The title of the page."),
      .optional("introduction", { $1(&$0.introduction) }, .text("text"), "A sentence or two below the title."),
      .withDefault(
        "showcase", { $1(&$0.showcase) }, GalleryScene.record.codec.list(),
        "Badges as they look where they are used, above the others."),
    ])

  /// The form of a gallery in a manifest.
  package static var form: MapForm { record.form }

  /// The maximum number of pictures of a showcase: the page contains each of them.
  private static let maximumPictures = 500

  /// - Throws: `SourceError` for a badge of the showcase that the manifest does not have, and for too many.
  func check(_ field: Field, files: Set<String>) throws(SourceError) {
    var count = 0
    for part in try field.anyKeys?["showcase"]?.list() ?? [] {
      for badge in try part.anyKeys?["badges"]?.list() ?? [] {
        let name = try badge.text()
        count += 1
        guard count <= Self.maximumPictures else { throw badge.error(.tooManyValues(maximum: Self.maximumPictures)) }
        guard !files.contains(name) else { continue }
        throw badge.error(
          .unknownValue(text: name, what: "badge", suggestion: name.nearest(among: files.sorted()), expected: []))
      }
    }
  }
}

/// Some badges of a manifest as they look where they are used.
package struct GalleryScene: Hashable, Sendable {
  /// What is around the badges.
  package enum Frame: String, Hashable, Sendable, CaseIterable {
    /// Nothing: badges side by side.
    case plain
    /// The beginning of a README, with the badges below its heading.
    case readme
    /// A screen with icons.
    case icons
  }

  /// The colour of the page below the badges.
  package enum Page: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// What the scene shows.
  package var title = ""
  /// A sentence below the title.
  package var text: String?
  /// The files of the badges.
  package var badges: [String] = []
  /// What is around the badges.
  package var frame = Frame.plain
  /// The page of the badges.
  package var page = Page.light

  static let record = Record(
    "scene", blank: GalleryScene(),
    keys: [
      .required("title", { $1(&$0.title) }, .text("title"), "What the badges show together."),
      .optional("text", { $1(&$0.text) }, .text("text"), "A sentence below the title."),
      .required(
        "badges", { $1(&$0.badges) }, Codec.text("file").list(atLeast: 1),
        "The files of the badges, as entries of the manifest name them."),
      .withDefault(
        "frame", { $1(&$0.frame) }, .word("frame"),
        "What is around the badges: nothing, the beginning of a README, or a screen with icons."),
      .withDefault("page", { $1(&$0.page) }, .word("page"), "The page below the badges."),
    ])
}

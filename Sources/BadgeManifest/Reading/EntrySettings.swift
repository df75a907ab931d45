import BadgeExport
import Cartouche
package import KeyTables

/// The keys of an entry beside its badge.
package struct EntrySettings: Sendable {
  var kind = OutputProfile.Kind.web
  var precision: Int?
  var scale = 1.0
  var title: String?
  var idPrefix = ""
  var colorScheme: EntryColorScheme?
  var outlinesText = false
  var expandsStrokes = false
  var fillsNonzero = false
  var shadows: OutputProfile.Shadows?
  var mergesColors = false
  var hasBounds = false
  var alignment: String?
  var animations = OutputProfile.Animations.css
  var exports: [ExportFormat] = []

  /// The output options for a file with these settings.
  var profile: OutputProfile {
    var profile = OutputProfile(kind).idPrefix(idPrefix).animations(animations)
    if let shadows { profile = profile.shadows(shadows) }
    if let precision { profile = profile.precision(precision) }
    if outlinesText { profile = profile.outliningText() }
    if expandsStrokes { profile = profile.expandingStrokes() }
    if fillsNonzero { profile = profile.fillingNonzero() }
    if mergesColors { profile = profile.mergingColors() }
    if hasBounds { profile = profile.addingBounds() }
    return profile
  }

  /// Whether nothing of a badge is drawn for dark pages.
  func isForLightPages(_ badge: some Badge) -> Bool {
    if let colorScheme { return colorScheme == .light }
    return badge.defaultColorScheme == .light && !exports.contains { $0.hasDarkColors }
  }

  /// Gives a badge the settings that are its own.
  func apply(to badge: inout some Badge) {
    badge.options.scale = scale
    badge.options.colorScheme = colorScheme?.output
    badge.options.title = title
  }

  static let record = Record(
    "badge", blank: EntrySettings(),
    keys: [
      .optional("title", { $1(&$0.title) }, .title, "The title of the badge, instead of what it shows."),
      .withDefault(
        "scale", { $1(&$0.scale) }, .number(Field.length), "The scale of the badge. Its view box does not change."),
      .optional(
        "colorScheme", { $1(&$0.colorScheme) }, .word("colour scheme"),
        "The pages to colour the badge for. By default light, or auto for text on the page itself. In a manifest, `pair` makes two files, the second one named as `a-dark.svg`."
      ),
      .withDefault("profile", { $1(&$0.kind) }, .word("profile"), "The kind of programs that read the file."),
      .optional(
        "precision", { $1(&$0.precision) }, .integer(0...6),
        "The maximum number of digits after a decimal point. By default 2 in the design profile and 3 in the others."),
      .withDefault("idPrefix", { $1(&$0.idPrefix) }, .idPrefix, "The prefix of every id in the file."),
      .withDefault("animations", { $1(&$0.animations) }, .word("form of animations"), "The form of animations."),
      .withDefault(
        "outlineText", { $1(&$0.outlinesText) }, .flag,
        "Draw text as outlines, so that readers of the file need no font."),
      .withDefault("expandStrokes", { $1(&$0.expandsStrokes) }, .flag, "Draw lines as filled outlines."),
      .withDefault("nonzero", { $1(&$0.fillsNonzero) }, .flag, "Make every fill correct with the nonzero rule."),
      .optional(
        "shadows", { $1(&$0.shadows) }, .word("form of shadows"),
        "The form of shadows: a `filter` with a blur, the default for web pages, which design tools show as an effect; `bands` of areas, the default for design tools, for programs without filters; or none. Without them, the picture keeps its size."
      ),
      .withDefault(
        "merge", { $1(&$0.mergesColors) }, .flag,
        "Join areas of one colour that touch each other into one path, in the design profile and in exports without pixels."
      ),
      .withDefault(
        "bounds", { $1(&$0.hasBounds) }, .flag,
        "Begin with an invisible layer as large as the picture, in the design profile."),
      .withDefault(
        "exports", { $1(&$0.exports) }, .exports,
        "Files in other formats beside the SVG file, as a list or with commas between them: "
          + ExportFormat.allCases.map { $0.rawValue }.joined(separator: ", ") + "."),
      .optional(
        "alignWidths", { $1(&$0.alignment) }, .text("group"),
        "The group of status badges whose parts have the same widths. `false` for none."),
    ])

  /// The form of an entry without its badge.
  package static var form: MapForm { record.form }
}

/// The pages to colour a badge for.
enum EntryColorScheme: String, Hashable, Sendable, CaseIterable {
  case light, dark, auto
  /// Light pages in one file, and dark ones in another.
  case pair

  /// The scheme of the file, or of the first of two.
  var output: OutputColorScheme {
    switch self {
    case .light, .pair: .light
    case .dark: .dark
    case .auto: .automatic
    }
  }
}

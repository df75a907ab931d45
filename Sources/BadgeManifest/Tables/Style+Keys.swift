import Cartouche
import KeyTables
import LookFiles
import SourceTree

extension BadgeStyle {
  /// The keys that pills and hubs share.
  static let record = Record(
    "style", blank: BadgeStyle(),
    keys: [
      .optional(
        "state", { $1(&$0.state) }, .word("state"),
        "The state of the control with the badge. By default normal, or in a table that of the row."),
      .optional("fill", { $1(&$0.fill) }, .paint, "The body's colour; several give a gradient from top to bottom."),
      .optional(
        "textColor", { $1(&$0.text) }, .textFill, "The text's colour, or `knockout` for holes that show the background."
      ),
      .withDefault("font", { $1(&$0.font) }, .fontChoice, "The font's families, separated by commas."),
      .direction({ $1(&$0.layoutDirection) }),
      .optional("border", { $1(&$0.border) }, .shortBorder, "A line along the edge."),
      .optional(
        "halo", { $1(&$0.halo) }, .shortHalo,
        "A gap around the badge in the page's colour, or `knockout` for one that is cut out of the host."),
      .optional("gloss", { $1(&$0.gloss) }, .word("gloss"), "A highlight on the badge."),
      .optional("shadow", { $1(&$0.shadow) }, .shortShadow, "A shadow that the badge casts."),
      .optional(
        "insetShadow", { $1(&$0.insetShadow) }, .shortInsetShadow, "A shadow that the edge casts into the badge."),
      .optional(
        "animation", { $1(&$0.animation) }, .word("animation"),
        "The animation, in files for web pages. By default that of the look."),
    ])
}

extension Codec where Value == Border {
  static let shortBorder = map(by: Border.record.short(.values("white,2", of: "color", "width")))
}

extension Codec where Value == Halo {
  static let shortHalo = map(by: Halo.record.short(.values("white,2", of: "color", "width")))
}

extension Codec where Value == DropShadow {
  static let shortShadow = map(by: DropShadow.record.short(.values("black,2,0,1", of: "color", "blur", "x", "y")))
}

extension Codec where Value == InsetShadow {
  static let shortInsetShadow = map(by: InsetShadow.record.short(.values("black,2,1", of: "color", "blur", "offset")))
}

extension Key {
  /// The direction of lines of text.
  static func direction(_ path: @escaping Property<LayoutDirection?>) -> Key {
    .optional("direction", path, .word("direction"), "The direction of lines. By default that of the first letter.")
  }

  /// The two keys that name a look.
  static func look<Kind: NamedLook & Sendable>(_ path: @escaping Property<Kind>, _ files: EntryFiles) -> Key {
    var key = Key.custom(
      [
        KeyForm(
          "look", .word(EntryFiles.names(of: Kind.self)), "The name of a look. `cartouche looks list` shows all."),
        KeyForm("lookFile", .text("file"), "A custom look, in a file."),
      ], names: "look", "lookFile"
    ) { fields, root throws(SourceError) in
      if let look: Kind = try files.look(fields) { path(&root) { $0 = look } }
    }
    key.forms = { [forms = key.forms] blank in
      var forms = forms(blank)
      forms[0].fallback = value(of: blank, path)?.name
      return forms
    }
    return key
  }
}
